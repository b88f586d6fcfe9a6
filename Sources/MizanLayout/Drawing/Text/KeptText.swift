import MizanBase

/// A text that a container around its modifier shows: a screen's title, an alert's.
package struct CapturedText {
    package let text: Text
    /// What it says where the modifier stands, once that has made its node.
    private(set) var string = ""
    /// The problems in it that a reader would notice.
    private(set) var findings: [Diagnostic] = []

    package init(_ text: Text) { self.text = text }

    /// The text in the strings where it was written.
    package func captured(in context: ViewContext) -> CapturedText {
        let spoken = text.spoken(in: context.environment)
        var kept = self
        kept.string = spoken.text
        kept.findings = spoken.findings
        return kept
    }
}
