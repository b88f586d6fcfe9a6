import MizanBase
import MizanText

/// The changes that views request of every font set for the texts inside, whatever it is. Source: SwiftUI's modifiers of fonts in
/// views, such as `bold()`.
///
/// Each property has one value: that of the innermost modifier.
package struct FontModifiers: Hashable, Sendable {
    /// The weight; nil for the font's own.
    var weight: RequestedWeight?
    /// The width; nil for the font's own.
    var width: FontWidth?
    /// Whether the font is slanted; an upright one is the font's own.
    var isItalic = false
    /// The design; nil for the font's own.
    var design: Font.Design?
    /// The features in addition to the font's own, in the order of the modifiers from the outermost inwards.
    private(set) var features: [FontFeature] = []

    package init() {}

    private var isEmpty: Bool { weight == nil && width == nil && !isItalic && design == nil && features.isEmpty }

    /// Turns a feature on or off; of one tag the last counts.
    mutating func add(_ feature: FontFeature) {
        features.removeAll { $0.tag == feature.tag }
        features.append(feature)
    }

    func applied(to font: Font) -> Font {
        // Most texts have none.
        guard !isEmpty else { return font }
        var font = font
        if let weight { font = font.weight(weight) }
        if let width { font = font.width(width) }
        if isItalic { font = font.italic() }
        if let design { font = font.design(design) }
        for feature in features { font = font.feature(feature) }
        return font
    }
}
