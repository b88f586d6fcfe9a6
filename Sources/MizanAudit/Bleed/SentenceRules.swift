import MizanBase
import MizanLocalization

/// The subject of a rule of sentences: the strings with arguments of a bundle, in the way in which a program shows them.
public struct SentenceSubject {
    let bundle: StringBundle
    let rendering: ArgumentRendering

    /// The first fault of each string in each language.
    func oncePerLanguage(_ fault: (CatalogSentence) -> Fault?) -> [Fault] {
        var found: Set<[String]> = []
        return bundle.sentences.compactMap { sentence in
            let name = [sentence.table, sentence.key, sentence.language.identifier]
            guard !found.contains(name), let fault = fault(sentence) else { return nil }
            found.insert(name)
            return fault
        }
    }
}

/// A rule of sentences: it needs no layout, but tries arguments in the strings of tables.
public typealias SentenceRule = Rule<SentenceSubject>

/// The rules of sentences, each in a separate file.
public enum SentenceRules {
    /// All rules, in the order of a report.
    public static let all: [SentenceRule] = [bidiBleed, numbersTouch]
}

extension StringBundle {
    /// The findings of an audit that need no layout: arguments that move their sentence, and numbers that touch.
    ///
    /// - Parameters:
    ///   - rendering: The way in which the program puts arguments into its sentences.
    ///   - rules: By default those of ``SentenceRules/all``.
    /// - Returns: Rule by rule, by table and key.
    public func auditFindings(
        _ rendering: ArgumentRendering = .isolated, rules: [SentenceRule] = SentenceRules.all
    ) -> [Diagnostic] {
        let subject = SentenceSubject(bundle: self, rendering: rendering)
        return rules.flatMap { $0.findings(in: subject) }
    }
}
