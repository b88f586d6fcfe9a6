import MizanBase

/// What a variable font can become.
extension FontHeader {
    func axis(_ tag: String) -> FontAxis? { axes.first { $0.tag == tag } }

    /// The weight nearest to a wanted one.
    func nearest(to wanted: FontWeight) -> FontWeight {
        guard let axis = axis(FontAxis.weight) else { return weight }
        return FontWeight(Int(axis.clamped(Double(wanted.value)).rounded()))
    }

    /// The width nearest to a wanted one.
    func nearest(to wanted: FontWidth) -> FontWidth {
        guard let axis = axis(FontAxis.width) else { return FontWidth(Self.percent(ofClass: widthClass)) }
        return FontWidth(axis.clamped(wanted.value))
    }

    /// Whether an axis slants the letters.
    var canSlant: Bool {
        axis(FontAxis.italic).map { $0.maximum > 0 } ?? axis(FontAxis.slant).map { $0.minimum < 0 } ?? false
    }

    /// The place of the instance that a description asks for, by tag; empty for the font as it stands in its file, and for one without
    /// axes.
    func coordinates(for font: FontDescription) -> [FontCoordinate] {
        guard !axes.isEmpty else { return [] }
        let slant =
            axis(FontAxis.italic)?.coordinate(font.isItalic ? 1 : 0)
            ?? axis(FontAxis.slant)?.coordinate(font.isItalic ? Self.italicAngle : 0)
        let width = axis(FontAxis.width)?.coordinate(font.width.value)
        let weight = axis(FontAxis.weight)?.coordinate(Double(font.weight.value))
        return [slant, width, weight].compactMap { $0 }
    }

    /// The nearest place that the font has.
    func coordinates(nearestTo wanted: [FontCoordinate]) -> [FontCoordinate] {
        wanted.compactMap { axis($0.tag)?.coordinate($0.value) }
    }

    /// A place among few: weights of whole hundreds, widths of whole quarters of the normal one.
    func coordinates(roundedFrom exact: [FontCoordinate]) -> [FontCoordinate] {
        exact.compactMap { coordinate in
            let step: Double? =
                switch coordinate.tag {
                case FontAxis.weight: 100
                case FontAxis.width: 25
                default: nil
                }
            guard let step else { return coordinate }
            return axis(coordinate.tag)?.coordinate((coordinate.value / step).rounded() * step)
        }
    }

    /// Source: CSS Fonts 4 §2.5, the angle of `oblique`; in OpenType's counting letters that lean to the right are below 0.
    private static let italicAngle = -14.0

    /// Source: OpenType's `usWidthClass`, from ultra-condensed, 1, to ultra-expanded, 9.
    private static func percent(ofClass number: Int) -> Double {
        let percentages = [50, 62.5, 75, 87.5, 100, 112.5, 125, 150, 200]
        return percentages[min(max(number, 1), percentages.count) - 1]
    }

    /// The class of a width, the nearest one.
    static func widthClass(of width: FontWidth) -> Int {
        let classes = 1...9
        return classes.min {
            abs(percent(ofClass: $0) - width.value) < abs(percent(ofClass: $1) - width.value)
        } ?? 5
    }
}
