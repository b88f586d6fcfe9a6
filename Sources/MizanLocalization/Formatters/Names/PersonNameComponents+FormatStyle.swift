import Foundation
import MizanBase

extension PersonNameComponents {
    /// Writes a person's name as its script and the locale have it: 田中陽子, Andreas Neusüß.
    ///
    /// The script decides before the locale: a name in Chinese, Japanese or Korean letters has its family name first
    /// and no spaces for every reader; other names follow the order of the reader's language. Source: Foundation's
    /// `PersonNameComponents.FormatStyle`, which is missing on Linux; there users can set an order and a short form,
    /// which isn't possible here.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        /// The length of a name.
        public enum Style: String, Codable, Hashable, Sendable, CaseIterable {
            /// The nickname, else the given name: "Tom".
            case short
            /// Given and family name: "Thomas Clark".
            case medium
            /// All but the nickname: "Dr. Thomas Louis Clark Esq."
            case long
            /// Initials: "TC".
            case abbreviated
        }

        /// The length of the name.
        public var style: Style
        /// The locale that orders a name whose script doesn't.
        public var locale: Locale

        /// A style; by default with given and family name.
        public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
            self.style = style
            self.locale = locale
        }

        /// The name in the style's locale, otherwise for the reader of the running task.
        public func format(_ value: PersonNameComponents) -> String { readerText(of: value) }

        /// The same style for another locale.
        public func locale(_ locale: Locale) -> Self { Self(style: style, locale: locale) }
    }

    /// The name in a style, for the reader of the running task unless the style names a locale.
    public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
    where Style.FormatInput == PersonNameComponents {
        style.readerText(of: self)
    }

    /// Given and family name, in the order of the reader's locale if the name's script has none.
    public func formatted() -> String { formatted(.name(style: .medium)) }
}

extension PersonNameComponents.FormatStyle: LocalizedFormatStyle {
    /// The name for a reader.
    public func format(_ value: PersonNameComponents, in environment: FormatEnvironment) -> String {
        PersonNameFormat.string(value, style, reader: environment.language)
    }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
    /// A style for persons' names.
    public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { Self(style: style) }
}
