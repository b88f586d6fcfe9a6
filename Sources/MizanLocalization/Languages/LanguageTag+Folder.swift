import MizanBase

extension LanguageTag {
    /// The language of `ar.lproj`; nil for `Base.lproj` and for a folder of no language.
    package init?(languageFolder name: String) {
        guard name.hasSuffix(".lproj") else { return nil }
        let language = String(name.dropLast(".lproj".count))
        guard language != "Base" else { return nil }
        if let former = Self.formerNames[language] {
            self.init(former)
        } else if let tag = LanguageTag(checking: language) ?? LanguageTag(posixLocale: language) {
            self = tag
        } else {
            return nil
        }
    }

    /// The names of languages that folders had before there were tags. Source: CoreFoundation, `CFBundle_Locale.c`.
    private static let formerNames = [
        "English": "en", "French": "fr", "German": "de", "Italian": "it", "Dutch": "nl", "Swedish": "sv",
        "Spanish": "es", "Danish": "da", "Portuguese": "pt", "Norwegian": "no", "Japanese": "ja", "Finnish": "fi",
    ]

    /// A locale as POSIX names it: `sr@latin` and `sr_RS.UTF-8@latin` are `sr-Latn` and `sr-Latn-RS`. Nil where its
    /// modifier is no script.
    ///
    /// Source: IEEE Std 1003.1 §8.2 (`language[_territory][.codeset][@modifier]`); glibc's names of locales.
    private init?(posixLocale name: String) {
        let parts = name.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
        let locale = parts[0].prefix { $0 != "." }.split(omittingEmptySubsequences: false) { $0 == "_" || $0 == "-" }
        guard let language = locale.first, !language.isEmpty else { return nil }
        var subtags = [language]
        if let modifier = parts.dropFirst().first {
            guard let script = Self.scriptModifiers[modifier.lowercased()] else { return nil }
            subtags.append(script)
        }
        self.init(checking: (subtags + locale.dropFirst()).joined(separator: "-"))
    }

    private static let scriptModifiers: [String: Substring] = [
        "latin": "Latn", "cyrillic": "Cyrl", "arabic": "Arab", "devanagari": "Deva",
    ]
}
