import MizanBase
import MizanUnicode

/// Finds the face for each grapheme cluster.
struct FontChains {
    private struct Key: Hashable {
        let font: FontDescription
        let language: LanguageTag
    }

    private let collection: FontCollection
    private let fallback: FontFallback
    private var chains: [Key: [FontFace]] = [:]

    init(_ collection: FontCollection, fallback: FontFallback) {
        self.collection = collection
        self.fallback = fallback
    }

    /// The faces in the order in which they are asked for a character.
    mutating func chain(for font: FontDescription, language: LanguageTag) -> [FontFace] {
        guard fallback == .byLanguage else { return collection.faces }
        let key = Key(font: FontDescription(families: font.families, size: 0, weight: font.weight), language: language)
        if let chain = chains[key] { return chain }
        let preferred = collection.preferences.families(for: language)
        let named = (font.families + preferred).compactMap { name in collection.families.first { $0.name == name } }
        let script = language.script
        let sample = script == .latin ? nil : script.sample
        let suiting = sample.map { sample in
            collection.families.filter { $0.face(of: font.weight)?.covers(sample) ?? false }
        }
        var seen: Set<String> = []
        let chain = (named + (suiting ?? []) + collection.families).filter { seen.insert($0.name).inserted }
            .compactMap { $0.face(of: font.weight) }
        chains[key] = chain
        return chain
    }

    /// The first face that covers a whole cluster; else the first that covers its base.
    ///
    /// - Returns: nil where the cluster is invisible, and so has any font; the chain's first face where nothing covers it.
    static func face(
        for range: Range<Int>, in units: UnsafeBufferPointer<UInt16>, chain: [FontFace]
    ) -> FontFace? {
        var scalars: [UInt32] = []
        var offset = range.lowerBound
        let (first, length) = SourceText.codePoint(in: units, at: offset)
        if length == range.count {
            guard !isAnyFonts(first) else { return nil }
            if let face = chain.first(where: { $0.covers(first) }) { return face }
            scalars = [first]
        } else {
            while offset < range.upperBound {
                let (codePoint, length) = SourceText.codePoint(in: units, at: offset)
                if !isAnyFonts(codePoint) { scalars.append(codePoint) }
                offset += length
            }
            guard !scalars.isEmpty else { return nil }
            if let face = chain.first(where: { face in scalars.allSatisfy { face.covers($0) } }) { return face }
        }
        // HarfBuzz composes and decomposes, and replaces some spaces and the no-break hyphen.
        for form in equivalents(of: Array(units[range])) {
            if let face = chain.first(where: { face in form.allSatisfy { face.covers($0) } }) { return face }
        }
        return chain.first { $0.covers(scalars[0]) } ?? chain.first
    }

    private static func isAnyFonts(_ codePoint: UInt32) -> Bool {
        CharacterProperties.isDefaultIgnorable(codePoint) || CharacterProperties.isControl(codePoint)
    }

    private static func equivalents(of units: [UInt16]) -> [[UInt32]] {
        let forms = [Normalization.composed(units), Normalization.decomposed(units)].compactMap { $0 }
        let shown = units.map { unit -> UInt16 in
            if unit == 0x2011 { return 0x2010 }
            return CharacterProperties.isSpaceSeparator(UInt32(unit)) ? 0x20 : unit
        }
        return (forms + [shown]).map { form in
            String(decoding: form, as: UTF16.self).unicodeScalars.map(\.value).filter { !isAnyFonts($0) }
        }
    }
}
