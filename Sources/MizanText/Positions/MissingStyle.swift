import MizanBase
import MizanUnicode

/// A way in which letters don't look as their font requests, because its family has no such face.
package struct MissingStyle: Hashable, Sendable {
    package enum Trait: Hashable, Sendable {
        /// A weight from 600 was requested; the face is lighter than that.
        case bold
        /// A weight below 400 was requested; the face isn't lighter than regular.
        case light
        /// A slant was requested; the face is upright.
        case slant
    }

    package let trait: Trait
    /// The face that is drawn.
    package let face: FontFace
    /// The script of the first such letter.
    package let script: Script

    /// The kinds of styles that a font requests and a face lacks. A weight that is near, such as bold for semibold, isn't missing.
    static func kinds(of font: FontDescription, in face: FontFace) -> [Trait] {
        var kinds: [Trait] = []
        if font.weight >= .semibold, face.weight < .semibold { kinds.append(.bold) }
        if font.weight < .regular, face.weight >= .regular { kinds.append(.light) }
        if font.isItalic, !face.isSlanted { kinds.append(.slant) }
        return kinds
    }
}

extension TextLayout {
    /// The styles that visible letters lack, each once for a face, in the order of the text. Digits, symbols and emoji never lack any.
    package var missingStyles: [MissingStyle] {
        guard lines.store.text.attributes.requestStyles else { return [] }
        var found: [MissingStyle] = []
        for line in lines {
            line.forEachPiece { piece, _ in
                guard !piece.isEllipsis, piece.face.colors == nil else { return }
                line.text.addMissingStyles(of: piece, to: &found)
            }
        }
        return found
    }
}

extension ShapedText {
    fileprivate func addMissingStyles(of piece: LinePiece, to found: inout [MissingStyle]) {
        var start = piece.range.lowerBound
        var span = attributes.firstSpan(endingAfter: start)
        while start < piece.range.upperBound, span < attributes.count {
            let end = min(attributes.end(of: span), piece.range.upperBound)
            let missing = MissingStyle.kinds(of: attributes[span].font, in: piece.face).filter { kind in
                !found.contains { $0.trait == kind && $0.face == piece.face }
            }
            if !missing.isEmpty, let script = firstScript(in: start..<end) {
                found += missing.map { MissingStyle(trait: $0, face: piece.face, script: script) }
            }
            start = end
            span += 1
        }
    }

    /// The script of the first character that has one.
    private func firstScript(in range: Range<Int>) -> Script? {
        let units = UnsafeBufferPointer(source.units)
        var offset = range.lowerBound
        while offset < range.upperBound {
            let (codePoint, length) = SourceText.codePoint(in: units, at: offset)
            let script = CharacterEntry(rawValue: CharacterEntry.table[codePoint]).script
            if script != .common, script != .inherited, script != .unknown { return script }
            offset += length
        }
        return nil
    }
}
