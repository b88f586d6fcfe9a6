import MizanBase

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

extension LocalizedValue {
    /// The direction of the value's isolate: the caller's choice, else by its kind.
    public var direction: ArgumentDirection {
        switch self {
        case .text, .attributed: .firstStrong
        case .styled(let value, _): value.direction
        case .joined(let members): members.first?.direction ?? .firstStrong
        case .technical: .leftToRight
        case .resource: .localization
        case .formatted(let value): value.direction
        case .directed(_, let direction): direction
        case .integer, .double, .number, .measurement, .roundedMeasurement, .date, .list: .formatterLanguage
        }
    }

    /// The direction of the value's isolate as a specifier prints it: the digits of `%x` and its kind run as code does.
    func direction(printedBy specifier: FormatSpecifier) -> ArgumentDirection {
        switch self {
        case .integer, .double, .roundedMeasurement: specifier.showsBits ? .leftToRight : direction
        default: direction
        }
    }
}

extension Localization {
    /// The direction that an argument's kind or its caller sets; nil for that of its localization.
    func writingDirection(_ direction: ArgumentDirection) -> WritingDirection? {
        switch direction {
        case .firstStrong: .natural
        case .formatterLanguage: localeDirection
        case .localization: nil
        case .leftToRight: .leftToRight
        case .rightToLeft: .rightToLeft
        }
    }
}
