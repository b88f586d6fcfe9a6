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
        let workspace = TextWorkspace.checkOut()
        defer { workspace.checkIn() }
        let source = SourceText(self, in: workspace)
        let style = TextStyle(
            font: FontDescription(size: 1), baseDirection: baseDirection, fallbackDirection: fallbackDirection)
        BidiParagraph.resolve(source, isolates: isolates, style: style, in: workspace)
        return source.marks.map(\.level)
    }

    /// A character where it is seen.
    struct VisibleUnit {
        /// That of the character's first unit.
        let offset: Int
        /// What is drawn: where it runs right to left, the mirror image of a bracket (L4).
        let scalar: Unicode.Scalar
        /// Neither white space nor a control.
        let isVisible: Bool
    }

    /// The characters of each paragraph as they are seen from left to right where the line has room for all (L2, L4).
    func seenUnits(baseDirection: WritingDirection, fallbackDirection: LayoutDirection) -> [[VisibleUnit]] {
        let workspace = TextWorkspace.checkOut()
        defer { workspace.checkIn() }
        let source = SourceText(self, in: workspace)
        let style = TextStyle(
            font: FontDescription(size: 1), baseDirection: baseDirection, fallbackDirection: fallbackDirection)
        var gaps = BidiParagraph.resolve(source, isolates: isolates, style: style, in: workspace)[...]
        let units = UnsafeBufferPointer(source.units)
        return source.paragraphs.map { paragraph in
            var parts: [(unit: VisibleUnit?, level: UInt8)] = []
            var offset = paragraph.range.lowerBound
            while offset < paragraph.range.upperBound {
                while let gap = gaps.first, gap.offset <= offset {
                    gaps.removeFirst()
                    if gap.offset == offset, !parts.isEmpty { parts.append((nil, gap.level)) }
                }
                let (codePoint, length) = SourceText.codePoint(in: units, at: offset)
                let mark = source.marks[offset]
                let scalar = Unicode.Scalar(codePoint) ?? "\u{FFFD}"
                parts.append(
                    (
                        VisibleUnit(
                            offset: offset, scalar: mark.level & 1 == 1 ? scalar.bidiMirror : scalar,
                            isVisible: !mark.trails), mark.level
                    ))
                offset += length
            }
            parts.withUnsafeMutableBufferPointer { VisualReordering.reorder($0) { $0.level } }
            return parts.compactMap(\.unit)
        }
    }
}

extension [UInt8] {
    /// The indices of a line's levels as they stand from left to right. Source: UAX #9 L2.
    package var visualOrder: [Int] {
        var order = Array<Int>(indices)
        order.withUnsafeMutableBufferPointer { VisualReordering.reorder($0) { self[$0] } }
        return order
    }
}
