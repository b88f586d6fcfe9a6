/// Stands in the compiler's error about a value in an interpolation that has no form of its own for a reader.
///
/// `Text("\(true)")` is such a value. Format it (`format:`), choose a localized text by it
/// (`\(isOn ? on : off)` of two ``LocalizedStringResource``s), or make it a `String`, which is text of a user.
@globalActor public actor NoLocalizedForm {
    /// The only instance; nothing runs on it.
    public static let shared = NoLocalizedForm()
}
