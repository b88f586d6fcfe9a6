import Foundation
import MizanLocalization

extension String {
    /// A format with its arguments in isolates, for the reader of the running task. It stands before Foundation's own, which
    /// isolates nothing and takes the process's locale; where Foundation is imported beside Mizan the two are ambiguous.
    ///
    /// Source: Foundation's `String.localizedStringWithFormat(_:_:)`.
    public static func localizedStringWithFormat(_ format: String, _ arguments: any CVarArg...) -> String {
        // A table that no file can have: the format is its own translation.
        let values = arguments.map { argument in
            (argument as? any LocalizedArgument)?.localizedValue ?? .text(String(describing: argument))
        }
        return String(localized: LocalizedStringResource(key: format, table: "\u{0}", arguments: values))
    }
}

extension Bundle {
    /// The available localizations that suit the reader of the running task, best first. It stands before Foundation's own, which
    /// on Linux answers with the first for every reader; where Foundation is imported beside Mizan the two are ambiguous.
    ///
    /// Source: Foundation's `Bundle.preferredLocalizations(from:)`.
    public class func preferredLocalizations(from localizations: [String]) -> [String] {
        let reader = Localization.current ?? Localization.standard
        return StringBundle.preferredLocalizations(
            from: localizations, forPreferences: [reader.locale.identifier])
    }

    /// The available localizations that suit a reader's languages, best first; nil for those of the running task's reader. Source:
    /// Foundation's `Bundle.preferredLocalizations(from:forPreferences:)`.
    public class func preferredLocalizations(
        from localizations: [String], forPreferences preferences: [String]?
    ) -> [String] {
        guard let preferences else { return preferredLocalizations(from: localizations) }
        return StringBundle.preferredLocalizations(from: localizations, forPreferences: preferences)
    }
}
