import MizanUnicode

/// A table's format for a key in one language, once device and width are decided: only numbers are left to choose a
/// form.
///
/// Every file format comes down to this one, from which messages are compiled.
public struct LocalizedFormat: Hashable, Sendable {
    /// A format, or a format for each plural category.
    public enum Forms: Hashable, Sendable {
        /// One format.
        case format(String)
        /// Formats; a number chooses one of them. Never empty.
        case plural([PluralCategory: String])
    }

    /// A part of the format with forms of its own, referred to as `%#@name@`.
    public struct Variable: Hashable, Sendable {
        /// The number of the argument that chooses the form and is printed, from 1; nil for the next one.
        package var argumentNumber: Int?
        /// The specifier by which `%arg` prints the argument: `lld`, `.1f`.
        package var formatSpecifier: String
        /// The forms to choose from.
        public var forms: Forms

        /// A part with its forms.
        package init(argumentNumber: Int?, formatSpecifier: String, forms: Forms) {
            self.argumentNumber = argumentNumber
            self.formatSpecifier = formatSpecifier
            self.forms = forms
        }
    }

    /// The whole text.
    public var forms: Forms
    /// The variables that it and they refer to, by name.
    public var variables: [String: Variable]

    /// Whether specifiers may stand in it.
    var mayHaveArguments: Bool {
        guard case .format(let text) = forms else { return true }
        return text.utf8.contains(UInt8(ascii: "%"))
    }

    /// A format without variables.
    package init(_ format: String) {
        forms = .format(format)
        variables = [:]
    }

    /// Forms with their variables.
    package init(forms: Forms, variables: [String: Variable]) {
        self.forms = forms
        self.variables = variables
    }
}
