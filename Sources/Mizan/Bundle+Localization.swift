import Foundation
import MizanBase
import MizanLocalization

extension Bundle {
    /// The call that chooses among localizations for the reader of the running task. Source: Foundation's
    /// `Bundle.preferredLocalizations(from:)`.
    public class var preferredLocalizations: PreferredLocalizations { PreferredLocalizations() }

    /// The call that looks a string of the bundle up for the reader of the running task. Source: Foundation's
    /// `Bundle.localizedString(forKey:value:table:)`.
    public var localizedString: LocalizedStringLookup { LocalizedStringLookup(bundle: self) }
}

/// The call of `Bundle.preferredLocalizations`.
///
/// Foundation's own function on Linux returns the first for every reader. This is a property because a property is preferred to
/// a function of the same name in every file.
public struct PreferredLocalizations: Sendable {
    /// The available localizations that suit the reader of the running task, best first. If none does, those that suit the main
    /// bundle's language of development, otherwise the first.
    public func callAsFunction(from localizations: [String]) -> [String] {
        callAsFunction(from: localizations, forPreferences: nil)
    }

    /// The available localizations that suit a reader's languages, best first; nil for those of the running task's reader. Source:
    /// Foundation's `Bundle.preferredLocalizations(from:forPreferences:)`.
    public func callAsFunction(from localizations: [String], forPreferences preferences: [String]?) -> [String] {
        let reader = Localization.inEffect
        return StringBundle.preferredLocalizations(
            from: localizations,
            forPreferences: (preferences ?? [reader.locale.identifier]) + [reader.developmentLanguage.identifier])
    }
}

/// The call of a bundle's `localizedString`.
///
/// Foundation's own function reads the tables of the process's language. This is a property because a property is preferred to a
/// function of the same name in every file.
public struct LocalizedStringLookup {
    let bundle: Bundle

    /// The string of a key, as `NSLocalizedString` returns it.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - value: The text if no table has the key; the key if nil or empty.
    ///   - tableName: The table, `Localizable` if nil or empty.
    public func callAsFunction(forKey key: String, value: String?, table tableName: String?) -> String {
        NSLocalizedString(
            key, tableName: tableName.flatMap { $0.isEmpty ? nil : $0 }, bundle: bundle, value: value ?? "", comment: ""
        )
    }
}
