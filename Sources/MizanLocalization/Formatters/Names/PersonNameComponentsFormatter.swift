import Foundation

/// Writes persons' names, by the older of Foundation's two interfaces.
///
/// Source: Foundation's `PersonNameComponentsFormatter`, which on Linux can't be made; where both modules are imported, this
/// one is meant.
public final class PersonNameComponentsFormatter: Sendable {
    /// How much of a name is written.
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

    /// How much of a name is written.
    public let style: Style
    /// Whose order names take that no script gives one.
    public let locale: Locale

    /// A formatter; given and family name where nothing is said.
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
