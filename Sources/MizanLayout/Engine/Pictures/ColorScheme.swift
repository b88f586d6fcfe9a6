/// Light or dark appearance. Source: SwiftUI's `ColorScheme`.
public enum ColorScheme: String, Hashable, Sendable, CaseIterable {
    case light
    case dark
}
