/// The imports of a Swift source, whatever `#if` they are in.
package struct ImportedModules {
    /// A statement such as `@testable import struct Module.Name`.
    struct ImportStatement {
        /// The module's name, without a submodule or a declaration.
        let module: String
        /// Its bytes, with its attributes.
        let range: Range<Int>
    }

    let imports: [ImportStatement]
    /// The names of the modules.
    package var names: Set<String> { Set(imports.map(\.module)) }

    package init(_ source: [UInt8]) { self.init(SwiftTokens(SwiftLexer.tokens(source, file: ""))) }

    init(_ tokens: SwiftTokens) {
        imports = tokens.tokens.indices.compactMap { index in
            guard tokens.word(at: index) == "import", Self.beginsStatement(tokens, at: index) else { return nil }
            let hasKind =
                tokens.word(at: index + 1).map(Self.kinds.contains) == true && tokens.word(at: index + 2) != nil
            var end = hasKind ? index + 2 : index + 1
            guard let module = tokens.word(at: end), tokens.tokens[end].place.line == tokens.tokens[index].place.line
            else { return nil }
            while tokens.hasSign(".", at: end + 1), tokens.word(at: end + 2) != nil { end += 2 }
            let start = Self.start(of: index, in: tokens)
            return ImportStatement(
                module: module, range: tokens.tokens[start].range.lowerBound..<tokens.tokens[end].range.upperBound)
        }
    }

    private static let kinds: Set = ["struct", "class", "enum", "protocol", "typealias", "func", "let", "var"]
    private static let accesses: Set = ["public", "package", "internal", "fileprivate", "private"]

    /// Whether the token before is on another line, or an attribute, an access level or a semicolon.
    private static func beginsStatement(_ tokens: SwiftTokens, at index: Int) -> Bool {
        let start = start(of: index, in: tokens)
        guard start > tokens.tokens.startIndex else { return true }
        return tokens.tokens[start - 1].place.line < tokens.tokens[start].place.line
            || tokens.hasSign(";", at: start - 1)
    }

    /// The index of the first attribute or access level before `import`.
    private static func start(of index: Int, in tokens: SwiftTokens) -> Int {
        var start = index
        while start > tokens.tokens.startIndex {
            if let word = tokens.word(at: start - 1), accesses.contains(word) {
                start -= 1
            } else if tokens.word(at: start - 1) != nil, tokens.hasSign("@", at: start - 2) {
                start -= 2
            } else if tokens.hasSign(")", at: start - 1), let open = tokens.partner(of: start - 1),
                tokens.word(at: open - 1) != nil, tokens.hasSign("@", at: open - 2)
            {
                start = open - 2
            } else {
                break
            }
        }
        return start
    }
}
