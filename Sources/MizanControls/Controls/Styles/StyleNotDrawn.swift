import MizanBase
import MizanLayout

nonisolated extension View {
    /// The view with the finding that its style is drawn as another one.
    func styleNotDrawn(_ name: String) -> some View { changed(by: StyleNotDrawn(name: name)) }
}

private struct StyleNotDrawn: ContextModifier {
    let name: String

    func change(_ context: inout ViewContext) {
        context.add(
            AccessibilityProperties(viewFindings: [
                Diagnostic(
                    .warning, rule: "style-not-drawn", message: "the style \(name) is drawn as another one",
                    fix: "choose a style that is drawn")
            ]))
    }
}
