/// The direction of an argument's isolate.
///
/// No one direction suits all kinds: FSI turns an Arabic range of numbers around, RLI a phone number.
public enum ArgumentDirection: String, Hashable, Sendable, CaseIterable {
    /// That of the value's first strong character: names and other text of users.
    case firstStrong
    /// That of the language of its formatter: numbers, quantities, dates, lists.
    case formatterLanguage
    /// That of the localization in which a localized text was found.
    case localization
    /// Left to right: code, phone numbers, addresses of the net.
    case leftToRight
    /// Right to left: where a caller knows better.
    case rightToLeft
}
