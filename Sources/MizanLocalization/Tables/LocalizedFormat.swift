import MizanUnicode

/// What a table says for a key in one language, once device and width are decided: only numbers are left to choose a form.
///
/// Every file format comes down to this one, from which messages are compiled.
public struct LocalizedFormat: Hashable, Sendable {
    /// A format, or a format for each plural category.
    public enum Forms: Hashable, Sendable {
        /// One format.
        case format(String)
        /// Formats of which a number chooses one; never empty.
        case plural([PluralCategory: String])
    }

    /// A part of the format with forms of its own, referred to as `%#@name@`.
    public struct Variable: Hashable, Sendable {
        /// Which argument chooses and is printed, from 1; nil for the next one.
        public var argumentNumber: Int?
        /// How `%arg` prints the argument: `lld`, `.1f`.
        public var formatSpecifier: String
        /// What to choose from.
        public var forms: Forms
    }

    /// The whole text.
    public var forms: Forms
    /// The variables that it and they refer to, by name.
    public var variables: [String: Variable]

    /// Whether specifiers may stand in it.
    var mayTakeArguments: Bool {
        guard case .format(let text) = forms else { return true }
        return text.utf8.contains(UInt8(ascii: "%"))
    }

    /// A format without variables.
    public init(_ format: String) {
        forms = .format(format)
        variables = [:]
    }

    /// Forms with their variables.
    public init(forms: Forms, variables: [String: Variable]) {
        self.forms = forms
        self.variables = variables
    }
}
