import MizanBase
import MizanCatalogs
import MizanLocalization
import MizanScenes

extension Scene {
    /// The strings that the scene shows, those of other bundles too, as the rules of strings look at them.
    ///
    /// - Throws: `DiagnosticError` where the view tree can't be made.
    public func shownStrings() throws -> [LocalizableString] {
        try strings().map { string in
            let resource = string.resource
            return LocalizableString(
                key: resource.key, defaultValue: resource.defaultValue, table: resource.table, bundle: resource.bundle,
                comment: resource.comment, place: string.place,
                origin: string.isInCommand ? LocalizableString.origin(string.view, in: "Button") : string.view,
                arguments: resource.arguments.map(\.kind))
        }
    }
}

extension Scene {
    /// Those of the scene's strings that its main bundle lacks and another of its bundles has: the key itself is shown.
    ///
    /// - Parameter strings: The scene's ``shownStrings()``.
    public func misplacedStrings(among strings: [LocalizableString]) -> [MisplacedString] {
        guard let main = bundles.first else { return [] }
        return strings.compactMap { string in
            guard string.bundle == nil, string.defaultValue == nil else { return nil }
            let resource = LocalizedStringResource(key: string.key, table: string.table)
            guard !main.hasString(for: resource) else { return nil }
            return bundles.dropFirst().first { $0.hasString(for: resource) }.map {
                MisplacedString(string, in: $0.name)
            }
        }
    }
}

extension LocalizedValue {
    /// What the value is to the sentence that it stands in.
    fileprivate var kind: LocalizableString.Argument {
        switch self {
        case .text, .attributed, .technical, .list, .joined: .init(.text)
        case .integer: .init(.number, specifier: "%lld")
        case .double: .init(.number, specifier: "%lf")
        case .number, .measurement, .roundedMeasurement, .date, .formatted: .init(.formatted)
        case .resource: .init(.localized)
        case .styled(let value, _), .directed(let value, _): value.kind
        }
    }
}
