import MizanBase

/// The strings that a Swift source shows, found by the names of calls.
///
/// A scanner and no parser of Swift: it sees a string literal that stands in a call of a known name, and neither types, nor
/// macros, nor strings that reach a call through a variable or a function of the program's own.
struct SwiftSource {
    private(set) var strings: [LocalizableString] = []
    private(set) var formats: [SourceFormat] = []
    private(set) var joins: [SourceJoin] = []
    let processLocale: ProcessLocaleScan

    /// Whether the source is a program's beginning, or hands tables over by itself: then the app's bundle is the one meant.
    private(set) var suppliesStrings: Bool

    private let bytes: [UInt8]
    /// The control in whose closures the walk is.
    private var control: String?

    init(_ bytes: [UInt8], file: String) {
        self.bytes = bytes
        let tokens = SwiftLexer.tokens(bytes, file: file)
        processLocale = ProcessLocaleScan(tokens, file: file)
        suppliesStrings =
            file.hasSuffix("main.swift")
            || tokens.indices.contains { index in
                tokens[index].isWord("StringBundle") || tokens[index].isWord("Localization")
                    || tokens[index].isWord("main") && index > 0 && tokens[index - 1].isSign("@")
            }
        walk(SwiftTokens(tokens), in: nil, depth: 0)
        func isBefore(_ left: SourcePlace, _ right: SourcePlace) -> Bool {
            (left.line, left.column) < (right.line, right.column)
        }
        strings.sort { isBefore($0.place, $1.place) }
        formats.sort { isBefore($0.place, $1.place) }
        joins.sort { isBefore($0.place, $1.place) }
    }

    /// The `defaultLocalization` of a package's manifest.
    static func defaultLocalization(_ bytes: [UInt8]) -> LanguageTag? {
        let tokens = SwiftLexer.tokens(bytes, file: "Package.swift")
        guard let index = tokens.firstIndex(where: { $0.isWord("defaultLocalization") }),
            tokens.indices.contains(index + 2), let literal = tokens[index + 2].string,
            case .text(let language)? = literal.pieces.first
        else { return nil }
        return LanguageTag(checking: language)
    }

    // MARK: Calls

    /// Calls in one another; deeper ones aren't looked at.
    private static let depthLimit = 200

    /// Looks through tokens for calls.
    ///
    /// - Parameter call: The call that shows a string, in whose arguments the tokens stand.
    private mutating func walk(_ list: SwiftTokens, in call: String?, depth: Int) {
        guard depth < Self.depthLimit else { return }
        let tokens = list.tokens
        var index = tokens.startIndex
        while index < tokens.endIndex {
            if let end = previewEnd(list, index) {
                index = end
                continue
            }
            if let string = tokens[index].string {
                for case .interpolation(let inner) in string.pieces {
                    walk(SwiftTokens(inner), in: call, depth: depth + 1)
                }
            }
            guard let name = tokens[index].word, index + 1 < tokens.endIndex else {
                index += 1
                continue
            }
            let isCommand = SourceCall.commands.contains(name)
            guard tokens[index + 1].isSign("("), let end = list.closing(index + 1) else {
                index += 1
                if isCommand { index = walkClosures(list, from: index, of: name, depth: depth) }
                continue
            }
            let arguments = self.arguments(tokens[(index + 2)..<end])
            let shown = take(name, at: index, of: list, arguments, isJoined: isJoined(list, behind: end), in: call)
            for argument in arguments { walk(list.part(argument.tokens), in: shown, depth: depth + 1) }
            index = end + 1
            if isCommand { index = walkClosures(list, from: index, of: name, depth: depth) }
        }
    }

