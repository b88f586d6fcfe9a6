import MizanBase
import MizanSources

/// The strings that a Swift source shows, found by the names of calls.
///
/// A scanner, not a parser of Swift: it finds string literals in calls of known names. It follows names to their declarations in
/// the same file, and knows neither types nor macros.
struct SwiftSource {
    private(set) var strings: [LocalizableString] = []
    var formats: [SourceFormat] = []
    var joins: [SourceJoin] = []
    let processLocale: ProcessLocaleScan

    /// Whether the source is a program's beginning, or hands tables over by itself: then the app's bundle is the one meant.
    private(set) var suppliesStrings: Bool

    let declarations: SwiftDeclarations
    /// The expressions that are shown; some are names.
    var shownNames: [ArraySlice<SwiftToken>] = []
    /// Formats of C that aren't shown where they are written, with the offsets of their bytes.
    var unshownFormats: [(format: SourceFormat, offset: Int)] = []
    /// The places of `joins`.
    var joinedPlaces: Set<SourcePlace> = []
    /// The end of the last sum that is recorded as joined.
    var joinedEnd: SourcePlace?

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
        let list = SwiftTokens(tokens)
        declarations = SwiftDeclarations(list, length: bytes.count)
        walk(list, in: nil, depth: 0)
        resolveShownNames(list)
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
            if Self.shownProperties.contains(name), list.hasSign(".", at: index - 1), list.hasSign("=", at: index + 1),
                !list.hasSign("=", at: index + 2)
            {
                recordShown(list.expression(from: index + 2), in: list)
            }
            let isCommand = SourceCall.commands.contains(name)
            guard tokens[index + 1].isSign("("), let end = list.partner(of: index + 1) else {
                index += 1
                if isCommand { index = walkClosures(list, from: index, of: name, depth: depth) }
                continue
            }
            let arguments = SwiftArgument.all(tokens[(index + 2)..<end])
            let shown = record(name, at: index, endingAt: end, of: list, arguments, in: call)
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
            guard brace < tokens.endIndex, tokens[brace].isSign("{"), let end = list.partner(of: brace) else { break }
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
        return list.partner(of: brace).map { $0 + 1 }
    }

    /// Records the string that a call shows. Returns the call's name if it shows one, otherwise that of the call around it.
    private mutating func record(
        _ name: String, at index: Int, endingAt end: Int, of list: SwiftTokens, _ arguments: [SwiftArgument],
        in call: String?
    ) -> String? {
        if name == "String", let format = arguments.first(where: { $0.label == "format" }) {
            record(format: format, arguments, isShown: call != nil || isAssigned(list, index))
            return nil
        }
        if name == "localizedStringWithFormat", let first = arguments.first {
            record(format: first, arguments, isShown: false)
            return nil
        }
        let isMember = list.hasSign(".", at: index - 1)
        if let title = arguments.first, title.label == nil, name == "setTitle", isMember {
            recordShown(title.tokens, in: list)
            return name
        }
        if let text = arguments.first, text.label == "verbatim", name == "Text" { recordShown(text.tokens, in: list) }
        guard let origin = SourceCall(name, arguments, isMember: isMember) else { return call }
        let key = arguments[origin.keyIndex]
        guard let literal = key.tokens.first, literal.string != nil, key.tokens.count == 1 else {
            recordShown(key.tokens, in: list, isTitle: true)
            return origin.name
        }
        guard let string = string(literal, origin.name, arguments) else { return origin.name }
        strings.append(string)
        if origin.isText { recordJoin(of: string, at: index, endingAt: end, in: list) }
        return origin.name
    }

    private mutating func record(format: SwiftArgument, _ arguments: [SwiftArgument], isShown: Bool) {
        guard let first = format.tokens.first else { return }
        let isLocalized = format.isLocalized
        let hasLocale = arguments.contains { $0.label == "locale" }
        let others = arguments.filter { $0.label == nil && $0.tokens.startIndex != format.tokens.startIndex }
        let localized = others.first(where: \.isLocalized)
        let written = first.string.map { String(describing: $0.text) } ?? self.written(format.tokens)
        if !hasLocale && format.label == "format" {
            // Of a look-up the key, its first string.
            let literal = first.string ?? (isLocalized ? format.tokens.lazy.compactMap(\.string).first : nil)
            let found = SourceFormat(
                format: written, place: first.place, isLocalized: isLocalized,
                text: literal.flatMap { $0.hasInterpolations ? nil : $0.text })
            if isShown || isLocalized {
                formats.append(found)
            } else {
                unshownFormats.append((found, first.range.lowerBound))
            }
        }
        if let localized, let place = localized.tokens.first?.place {
            formats.append(
                SourceFormat(format: written, place: place, isLocalized: true, argument: self.written(localized.tokens))
            )
        }
    }

    /// `label.text = String(format: …)`
    private func isAssigned(_ list: SwiftTokens, _ index: Int) -> Bool {
        guard list.hasSign("=", at: index - 1), let property = list.word(at: index - 2) else { return false }
        return Self.shownProperties.contains(property) || property == "message"
    }

    private func string(
        _ literal: SwiftToken, _ origin: String, _ arguments: [SwiftArgument]
    ) -> LocalizableString? {
        guard let content = literal.string else { return nil }
        let key = LocalizedLiteral(content, declarations: declarations, written: written)
        func argument(_ labels: String...) -> SwiftArgument? {
            arguments.first { $0.label.map(labels.contains) ?? false }
        }
        let value = argument("defaultValue", "value")?.literal.map {
            LocalizedLiteral($0, declarations: declarations, written: written)
        }
        let given = value.map(\.arguments).flatMap { $0.isEmpty ? nil : $0 } ?? key.arguments
        return LocalizableString(
            key: key.text, defaultValue: value?.text, table: argument("table", "tableName")?.literal?.text,
            bundle: argument("bundle").map { written($0.tokens) }, comment: argument("comment")?.literal?.text,
            place: literal.place, origin: control.map { LocalizableString.origin(origin, in: $0) } ?? origin,
            arguments: given)
    }

    // MARK: Tokens

    /// The source of tokens on one line.
    func written(_ tokens: ArraySlice<SwiftToken>) -> String {
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
