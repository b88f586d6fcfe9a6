import MizanBase
import MizanDifferences

extension Diagnostic {
    /// A finding about goldens of another engine: a note, or a finding where that isn't to be.
    ///
    /// - Parameter subject: The subject of the sentence, with its verb: `the golden is`.
    init(
        engineOf subject: String, _ changes: [EngineChange], isFinding: Bool, file: String, variants: [String] = []
    ) {
        let rule = isFinding ? "versions-differ" : "golden-versions"
        self.init(
            isFinding ? .error : .note, rule: rule, file: file, variants: variants,
            message: "\(subject) of other versions: \(changes.text)",
            // No version brings back a font that is gone; of another form more than the versions is to be recorded, and what is
            // newer in the golden isn't.
            fix: changes.allSatisfy { $0.now != nil && $0.part != .form && !$0.isNewerInGolden }
                ? GoldenAdvice.command.fix(rule) : nil)
    }
}
