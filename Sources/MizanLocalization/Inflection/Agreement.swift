/// What words agree with; nil where each keeps what it has.
struct Agreement: Hashable {
    var gender: WordForms.Gender?
    var isPlural: Bool?
}
