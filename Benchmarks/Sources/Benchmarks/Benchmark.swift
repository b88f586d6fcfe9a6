import LivingTrees
import MizanBase
import MizanFonts
import MizanText

/// Measures one corpus: every work in turn, pass after pass, and the least time of each.
struct Benchmark {
    /// What is compared with the floor.
    enum Work: String, CaseIterable {
        case cold
        case newWidth = "new width"
        case measure = "measure only"
        /// By its text, in a cache.
        case seen
        /// By a view that keeps it.
        case held
        case pangoCold = "Pango, cold"
        case pangoNewWidth = "Pango, new width"
        case qtCold = "Qt, cold"
        case qtNewWidth = "Qt, new width"

        /// Takes some microseconds for a paragraph.
        var isShort: Bool { self == .newWidth || self == .measure || self == .seen || self == .held }
    }

    struct Result {
        let corpus: String
        /// Nanoseconds for one text.
        let floor: Double
        /// Multiples of the floor; none for what isn't installed.
        let ratios: [Work: Double]
    }

    private let corpus: Corpus
    private let fonts: FontCollection
    private let floors: [Floor]
    private let texts: [AttributedText]
    private let styles: [TextStyle]
    private let peers: [Peer.Kind: Peer]
    private let cache = TextCache(byteBudget: 1 << 28)

    static let width = 320.0

    init(_ corpus: Corpus, fonts: FontCollection, folder: String) throws {
        self.corpus = corpus
        self.fonts = fonts
        var known: [LanguageTag: Floor] = [:]
        floors = try corpus.texts.map { text in
            if let floor = known[text.language] { return floor }
            let floor = try Floor(language: text.language, folder: folder)
            known[text.language] = floor
            return floor
        }
        var peers: [Peer.Kind: Peer] = [:]
        for kind in Peer.Kind.allCases { peers[kind] = try Peer(kind, corpus: corpus, folder: folder) }
        self.peers = peers
        texts = corpus.texts.map { AttributedText($0.string) }
        styles = corpus.texts.map { TextStyle(font: FontDescription(size: 16), language: $0.language) }
    }

    /// How often a work of some microseconds is done in a row, each time at another width: it would else be over before the
    /// processor has its code at hand again.
    private static let rounds = 8

    /// Runs passes until the time is up.
    ///
    /// - Parameter only: the one work to measure beside the floor.
    func run(seconds: Double, only: Work?) -> Result {
        var floor = Int64.max
        var best: [Work: Int64] = [:]
        let shaped = texts.indices.map { ShapedText(texts[$0], style: styles[$0], fonts: fonts) }
        var held = shaped.map { LaidOutText($0) }
        let end = ThreadClock.now + Int64(seconds * 1e9)
        let works = Work.allCases.filter { only == nil || only == $0 }.filter(isInstalled)
        var pass = 0
        while pass < 5 || ThreadClock.now < end {
            pass += 1
            floor = min(floor, ThreadClock.measure(runFloor))
            for work in works {
                let rounds = work.isShort ? Self.rounds : 1
                let time = ThreadClock.measure {
                    for round in 0..<rounds { run(work, shaped, &held, pass: pass * rounds + round) }
                }
                best[work] = min(best[work] ?? .max, time / Int64(rounds))
            }
        }
        return Result(
            corpus: corpus.name, floor: Double(floor) / Double(texts.count),
            ratios: best.mapValues { Double($0) / Double(floor) })
    }

    private func isInstalled(_ work: Work) -> Bool {
        switch work {
        case .pangoCold, .pangoNewWidth: peers[.pango] != nil
        case .qtCold, .qtNewWidth: peers[.qt] != nil
        default: true
        }
    }

    private func run(_ work: Work, _ shaped: [ShapedText], _ held: inout [LaidOutText], pass: Int) {
        // A width that no pass had before.
        let width = Self.width - Double(pass % 512) / 64
        switch work {
        case .cold: runCold()
        case .newWidth:
            for text in shaped { Self.keep(text.layout(width: width).lines.count) }
        case .measure:
            for text in shaped { Self.keep(text.size(width: nil).width) }
        case .seen:
            for index in texts.indices {
                Self.keep(cache.layout(texts[index], style: styles[index], fonts: fonts, width: Self.width).lines.count)
            }
        case .held:
            for index in held.indices { Self.keep(held[index].layout(width: Self.width).lines.count) }
        case .pangoCold: Self.keep(peers[.pango]?.layOut(width: Self.width))
        case .pangoNewWidth: Self.keep(peers[.pango]?.layOutAgain(width: width))
        case .qtCold: Self.keep(peers[.qt]?.layOut(width: Self.width))
        case .qtNewWidth: Self.keep(peers[.qt]?.layOutAgain(width: width))
        }
    }

    private func runFloor() {
        for index in corpus.texts.indices { Self.keep(floors[index].run(corpus.texts[index]).glyphs) }
    }

    private func runCold() {
        for index in texts.indices {
            let shaped = ShapedText(texts[index], style: styles[index], fonts: fonts)
            Self.keep(shaped.layout(width: Self.width).lines.count)
        }
    }

    /// Says that a result is used, so that the work for it is done.
    @inline(never)
    static func keep<Value>(_ value: Value) { withExtendedLifetime(value) {} }

    /// What floor, engine and peers come to over the corpus: near each other, for the comparison to be fair.
    func comparison() -> String {
        var (runs, glyphs, ownRuns, ownGlyphs, advance, ownAdvance, lines) = (0, 0, 0, 0, 0.0, 0.0, 0)
        for index in texts.indices {
            let result = floors[index].run(corpus.texts[index])
            runs += Int(result.runs)
            glyphs += Int(result.glyphs)
            advance += Double(result.advance) * 16 / 1000
            let shaped = ShapedText(texts[index], style: styles[index], fonts: fonts)
            lines += shaped.layout(width: Self.width).lines.count
            for line in shaped.layout(width: nil).lines {
                ownAdvance += line.width
                ownRuns += line.runs.count
                ownGlyphs += line.runs.reduce(0) { $0 + $1.glyphs.count }
            }
        }
        var parts = [
            "floor \(runs) runs \(glyphs) glyphs \(Int(advance)) pt",
            "engine \(ownRuns) runs \(ownGlyphs) glyphs \(Int(ownAdvance)) pt \(lines) lines",
        ]
        for kind in Peer.Kind.allCases {
            guard let peer = peers[kind] else { continue }
            let result = peer.measure()
            parts.append(
                "\(kind) \(result.glyphs) glyphs \(Int(result.width)) pt \(peer.layOut(width: Self.width)) lines")
        }
        return "\(corpus.name): " + parts.joined(separator: ", ")
    }
}
