import MizanUnicode

/// Makes messages from what a catalog says.
struct MessageCompiler {
    /// Nested variables, each inside a form of the one before.
    private static let depthLimit = 8
    /// Pieces of one message; a catalog that nests variables to grow beyond is cut.
    private static let pieceLimit = 10_000

    let pseudo: [PseudoLanguage]
    /// Without arguments Foundation takes the text as it is, `%` and all.
    let takesArguments: Bool
    private var variables: [String: LocalizedFormat.Variable] = [:]
    private var count = 0

    init(pseudo: [PseudoLanguage], takesArguments: Bool) {
        self.pseudo = pseudo
        self.takesArguments = takesArguments
    }

    /// The message of a text that is in no catalog.
    mutating func message(_ text: String) -> Message {
        Message(pieces: pieces(text, own: nil, depth: 0))
    }

    /// The message of what a table says.
    mutating func message(_ format: LocalizedFormat) -> Message {
        variables = format.variables
        switch format.forms {
        case .format(let text): return Message(pieces: pieces(text, own: nil, depth: 0))
        case .plural(let texts):
            return Message(pieces: [.forms(forms(texts, argument: nil, specifier: nil, depth: 0))])
        }
    }

    private mutating func forms(
        _ texts: [PluralCategory: String], argument: Int?, specifier: FormatSpecifier?, depth: Int
    ) -> Message.Forms {
        var result = Message.Forms(argument: argument, specifier: specifier, pieces: [:])
        for category in PluralCategory.allCases {
            guard let text = texts[category] else { continue }
            result.pieces[category] = pieces(text, own: argument, specifier: specifier, depth: depth)
        }
        return result
    }

    private mutating func pieces(
        _ text: String, own: Int?, specifier: FormatSpecifier? = nil, depth: Int
    ) -> [Message.Piece] {
        let variables = variables
        var format = takesArguments ? FormatString(text) : FormatString(verbatim: text)
        format = format.numbered(own: own) { variables[$0]?.argumentNumber }
        format = format.applying(pseudo, isWholeText: depth == 0)
        return format.pieces.map { piece in
            count += 1
            switch piece {
            case .text(let text): return .text(text)
            case .argument(let number, let specifier): return .argument(number ?? 1, specifier)
            case .own: return .argument(own ?? 1, specifier ?? .wholeNumber)
            case .variable(let name, let number):
                guard depth < Self.depthLimit, count < Self.pieceLimit, let variable = variables[name] else {
                    return .text("%#@\(name)@")
                }
                return self.variable(variable, argument: number ?? 1, depth: depth + 1)
            }
        }
    }

    private mutating func variable(
        _ variable: LocalizedFormat.Variable, argument: Int, depth: Int
    ) -> Message.Piece {
        let specifier = FormatSpecifier(variable.formatSpecifier) ?? .wholeNumber
        let texts: [PluralCategory: String] =
            switch variable.forms {
            case .plural(let texts): texts
            case .format(let text): [.other: text]
            }
        return .forms(forms(texts, argument: argument, specifier: specifier, depth: depth))
    }
}
