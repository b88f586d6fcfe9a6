import MizanBase
import MizanUnicode

/// A localized text ready to take arguments: the pieces of its format, with the forms of its plurals.
struct Message: Sendable {
    indirect enum Piece: Sendable {
        case text(String)
        /// An argument, from 1.
        case argument(Int, FormatSpecifier)
        case forms(Forms)
    }

    /// Texts of which a number chooses one.
    struct Forms: Sendable {
        /// The argument whose number chooses, from 1; nil for the first whole number among the arguments.
        var argument: Int?
        /// How the number is written, where that matters to the choice (1.0 is no `one` in English).
        var specifier: FormatSpecifier?
        var pieces: [PluralCategory: [Piece]]
    }

    var pieces: [Piece]
}

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

extension FormatSpecifier {
    /// `%lld`.
    static let wholeNumber: FormatSpecifier = {
        var specifier = FormatSpecifier()
        specifier.conversion = "d"
        return specifier
    }()
}

extension StringCatalog.Value {
    /// The text or plural forms without those that nobody has translated and without branches for devices.
    ///
    /// A source language's texts all count.
    func texts(isSource: Bool) -> StringCatalog.Value {
        switch self {
        case .unit: return self
        case .plural(let forms):
            let translated = forms.filter { isSource || $0.value.isTranslated }
            return .plural(translated.isEmpty ? forms : translated)
        case .device(let branches):
            // No device is known here: what is meant for all others, else the first by name.
            let branch = branches["other"] ?? branches.min { $0.key < $1.key }?.value
            return branch?.texts(isSource: isSource) ?? .plural([:])
        }
    }

    /// Whether a reader can be shown it: some form is a translation.
    public var isTranslated: Bool {
        switch self {
        case .unit(let unit): unit.isTranslated
        case .plural(let forms): forms.values.contains(where: \.isTranslated)
        case .device(let branches): branches.values.contains(where: \.isTranslated)
        }
    }
}
