extension String {
    /// With plain spaces for no-break ones, where an expectation is about words and not about where a line may end.
    var withPlainSpaces: String { replacing("\u{A0}", with: " ") }
}
