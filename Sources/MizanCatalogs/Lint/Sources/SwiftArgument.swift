import MizanSources

/// An argument of a call, or of an interpolation.
struct SwiftArgument {
    let label: String?
    let tokens: ArraySlice<SwiftToken>

    /// The arguments between two brackets, divided at the commas that stand in no bracket of their own.
    static func all(_ tokens: ArraySlice<SwiftToken>) -> [SwiftArgument] {
        var arguments: [SwiftArgument] = []
        var start = tokens.startIndex
        var depth = 0
        func end(at index: Int) {
            let part = tokens[start..<index]
            guard let first = part.first else { return }
            if let label = first.word, part.dropFirst().first?.isSign(":") == true {
                arguments.append(SwiftArgument(label: label, tokens: part.dropFirst(2)))
            } else {
                arguments.append(SwiftArgument(label: nil, tokens: part))
            }
        }
        for index in tokens.indices {
            guard case .sign(let sign) = tokens[index].form else { continue }
            switch sign {
            case "(", "[", "{": depth += 1
            case ")", "]", "}": depth -= 1
            case "," where depth == 0:
                end(at: index)
                start = index + 1
            default: continue
            }
        }
        end(at: tokens.endIndex)
        return arguments
    }

    /// The literal that it is.
    var literal: SwiftString? { tokens.count == 1 ? tokens.first?.string : nil }

    /// Whether a localized text is in it. `Text("…")` is one; a `Text` of a value is a format.
    var isLocalized: Bool {
        tokens.indices.contains { index in
            tokens.isLookup(at: index)
                || tokens[index].isWord("Text") && index + 2 < tokens.endIndex && tokens[index + 1].isSign("(")
                    && tokens[index + 2].string != nil
        }
    }
}

extension SwiftString {
    /// Whether a value is put into the text.
    var hasInterpolations: Bool {
        pieces.contains { if case .interpolation = $0 { true } else { false } }
    }

    /// The text, its interpolations left out.
    var text: String {
        pieces.map { piece in
            if case .text(let text) = piece { text } else { "" }
        }.joined()
    }
}

/// A literal as a key: with a specifier for each interpolation.
struct LocalizedLiteral {
    private(set) var text = ""
    private(set) var arguments: [LocalizableString.Argument] = []

    init(
        _ literal: SwiftString, declarations: SwiftDeclarations, written: (ArraySlice<SwiftToken>) -> String
    ) {
        let hasArguments = literal.hasInterpolations
        let hasWords = literal.text.hasWords
        for piece in literal.pieces {
            switch piece {
            case .text(let part): text += hasArguments ? part.replacing("%", with: "%%") : part
            case .interpolation(let tokens):
                var argument = Self.argument(tokens[...], written)
                if hasWords, argument.kind == .text, declarations.isLocalized(tokens[...]) {
                    argument.kind = .localized
                }
                text += argument.specifier
                arguments.append(argument)
            }
        }
    }

    private static func argument(
        _ tokens: ArraySlice<SwiftToken>, _ written: (ArraySlice<SwiftToken>) -> String
    ) -> LocalizableString.Argument {
        let parts = SwiftArgument.all(tokens)
        let expression = written(tokens)
        if let specifier = parts.first(where: { $0.label == "specifier" })?.literal?.text {
            return .init(.number, specifier: specifier, expression: expression)
        }
        if parts.contains(where: { $0.label == "format" || $0.label == "style" })
            || tokens.contains(where: { $0.isWord("formatted") || $0.isWord("format") })
        {
            return .init(.formatted, expression: expression)
        }
        if tokens.count == 1, case .number(let number)? = tokens.first?.form {
            return .init(.constant, specifier: number.contains(".") ? "%lf" : "%lld", expression: expression)
        }
        if parts.contains(where: \.isLocalized) { return .init(.localized, expression: expression) }
        // Its type isn't known here.
        let isCount = tokens.last?.isWord("count") ?? false
        return isCount
            ? .init(.number, specifier: "%lld", expression: expression) : .init(.text, expression: expression)
    }
}
