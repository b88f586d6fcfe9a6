extension ShapedText {
    /// The most that letters move together, in 1/100 em.
    private static let mostTightening = 5

    /// The text as large as it fits in a box whole; nil where it doesn't at any size that the style allows.
    func fittingLayout(width: Double?, height: Double?, style: LineStyle) -> TextLayout? {
        for percent in style.scalePercents.reversed() {
            let scaled = percent == 100 ? self : transformed(scale: Double(percent) / 100)
            func layout(_ text: ShapedText) -> TextLayout? {
                var filler = LineFiller(text, width: width, height: height, style: style)
                return filler.wholeLayout()
            }
            if let whole = layout(scaled) { return whole }
            guard style.allowsTightening, layout(scaled.tightened(by: Self.mostTightening)) != nil else { continue }
            for tightening in 1...Self.mostTightening {
                if let whole = layout(scaled.tightened(by: tightening)) { return whole }
            }
        }
        return nil
    }

    /// The text at the smallest size that a style allows.
    func smallest(by style: LineStyle) -> ShapedText {
        let percent = style.scalePercents.lowerBound
        return percent == 100 ? self : transformed(scale: Double(percent) / 100)
    }

    private func tightened(by percent: Int) -> ShapedText { transformed(tightening: Double(percent) / 100) }
}

extension LineStyle {
    /// The sizes that the text may have.
    var scalePercents: ClosedRange<Int> {
        guard minimumScaleFactor > 0, minimumScaleFactor < 1 else { return 100...100 }
        // Half a millionth takes up what 0.07 * 100 is too much.
        return max(Int((minimumScaleFactor * 100 - 0.000_000_5).rounded(.up)), 1)...100
    }

    /// Whether the text may change to be shown whole.
    var adapts: Bool { allowsTightening || scalePercents.lowerBound < 100 }
}
