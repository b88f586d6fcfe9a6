/// The kinds of fields, by what they show of their text.
package enum FieldKind: Hashable {
    /// One line, which moves so that the caret is seen.
    case line
    /// As many lines as the text has, within the line limit.
    case lines
    /// One line of dots, one for each character.
    case secure
    /// All the room that there is, for a text of any length.
    case editor

    /// Whether the return key types a new line.
    package var breaksLines: Bool { self == .lines || self == .editor }

    /// The type of the view in the tree.
    package var type: String {
        switch self {
        case .line, .lines: "TextField"
        case .secure: "SecureField"
        case .editor: "TextEditor"
        }
    }

    /// The role for assistive technologies.
    package var role: String {
        switch self {
        case .line, .lines: "textField"
        case .secure: "secureField"
        case .editor: "textEditor"
        }
    }
}
