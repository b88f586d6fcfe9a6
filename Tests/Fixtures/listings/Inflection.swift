import Mizan

@resultBuilder enum Keys {
    static func buildExpression(_ key: LocalizedStringKey) -> LocalizedStringKey { key }
    static func buildBlock(_ keys: LocalizedStringKey...) -> [LocalizedStringKey] { keys }
}

@Keys func keys(item: String, size: String) -> [LocalizedStringKey] {
    // LISTING 1
}

func address(_ localization: inout Localization, _ text: Text) {
    // LISTING 2
}

func lexicon(_ localization: inout Localization) {
    // LISTING 3
}
