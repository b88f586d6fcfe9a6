import MizanLayout

/// The measures of built-in controls of a size, in points at the default text size. They grow with the text.
struct ControlMetrics {
    /// The height of one line of text with its surroundings: 44 for a finger.
    let minimumHeight: Double
    /// The space beside the text.
    let padding: Double
    /// The font of a control whose surroundings have no font of their own.
    let font: Font

    init(_ size: ControlSize) {
        switch size {
        case .mini: (minimumHeight, padding, font) = (28, 8, .footnote)
        case .small: (minimumHeight, padding, font) = (34, 10, .subheadline)
        case .regular: (minimumHeight, padding, font) = (44, 14, .body)
        case .large: (minimumHeight, padding, font) = (50, 18, .body)
        case .extraLarge: (minimumHeight, padding, font) = (58, 22, .title3)
        }
    }
}

extension ControlSize {
    /// The factor of drawings that stay as they are between the sizes `regular` and `large`.
    var drawingScale: Double {
        switch self {
        case .mini: 0.6
        case .small: 0.8
        case .regular, .large: 1
        case .extraLarge: 1.25
        }
    }
}

nonisolated extension View {
    /// The view in the font of controls of a size, where the surroundings have none of their own.
    func controlFont(_ size: ControlSize) -> some View {
        transformEnvironment(\.font) { if $0 == .body { $0 = ControlMetrics(size).font } }
    }
}
