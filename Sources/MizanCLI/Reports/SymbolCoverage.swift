import Foundation
import MizanBase
import MizanDocument
import MizanReports
import MizanSymbols

/// The symbols that a list or Swift sources name, and those of them that are drawn.
struct SymbolCoverage {
    /// A name and how often it is used.
    struct Use: Equatable {
        let name: String
        var count: Int
    }

    /// The greatest number of uses in a line of a list, so that sums never overflow; greater numbers count as this one.
    private static let greatestCount = 1_000_000_000

    /// The names in the order of their uses, the most used first.
    let uses: [Use]

    init(_ found: [(name: String, count: Int)]) {
        var counts: [String: Int] = [:]
        for (name, count) in found { counts[name, default: 0] += count }
        uses = counts.map { Use(name: $0.key, count: $0.value) }.sorted { ($1.count, $0.name) < ($0.count, $1.name) }
    }

    /// The names in the file at a path: Swift if it is called so, otherwise a list. In a folder, all Swift files count.
    init(path: String) throws {
        var isFolder: ObjCBool = false
        let paths: [String]
        if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
            let inside = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
            paths = inside.filter { $0.hasSuffix(".swift") }.sorted().map { "\(path)/\($0)" }
        } else {
            paths = [path]
        }
        self.init(
            try paths.flatMap { path in
                let text = String(decoding: try SourceFile.read(path).bytes, as: UTF8.self)
                return path.hasSuffix(".swift") ? Self.swift(text) : Self.list(text)
            })
    }

    /// The names of a list: a line each, alone or in a table parted by tabs whose first number is that of the uses. Lines that begin
    /// with `#` are comments.
    static func list(_ text: String) -> [(name: String, count: Int)] {
        text.split(whereSeparator: \.isNewline).compactMap { line in
            guard !line.hasPrefix("#") else { return nil }
            let fields = line.split(separator: "\t").map { $0.trimmingSpaces }
            guard let name = fields.first(where: { !$0.isEmpty && Int($0) == nil }) else { return nil }
            let count = fields.lazy.compactMap { Int($0) }.first ?? 1
            return (name, min(max(count, 0), greatestCount))
        }
    }

    /// The names in a Swift source: the texts after the labels that take a symbol's name, up to the end of the argument.
    static func swift(_ text: String) -> [(name: String, count: Int)] {
        let labels = ["systemName:", "systemImage:"]
        var found: [(name: String, count: Int)] = []
        for label in labels {
            for rest in text.split(separator: label).dropFirst() {
                found += names(ofArgument: rest).map { ($0, 1) }
            }
        }
        return found
    }

    private static func names(ofArgument text: Substring) -> [String] {
        var (names, depth, rest) = ([String](), 0, text)
        while let character = rest.popFirst() {
            switch character {
            case "(", "[": depth += 1
            case ")", "]", ",":
                if character == ",", depth > 0 { continue }
                if character != "," { depth -= 1 }
                if depth < 0 || character == "," { return names }
            case "\n"
            where depth == 0 && !names.isEmpty && !rest.trimmingSpaces.hasPrefix(":")
                && !rest.trimmingSpaces.hasPrefix("?"):
                return names
            case "\"":
                let name = rest.prefix { $0 != "\"" && $0 != "\n" }
                rest = rest[name.endIndex...].dropFirst()
                let isName = name.utf8.allSatisfy {
                    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0)
                        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || $0 == UInt8(ascii: ".")
                }
                if !name.isEmpty, isName { names.append(String(name)) }
            default: continue
            }
        }
        return names
    }

    /// The uses of names that aren't drawn.
    var missing: [Use] { uses.filter { Symbol.named($0.name) == nil } }

    private var total: Int { uses.reduce(0) { $0 + $1.count } }
    private var drawn: Int { total - missing.reduce(0) { $0 + $1.count } }

    private static func percent(_ part: Int, of whole: Int) -> String {
        let tenths = whole == 0 ? 1000 : (part * 1000 + whole / 2) / whole
        return "\(tenths / 10).\(tenths % 10) %"
    }

    /// The numbers of names and of uses that are drawn, then the missing names with their uses.
    var text: String {
        let names = uses.count - missing.count
        let lines = [
            "names: \(names) of \(uses.count) drawn (\(Self.percent(names, of: uses.count)))",
            "uses: \(drawn) of \(total) drawn (\(Self.percent(drawn, of: total)))",
        ]
        return (lines + missing.map { "\($0.count)  \($0.name)" }).joined(separator: "\n")
    }

    var json: [UInt8] {
        JSONWriter.report { writer in
            writer.member("names", uses.count)
            writer.member("namesDrawn", uses.count - missing.count)
            writer.member("uses", total)
            writer.member("usesDrawn", drawn)
            writer.key("missing")
            writer.array { writer in
                for use in missing {
                    writer.object(inline: true) { writer in
                        writer.member("name", use.name)
                        writer.member("uses", use.count)
                    }
                }
            }
        }
    }
}

extension StringProtocol {
    /// The text without white space at its ends.
    fileprivate var trimmingSpaces: String {
        var rest = self[...]
        while rest.first?.isWhitespace == true { rest.removeFirst() }
        while rest.last?.isWhitespace == true { rest.removeLast() }
        return String(rest)
    }
}
