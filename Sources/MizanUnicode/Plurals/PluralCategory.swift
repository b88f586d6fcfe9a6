/// A plural form's name, in CLDR's order.
///
/// Source: UTS #35 part 3 §5 (Language Plural Rules).
public enum PluralCategory: String, Hashable, Sendable, CaseIterable {
    /// The form for zero, in Arabic, Latvian or Welsh.
    case zero
    /// The form that English uses for 1.
    case one
    /// A pair, in Arabic, Hebrew or Slovenian.
    case two
    /// A small number, in Slavic languages and Arabic.
    case few
    /// A large number or a fraction, as the language has it.
    case many
    /// All others; every language has it.
    case other
}
