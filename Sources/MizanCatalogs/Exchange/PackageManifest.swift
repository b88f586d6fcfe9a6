import MizanBase
import MizanDocument

/// What a `Package.swift` says about strings, read as text: no code of the package runs.
///
/// What a manifest computes isn't seen; targets that functions of its own make are looked for in the folders that SwiftPM looks in.
struct PackageManifest {
    /// The value of `defaultLocalization`; nil where there is none that is a literal.
    private(set) var defaultLocalization: String?
    /// The folders in which the code and the resources of the package's targets lie, those of tests aside.
    private(set) var folders = ["Sources", "Source", "src", "srcs"]

    private enum ManifestToken: Equatable {
        case word(Substring)
        case string(Substring)
        case mark(Character)
    }

    init(_ bytes: [UInt8]) {
        let tokens = Self.tokens(String(decoding: bytes, as: UTF8.self))
        defaultLocalization = Self.label("defaultLocalization", in: tokens[...])
        for index in tokens.indices.dropFirst() {
            guard [.word("target"), .word("executableTarget")].contains(tokens[index]), tokens[index - 1] == .mark("."),
                index + 1 < tokens.count, tokens[index + 1] == .mark("(")
            else { continue }
            var depth = 0
            let call = tokens[(index + 1)...].prefix { token in
                if token == .mark("(") || token == .mark("[") { depth += 1 }
                if token == .mark(")") || token == .mark("]") { depth -= 1 }
                return depth > 0
            }
            guard let path = Self.label("path", in: call) else { continue }
            let isKnown = folders.contains { path == $0 || path.hasPrefix($0 + "/") }
            if !isKnown { folders.append(path) }
        }
    }

    /// The string after a label and a colon.
    private static func label(_ name: Substring, in tokens: ArraySlice<ManifestToken>) -> String? {
        for index in tokens.indices where tokens[index] == .word(name) {
            guard index + 2 < tokens.endIndex, tokens[index + 1] == .mark(":"),
                case .string(let text) = tokens[index + 2]
            else { continue }
            return String(text)
        }
        return nil
    }

    /// The words, the strings on one line and the marks of Swift code, comments left out.
    private static func tokens(_ code: String) -> [ManifestToken] {
        var tokens: [ManifestToken] = []
        var rest = code[...]
        while let first = rest.first {
            if rest.hasPrefix("//") {
                rest = rest.drop { !$0.isNewline }
            } else if rest.hasPrefix("/*") {
                rest = rest.dropFirst(2)
                while !rest.isEmpty, !rest.hasPrefix("*/") { rest = rest.dropFirst() }
                rest = rest.dropFirst(2)
            } else if first == "\"" {
                rest = rest.dropFirst()
                let start = rest.startIndex
                while let next = rest.first, next != "\"", !next.isNewline {
                    rest = rest.dropFirst(next == "\\" ? 2 : 1)
                }
                let text = code[start..<rest.startIndex]
                // What is put together isn't known.
                tokens.append(text.contains("\\") ? .mark("\"") : .string(text))
                rest = rest.dropFirst()
            } else if first.isLetter || first == "_" {
                let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
                tokens.append(.word(word))
                rest = rest[word.endIndex...]
            } else {
                if !first.isWhitespace { tokens.append(.mark(first)) }
                rest = rest.dropFirst()
            }
        }
        return tokens
    }
}
