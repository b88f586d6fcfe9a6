import MizanLocalization

/// Arguments that a sentence may be given and that would move it if they could.
enum HostileArgument {
    /// Letters of both directions, digits of every kind, text without a direction, brackets without partners, and controls
    /// that are never closed or close what isn't theirs.
    static let texts = [
        "Sara", "سارة", "שרה", "7", "٧", "۷", "12–20", "+972 2 123", "(", ")", "[ש", "C++ (لا)", "…", "!?", "👨‍👩‍👧", "",
        " ", twoLines, "\u{202B}سارة", "\u{202A}Sara", "\u{202E}Sara", "\u{202D}سارة", "\u{202C}", "\u{2067}Sara",
        "\u{2066}سارة", "\u{2068}", "\u{2069}", "\u{2069}\u{2069}سارة", "\u{200F}", "\u{200E}", "\u{061C}7",
    ]

    /// In an isolate the end of a line ends no paragraph.
    static let twoLines = "a\nب"

    /// Those for a specifier that any value suits.
    static let values: [LocalizedValue] =
        texts.map(LocalizedValue.text)
        + ["+972 2 123", "\u{202E}Sara", "\u{2069}سارة"].map { .technical($0, kind: .phone) } + numbers

    /// Those for a specifier of a number; each plural form of a sentence is shown for some of them.
    static let numbers: [LocalizedValue] =
        [0, 1, 2, 3, 5, 11, 100, 1_234_567, -5].map { .integer($0) } + [.double(-0.5)]

    /// What disturbs nothing, for the arguments beside a hostile one.
    static func neutral(isNumber: Bool) -> LocalizedValue { isNumber ? .integer(5) : .text("\u{FFFC}") }
}
