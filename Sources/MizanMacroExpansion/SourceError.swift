/// A fault of the source that a macro is attached to.
struct SourceError: Error, Equatable {
    let message: String
    /// UTF-8 bytes from the start of the text.
    let offset: Int
}
