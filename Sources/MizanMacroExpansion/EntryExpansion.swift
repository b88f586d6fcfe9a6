/// The expansion of `@Entry`: a key with the default value, and the property's accessors.
struct EntryExpansion {
    private let source: SourceText
    private let container: Container
    private let name: String
    private let isNonisolated: Bool
    /// Nil if the declaration doesn't name it.
    private let type: Range<Int>?
    private let value: Range<Int>?

    /// A type that `@Entry` extends.
    enum Container: String, CaseIterable {
        case environmentValues = "EnvironmentValues"
        case focusedValues = "FocusedValues"
        case transaction = "Transaction"
        case containerValues = "ContainerValues"

        /// The protocol of its keys.
        var key: String {
            switch self {
            case .environmentValues: "EnvironmentKey"
            case .focusedValues: "FocusedValueKey"
            case .transaction: "TransactionKey"
            case .containerValues: "ContainerValueKey"
            }
        }
    }

    /// The source for a role of the macro. Errors are thrown for the role `peer` alone, so that the compiler shows each once.
    static func expandedSource(_ request: PluginRequest.AttachedMacro) throws(SourceError) -> String {
        do {
            let entry = try EntryExpansion(request)
            return request.macroRole == "accessor" ? entry.accessors : entry.peer
        } catch {
            if request.macroRole == "accessor" { return "{\nget { fatalError() }\nset {}\n}" }
            throw error
        }
    }

    private init(_ request: PluginRequest.AttachedMacro) throws(SourceError) {
        let source = try SourceText(request.declSyntax.source)
        let all = 0..<source.tokens.count
        let start = source.tokens.first?.range.lowerBound ?? 0
        guard let container = Self.container(request.lexicalContext ?? []) else {
            throw SourceError(
                message:
                    "@Entry must be in an extension of EnvironmentValues, FocusedValues, Transaction or ContainerValues",
                offset: start)
        }
        guard let keyword = source.first(in: all, where: { source[$0] == "var" }),
            source.tokens.indices.contains(keyword + 1), source.tokens[keyword + 1].kind == .word
        else { throw SourceError(message: "@Entry must be attached to a 'var'", offset: start) }
        let modifiers = 0..<keyword
        if let word = source.first(in: modifiers, where: { ["static", "class", "lazy"].contains(source[$0]) }) {
            throw SourceError(
                message: "@Entry can't be attached to a '\(source[word] ?? "")' property",
                offset: source.tokens[word].range.lowerBound)
        }
        let assignment = source.first(in: (keyword + 2)..<all.upperBound) { source[$0] == "=" }
        let typeEnd = assignment ?? all.upperBound
        if let brace = source.first(in: (keyword + 2)..<typeEnd, where: { source[$0] == "{" }) {
            throw SourceError(
                message: "@Entry can't be attached to a computed property",
                offset: source.tokens[brace].range.lowerBound)
        }
        self.source = source
        self.container = container
        name = source[keyword + 1] ?? ""
        isNonisolated = source.first(in: modifiers) { source[$0] == "nonisolated" } != nil
        type = source[keyword + 2] == ":" ? (keyword + 3)..<typeEnd : nil
        value = assignment.map { ($0 + 1)..<all.upperBound }
        try check(at: source.tokens[keyword + 1].range.lowerBound)
    }

    private func check(at offset: Int) throws(SourceError) {
        if container == .focusedValues {
            guard optionalType != nil else {
                throw SourceError(
                    message:
                        "@Entry in FocusedValues needs an optional type, because a focused view may not set the value",
                    offset: offset)
            }
        } else if value == nil, optionalType == nil {
            throw SourceError(message: "@Entry needs a default value, unless its type is optional", offset: offset)
        }
    }

    /// The containers by the innermost declaration around the property.
    private static func container(_ context: [PluginRequest.Syntax]) -> Container? {
        guard let innermost = context.first, let source = try? SourceText(innermost.source),
            let keyword = source.first(in: 0..<source.tokens.count, where: { source[$0] == "extension" })
        else { return nil }
        // The type may be qualified: SwiftUI.EnvironmentValues.
        var name = keyword + 1
        while source[name + 1] == "." { name += 2 }
        return source[name].flatMap(Container.init)
    }

    /// The declaration of the key, for the role `peer`.
    private var peer: String {
        let modifiers = isNonisolated ? "private nonisolated" : "private"
        let content =
            switch (container, type.map { source.text(tokens: $0) }) {
            case (.focusedValues, _): "typealias Value = \(optionalType ?? "Never")"
            case (_, let type?): "static var defaultValue: \(type) { \(defaultValue) }"
            case (_, nil): "static let defaultValue = \(defaultValue)"
            }
        return "\(modifiers) struct \(key): \(container.key) {\n\(content)\n}"
    }

    /// The property's accessors, for the role `accessor`.
    private var accessors: String {
        "{\nget { self[\(key).self] }\nset { self[\(key).self] = newValue }\n}"
    }

    private var key: String { "__Key_" + name.filter { $0 != "`" } }

    private var defaultValue: String { value.map { source.text(tokens: $0) } ?? "nil" }

    /// The type that an optional type wraps; nil for other types.
    private var optionalType: String? {
        // Text, because an operator's token may join characters: Binding<Bool>?
        guard let type = type.map({ source.text(tokens: $0) }) else { return nil }
        if type.hasSuffix("?") { return String(type.dropLast()) }
        let prefix = "Optional<"
        guard type.hasPrefix(prefix), type.hasSuffix(">") else { return nil }
        return String(type.dropFirst(prefix.count).dropLast())
    }
}
