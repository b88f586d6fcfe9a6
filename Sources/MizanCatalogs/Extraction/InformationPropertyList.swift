import MizanBase
import MizanDocument

/// An app's `Info.plist`: its name and the reasons that it gives when it asks for access, which readers see.
///
/// They are the strings of the table `InfoPlist`, by the keys of the property list. Source: Apple, "Localizing your app's
/// information property list".
public enum InformationPropertyList {
    /// The table.
    public static let table = "InfoPlist"

    /// The strings of a file, and notes on those whose text only a build knows.
    ///
    /// - Throws: `DiagnosticError` where the file is no property list.
    public static func strings(in file: SourceFile) throws -> ExtractedStrings {
        let list = try PropertyListValue.parse(file.bytes, file: file.name)
        guard case .dictionary(let members) = list.content else {
            throw DiagnosticError(
                Diagnostic(
                    rule: "property-list", place: list.place, message: "this is no dictionary",
                    fix: "name an app's Info.plist"))
        }
        var result = ExtractedStrings()
        for member in members {
            guard let comment = comment(on: member.key), case .string(let text) = member.value.content, !text.isEmpty
            else { continue }
            guard !text.contains("$(") else {
                result.notes.append(
                    Diagnostic(
                        .note, rule: "build-setting", place: member.value.place, key: member.key,
                        message: "only a build knows the text \(Diagnostic.quote(text)): it is left out",
                        fix: "write the text itself"))
                continue
            }
            result.strings.append(
                LocalizableString(
                    key: member.key, defaultValue: text, table: table, comment: comment, place: member.value.place,
                    origin: "Info.plist"))
        }
        return result
    }

    /// What a key's text is, for translators; nil for one that no reader sees.
    private static func comment(on key: String) -> String? {
        if let known = named[key] { return known }
        guard key.hasSuffix("UsageDescription") else { return nil }
        let name = key.dropLast("UsageDescription".count)
        let words = (name.hasPrefix("NS") ? name.dropFirst(2) : name).reduce(into: "") { result, character in
            if character.isUppercase, result.last?.isLowercase ?? false { result += " " }
            result.append(character)
        }
        return "Privacy - \(words) Usage Description"
    }

    private static let named = [
        "CFBundleDisplayName": "Bundle display name", "CFBundleName": "Bundle name",
        "CFBundleSpokenName": "Accessibility bundle name", "NSHumanReadableCopyright": "Copyright (human-readable)",
    ]
}
