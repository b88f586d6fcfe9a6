import MizanBase
import MizanUnicode

/// A localized text ready to take arguments: the pieces of its format, with the forms of its plurals.
///
/// Its properties are computed once, when it is made, from those of its forms: forms are shared by all that refer to
/// them, so that walking through them again could take ever longer.
struct Message: Sendable {
    indirect enum MessagePiece: Sendable {
        case text(String)
        /// An argument, from 1.
        case argument(Int, FormatSpecifier)
        case forms(MessageForms)
    }

    /// Attributes over pieces.
    struct AttributeSpan: Sendable {
        /// Pieces, by index.
        var range: Range<Int>
        var attributes: TextAttributes
        /// The address that the span leads to; empty where it leads nowhere.
        var link: [MessagePiece]
        /// What its attributes ask of its words; nil where nothing.
        var inflection: InflectionRequest?
    }

    let pieces: [MessagePiece]
    /// Outer before inner.
    let spans: [AttributeSpan]
    /// The arguments, from 1, that any of its forms needs, and whether each has to be a number.
    let demanded: [Int: Bool]
    /// The specifiers of its arguments, by their numbers; the first one of an argument that is printed twice.
    let specifiers: [Int: FormatSpecifier]
    /// Whether an argument may touch a digit, a sign or another argument (``NumberGroups``).
    let mayJoinNumbers: Bool
    /// What words of any of its forms are to agree with.
    let agreements: Set<MessageAgreement>

    init(pieces: [MessagePiece], spans: [AttributeSpan] = []) {
        self.pieces = pieces
        self.spans = spans
        var demanded: [Int: Bool] = [:]
        for piece in pieces + spans.flatMap(\.link) {
            switch piece {
            case .text: break
            case .argument(let number, let specifier):
                // `% s` is none: in "100% sure" it is prose.
                if !specifier.spacesSign { demanded.merge([number: specifier.isNumeric]) { $0 || $1 } }
            case .forms(let forms): demanded.merge(forms.demanded) { $0 || $1 }
            }
        }
        self.demanded = demanded
        specifiers = pieces.reduce(into: [:]) { specifiers, piece in
            guard case .argument(let number, let specifier) = piece, specifiers[number] == nil else { return }
            specifiers[number] = specifier
        }
        agreements = Self.agreements(pieces, spans)
        mayJoinNumbers = pieces.indices.contains { index in
            if case .text = pieces[index] { return false }
            if case .forms(let forms) = pieces[index], forms.mayJoinNumbers { return true }
            return [index - 1, index + 1].contains { beside in
                guard pieces.indices.contains(beside) else { return false }
                guard case .text(let text) = pieces[beside] else { return true }
                let scalar = beside < index ? text.unicodeScalars.last : text.unicodeScalars.first
                return scalar.map(NumberGroups.mayTouch) ?? true
            }
        }
    }
}

extension Message {
    /// Texts; a number chooses one of them.
    struct MessageForms: Sendable {
        /// The argument whose number chooses, from 1; nil for the first whole number among the arguments.
        let argument: Int?
        let demanded: [Int: Bool]
        let mayJoinNumbers: Bool
        let agreements: Set<MessageAgreement>
        /// The forms' specifiers, by the arguments' numbers.
        private let specifiers: [Int: FormatSpecifier]
        /// For each category that has one, in the order of ``PluralCategory``.
        private let messages: [Message?]

        init(argument: Int?, messages: [PluralCategory: Message]) {
            self.argument = argument
            self.messages = PluralCategory.allCases.map { messages[$0] }
            // A form for one number may do without it ("a mile"); `other` is for most numbers and prints them.
            let inOrder = [messages[.other]].compactMap { $0 } + self.messages.compactMap { $0 }
            specifiers = inOrder.reduce(into: [:]) { $0.merge($1.specifiers) { known, _ in known } }
            // What chooses a form is a number.
            demanded = inOrder.reduce(into: argument.map { [$0: true] } ?? [:]) { $0.merge($1.demanded) { $0 || $1 } }
            mayJoinNumbers = inOrder.contains(where: \.mayJoinNumbers)
            agreements = inOrder.reduce(into: []) { $0.formUnion($1.agreements) }
        }

        /// The specifier by which a form prints an argument, counted from 1; nil if none does.
        func specifier(of argument: Int) -> FormatSpecifier? { specifiers[argument] }

        /// The form of a category; `other` where it is missing, else the last there is.
        func message(_ category: PluralCategory) -> Message? {
            messages[category.index] ?? messages[PluralCategory.other.index] ?? messages.last { $0 != nil } ?? nil
        }

        /// The form that is for 0 also in languages without that category (Apple's extension).
        var zero: Message? { messages[PluralCategory.zero.index] }
    }
}

extension PluralCategory {
    /// The place in CLDR's order.
    fileprivate var index: Int {
        switch self {
        case .zero: 0
        case .one: 1
        case .two: 2
        case .few: 3
        case .many: 4
        case .other: 5
        }
    }
}
