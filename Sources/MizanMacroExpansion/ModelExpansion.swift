/// The expansion of SwiftData's `@Model`: the conformance to the macro's protocol, unless the type declares it.
enum ModelExpansion {
    static func expandedSource(_ request: PluginRequest.AttachedMacro) -> String {
        let blank: (Character) -> Bool = { $0 == " " || $0 == "\n" }
        guard let type = request.extendedTypeSyntax?.source.split(whereSeparator: blank).first else { return "" }
        return "extension \(type): MizanSwiftData.PersistentModel {}"
    }
}
