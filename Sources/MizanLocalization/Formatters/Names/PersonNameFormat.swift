import Foundation
import MizanBase
import MizanUnicode

/// The arrangement of names.
enum PersonNameFormat {
    static func string(
        _ name: PersonNameComponents, _ style: PersonNameComponents.FormatStyle.Style, reader: LanguageTag
    ) -> String {
        let (given, family) = (part(name.givenName), part(name.familyName))
        let script = script(of: [given, family, part(name.middleName)].joined())
        let isEastAsian = script.map(eastAsian.contains) ?? false
        let conventions = PersonNameConventions(language: language(of: script, reader: reader))
        let separator = isEastAsian ? conventions.separator : " "
        func joined(_ parts: [String]) -> String { parts.filter { !$0.isEmpty }.joined(separator: separator) }
        func ordered(_ given: [String], _ family: String) -> [String] {
            conventions.isFamilyNameFirst ? [family] + given : given + [family]
        }
        switch style {
        case .medium: return joined(ordered([given], family))
        case .long:
            let names =
                conventions.isFamilyNameFirst
                ? [family, given, part(name.middleName)] : [given, part(name.middleName), family]
            return joined([part(name.namePrefix)] + names + [part(name.nameSuffix)])
        case .short:
            // Of a name without spaces the given name alone is no form of address.
            return [part(name.nickname), isEastAsian ? joined(ordered([given], family)) : given, family]
                .first { !$0.isEmpty } ?? ""
        case .abbreviated:
            if isEastAsian { return (family.isEmpty ? given : family).first.map(String.init) ?? "" }
            // The dots of Arabic initials are for letters that would join.
            let isForeign = script == .latin && reader.script != .latin
            return ordered([given], family).compactMap(\.first).map { $0.uppercased() }
                .joined(separator: isForeign ? "" : conventions.initialSeparator)
        }
    }

    /// A part without white space around it; empty where there is none.
    private static func part(_ text: String?) -> String {
        text?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
    }

    private static let kana: Set<Script> = [Script("Hira"), Script("Kana")]
    private static let eastAsian: Set<Script> = kana.union([Script("Hani"), Script("Hang"), Script("Bopo")])

    /// The script of all letters; nil where there are several, or no letters. Kana with Han is Japanese, Hangul with Han
    /// Korean.
    private static func script(of text: String) -> Script? {
        var scripts = Set(text.unicodeScalars.filter(\.properties.isAlphabetic).map { Script(of: $0.value) })
        scripts.subtract([.common, .inherited])
        if scripts.isSubset(of: kana.union([Script("Hani")])), !scripts.isDisjoint(with: kana) { return Script("Hira") }
        if scripts == [Script("Hani"), Script("Hang")] { return Script("Hang") }
        return scripts.count == 1 ? scripts.first : nil
    }

    /// The language whose conventions a name follows: the reader's where it is written in the name's script, or where
    /// the name has no single script; else the script's likely language.
    private static func language(of script: Script?, reader: LanguageTag) -> LanguageTag {
        guard let script, script != reader.script else { return reader }
        switch script.code {
        case "Hani":
            return ["ja", "ko", "yue", "zh"].contains(reader.language) ? reader : LanguageTag("zh")
        case "Latn": return reader
        default: return LanguageTag("und-\(script.code)").withLikelySubtags
        }
    }
}