    /// Looks through the closures behind a call, in which a text is the control's: `{ … } label: { … }`. Gives the index behind
    /// them.
    private mutating func walkClosures(_ list: SwiftTokens, from start: Int, of name: String, depth: Int) -> Int {
        let tokens = list.tokens
        let outer = control
        control = name
        defer { control = outer }
        var index = start
        while index < tokens.endIndex {
            var brace = index
            if index + 2 < tokens.endIndex, tokens[index].word != nil, tokens[index + 1].isSign(":") { brace += 2 }
            guard brace < tokens.endIndex, tokens[brace].isSign("{"), let end = list.closing(brace) else { break }
            walk(list.part(tokens[(brace + 1)..<end]), in: nil, depth: depth + 1)
            index = end + 1
        }
        return index
    }

    /// The end of a preview that begins at an index: nobody but the developer sees it.
    private func previewEnd(_ list: SwiftTokens, _ index: Int) -> Int? {
        let tokens = list.tokens
        let isMacro = tokens[index].isSign("#") && index + 1 < tokens.endIndex && tokens[index + 1].isWord("Preview")
        let isProvider = tokens[index].isWord("PreviewProvider")
        guard isMacro || isProvider,
            let brace = tokens[index...].prefix(24).firstIndex(where: { $0.isSign("{") })
        else { return nil }
        return list.closing(brace).map { $0 + 1 }
    }

    /// Takes in the string that a call shows; gives the call's name where it shows one, else that around it.
    private mutating func take(
        _ name: String, at index: Int, of list: SwiftTokens, _ arguments: [SwiftArgument], isJoined: Bool,
        in call: String?
    ) -> String? {
        let tokens = list.tokens
        if name == "String", let format = arguments.first(where: { $0.label == "format" }) {
            take(format: format, arguments, isShown: call != nil || isAssigned(tokens, index), in: call)
            return nil
        }
        if name == "localizedStringWithFormat", let first = arguments.first {
            take(format: first, arguments, isShown: false, in: call)
            return nil
        }
        guard
            let origin = SourceCall(
                name, arguments, isMember: index > tokens.startIndex && tokens[index - 1].isSign("."))
        else { return call }
        let key = arguments[origin.keyIndex]
        if let literal = key.tokens.first, literal.string != nil {
            if key.tokens.count == 1 {
                guard let string = string(literal, origin.name, arguments) else { return origin.name }
                strings.append(string)
                if isJoined, origin.isText {
                    joins.append(SourceJoin(key: string.key, place: string.place))
                }
            } else if key.tokens.dropFirst().first?.isSign("+") == true, let joined = string(literal, origin.name, []) {
                joins.append(SourceJoin(key: joined.key, place: joined.place))
            }
        }
        return origin.name
    }

    private mutating func take(
        format: SwiftArgument, _ arguments: [SwiftArgument], isShown: Bool, in call: String?
    ) {
        guard let first = format.tokens.first else { return }
        let isLocalized = format.isLocalized
        let hasLocale = arguments.contains { $0.label == "locale" }
        let others = arguments.filter { $0.label == nil && $0.tokens.startIndex != format.tokens.startIndex }
        let localized = others.first(where: \.isLocalized)
        let written = first.string.map { String(describing: $0.text) } ?? self.written(format.tokens)
        if (isShown || isLocalized) && !hasLocale && format.label == "format" {
            // Of a look-up the key, its first string.
            let literal = first.string ?? (isLocalized ? format.tokens.lazy.compactMap(\.string).first : nil)
            formats.append(
                SourceFormat(
                    format: written, place: first.place, isLocalized: isLocalized,
                    text: literal.flatMap { $0.hasInterpolations ? nil : $0.text }))
        }
        if let localized, let place = localized.tokens.first?.place {
            formats.append(
                SourceFormat(format: written, place: place, isLocalized: true, argument: self.written(localized.tokens))
            )
        }
    }

    /// `label.text = String(format: …)`
    private func isAssigned(_ tokens: ArraySlice<SwiftToken>, _ index: Int) -> Bool {
        guard index - 2 >= tokens.startIndex, tokens[index - 1].isSign("="), let name = tokens[index - 2].word else {
            return false
        }
        return ["text", "title", "placeholder", "stringValue", "message", "accessibilityLabel", "toolTip"].contains(
            name)
    }

