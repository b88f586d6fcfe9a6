import MizanBase
import MizanUnicode
import Synchronization

/// The order in which a collection's faces are asked for a character, for each font and language; threads may share it.
final class FontChains: Sendable {
    private struct Entry {
        let families: [String]
        let weight: FontWeight
        let language: LanguageTag
        let faces: [FontFace]
    }

    /// A bound on what texts of many languages leave behind.
    private static let capacity = 64

    /// Few enough to be looked through: a probe of a dictionary would hash three strings.
    private let entries = Mutex<[Entry]>([])

    /// The faces in the order in which they are asked for a character.
    static func chain(
        for font: FontDescription, language: LanguageTag, in collection: FontCollection, fallback: FontFallback
    ) -> [FontFace] {
        guard fallback == .byLanguage else { return collection.faces }
        let known = collection.chains.entries.withLock { entries in
            entries.first { $0.weight == font.weight && $0.language == language && $0.families == font.families }?.faces
        }
        if let known { return known }
        let faces = faces(for: font, language: language, in: collection)
        collection.chains.entries.withLock { entries in
            if entries.count >= capacity { entries.removeFirst() }
            entries.append(
                Entry(families: font.families, weight: font.weight, language: language, faces: faces))
        }
        return faces
    }

    private static func faces(
        for font: FontDescription, language: LanguageTag, in collection: FontCollection
    ) -> [FontFace] {
        let preferred = collection.preferences.families(for: language)
        let named = (font.families + preferred).compactMap { name in collection.families.first { $0.name == name } }
        let script = language.script
        let sample = script == .latin ? nil : script.sample
        let suiting = sample.map { sample in
            collection.families.filter { $0.face(of: font.weight)?.covers(sample) ?? false }
        }
        var seen: Set<String> = []
        return (named + (suiting ?? []) + collection.families).filter { seen.insert($0.name).inserted }
            .compactMap { $0.face(of: font.weight) }
    }
}

extension FontChains {
    /// The first face that covers a whole cluster; else the first that covers its base.
    ///
    /// - Returns: its place in the chain; nil where the cluster is invisible, and so has any font; the chain's first face
    ///   where nothing covers it.
    static func face(for range: Range<Int>, in units: UnsafeBufferPointer<UInt16>, chain: [FontFace]) -> Int? {
        let (first, length) = SourceText.codePoint(in: units, at: range.lowerBound)
        var base: UInt32?
        if length == range.count {
            guard !isAnyFonts(first) else { return nil }
            if let face = chain.firstIndex(where: { $0.covers(first) }) { return face }
            base = first
        } else {
            for index in chain.indices {
                var isCovered = true
                var offset = range.lowerBound
                while offset < range.upperBound, isCovered {
                    let (codePoint, length) = SourceText.codePoint(in: units, at: offset)
                    if !isAnyFonts(codePoint) {
                        if base == nil { base = codePoint }
                        isCovered = chain[index].covers(codePoint)
                    }
                    offset += length
                }
                if base == nil { return nil }
                if isCovered { return index }
            }
        }
        guard let base else { return nil }
        // HarfBuzz composes and decomposes, and replaces some spaces and the no-break hyphen.
        for form in equivalents(of: Array(units[range])) {
            if let face = chain.firstIndex(where: { face in form.allSatisfy { face.covers($0) } }) { return face }
        }
        return chain.firstIndex { $0.covers(base) } ?? (chain.isEmpty ? nil : 0)
    }

    private static func isAnyFonts(_ codePoint: UInt32) -> Bool {
        CharacterEntry(rawValue: CharacterEntry.table[codePoint]).hasNoGlyph
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
