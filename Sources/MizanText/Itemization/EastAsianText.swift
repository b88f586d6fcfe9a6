import MizanUnicode

/// The East Asian characters of a text in another language, which come from one face if one has them all: a word of Han characters
/// would otherwise mix Japanese and Chinese faces.
struct EastAsianText {
    /// East Asian letters and punctuation begin with the radicals.
    static let firstUnit: UInt32 = 0x2e80

    /// The family that has most of the characters; found when the first of them is seen, once for a text.
    private var family: String?
    private var isKnown = false
    /// The family's face in the chain that asked last, kept alive by the collection.
    private unowned(unsafe) var face: FontFace?
    private var hasFace = false

    /// Forgets the face, which another chain has in another weight.
    mutating func forgetFace() { hasFace = false }

    /// The face of a cluster that begins with an East Asian character; nil if the text's face doesn't have it.
    mutating func face(
        for cluster: Range<Int>, in units: UnsafeBufferPointer<UInt16>, _ chain: inout FontChain
    ) -> FontFace? {
        let (codePoint, length) = SourceText.codePoint(in: units, at: cluster.lowerBound)
        guard length == cluster.count, Self.contains(codePoint) else { return nil }
        if !isKnown {
            isKnown = true
            face = chain.first(coveringMostOf: Self.characters(of: units))
            family = face?.family
            hasFace = true
        } else if !hasFace {
            hasFace = true
            if let family { face = chain.first(for: codePoint) { $0.family == family && $0.covers(codePoint) } }
        }
        return face?.covers(codePoint) == true ? face : nil
    }

    private static func contains(_ codePoint: UInt32) -> Bool {
        let entry = CharacterEntry(rawValue: CharacterEntry.table[codePoint])
        return codePoint >= firstUnit && !entry.isNarrow && !entry.isPictographic && !entry.hasNoGlyph
    }

    /// Each character once.
    private static func characters(of units: UnsafeBufferPointer<UInt16>) -> Set<UInt32> {
        var found: Set<UInt32> = []
        var offset = 0
        while offset < units.count {
            let (codePoint, length) = SourceText.codePoint(in: units, at: offset)
            if contains(codePoint) { found.insert(codePoint) }
            offset += length
        }
        return found
    }
}
