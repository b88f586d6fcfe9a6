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
