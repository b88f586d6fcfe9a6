import MizanReports
import MizanDocument
import MizanLayout
import MizanSymbols

/// The output of `mizan symbols`.
struct SymbolReport {
    let symbols: [Symbol]

    /// A symbol a line: its name, its direction, why, and the scripts that it has forms of.
    var text: String {
        let names = symbols.map(\.name.count).max() ?? 0
        let directions = symbols.map(\.direction.rawValue.count).max() ?? 0
        return symbols.map { symbol in
            let forms = symbol.scripts.isEmpty ? "" : " (forms: \(symbol.scripts.map(\.code).joined(separator: ", ")))"
            return Self.column(symbol.name, names) + Self.column(symbol.direction.rawValue, directions)
                + symbol.reason + forms
        }.joined(separator: "\n")
    }

    private static func column(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: width - text.count + 2)
    }

    var json: [UInt8] {
        JSONWriter.report { writer in
            writer.key("symbols")
            writer.array { writer in
                for symbol in symbols {
                    writer.object(inline: true) { writer in
                        writer.member("name", symbol.name)
                        writer.member("direction", symbol.direction.rawValue)
                        writer.member("reason", symbol.reason)
                        guard !symbol.scripts.isEmpty else { return }
                        writer.key("scripts")
                        writer.array(inline: true) { writer in
                            for script in symbol.scripts { writer.string(script.code) }
                        }
                    }
                }
            }
        }
    }
}
