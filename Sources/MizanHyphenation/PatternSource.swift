/// The patterns and the exceptions in a file of TeX's.
///
/// Of TeX it reads comments, `\patterns{…}`, `\hyphenation{…}` and `\endinput`; hyph-utf8's files have nothing else that counts.
struct PatternSource {
    /// Letters with a number between any two of them, before the first and after the last: `.ab4c`.
    private(set) var patterns: [Substring.UnicodeScalarView] = []
    /// Words with hyphens where they may be parted: `ta-ble`.
    private(set) var exceptions: [Substring.UnicodeScalarView] = []

    /// Nil for bytes that aren't UTF-8, a group that isn't closed, and a file without patterns.
    init?(_ bytes: [UInt8]) {
        guard let text = String(validating: bytes, as: UTF8.self) else { return nil }
        let scalars = text.unicodeScalars
        var cursor = scalars.startIndex
        while cursor < scalars.endIndex {
            switch scalars[cursor] {
            case "%": Self.skipLine(scalars, &cursor)
            case "\\":
                let name = Self.name(scalars, &cursor)
                if name == "endinput" { cursor = scalars.endIndex }
                guard name == "patterns" || name == "hyphenation" else { continue }
                guard let words = Self.group(scalars, &cursor) else { return nil }
                if name == "patterns" { patterns += words } else { exceptions += words }
            default: cursor = scalars.index(after: cursor)
            }
        }
        if patterns.isEmpty { return nil }
    }

    private typealias Scalars = String.UnicodeScalarView

    /// Passes over the rest of a line.
    private static func skipLine(_ scalars: Scalars, _ cursor: inout Scalars.Index) {
        cursor = scalars[cursor...].firstIndex { $0 == "\n" || $0 == "\r" } ?? scalars.endIndex
    }

    /// Reads the name of a command.
    private static func name(_ scalars: Scalars, _ cursor: inout Scalars.Index) -> String {
        let start = scalars.index(after: cursor)
        let end = scalars[start...].firstIndex { !("a"..."z").contains($0) && !("A"..."Z").contains($0) }
        cursor = end ?? scalars.endIndex
        return String(scalars[start..<cursor])
    }

    /// Reads the words of a group in braces, nil if there is none or it has no end.
    private static func group(_ scalars: Scalars, _ cursor: inout Scalars.Index) -> [Substring.UnicodeScalarView]? {
        var words: [Substring.UnicodeScalarView] = []
        var isOpen = false
        while cursor < scalars.endIndex {
            switch scalars[cursor] {
            case "%": skipLine(scalars, &cursor)
            case "{" where !isOpen:
                isOpen = true
                cursor = scalars.index(after: cursor)
            case "}" where isOpen:
                cursor = scalars.index(after: cursor)
                return words
            case let scalar where scalar.properties.isWhitespace: cursor = scalars.index(after: cursor)
            default:
                guard isOpen else { return nil }
                let start = cursor
                cursor =
                    scalars[cursor...].firstIndex { $0 == "%" || $0 == "}" || $0.properties.isWhitespace }
                    ?? scalars.endIndex
                words.append(scalars[start..<cursor])
            }
        }
        return nil
    }
}
