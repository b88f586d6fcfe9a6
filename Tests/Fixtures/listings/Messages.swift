import Mizan

@resultBuilder enum Keys {
    static func buildExpression(_ key: LocalizedStringKey) -> String { key.key }
    @_disfavoredOverload static func buildExpression(_ resource: LocalizedStringResource) -> String { resource.key }
    static func buildBlock(_ keys: String...) -> [String] { keys }
}

@Keys func keys(place: String, total: Double, distance: Double, number: String, name: String) -> [String] {
    // LISTING 1
}

struct Request {}
struct Answer {}
func answer(_ request: Request) async throws -> Answer { Answer() }

func serve(_ request: Request, bundles: [StringBundle], reader: [LanguageTag]) async throws -> Answer {
    // LISTING 2
}
