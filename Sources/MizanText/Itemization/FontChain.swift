import MizanBase
import MizanUnicode

/// The faces that are tried for a character, in their order; a face is opened when none before it has the character.
///
/// A value that knows the faces opened so far, so that trying them takes no lock; copies share the rest.
struct FontChain: Sendable {
    /// Finds and opens faces. Threads may share it.
    private final class FaceSource: Sendable {
        struct SearchState {
            var members: [ChainedFace] = []
            var next = 0
            var usedSlots: Set<CandidateSlot> = []
            var hasScript = false
        }

        /// A font has a place among those for East Asian characters, and another among those for all.
        struct CandidateSlot: Hashable {
            let font: ObjectIdentifier
            let isEastAsian: Bool
        }

        let candidates: [FontCandidate]
        let state = LockedValue(SearchState())

        init(_ candidates: [FontCandidate]) { self.candidates = candidates }

        /// The faces opened so far and, where there is one, another.
        func oneMore(than count: Int) -> [ChainedFace] {
            state.withLock { state in
                while state.members.count <= count, state.next < candidates.count {
                    let candidate = candidates[state.next]
                    state.next += 1
                    let isForScript = candidate.sample != nil
                    let slot = CandidateSlot(font: candidate.font.id, isEastAsian: candidate.isEastAsian)
                    guard !(isForScript && state.hasScript), !state.usedSlots.contains(slot),
                        let face = candidate.font.face, candidate.sample.map({ face.covers($0) }) ?? true
                    else { continue }
                    if isForScript { state.hasScript = true }
                    state.usedSlots.insert(slot)
                    state.members.append(ChainedFace(face: face, isEastAsian: candidate.isEastAsian))
                }
                return state.members
            }
        }
    }

    /// A font that stands in the chain once, at its first place.
    struct FontCandidate: Sendable {
        let font: FontMatch
        /// Stands here only where it covers this, a letter of the language's script, and no candidate before it does.
        var sample: Unicode.Scalar?
        /// Is tried for East Asian characters only: narrow ones come from the faces after it.
        var isEastAsian = false
    }

    private struct ChainedFace {
        let face: FontFace
        let isEastAsian: Bool
    }

    private let source: FaceSource
    private var faces: [ChainedFace] {
        didSet { tables = faces.map(\.face.tables.glyphs) }
    }
    /// The characters of each of them.
    private var tables: [PagedTable]
    /// Whether the chain is more than the fonts in declared order.
    let isByLanguage: Bool
    /// The fonts with glyphs in colours.
    private let colors: [FontMatch]
    /// Whether a face is tried for East Asian characters only.
    private let hasEastAsian: Bool

    /// - Parameter isByLanguage: whether fonts with glyphs in colours are preferred for emoji, and one font for the East Asian
    ///   characters of a text.
    init(_ candidates: [FontCandidate], isByLanguage: Bool = true) {
        self.isByLanguage = isByLanguage
        source = FaceSource(candidates)
        faces = source.oneMore(than: 0)
        hasEastAsian = candidates.contains(where: \.isEastAsian)
        while let last = faces.last, last.isEastAsian {
            let more = source.oneMore(than: faces.count)
            if more.count == faces.count { break }
            faces = more
        }
        tables = faces.map(\.face.tables.glyphs)
        var seen: Set<ObjectIdentifier> = []
        guard isByLanguage else {
            colors = []
            return
        }
        colors = candidates.map(\.font).filter { $0.entry.header.hasColor && seen.insert($0.id).inserted }
    }

    var first: FontFace? { faces.first?.face }

    /// Whether the first face is tried for East Asian characters only.
    var isFirstEastAsian: Bool { faces.first?.isEastAsian ?? false }

    /// The face of narrow characters, if the first one isn't; it is open from the start.
    var narrow: FontFace? { isFirstEastAsian ? faces.first { !$0.isEastAsian }?.face : nil }

    /// Whether emoji are looked for in a font with glyphs in colours.
    var hasColors: Bool { !colors.isEmpty }

    /// The face after the first, if it is open, and its characters: in mixed text that is mostly the other one. After an East Asian
    /// face, the one of narrow characters.
    var second: (face: FontFace, glyphs: PagedTable)? {
        guard let index = isFirstEastAsian ? faces.firstIndex(where: { !$0.isEastAsian }) : 1, index < faces.count,
            !faces[index].isEastAsian
        else { return nil }
        return (faces[index].face, tables[index])
    }

    /// The first face that has a character.
    mutating func first(covering codePoint: UInt32) -> FontFace? {
        let skipsEastAsian = hasEastAsian && CharacterEntry(rawValue: CharacterEntry.table[codePoint]).isNarrow
        for index in tables.indices
        where tables[index][codePoint] != 0 && !(skipsEastAsian && faces[index].isEastAsian) {
            return faces[index].face
        }
        return first(skippingEastAsian: skipsEastAsian) { $0.covers(codePoint) }
    }

    /// The first face for which a condition holds, of those that are tried for a character.
    mutating func first(for codePoint: UInt32, where condition: (FontFace) -> Bool) -> FontFace? {
        first(
            skippingEastAsian: hasEastAsian && CharacterEntry(rawValue: CharacterEntry.table[codePoint]).isNarrow,
            where: condition)
    }

    private mutating func first(skippingEastAsian: Bool, where condition: (FontFace) -> Bool) -> FontFace? {
        var index = 0
        while true {
            if index == faces.count { faces = source.oneMore(than: index) }
            guard index < faces.count else { return nil }
            let member = faces[index]
            if !(skippingEastAsian && member.isEastAsian), condition(member.face) { return member.face }
            index += 1
        }
    }

    /// The first face that has all of some characters; if none has, the first of those that have the most. Nil if none has any.
    mutating func first(coveringMostOf codePoints: Set<UInt32>) -> FontFace? {
        var best: (face: FontFace, count: Int)?
        let whole = first(skippingEastAsian: false) { face in
            let count = codePoints.count { face.covers($0) }
            if count > best?.count ?? 0 { best = (face, count) }
            return count == codePoints.count
        }
        return whole ?? best?.face
    }

    /// The first face with glyphs in colours for which a condition holds.
    func firstInColor(where condition: (FontFace) -> Bool) -> FontFace? {
        colors.lazy.compactMap(\.face).first(where: condition)
    }
}
