import SwiftUI

@MainActor struct Tallest: PreferenceKey {
    static let defaultValue = 0.0

    static func reduce(value: inout Double, nextValue: () -> Double) { value = max(value, nextValue()) }
}
