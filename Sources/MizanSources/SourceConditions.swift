import MizanBase
import MizanDocument

/// The system whose branches of `#if` are compiled on Linux: `os(iOS)` is true, `os(Linux)` is false.
///
/// Imports of modules that the system lacks can be left out. A copy of a source in which conditions are written as `true` and `false` has
/// the same lines and columns as the original. A compiler that reads the copy by the original's path (`-vfsoverlay`) gives `#fileID` and
/// errors of the original. Comments and strings stay.
public struct SourceConditions: Sendable {
    /// The name in `os(…)`: iOS, macOS, tvOS, watchOS, visionOS, Linux.
    public let system: String
    /// The modules for which `canImport(…)` is true. The compiler decides about others.
    public let modules: Set<String>
    /// The modules whose imports are blank.
    public let missing: Set<String>

    /// - Parameters:
    ///   - system: The name in `os(…)`.
    ///   - modules: The modules for which `canImport(…)` is true, in addition to those that the compiler finds.
    ///   - missing: The modules whose imports are left out.
    public init(system: String, modules: Set<String> = [], missing: Set<String> = []) {
        self.system = system
        self.modules = modules
        self.missing = missing
    }

    /// The source with its conditions decided; nil if it has none of them.
    public func applied(to source: SourceFile) -> [UInt8]? {
        let tokens = SwiftTokens(SwiftLexer.tokens(source.bytes, file: source.name))
        var bytes = source.bytes
        var isChanged = false
        for statement in ImportedModules(tokens).imports {
            // An alias of a module has no submodules.
            let blank =
                missing.contains(statement.module)
                ? statement.range : modules.contains(statement.module) ? statement.submodule : 0..<0
            for offset in blank where bytes[offset] != UInt8(ascii: "\n") { bytes[offset] = UInt8(ascii: " ") }
            if !blank.isEmpty { isChanged = true }
        }
        for index in tokens.tokens.indices where Self.isCondition(tokens, at: index) {
            for word in Self.condition(of: tokens, from: index + 2) {
                guard let name = tokens.word(at: word), tokens.hasSign("(", at: word + 1),
                    let end = tokens.partner(of: word + 1), let value = value(of: name, tokens.word(at: word + 2))
                else { continue }
                let range = tokens.tokens[word].range.lowerBound..<tokens.tokens[end].range.upperBound
                let written = Array((value ? "true" : "false").utf8)
                guard written.count <= range.count, !bytes[range].contains(UInt8(ascii: "\n")) else { continue }
                let spaces = Array(repeating: UInt8(ascii: " "), count: range.count - written.count)
                // A space before an operator that follows at once would change what it is, so the spaces are in brackets there.
                let isBracketed = spaces.count >= 2 && Self.isOperator(bytes, at: range.upperBound)
                bytes.replaceSubrange(
                    range,
                    with: isBracketed
                        ? [UInt8(ascii: "(")] + written + spaces.dropFirst(2) + [UInt8(ascii: ")")] : written + spaces)
                isChanged = true
            }
        }
        return isChanged ? bytes : nil
    }

    /// Whether `name(argument)` holds; nil if the compiler decides.
    private func value(of name: String, _ argument: String?) -> Bool? {
        switch (name, argument) {
        case ("os", "OSX"?): system == "macOS"
        case ("os", let argument?): argument == system
        case ("targetEnvironment", _?): false
        case ("canImport", let module?): modules.contains(module) ? true : nil
        default: nil
        }
    }

    /// Whether a character of an operator is at an offset.
    private static func isOperator(_ bytes: [UInt8], at offset: Int) -> Bool {
        offset < bytes.endIndex && "&|=<>!".utf8.contains(bytes[offset])
    }

    /// Whether `#if` or `#elseif` is at an index.
    private static func isCondition(_ tokens: SwiftTokens, at index: Int) -> Bool {
        guard tokens.hasSign("#", at: index), let word = tokens.word(at: index + 1), word == "if" || word == "elseif",
            tokens.tokens[index + 1].range.lowerBound == tokens.tokens[index].range.upperBound
        else { return false }
        return index == tokens.tokens.startIndex
            || tokens.tokens[index - 1].place.line < tokens.tokens[index].place.line
    }

    /// The tokens of a condition: those of its line, and of the next ones while a bracket is open or an operator ends the line. A line
    /// that begins with `#` ends it.
    private static func condition(of tokens: SwiftTokens, from start: Int) -> Range<Int> {
        var (index, depth) = (start, 0)
        while index < tokens.tokens.endIndex {
            let isNewLine = tokens.tokens[index].place.line > tokens.tokens[index - 1].place.line
            let continues = depth > 0 || tokens.hasSign("&", at: index - 1) || tokens.hasSign("|", at: index - 1)
            if isNewLine, !continues || tokens.hasSign("#", at: index) { break }
            if tokens.hasSign("(", at: index) { depth += 1 }
            if tokens.hasSign(")", at: index) { depth -= 1 }
            index += 1
        }
        return start..<max(start, index)
    }
}
