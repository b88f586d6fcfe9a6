import MizanRenderTree
import MizanSymbols

/// Forms of symbols: filled, crossed out, in an outline. Source: SwiftUI's `SymbolVariants`.
public struct SymbolVariants: Hashable, Sendable {
    private var outline: String?
    private var isSlashed = false
    private var isFilled = false

    /// Symbols as they are.
    public static let none = SymbolVariants()
    /// In a circle.
    public static let circle = SymbolVariants(outline: "circle")
    /// In a square.
    public static let square = SymbolVariants(outline: "square")
    /// In a rectangle.
    public static let rectangle = SymbolVariants(outline: "rectangle")
    /// Filled.
    public static let fill = SymbolVariants(isFilled: true)
    /// Crossed out.
    public static let slash = SymbolVariants(isSlashed: true)

    /// The variants in a circle.
    public var circle: SymbolVariants { SymbolVariants(outline: "circle", isSlashed: isSlashed, isFilled: isFilled) }
    /// The variants in a square.
    public var square: SymbolVariants { SymbolVariants(outline: "square", isSlashed: isSlashed, isFilled: isFilled) }
    /// The variants in a rectangle.
    public var rectangle: SymbolVariants {
        SymbolVariants(outline: "rectangle", isSlashed: isSlashed, isFilled: isFilled)
    }
    /// The variants filled.
    public var fill: SymbolVariants { SymbolVariants(outline: outline, isSlashed: isSlashed, isFilled: true) }
    /// The variants crossed out.
    public var slash: SymbolVariants { SymbolVariants(outline: outline, isSlashed: true, isFilled: isFilled) }

    private init(outline: String? = nil, isSlashed: Bool = false, isFilled: Bool = false) {
        self.outline = outline
        self.isSlashed = isSlashed
        self.isFilled = isFilled
    }

    /// Whether all forms of other variants are among these.
    public func contains(_ other: SymbolVariants) -> Bool {
        (other.outline == nil || other.outline == outline) && (isSlashed || !other.isSlashed)
            && (isFilled || !other.isFilled)
    }

    /// The name of the symbol in these forms, as many as it has: `star.fill`. As in SwiftUI, a symbol without them stays as it is.
    func name(of name: String, in catalog: ImageCatalog) -> String {
        guard self != .none else { return name }
        func added(_ parts: String?...) -> String { ([name] + parts.compactMap { $0 }).joined(separator: ".") }
        let (slash, fill) = (isSlashed ? "slash" : nil, isFilled ? "fill" : nil)
        let names = [
            added(slash, outline, fill), added(slash, outline), added(outline, fill), added(slash, fill),
            added(outline), added(slash), added(fill),
        ]
        return names.first { catalog.symbols[$0] != nil || Symbol.named($0)?.isDistinct == true } ?? name
    }
}

nonisolated extension View {
    /// Shows the symbols inside in other forms, where they have them. Source: SwiftUI's
    /// `symbolVariant(_:)`.
    public func symbolVariant(_ variant: SymbolVariants) -> some View { environment(\.symbolVariants, variant) }
}

private enum SymbolVariantsKey: EnvironmentKey {
    static var defaultValue: SymbolVariants { .none }
}

extension EnvironmentValues {
    /// The forms of symbols.
    public var symbolVariants: SymbolVariants {
        get { self[SymbolVariantsKey.self] }
        set { self[SymbolVariantsKey.self] = newValue }
    }

    /// The mode of symbols: several foreground styles make a palette if no mode was set.
    var renderingModeOfSymbols: SymbolRenderingMode {
        symbolRenderingMode ?? (self[ForegroundLevelsKey.self].isEmpty ? .multicolor : .palette)
    }
}
