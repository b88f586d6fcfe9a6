import Foundation

/// Writes persons' names, by the older of Foundation's two interfaces.
///
/// Source: Foundation's `PersonNameComponentsFormatter`, which on Linux can't be made; where both modules are imported, this
/// one is meant.
public final class PersonNameComponentsFormatter: Sendable {
    /// The length of a name.
    public enum Style: Hashable, Sendable, CaseIterable {
        /// As ``medium``.
        case `default`
        /// The nickname, else the given name.
        case short
        /// Given and family name.
        case medium
        /// All but the nickname.
        case long
        /// Initials.
        case abbreviated
    }

    /// The length of a name.
    public let style: Style
    /// The locale that orders a name whose script doesn't.
    public let locale: Locale

    /// A formatter; by default with given and family name.
    public init(style: Style = .default, locale: Locale = .autoupdatingCurrent) {
        self.style = style
        self.locale = locale
    }

    /// The name.
    public func string(from components: PersonNameComponents) -> String {
        let style: PersonNameComponents.FormatStyle.Style =
            switch style {
            case .default, .medium: .medium
            case .short: .short
            case .long: .long
            case .abbreviated: .abbreviated
            }
        return components.formatted(PersonNameComponents.FormatStyle(style: style, locale: locale))
    }

    /// The name in a style.
    public static func localizedString(
        from components: PersonNameComponents, style: Style, locale: Locale = .autoupdatingCurrent
    ) -> String {
        PersonNameComponentsFormatter(style: style, locale: locale).string(from: components)
    }
}
