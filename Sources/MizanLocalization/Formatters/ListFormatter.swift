import Foundation
import MizanBase

/// Joins members to a list in the words of a locale: "A, B, and C".
///
/// Source: Foundation's `ListFormatter`, which Linux doesn't have. The locale is that of the running task's reader, unless you set another.
public final class ListFormatter {
    /// The locale of the words.
    public var locale: Locale?
    /// Writes the members; nil writes them as they describe themselves.
    public var itemFormatter: Formatter?

    /// A formatter for the running task's reader.
    public init() { locale = Localization.inEffect.formatEnvironment.locale }

    /// The list; nil if a member can't be written.
    public func string(from items: [Any]) -> String? {
        var members: [String] = []
        for item in items {
            guard let member = itemFormatter.map({ $0.string(for: item) }) ?? String(describing: item) else {
                return nil
            }
            members.append(member)
        }
        let language = LanguageTag(locale ?? Localization.inEffect.formatEnvironment.locale)
        return FormatterCache.shared(locale: language, timeZone: .gmt).list(.and)?.string(from: members)
    }

    /// The list of texts.
    public static func localizedString(byJoining strings: [String]) -> String {
        ListFormatter().string(from: strings) ?? strings.joined(separator: ", ")
    }
}
