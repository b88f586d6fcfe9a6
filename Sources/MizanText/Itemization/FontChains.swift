import MizanBase
import MizanUnicode

/// The order in which a collection's faces are tried for a character, for each font and language; threads may share it.
final class FontChains: Sendable {
    private struct CachedChain {
        let families: [String]
        let weight: FontWeight
        let width: FontWidth
        let isItalic: Bool
        let isMonospaced: Bool
        let language: LanguageTag
        let chain: FontChain
    }

    /// A bound on what texts of many languages leave behind.
    private static let capacity = 64

    /// Few enough to be looked through: a probe of a dictionary would hash three strings.
    private let entries = LockedValue<[CachedChain]>([])

    /// The faces in the order in which they are tried for a character.
    static func chain(
        for font: FontDescription, language: LanguageTag, in collection: FontCollection, fallback: FontFallback
    ) -> FontChain {
        guard fallback == .byLanguage else {
            return FontChain(
                collection.index.content.entries.map { FontChain.FontCandidate(font: FontMatch($0)) },
                isByLanguage: false)
        }
        let known = collection.chains.entries.withLock { entries in
            entries.first {
                $0.weight == font.weight && $0.width == font.width && $0.isItalic == font.isItalic
                    && $0.isMonospaced == font.isMonospaced && $0.language == language
                    && $0.families == font.families
            }?.chain
        }
        if let known { return known }
        let chain = FontChain(candidates(for: font, language: language, in: collection))
        collection.chains.entries.withLock { entries in
            if entries.count >= capacity { entries.removeFirst() }
            entries.append(
                CachedChain(
                    families: font.families, weight: font.weight, width: font.width, isItalic: font.isItalic,
                    isMonospaced: font.isMonospaced, language: language, chain: chain))
        }
        return chain
    }

    private static func candidates(
        for font: FontDescription, language: LanguageTag, in collection: FontCollection
    ) -> [FontChain.FontCandidate] {
        let families = collection.index.content.families
        let preferred = collection.preferences.families(for: language)
        func named(_ names: [String]) -> [FontFamily] {
            names.compactMap { name in families.first { $0.name == name } }
        }
        let monospaced = font.isMonospaced ? families.filter(\.isMonospaced) : []
        let script = language.script
        let isEastAsian = script.isEastAsian
        let forLanguage = named(preferred).compactMap { $0.match(for: font) }
        // A preferred East Asian face has the script.
        let sample = script == .latin || isEastAsian && !forLanguage.isEmpty ? nil : script.sample
        let all = families.compactMap { $0.match(for: font) }
        return (named(font.families) + monospaced).compactMap { $0.match(for: font) }.map {
            FontChain.FontCandidate(font: $0)
        }
            + forLanguage.map { FontChain.FontCandidate(font: $0, isEastAsian: isEastAsian) }
            + (sample.map { sample in
                all.map { FontChain.FontCandidate(font: $0, sample: sample, isEastAsian: isEastAsian) }
            } ?? [])
            + all.map { FontChain.FontCandidate(font: $0) }
    }
}

extension FontChain {
    /// The first face that covers a whole cluster, otherwise the first that covers its base.
    ///
    /// - Parameter fallback: gets the marks of the cluster that the face of its base lacks.
    /// - Returns: nil if the cluster is invisible, so that any font will do; the chain's first face if no face covers
    ///   the base.
    mutating func face(
        for range: Range<Int>, in units: UnsafeBufferPointer<UInt16>, fallback: inout [FallbackMark]
    ) -> FontFace? {
        let (only, length) = SourceText.codePoint(in: units, at: range.lowerBound)
        if length == range.count, !hasColors {
            if Self.isAnyFonts(only) { return nil }
            if let face = first(covering: only) { return face }
        }
        var codePoints: [UInt32] = []
        var offset = range.lowerBound
        while offset < range.upperBound {
            let (codePoint, length) = SourceText.codePoint(in: units, at: offset)
            if !Self.isAnyFonts(codePoint) { codePoints.append(codePoint) }
            offset += length
        }
        guard let base = codePoints.first else { return nil }
        // HarfBuzz composes and decomposes, and replaces some spaces and the no-break hyphen.
        let forms = [codePoints] + Self.equivalents(of: Array(units[range]))
        let presentation = presentation(of: range, base: base, in: units)
        if let whole = face(for: forms, of: base, as: presentation) { return whole }
        guard let face = face(for: [[base]], of: base, as: presentation) else { return first }
        fallback += marks(of: range, in: units, lackingIn: face)
        return face
    }

    /// The marks of a cluster that the face of its base lacks; none if the face lacks anything else of the cluster.
    private mutating func marks(
        of cluster: Range<Int>, in units: UnsafeBufferPointer<UInt16>, lackingIn face: FontFace
    ) -> [FallbackMark] {
        var marks: [FallbackMark] = []
        var offset = cluster.lowerBound
        while offset < cluster.upperBound {
            let (codePoint, length) = SourceText.codePoint(in: units, at: offset)
            if !Self.isAnyFonts(codePoint), !face.covers(codePoint) {
                guard CharacterProperties.isMark(codePoint) else { return [] }
                marks.append(
                    FallbackMark(
                        codePoint, range: offset..<offset + length, cluster: cluster.lowerBound,
                        face: first(covering: codePoint)))
            }
            offset += length
        }
        return marks
    }

    /// The first face that covers all of one of several forms; for a presentation, the first of that kind, if there is one.
    ///
    /// Source: CSS Fonts 4 §5.3, cluster matching: a face is tried with every form before the next face is.
    private mutating func face(for forms: [[UInt32]], of base: UInt32, as presentation: Presentation?) -> FontFace? {
        func covers(_ face: FontFace) -> Bool {
            forms.contains { form in form.allSatisfy { face.covers($0) } }
        }
        let suiting =
            switch presentation {
            case .emoji: firstInColor(where: covers)
            case .text: first(for: base) { !$0.header.hasColor && covers($0) }
            case nil: FontFace?.none
            }
        return suiting ?? first(for: base, where: covers)
    }

    private enum Presentation { case emoji, text }

    /// The presentation of an emoji: U+FE0F and U+FE0E choose it, else the character's own `Emoji_Presentation`.
    ///
    /// Source: UTS #51 §4. Nil where the character is no emoji or no font has colours.
    private func presentation(
        of range: Range<Int>, base: UInt32, in units: UnsafeBufferPointer<UInt16>
    ) -> Presentation? {
        guard hasColors, CharacterProperties.isEmoji(base) else { return nil }
        if units[range].contains(0xfe0f) { return .emoji }
        if units[range].contains(0xfe0e) { return .text }
        return CharacterProperties.isEmojiPresentation(base) ? .emoji : .text
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
