import SwiftUI
@MainActor final class Model: ObservableObject { @Published var n = 0 }
struct A: View {
    @StateObject private var model = Model(); var big: Bool { model.n > 10 };
    var body: some View { Text(big ? "big" : "small") }
}