    /// Whether a text is followed by `+` and another one, its modifiers aside.
    private func isJoined(_ list: SwiftTokens, behind end: Int) -> Bool {
        let tokens = list.tokens
        func token(_ index: Int) -> SwiftToken? { tokens.indices.contains(index) ? tokens[index] : nil }
        var index = end + 1
        while token(index)?.isSign(".") == true, token(index + 1)?.word != nil {
            index += 2
            if token(index)?.isSign("(") == true, let end = list.closing(index) { index = end + 1 }
        }
        guard token(index)?.isSign("+") == true, let next = token(index + 1) else { return false }
        return !next.isSign("=")
    }

    private func string(
        _ literal: SwiftToken, _ origin: String, _ arguments: [SwiftArgument]
    ) -> LocalizableString? {
        guard let content = literal.string else { return nil }
        let key = LocalizedLiteral(content, written: written)
        func argument(_ labels: String...) -> SwiftArgument? {
            arguments.first { $0.label.map(labels.contains) ?? false }
        }
        let value = argument("defaultValue", "value")?.literal.map { LocalizedLiteral($0, written: written) }
        let given = value.map(\.arguments).flatMap { $0.isEmpty ? nil : $0 } ?? key.arguments
        return LocalizableString(
            key: key.text, defaultValue: value?.text, table: argument("table", "tableName")?.literal?.text,
            bundle: argument("bundle").map { written($0.tokens) }, comment: argument("comment")?.literal?.text,
            place: literal.place, origin: control.map { LocalizableString.origin(origin, in: $0) } ?? origin,
            arguments: given)
    }

    // MARK: Tokens

    /// The arguments between a call's brackets.
    private func arguments(_ tokens: ArraySlice<SwiftToken>) -> [SwiftArgument] {
        SwiftArgument.all(tokens)
    }

    /// The source of tokens on one line.
    private func written(_ tokens: ArraySlice<SwiftToken>) -> String {
        guard let first = tokens.first, let last = tokens.last else { return "" }
        return String(decoding: bytes[first.range.lowerBound..<last.range.upperBound], as: UTF8.self)
            .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}

/// A text that a source puts together with a format of C.
struct SourceFormat: Sendable {
    let format: String
    let place: SourcePlace
    /// Whether the format comes from a table.
    let isLocalized: Bool
    /// The format itself, or the key by which it is looked up; nil if it isn't known.
    var text: String?
    /// The localized text among its arguments, where that is the fault.
    var argument: String?
}

/// A text that a source joins with another.
struct SourceJoin: Sendable {
    let key: String
    let place: SourcePlace
}

/// Tokens, or a part of them, with the bracket that closes each.
private struct SwiftTokens {
    let tokens: ArraySlice<SwiftToken>
    /// By index: that of the bracket that closes the one there, -1 where there is none.
    private let closings: [Int]

    init(_ tokens: [SwiftToken]) {
        self.tokens = tokens[...]
        var closings = Array(repeating: -1, count: tokens.count)
        var open: [Int] = []
        for (index, token) in tokens.enumerated() {
            guard case .sign(let sign) = token.kind else { continue }
            switch sign {
            case "(", "[", "{": open.append(index)
            case ")", "]", "}": if let last = open.popLast() { closings[last] = index }
            default: continue
            }
        }
        self.closings = closings
    }

    private init(_ tokens: ArraySlice<SwiftToken>, _ closings: [Int]) {
        self.tokens = tokens
        self.closings = closings
    }

    /// The same of fewer tokens.
    func part(_ tokens: ArraySlice<SwiftToken>) -> SwiftTokens { SwiftTokens(tokens, closings) }

    /// The index of the bracket that closes the one at an index, where both are among the tokens.
    func closing(_ index: Int) -> Int? {
        let closing = closings[index]
        return tokens.indices.contains(closing) ? closing : nil
    }
}
