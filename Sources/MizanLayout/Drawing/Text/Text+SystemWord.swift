import MizanLocalization

extension Text {
    /// A word that the interface itself says.
    package init(_ word: SystemWord) { self.init(word.resource) }
}
