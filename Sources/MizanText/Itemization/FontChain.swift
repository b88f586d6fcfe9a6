import MizanBase
import MizanUnicode

/// The faces that are tried for a character, in their order; a face is opened when none before it has the character.
///
/// A value that knows the faces opened so far, so that trying them takes no lock; copies share the rest.
struct FontChain: Sendable {
    /// Finds and opens faces. Threads may share it.
    private final class Source: Sendable {
        struct State {
            var faces: [FontFace] = []
            var next = 0
            var taken: Set<ObjectIdentifier> = []
            var hasScript = false
        }

        let candidates: [Candidate]
        let state = LockedValue(State())

        init(_ candidates: [Candidate]) { self.candidates = candidates }

        /// The faces opened so far and, where there is one, another.
        func oneMore(than count: Int) -> [FontFace] {
            state.withLock { state in
                while state.faces.count <= count, state.next < candidates.count {
                    let candidate = candidates[state.next]
                    state.next += 1
                    let isForScript = candidate.sample != nil
                    guard !(isForScript && state.hasScript), !state.taken.contains(candidate.font.id),
                        let face = candidate.font.face, candidate.sample.map({ face.covers($0) }) ?? true
                    else { continue }
                    if isForScript { state.hasScript = true }
                    state.taken.insert(candidate.font.id)
                    state.faces.append(face)
                }
                return state.faces
            }
        }
    }

    /// A font that stands in the chain once, at its first place.
    struct Candidate: Sendable {
        let font: FontMatch
        /// Stands here only where it covers this, a letter of the language's script, and no candidate before it does.
        var sample: Unicode.Scalar?
    }

    private let source: Source
    private var faces: [FontFace] {
        didSet { tables = faces.map(\.tables.glyphs) }
    }
    /// The characters of each of them.
    private var tables: [PagedTable]
    /// The fonts with glyphs in colours.
    private let colors: [FontMatch]

    /// - Parameter knowsEmoji: whether fonts with glyphs in colours are preferred for emoji.
    init(_ candidates: [Candidate], knowsEmoji: Bool = true) {
        source = Source(candidates)
        faces = source.oneMore(than: 0)
        tables = faces.map(\.tables.glyphs)
        var seen: Set<ObjectIdentifier> = []
        guard knowsEmoji else {
            colors = []
            return
        }
        colors = candidates.map(\.font).filter { $0.entry.header.hasColor && seen.insert($0.id).inserted }
    }

    var first: FontFace? { faces.first }

    /// Whether emoji are looked for in a font with glyphs in colours.
    var hasColors: Bool { !colors.isEmpty }

    /// The face behind the first, where it is open, and its characters: in mixed text that is mostly the other one.
    var second: (face: FontFace, glyphs: PagedTable)? { faces.count > 1 ? (faces[1], tables[1]) : nil }

    /// The first face that has a character.
    mutating func first(covering codePoint: UInt32) -> FontFace? {
        for index in tables.indices where tables[index][codePoint] != 0 { return faces[index] }
        return first { $0.covers(codePoint) }
    }

    /// The first face for which a condition holds.
    mutating func first(where condition: (FontFace) -> Bool) -> FontFace? {
        var index = 0
        while true {
            if index == faces.count { faces = source.oneMore(than: index) }
            guard index < faces.count else { return nil }
            if condition(faces[index]) { return faces[index] }
            index += 1
        }
    }

    /// The first face with glyphs in colours for which a condition holds.
    func firstInColor(where condition: (FontFace) -> Bool) -> FontFace? {
        colors.lazy.compactMap(\.face).first(where: condition)
    }
}
