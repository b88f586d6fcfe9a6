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
    private var substitutions: [String: StringCatalog.Substitution] = [:]
    private var count = 0

    init(pseudo: [PseudoLanguage], takesArguments: Bool) {
        self.pseudo = pseudo
        self.takesArguments = takesArguments
    }

    /// The message of a text that is in no catalog.
    mutating func message(_ text: String) -> Message {
        Message(pieces: pieces(text, own: nil, depth: 0))
    }

    /// The message of a localization; of untranslated forms only where nothing else is there.
    mutating func message(_ localization: StringCatalog.Localization, isSource: Bool) -> Message {
        substitutions = localization.substitutions
        let pieces: [Message.Piece] =
            switch localization.value.texts(isSource: isSource) {
            case .unit(let unit): pieces(unit.value, own: nil, depth: 0)
            case .plural(let forms):
                [.forms(self.forms(forms, argument: nil, specifier: nil, depth: 0))]
            case .device: []
            }
        return Message(pieces: pieces)
    }

    private mutating func forms(
        _ units: [PluralCategory: StringCatalog.Unit], argument: Int?, specifier: FormatSpecifier?, depth: Int
    ) -> Message.Forms {
        var result = Message.Forms(argument: argument, specifier: specifier, pieces: [:])
        for category in PluralCategory.allCases {
            guard let unit = units[category] else { continue }
            result.pieces[category] = pieces(unit.value, own: argument, specifier: specifier, depth: depth)
        }
        return result
    }

    private mutating func pieces(
        _ text: String, own: Int?, specifier: FormatSpecifier? = nil, depth: Int
    ) -> [Message.Piece] {
        let substitutions = substitutions
        var format = takesArguments ? FormatString(text) : FormatString(verbatim: text)
        format = format.numbered(own: own) { substitutions[$0]?.argumentNumber }
        format = format.applying(pseudo, isWholeText: depth == 0)
        return format.pieces.map { piece in
            count += 1
            switch piece {
            case .text(let text): return .text(text)
            case .argument(let number, let specifier): return .argument(number ?? 1, specifier)
            case .own: return .argument(own ?? 1, specifier ?? .wholeNumber)
            case .variable(let name, let number):
                guard depth < Self.depthLimit, count < Self.pieceLimit, let substitution = substitutions[name] else {
                    return .text("%#@\(name)@")
                }
                return variable(substitution, argument: number ?? 1, depth: depth + 1)
            }
        }
    }

    private mutating func variable(
        _ substitution: StringCatalog.Substitution, argument: Int, depth: Int
    ) -> Message.Piece {
        let specifier = FormatSpecifier(substitution.formatSpecifier) ?? .wholeNumber
        let units: [PluralCategory: StringCatalog.Unit] =
            switch substitution.value.texts(isSource: false) {
            case .plural(let units): units
            case .unit(let unit): [.other: unit]
            case .device: [:]
            }
        return .forms(forms(units, argument: argument, specifier: specifier, depth: depth))
    }
}
