/// The value of an attribute that a text's author names, as in `^[1 ticket](inflect: true)`.
public enum AttributeValue: Hashable, Sendable {
    /// `true`, `false`
    case bool(Bool)
    /// `2`, `0.5`
    case number(Double)
    /// `"feminine"`, `'feminine'`
    case string(String)
    /// `[1, 2]`
    case array([AttributeValue])
    /// `{ morphology: { number: "plural" } }`
    case object([String: AttributeValue])
}
