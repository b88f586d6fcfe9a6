import MizanBase
import MizanDocument

/// A `.strings` file that is edited: entries that aren't touched keep their bytes, comments and white space, and the file its encoding.
public struct StringsFileDocument: Sendable {
    /// The file's name, for places.
    public let file: String
    /// The entries in the order of the file; where a key stands twice the last one counts.
    public private(set) var entries: [StringsFileEntry]
    private var text: [UInt8]
    private let encoding: Encoding

    /// How the file is written.
    private enum Encoding {
        case utf8
        case utf16(isBigEndian: Bool, hasMark: Bool)
    }

    /// Reads a file. Throws a `DiagnosticError` with the place of an error, or where it is a property list in XML or binary, as
    /// compilers make it, which nobody edits.
    public init(_ bytes: [UInt8], file: String) throws {
        try MergeMarkers.check(bytes, file: file)
        guard !PropertyListValue.isXMLOrBinary(bytes) else {
            throw DiagnosticError(
                Diagnostic(
                    rule: "strings-compiled", file: file,
                    message: "\(Diagnostic.quote(file)) is a compiled property list, which can't be edited",
                    fix: "name the .strings file that it was made of"))
        }
        self.file = file
        var reader = try StringsFile(bytes, file: file)
        text = reader.text
        entries = []
        while let entry = try reader.next() { entries.append(entry) }
        switch (bytes.first, bytes.dropFirst().first) {
        case (0xFF, 0xFE): encoding = .utf16(isBigEndian: false, hasMark: true)
        case (0xFE, 0xFF): encoding = .utf16(isBigEndian: true, hasMark: true)
        case (0, _?): encoding = .utf16(isBigEndian: true, hasMark: false)
        case (_?, 0): encoding = .utf16(isBigEndian: false, hasMark: false)
        default: encoding = .utf8
        }
    }

    /// A file without strings, in UTF-8.
    public init(file: String) { (self.file, entries, text, encoding) = (file, [], [], .utf8) }

    /// The file's bytes.
    public var bytes: [UInt8] {
        guard case .utf16(let isBigEndian, let hasMark) = encoding else { return text }
        return ((hasMark ? [0xFEFF] : []) + Array(String(decoding: text, as: UTF8.self).utf16)).flatMap { unit in
            let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
            return isBigEndian ? [high, low] : [low, high]
        }
    }

    /// The text of a key; nil where it isn't there.
    public subscript(key: String) -> String? { entries.last { $0.key.hasSameBytes(as: key) }?.value }

    /// Sets the texts of keys. A new key goes to the end, below its comment; one that is there keeps its own. An equal text changes
    /// nothing.
    ///
    /// Throws where the file could not be read any more; it isn't changed then.
    public mutating func set(_ changes: [(key: String, value: String, comment: String?)]) throws {
        var known: [[UInt8]: StringsFileEntry] = [:]
        for entry in entries { known[Array(entry.key.utf8)] = entry }
        var replacements: [(range: Range<Int>, text: String)] = []
        var added = ""
        for change in changes {
            let value = "\"\(Self.escaped(change.value))\""
            if let entry = known[Array(change.key.utf8)] {
                guard !entry.value.hasSameBytes(as: change.value) else { continue }
                // An entry without a text stands for its key.
                replacements.append((entry.valueRange, entry.valueRange.isEmpty ? " = " + value : value))
            } else {
                let comment = Self.commented(change.comment ?? Self.noComment)
                added += "\n/* \(comment) */\n\"\(Self.escaped(change.key))\" = \(value);\n"
            }
        }
        var edited = text
        for (range, text) in replacements.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
            edited.replaceSubrange(range, with: Array(text.utf8))
        }
        if !added.isEmpty {
            if let last = edited.last, last != UInt8(ascii: "\n") { edited.append(UInt8(ascii: "\n")) }
            edited += edited.isEmpty ? Array(added.utf8.dropFirst()) : Array(added.utf8)
        }
        var reader = try StringsFile(edited, file: file)
        var entries: [StringsFileEntry] = []
        while let entry = try reader.next() { entries.append(entry) }
        (self.text, self.entries) = (edited, entries)
    }

    /// What Xcode writes where nobody wrote a comment.
    private static let noComment = "No comment provided by engineer."

    /// A text inside of a comment, which it can't end. Scalars are looked at: a mark after the slash makes it another character.
    private static func commented(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            if scalar == "/", result.last == "*" { result.append(" ") }
            result.append(scalar)
        }
        return String(result)
    }

    /// A text between quotation marks, as Xcode writes it.
    static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case _ where scalar.value < 0x20 || scalar.value == 0x7F:
                let digits = String(scalar.value, radix: 16)
                result += "\\U" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
