/// The size of symbols beside text. Source: SwiftUI's `Image.Scale`.
public enum ImageScale: String, Hashable, Sendable, CaseIterable {
    case small, medium, large

    /// The factor of a symbol's size; those of SF Symbols.
    var factor: Double {
        switch self {
        case .small: 0.783
        case .medium: 1
        case .large: 1.286
        }
    }
}

private enum SymbolFactorKey: EnvironmentKey {
    static var defaultValue: Double { 1 }
}

private enum ImageScaleKey: EnvironmentKey {
    static var defaultValue: ImageScale { .medium }
}

extension EnvironmentValues {
    /// The size of symbols beside text.
    public var imageScale: ImageScale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }

    /// The size of symbols as a multiple of the one beside text: in a tab bar they stand above it.
    package var symbolFactor: Double {
        get { self[SymbolFactorKey.self] }
        set { self[SymbolFactorKey.self] = newValue }
    }
}
