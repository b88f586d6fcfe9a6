import Foundation
import MizanBase
import MizanCatalogs
import MizanDocument
import MizanReports
import MizanSymbols

/// The symbols named in a list or in Swift sources, and which of them have a drawing.
struct SymbolCoverage {
    /// A name and how often it is used.
    struct Use: Equatable {
        let name: String
        var count: Int
    }

    /// The kind of drawing that a name has.
    enum Drawing {
        /// The drawing shows the symbol itself.
        case exact
        /// The drawing only approximates the symbol.
        case near
        case missing
    }

    /// The maximum number of uses in a line of a list. Greater numbers are clamped to it, so sums never overflow.
    private static let greatestCount = 1_000_000_000
    /// The maximum size of a Swift source, in bytes. Handwritten files are smaller.
    private static let sourceBytes = 2 << 20

    /// The names in the order of their uses, the most used first.
    let uses: [Use]
    /// The files that aren't counted, with the reason.
    let skipped: [Diagnostic]

    init(_ found: [(name: String, count: Int)], skipped: [Diagnostic] = []) {
        var counts: [String: Int] = [:]
        for (name, count) in found { counts[name, default: 0] += count }
        uses = counts.map { Use(name: $0.key, count: $0.value) }.sorted { ($1.count, $0.name) < ($0.count, $1.name) }
        self.skipped = skipped
    }

    /// The names in the file at a path: a Swift source if the path ends in `.swift`, otherwise a list. In a folder, all Swift files count.
    ///
    /// In a folder, files that can't be read as text are skipped.
    /// - Throws: A diagnostic for a single file that is missing, too large or not text, and for an invalid line of a list.
    init(path: String) throws {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
            let isSwift = path.hasSuffix(".swift")
            let file = try Self.text(path, limit: isSwift ? Self.sourceBytes : Limits.fileBytes)
            self.init(isSwift ? Self.swift(file.bytes) : try Self.list(file))
            return
        }
        var (found, skipped) = ([(name: String, count: Int)](), [Diagnostic]())
        for path in try SourceFolderEntry.swiftFiles(in: path) {
            do {
                found += Self.swift(try Self.text(path, limit: Self.sourceBytes).bytes)
            } catch let error as DiagnosticError {
                skipped += error.diagnostics
            }
        }
        self.init(found, skipped: skipped)
    }

    /// A text file, without its byte order mark.
    private static func text(_ path: String, limit: Int) throws -> SourceFile {
        let file = try SourceFile.read(path, limit: limit)
        guard !file.bytes.contains(0), String(validating: file.bytes, as: UTF8.self) != nil else {
            throw DiagnosticError(
                Diagnostic(
                    rule: "file-kind", file: file.name, message: "\(Diagnostic.quote(file.name)) is no text in UTF-8",
                    fix: "name a list, a Swift file or a folder of them"))
        }
        let mark: [UInt8] = [0xef, 0xbb, 0xbf]
        return SourceFile(
            name: file.name, bytes: file.bytes.starts(with: mark) ? Array(file.bytes.dropFirst(3)) : file.bytes)
    }

    private static func swift(_ bytes: [UInt8]) -> [(name: String, count: Int)] {
        SymbolNameScan(bytes).names.map { ($0, 1) }
    }

    /// The names of a list: a line each, alone or in a table separated by tabs, whose first number is the number of uses. Lines that begin
    /// with `#` are comments.
    private static func list(_ file: SourceFile) throws -> [(name: String, count: Int)] {
        var found: [(name: String, count: Int)] = []
        let lines = file.bytes.split(omittingEmptySubsequences: false) { $0 == UInt8(ascii: "\n") }
        for (index, line) in lines.enumerated() where line.first != UInt8(ascii: "#") {
            let fields = line.split(separator: UInt8(ascii: "\t")).map {
                String(decoding: $0.trimmingSpaces, as: UTF8.self)
            }
            guard let name = fields.first(where: { !$0.isEmpty && Int($0) == nil }) else { continue }
            let count = fields.lazy.compactMap { Int($0) }.first ?? 1
            guard count >= 0 else {
                throw DiagnosticError(
                    Diagnostic(
                        rule: "symbol-list", place: SourcePlace(file: file.name, line: index + 1, column: 1),
                        message: "\(count) is no number of uses", fix: "write how often the name is used, 0 or more"))
            }
            found.append((name, min(count, greatestCount)))
        }
        return found
    }

    /// Returns the kind of drawing that a name has.
    static func drawing(of name: String) -> Drawing {
        Symbol.named(name).map { $0.isNear ? .near : .exact } ?? .missing
    }

    private func uses(_ drawing: Drawing) -> [Use] { uses.filter { Self.drawing(of: $0.name) == drawing } }

    private static func total(_ uses: [Use]) -> Int { uses.reduce(0) { $0 + $1.count } }

    /// The part of a whole in percent with one digit after the point; all of it only if nothing is missing.
    private static func percent(_ part: Int, of whole: Int) -> String {
        guard whole > 0 else { return "" }
        let rounded = Int((Double(part) / Double(whole) * 1000).rounded())
        let tenths = part < whole ? min(rounded, 999) : rounded
        return " (\(tenths / 10).\(tenths % 10) %)"
    }

    /// The numbers of drawn names and of their uses, then the missing names and the approximate ones, each with its uses.
    /// The files that weren't counted are at the end.
    var text: String {
        let (near, missing) = (uses(.near), uses(.missing))
        let (drawn, total) = (Self.total(uses) - Self.total(missing), Self.total(uses))
        func part(_ count: Int) -> String { count == 0 ? "" : ", \(count) of them approximately" }
        var lines = [
            "names: \(uses.count - missing.count) of \(uses.count) drawn"
                + Self.percent(uses.count - missing.count, of: uses.count) + part(near.count),
            "uses: \(drawn) of \(total) drawn" + Self.percent(drawn, of: total) + part(Self.total(near)),
        ]
        func list(_ title: String, _ uses: [Use]) {
            guard !uses.isEmpty else { return }
            lines.append(title)
            lines += uses.map { "  \($0.count)  \($0.name)" }
        }
        list("missing:", missing)
        list("approximate:", near)
        lines += skipped.map { "skipped: \($0.message)" }
        return lines.joined(separator: "\n")
    }

    var json: [UInt8] {
        let (near, missing) = (uses(.near), uses(.missing))
        func list(_ key: String, _ uses: [Use], in writer: inout JSONWriter) {
            writer.key(key)
            writer.array { writer in
                for use in uses {
                    writer.object(inline: true) { writer in
                        writer.member("name", use.name)
                        writer.member("uses", use.count)
                    }
                }
            }
        }
        return JSONWriter.report { writer in
            writer.member("names", uses.count)
            writer.member("namesDrawn", uses.count - missing.count)
            writer.member("namesApproximate", near.count)
            writer.member("uses", Self.total(uses))
            writer.member("usesDrawn", Self.total(uses) - Self.total(missing))
            writer.member("usesApproximate", Self.total(near))
            list("missing", missing, in: &writer)
            list("approximate", near, in: &writer)
            writer.key("skipped")
            writer.array { writer in
                for problem in skipped { writer.string(problem.message) }
            }
        }
    }
}

extension ArraySlice<UInt8> {
    /// The bytes without white space at their ends.
    fileprivate var trimmingSpaces: ArraySlice<UInt8> {
        func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\r") }
        var rest = self
        while let byte = rest.first, isSpace(byte) { rest.removeFirst() }
        while let byte = rest.last, isSpace(byte) { rest.removeLast() }
        return rest
    }
}
