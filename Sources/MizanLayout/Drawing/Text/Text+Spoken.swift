import MizanBase

extension Text {
    /// The text as it is spoken in an environment.
    package func spoken(in environment: EnvironmentValues) -> SpokenText {
        let text = resolved(in: environment)
        return SpokenText(text: text.text.plainText(.marked), findings: findings(of: text))
    }
}
