import MizanBase
import MizanUnicode

extension AttributedText {
    /// The embedding level of each UTF-16 unit (UAX #9), before a line's end resets the white space there (L1, 4).
    ///
    /// - Parameters:
    ///   - baseDirection: The direction of each paragraph; natural is that of its first strong character outside
    ///     isolates.
    ///   - fallbackDirection: The direction of a natural paragraph without a strong character.
    package func embeddingLevels(
        baseDirection: WritingDirection, fallbackDirection: LayoutDirection = .leftToRight
    ) -> [UInt8] {
        let workspace = TextWorkspace.take()
        defer { workspace.giveBack() }
        let source = SourceText(self, in: workspace)
        let style = TextStyle(
            font: FontDescription(size: 1), baseDirection: baseDirection, fallbackDirection: fallbackDirection)
        BidiParagraph.resolve(source, isolates: isolates, style: style, in: workspace)
        return source.marks.map(\.level)
    }
}

extension [UInt8] {
    /// The indices of a line's levels as they stand from left to right. Source: UAX #9 L2.
    package var visualOrder: [Int] {
        var order = Array<Int>(indices)
        order.withUnsafeMutableBufferPointer { VisualOrder.reorder($0) { self[$0] } }
        return order
    }
}
