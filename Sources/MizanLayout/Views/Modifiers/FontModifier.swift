import MizanBase

/// A view's request about one property of all fonts inside.
///
/// It is a value of bits alone and no closure, so that a session sees at once that a view is the same.
enum FontModifier: ContextModifier {
    /// Nil for the font's own.
    case weight(RequestedWeight?)
    /// The weight if no view around requests one.
    case defaultWeight(FontWeight)
    /// Nil for the font's own.
    case width(FontWidth?)
    case italic(Bool)
    /// Nil for the font's own.
    case design(Font.Design?)
    case monospaced(Bool)

    func change(_ context: inout ViewContext) { change(&context.environment.fontModifiers) }

    private func change(_ modifiers: inout FontModifiers) {
        switch self {
        case .weight(let weight): modifiers.weight = weight
        case .defaultWeight(let weight): modifiers.weight = modifiers.weight ?? .exactly(weight)
        case .width(let width): modifiers.width = width
        case .italic(let isItalic): modifiers.isItalic = isItalic
        case .design(let design): modifiers.design = design
        case .monospaced(true): modifiers.design = .monospaced
        case .monospaced(false): if modifiers.design == .monospaced { modifiers.design = nil }
        }
    }
}

/// A view's request about a feature of all fonts inside.
struct FontFeatureModifier: ContextModifier {
    let feature: FontFeature

    func change(_ context: inout ViewContext) { context.environment.fontModifiers.add(feature) }
}

/// The font of the texts inside.
struct BaseFontModifier: ContextModifier {
    let font: Font

    func change(_ context: inout ViewContext) { context.environment.font = font }
}
