/// Sets the text that is spoken in place of a view's content.
struct AccessibilityLabelModifier: ContextModifier {
    let label: Text

    func change(_ context: inout ViewContext) {
        let label = label.spoken(in: context.environment)
        context.add(AccessibilityProperties(label: label.text, findings: label.findings))
    }
}
