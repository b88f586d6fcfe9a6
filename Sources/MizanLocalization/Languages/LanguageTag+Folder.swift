import MizanBase

extension LanguageTag {
    /// The language of `ar.lproj`; nil for `Base.lproj` and for what is no language.
    package init?(languageFolder name: String) {
        guard name.hasSuffix(".lproj") else { return nil }
        let language = String(name.dropLast(".lproj".count))
        guard language != "Base" else { return nil }
        self.init(checking: Self.formerNames[language] ?? language)
    }

    /// The names of languages that folders had before there were tags. Source: CoreFoundation, `CFBundle_Locale.c`.
    private static let formerNames = [
        "English": "en", "French": "fr", "German": "de", "Italian": "it", "Dutch": "nl", "Swedish": "sv",
        "Spanish": "es", "Danish": "da", "Portuguese": "pt", "Norwegian": "no", "Japanese": "ja", "Finnish": "fi",
    ]
}
