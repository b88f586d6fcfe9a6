import MizanBase
import _FoundationICU

/// Letters in another case, by the rules of a language: Turkish keeps the dots of i, Greek capitals have no accents, Dutch has IJ.
public enum CaseMapping {
    /// The text in capitals. Source: Unicode's SpecialCasing.txt and CLDR, by ICU.
    public static func uppercased(_ text: String, language: LanguageTag) -> String {
        mapped(text, language, swift_u_strToUpper)
    }

    /// The text in small letters.
    public static func lowercased(_ text: String, language: LanguageTag) -> String {
        mapped(text, language, swift_u_strToLower)
    }

    private typealias Mapping = (
        UnsafeMutablePointer<UInt16>?, Int32, UnsafePointer<UInt16>?, Int32, UnsafePointer<CChar>?,
        UnsafeMutablePointer<UErrorCode>?
    ) -> Int32

    private static func mapped(_ text: String, _ language: LanguageTag, _ mapping: Mapping) -> String {
        let units = Array(text.utf16)
        guard units.count < Int(Int32.max) / 4 else { return text }
        return ICUCall.text { target, capacity, status in
            mapping(target, capacity, units, Int32(units.count), language.identifier, &status)
        } ?? text
    }
}
