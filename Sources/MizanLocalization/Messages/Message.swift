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
        /// For each category that has one, in the order of ``PluralCategory``.
        private(set) var messages: [Message?]

        init(argument: Int?, specifier: FormatSpecifier?, messages: [PluralCategory: Message]) {
            self.argument = argument
            self.specifier = specifier
            self.messages = PluralCategory.allCases.map { messages[$0] }
        }

        /// The form of a category; `other` where it is missing, else the last there is.
        func message(_ category: PluralCategory) -> Message? {
            messages[category.index] ?? messages[PluralCategory.other.index] ?? messages.last { $0 != nil } ?? nil
        }

        /// The form that is for 0 also in languages without that category (Apple's extension).
        var zero: Message? { messages[PluralCategory.zero.index] }
    }

    /// Attributes over pieces.
    struct Span: Sendable {
        /// Pieces, by index.
        var range: Range<Int>
        var attributes: TextAttributes
        /// The address that the span leads to; empty where it leads nowhere.
        var link: [Piece]
    }

    var pieces: [Piece]
    /// Outer before inner.
    var spans: [Span] = []
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
