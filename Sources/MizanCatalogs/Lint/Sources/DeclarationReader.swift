import MizanSources

/// Reads the declarations of a Swift source, and the calls that give them values.
struct DeclarationReader {
    /// A call with arguments.
    struct Call {
        let name: String
        let arguments: [SwiftArgument]
    }

    private(set) var declarations: [String: [SwiftDeclarations.Declaration]] = [:]
    private var brackets: [(name: String, index: Int)] = []

    /// A block between braces.
    private struct Block {
        let end: Int
        let scope: Range<Int>
        /// The type whose members it holds.
        let type: String?
    }

    private let list: SwiftTokens
    private var tokens: ArraySlice<SwiftToken> { list.tokens }
    private var blocks: [Block]
    /// By the index of a brace: the type that it begins.
    private var types: [Int: String] = [:]
    private var owners: Set<String> = []

    /// Tokens after a name in which the brace of its type or its function has to be.
    private static let reach = 60
    /// Tokens of a call that is read.
    private static let callLimit = 2_000

    init(_ list: SwiftTokens, length: Int) {
        self.list = list
        blocks = [Block(end: .max, scope: 0..<max(length, 1), type: nil)]
    }

    mutating func read() {
        for index in tokens.indices {
            while let block = blocks.last, block.end <= index { blocks.removeLast() }
            if tokens[index].isSign("{") { open(index) }
            switch tokens[index].word {
            case "struct", "class", "actor", "enum", "extension":
                guard let name = list.word(at: index + 1), let brace = brace(after: index + 1) else { continue }
                types[brace] = name
            case "let", "var": readVariable(index)
            case "func", "init": readFunction(index)
            case "for":
                guard let name = list.word(at: index + 1), let brace = brace(after: index + 1) else { continue }
                declare(name, in: scope(ofBrace: brace))
            case let name? where list.hasSign("(", at: index + 1): brackets.append((name, index + 1))
            default: continue
            }
        }
    }

    /// The calls of what the source declares, but for those with more tokens than a call that a person wrote.
    var calls: [Call] {
        brackets.compactMap { name, index in
            guard owners.contains(name), let end = list.partner(of: index), end - index < Self.callLimit else {
                return nil
            }
            return Call(name: name, arguments: SwiftArgument.all(tokens[(index + 1)..<end]))
        }
    }

    /// Enters a block; the parameters of a closure are names in it.
    private mutating func open(_ index: Int) {
        guard let end = list.partner(of: index) else { return }
        blocks.append(Block(end: end, scope: scope(ofBrace: index), type: types[index]))
        let head = tokens[(index + 1)..<end].prefix(24).prefix { !$0.isSign("{") && !$0.isSign(".") && !$0.isSign("=") }
        guard let keyword = head.firstIndex(where: { $0.isWord("in") }),
            tokens[index].place.line == tokens[keyword].place.line
        else { return }
        for name in head[..<keyword].compactMap(\.word) { declare(name, in: scope(ofBrace: index)) }
    }

    private mutating func readVariable(_ index: Int) {
        guard let name = list.word(at: index + 1) else { return }
        let isCondition =
            index > tokens.startIndex
            && (["if", "guard", "while", "case"].contains(tokens[index - 1].word) || tokens[index - 1].isSign(","))
        let isGuard = (index - 1 >= tokens.startIndex) && tokens[index - 1].isWord("guard")
        var next = index + 2
        var isLocalized = false
        if list.hasSign(":", at: next) {
            while next < tokens.endIndex, !list.hasSign("=", at: next), !list.hasSign("{", at: next),
                !list.hasSign(",", at: next), !list.hasSign(")", at: next),
                !list.hasSign(";", at: next), !list.hasSign("}", at: next),
                tokens[next].place.line == tokens[index].place.line
            {
                isLocalized =
                    isLocalized || ["LocalizedStringKey", "LocalizedStringResource"].contains(tokens[next].word)
                next += 1
            }
        }
        var value: ArraySlice<SwiftToken> = []
        if list.hasSign("=", at: next) {
            value = list.expression(from: next + 1, isCondition: isCondition)
        } else if list.hasSign("{", at: next), tokens[index].isWord("var"), let end = list.partner(of: next) {
            value = tokens[(next + 1)..<end]
        }
        let scope =
            isCondition && !isGuard
            ? brace(after: index).map(scope(ofBrace:)) ?? blocks[blocks.count - 1].scope
            : blocks[blocks.count - 1].scope
        let member = blocks.last?.type.map { SwiftDeclarations.Parameter(owner: $0, label: name, position: 0) }
        declare(name, in: scope, value: value, as: member, isLocalized: isLocalized)
    }

    private mutating func readFunction(_ index: Int) {
        let isInitializer = tokens[index].isWord("init")
        // A call of an initializer, as super.init(…), declares nothing.
        guard !isInitializer || !list.hasSign(".", at: index - 1) else { return }
        guard let name = isInitializer ? blocks.last?.type : list.word(at: index + 1),
            let open = tokens[index...].prefix(Self.reach).firstIndex(where: { $0.isSign("(") }),
            let close = list.partner(of: open), let brace = brace(after: close)
        else { return }
        for (position, parameter) in SwiftArgument.all(tokens[(open + 1)..<close]).enumerated() {
            // title: String; for title: String; _ title: String
            var label = parameter.label
            var known = parameter.label
            if parameter.label == nil, let colon = parameter.tokens.firstIndex(where: { $0.isSign(":") }) {
                let words = parameter.tokens[..<colon].compactMap(\.word)
                (label, known) = (words.first == "_" ? nil : words.first, words.last)
            }
            guard let known else { continue }
            declare(
                known, in: scope(ofBrace: brace),
                as: SwiftDeclarations.Parameter(owner: name, label: label, position: position))
        }
    }

    private mutating func declare(
        _ name: String, in scope: Range<Int>, value: ArraySlice<SwiftToken> = [],
        as parameter: SwiftDeclarations.Parameter? = nil, isLocalized: Bool = false
    ) {
        if let owner = parameter?.owner { owners.insert(owner) }
        declarations[name, default: []].append(
            SwiftDeclarations.Declaration(scope: scope, value: value, parameter: parameter, isLocalized: isLocalized))
    }

    // MARK: Tokens

    /// The brace that begins the body of what is named at an index; nil for a declaration without one.
    private func brace(after index: Int) -> Int? {
        var index = index
        let end = min(index + Self.reach, tokens.endIndex)
        while index < end {
            if list.hasSign("{", at: index) { return index }
            if list.hasSign("}", at: index) || list.hasSign(";", at: index) { return nil }
            if list.hasSign("(", at: index) || list.hasSign("[", at: index), let close = list.partner(of: index) {
                index = close
            }
            index += 1
        }
        return nil
    }

    private func scope(ofBrace index: Int) -> Range<Int> {
        let start = tokens[index].range.lowerBound
        return start..<max(list.partner(of: index).map { tokens[$0].range.upperBound } ?? start, start)
    }
}
