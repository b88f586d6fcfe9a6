import MizanBase
import MizanCatalogs
import MizanLocalization
import MizanScenes

extension Scene {
    /// The strings that the scene shows, as extraction takes them, with a comment from where each stands.
    ///
    /// Those of other bundles than the scene's own are in catalogs of those; there is a note on each of them.
    func localizableStrings() throws -> ExtractedStrings {
        var result = ExtractedStrings()
        for string in try strings() {
            let resource = string.resource
            if let bundle = resource.bundle, bundle != StringBundle.mainName {
                result.notes.append(
                    Diagnostic(
                        .note, rule: "other-bundle", place: string.place, key: resource.key,
                        message:
                            "\(Diagnostic.quote(resource.key)) is a string of the bundle \(Diagnostic.quote(bundle))",
                        fix: "extract it with that bundle's sources"))
                continue
            }
            var extracted = LocalizableString(
                key: resource.key, defaultValue: resource.defaultValue == resource.key ? nil : resource.defaultValue,
                table: resource.table == Localization.defaultTable ? nil : resource.table,
                comment: resource.comment ?? string.comment, place: string.place, origin: string.view,
                arguments: Self.arguments(of: resource))
            extracted.isCommentGenerated = resource.comment == nil
            result.strings.append(extracted)
        }
        return result
    }

    /// The arguments with the specifiers that the format has for them: a scene says the whole key itself.
    private static func arguments(of resource: LocalizedStringResource) -> [LocalizableString.Argument] {
        resource.arguments.map { value in
            let kind: LocalizableString.Argument.Kind =
                switch value {
                case .integer, .double: .number
                case .resource: .localized
                case .text, .attributed, .technical, .directed, .styled: .text
                default: .formatted
                }
            return LocalizableString.Argument(kind, specifier: value.keySpecifier)
        }
    }
}
