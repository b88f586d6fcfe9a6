extension LocalizableString {
    /// The origin of a string whose view stands in the label of a control: `Button/Text`.
    public static func origin(_ view: String, in control: String) -> String {
        view == control ? view : "\(control)/\(view)"
    }
}

/// A call that shows or looks up a string, by its name.
struct SourceCall {
    /// The name, with the label that makes it one: `String(localized:)`.
    let name: String
    /// The argument that is the key.
    let keyIndex: Int
    /// Whether the result is a text that `+` joins with others.
    let isText: Bool

    /// Views and values whose first argument is a key.
    private static let views: Set<String> = [
        "Button", "ColorPicker", "ContentUnavailableView", "ControlGroup", "DatePicker", "DisclosureGroup", "Gauge",
        "GroupBox", "Label", "LabeledContent", "Link", "LocalizedStringKey", "LocalizedStringResource", "Menu",
        "NavigationLink", "NSLocalizedString", "Picker", "ProgressView", "Section", "SecureField", "ShareLink",
        "Stepper",
        "Tab", "Text", "TextField", "Toggle",
    ]
    /// Modifiers whose first argument is a key.
    private static let modifiers: Set<String> = [
        "accessibilityHint", "accessibilityLabel", "accessibilityValue", "alert", "badge", "confirmationDialog", "help",
        "navigationSubtitle", "navigationTitle",
    ]

    /// Views that do something, in whose closures a text is a command; where a link leads has a name.
    static let commands: Set<String> = ["Button"]

    init?(_ name: String, _ arguments: [SwiftArgument], isMember: Bool) {
        if name == "String" || name == "AttributedString" {
            guard let index = arguments.firstIndex(where: { $0.label == "localized" }) else { return nil }
            (self.name, keyIndex, isText) = ("\(name)(localized:)", index, true)
        } else if name == "searchable", isMember {
            guard let index = arguments.firstIndex(where: { $0.label == "prompt" }) else { return nil }
            (self.name, keyIndex, isText) = (name, index, false)
        } else {
            guard isMember ? Self.modifiers.contains(name) : Self.views.contains(name),
                arguments.first?.label == nil, !arguments.isEmpty
            else { return nil }
            (self.name, keyIndex, isText) = (name, 0, name == "Text" || name == "NSLocalizedString")
        }
    }

    /// The kind of place in which a call shows its string: the words of one are seldom those of another.
    static func kind(of origin: String) -> String? {
        switch origin.prefix(while: { $0 != "/" }) {
        case "Button": "command"
        // A text alone may be anything: a part of a control of the program's own.
        case "Label", "Section", "GroupBox", "navigationTitle", "navigationSubtitle", "LabeledContent", "Tab",
            "DisclosureGroup",
            "ControlGroup", "Toggle", "Picker", "TextField", "SecureField", "Stepper", "DatePicker", "ColorPicker",
            "Gauge",
            "ProgressView":
            "title"
        default: nil
        }
    }
}
