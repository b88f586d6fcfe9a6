func translate() throws {
    // LISTING 1
}
