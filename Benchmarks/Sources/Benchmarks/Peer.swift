import CPeers

/// The texts of a corpus in another layout engine.
final class Peer {
    enum Kind: CaseIterable {
        case pango, qt

        fileprivate var functions: peer? { (self == .pango ? peer_pango() : peer_qt())?.pointee }
    }

    private let functions: peer
    private var engines: [UnsafeMutableRawPointer] = []
    private var texts: [UnsafeMutableRawPointer] = []

    /// Opens the engine for the languages of the corpus; nil where it wasn't installed when this was built.
    init?(_ kind: Kind, corpus: Corpus, folder: String) throws {
        guard let functions = kind.functions else { return nil }
        self.functions = functions
        var known: [String: UnsafeMutableRawPointer] = [:]
        for text in corpus.texts {
            let language = text.language.identifier
            if known[language] == nil {
                let fonts = BenchmarkFont.all(for: text.language)
                let engine = CStrings.with(fonts.map { $0.path(in: folder) }) { paths in
                    CStrings.with(fonts.map(\.family)) { families in
                        functions.open(paths.baseAddress, families.baseAddress, Int32(fonts.count), language)
                    }
                }
                guard let engine else { throw BenchmarkError(message: "\(kind) can't open its fonts") }
                known[language] = engine
                engines.append(engine)
            }
            var string = text.string
            let copy = string.withUTF8 { bytes in
                bytes.withMemoryRebound(to: CChar.self) {
                    functions.open_text(known[language], $0.baseAddress, Int32($0.count))
                }
            }
            if let copy { texts.append(copy) }
        }
    }

    deinit {
        for text in texts { functions.close_text(text) }
        for engine in engines { functions.close(engine) }
    }

    /// Lays all texts out, with nothing kept from before. Returns the number of lines.
    func layOut(width: Double) -> Int32 { texts.reduce(0) { $0 + functions.lay_out($1, width) } }

    /// Lays all texts out whose layouts are kept. Returns the number of lines.
    func layOutAgain(width: Double) -> Int32 { texts.reduce(0) { $0 + functions.lay_out_again($1, width) } }

    /// All texts, each on one line.
    func measure() -> peer_result {
        texts.reduce(into: peer_result()) { sum, text in
            let result = functions.measure(text)
            sum.glyphs += result.glyphs
            sum.width += result.width
        }
    }
}
