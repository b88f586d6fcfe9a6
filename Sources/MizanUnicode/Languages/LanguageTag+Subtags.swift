import MizanBase
import _FoundationICU

extension LanguageTag {
    /// The script in which the language is written: the tag's own, else the likely one of its language and region.
    ///
    /// ``Script/unknown`` for an unknown tag. Urdu's `Aran`, a style of writing Arabic letters, is ``Script/arabic``,
    /// as it is for characters. Source: CLDR's likely subtags.
    public var script: Script {
        let written = writtenScript
        return written.code == "Aran" ? .arabic : written
    }

    private var writtenScript: Script {
        let subtags = identifier.split(separator: "-").prefix { $0.utf8.count > 1 }
        if let subtag = subtags.dropFirst().prefix(2).first(where: \.isScriptSubtag) {
            return Script(code: String(subtag))
        }
        guard let likely = likelyLocale,
            let subtag = likely.split(separator: "_").dropFirst().first(where: \.isScriptSubtag)
        else { return .unknown }
        return Script(code: String(subtag))
    }

    /// The tag with its likely script and region, `zh-HK` as `zh-Hant-HK`, without extensions; itself for an unknown
    /// tag. Source: CLDR's likely subtags.
    public var withLikelySubtags: LanguageTag {
        likelyLocale.map { LanguageTag(String($0.prefix { $0 != "@" })) } ?? self
    }

    /// The tag with its script, where its region writes the language in another one than most do: `sr-ME` is `sr-Latn-ME`,
    /// `pa-PK` is `pa-Arab-PK`; itself elsewhere. Source: CLDR's likely subtags.
    var withScriptOfRegion: LanguageTag {
        guard region != nil else { return self }
        let (subtags, script) = (identifier.split(separator: "-"), writtenScript)
        guard !subtags.contains(where: \.isScriptSubtag), script != .unknown,
            script != LanguageTag(language).writtenScript
        else { return self }
        return LanguageTag(([subtags[0], Substring(script.code)] + subtags.dropFirst()).joined(separator: "-"))
    }

    /// The tag's own region, two letters or three digits; nil where it has none.
    public var region: String? {
        identifier.split(separator: "-").prefix { $0.utf8.count > 1 }.dropFirst().first { subtag in
            subtag.utf8.count == 2 && subtag.allSatisfy(\.isLetter)
                || subtag.utf8.count == 3 && subtag.allSatisfy(\.isNumber)
        }.map(String.init)
    }

    /// The tag without extensions and private use: `hi-u-nu-deva` is `hi`.
    ///
    /// Source: RFC 5646 §2.2.6 (an extension begins with a singleton).
    public var withoutExtensions: LanguageTag {
        let parts = identifier.split(separator: "-")
        return LanguageTag(parts.prefix { $0.utf8.count > 1 }.joined(separator: "-"))
    }

    /// The direction in which the language is written, by its script; left to right for an unknown one.
    public var layoutDirection: LayoutDirection { script.layoutDirection }

    /// The locale's name as ICU writes it, `hi@numbers=deva`; empty (the root) for a tag that ICU can't read.
    public var icuLocale: String {
        var buffer = [CChar](repeating: 0, count: 160)
        var status = U_ZERO_ERROR
        var parsed: Int32 = 0
        let count = swift_uloc_forLanguageTag(identifier, &buffer, 160, &parsed, &status)
        guard status.rawValue <= 0, count >= 0, count < 160 else { return "" }
        return String(decoding: buffer.prefix(Int(count)).map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    /// The locale with its likely script and region.
    private var likelyLocale: String? {
        var buffer = [CChar](repeating: 0, count: 160)
        var status = U_ZERO_ERROR
        let count = swift_uloc_addLikelySubtags(icuLocale, &buffer, 160, &status)
        guard status.rawValue <= 0, count > 0, count < 160 else { return nil }
        return String(decoding: buffer.prefix(Int(count)).map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
}

extension Substring {
    fileprivate var isScriptSubtag: Bool { utf8.count == 4 && allSatisfy(\.isLetter) }
}
