import MizanBase

/// A text that is only spoken, in the language of the reader, with the problems in it that a listener would notice.
package struct SpokenText: Equatable, Sendable {
    package let text: String
    var findings: [Diagnostic] = []
}

extension Text {
    /// The text as it is spoken in an environment.
    package func spoken(in environment: EnvironmentValues) -> SpokenText {
        let text = resolved(in: environment)
        return SpokenText(text: text.text.plainText(.marked), findings: findings(of: text))
    }
}
