import MizanBase
import _FoundationICU

/// The digits that a locale writes numbers with: its `-u-nu-`, else CLDR's for its language and region.
public enum NumberingSystem {
    /// The script of the locale's digits, in whose forms its percent sign stands too: ``Script/arabic`` for `ar-EG` and `fa`,
    /// ``Script/latin`` for `ar-AE`, `hi` and `ar-EG-u-nu-latn`, Devanagari for `hi-u-nu-deva`.
    ///
    /// European digits, and those that no script has for its own, are Latin's.
    public static func script(of locale: LanguageTag) -> Script {
        guard
            let one = NumberFormat(skeleton: "precision-integer", locale: locale)?.string(from: 1).unicodeScalars.first,
            !one.isASCII
        else { return .latin }
        let script = Script(of: one.value)
        guard script == .common else { return script }
        // Arabic's digits are also those of Thaana and Yezidi: by the property, they have no script.
        return (0x660...0x6f9).contains(one.value) ? .arabic : .latin
    }

    /// The direction in which the locale's digits are read, by the bidirectional class of its digit one: right to left for N'Ko
    /// and Adlam, left to right for all others, Arabic's included.
    public static func direction(of locale: LanguageTag) -> LayoutDirection {
        guard
            let one = NumberFormat(skeleton: "precision-integer", locale: locale)?.string(from: 1).unicodeScalars.first,
            !one.isASCII
        else { return .leftToRight }
        return switch BidiClass(one.value) {
        case .rightToLeft, .arabicLetter: .rightToLeft
        default: .leftToRight
        }
    }

    /// The signs that the locale writes before the fraction, in its own digits and in Latin ones.
    public static func decimalSeparators(of locale: LanguageTag) -> Set<Unicode.Scalar> {
        if let known = separators.withLock({ $0[locale] }) { return known }
        let latin = LanguageTag(locale.withoutExtensions.identifier + "-u-nu-latn")
        let found: Set<Unicode.Scalar> = [locale, latin].reduce(into: []) { result, locale in
            let half = NumberFormat(skeleton: ".0", locale: locale)?.string(from: 1.5) ?? "1.5"
            result.formUnion(half.unicodeScalars.filter { $0.properties.numericType == nil })
        }
        separators.withLock { separators in
            if separators.count >= capacity { separators.removeAll() }
            separators[locale] = found
        }
        return found
    }

    /// A bound on what a run over many locales keeps.
    private static let capacity = 64
    private static let separators = LockedValue<[LanguageTag: Set<Unicode.Scalar>]>([:])
}
