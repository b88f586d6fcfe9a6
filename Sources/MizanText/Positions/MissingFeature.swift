import MizanBase
import MizanUnicode

/// A feature that a font requests for digits or cased letters, and that the face drawn doesn't have.
package struct MissingFeature: Hashable, Sendable {
    package let feature: FontFeature
    /// The face that is drawn.
    package let face: FontFace
    /// The first character that the feature has no effect on.
    package let sample: Unicode.Scalar

    /// Source: OpenType's registry; those that make small or unicase letters, and so leave digits alone.
    private static let ofLetters: Set<String> = ["smcp", "c2sc", "pcap", "c2pc", "unic"]
    /// The scripts whose letters have cases.
    private static let casedScripts: Set<Script> = [.latin, Script("Grek"), Script("Cyrl"), Script("Armn")]

    /// Whether a feature is about a character.
    static func isAbout(_ codePoint: UInt32, _ feature: FontFeature) -> Bool {
        if CharacterProperties.isDigit(codePoint) { return !ofLetters.contains(feature.tag) }
        return feature != .tabularFigures
            && casedScripts.contains(CharacterEntry(rawValue: CharacterEntry.table[codePoint]).script)
    }
}

extension TextLayout {
    /// The features that visible digits and cased letters lack, each once for a face, in the order of the text. Digits that are
    /// equally wide lack no `tnum`.
    package var missingFeatures: [MissingFeature] {
        let text = lines.store.text
        guard text.attributes.requestFeatures else { return [] }
        var found: [MissingFeature] = []
        for line in lines {
            line.forEachPiece { piece, _ in
                guard !piece.isEllipsis, text.items[piece.item].hasFeatures else { return }
                let features = text.attributes[text.items[piece.item].span].font.features
                for feature in features where feature.value != 0 {
                    guard !found.contains(where: { $0.feature == feature && $0.face == piece.face }),
                        !piece.face.has(feature)
                    else { continue }
                    let characters = text.characters(in: piece.range) { MissingFeature.isAbout($0, feature) }
                    guard let first = characters.first.flatMap(Unicode.Scalar.init),
                        feature != .tabularFigures || !piece.face.isTabular(Set(characters))
                    else { continue }
                    found.append(MissingFeature(feature: feature, face: piece.face, sample: first))
                }
            }
        }
        return found
    }
}

extension ShapedText {
    /// The code points of a range that a condition holds for.
    fileprivate func characters(in range: Range<Int>, where condition: (UInt32) -> Bool) -> [UInt32] {
        let units = UnsafeBufferPointer(source.units)
        var found: [UInt32] = []
        var offset = range.lowerBound
        while offset < range.upperBound {
            let (codePoint, length) = SourceText.codePoint(in: units, at: offset)
            if condition(codePoint) { found.append(codePoint) }
            offset += length
        }
        return found
    }
}
