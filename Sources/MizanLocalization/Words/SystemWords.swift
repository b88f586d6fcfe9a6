import MizanBase
import MizanUnicode

/// The words that the interface itself has, in the languages that have translations here.
///
/// `README.md` next to this file names their sources.
enum SystemWords {
    /// The translations by language; those of one language are made when they are first shown.
    private static let tables: [LanguageTag: @Sendable () -> [SystemWord: String]] = [
        "af": { af },
        "ar": { ar },
        "az": { az },
        "bg": { bg },
        "bn": { bn },
        "bs": { bs },
        "ca": { ca },
        "cs": { cs },
        "da": { da },
        "de": { de },
        "el": { el },
        "es": { es },
        "et": { et },
        "eu": { eu },
        "fa": { fa },
        "fi": { fi },
        "fil": { fil },
        "fr": { fr },
        "gl": { gl },
        "gu": { gu },
        "he": { he },
        "hi": { hi },
        "hr": { hr },
        "hu": { hu },
        "hy": { hy },
        "id": { id },
        "is": { `is` },
        "it": { it },
        "ja": { ja },
        "ka": { ka },
        "kk": { kk },
        "kn": { kn },
        "ko": { ko },
        "lt": { lt },
        "lv": { lv },
        "mk": { mk },
        "ml": { ml },
        "mr": { mr },
        "ms": { ms },
        "nb": { nb },
        "nl": { nl },
        "pa": { pa },
        "pl": { pl },
        "pt": { pt },
        "pt-PT": { ptPt },
        "ro": { ro },
        "ru": { ru },
        "sk": { sk },
        "sl": { sl },
        "sq": { sq },
        "sr": { sr },
        "sr-Latn": { srLatn },
        "sv": { sv },
        "sw": { sw },
        "ta": { ta },
        "te": { te },
        "th": { th },
        "tr": { tr },
        "uk": { uk },
        "ur": { ur },
        "uz": { uz },
        "vi": { vi },
        "zh-Hans": { zhHans },
        "zh-Hant": { zhHant },
    ]

    /// The languages, English among them, in the order of their tags.
    static let languages = (Array(tables.keys) + [.english]).sorted { $0.identifier < $1.identifier }

    /// The words in a language; empty for English, whose words are the keys, and for one without translations.
    static func words(in language: LanguageTag) -> [SystemWord: String] { tables[language]?() ?? [:] }
}
