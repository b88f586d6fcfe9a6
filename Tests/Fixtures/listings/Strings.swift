import Mizan

func bundles() throws {
    // LISTING 1
}

func values(name: String, number: String) throws {
    // LISTING 2
}

func lay(over kit: StringBundle) throws {
    // LISTING 3
}

func match(app: StringBundle) {
    // LISTING 4
}
