import MizanBase
import MizanUnicode

extension LintRules {
    static let placeholderDiffers = LintRule(
        "placeholder-differs", .error,
        finds: "a translation without a placeholder of its source, or with another: ${name}, {user}, {{count}}, %(n)s",
        because: "the reader sees the placeholder, and not what belongs there",
        fix: "write the placeholders of the source, letter for letter"
    ) { (translation: LintedTranslation) in
        let source = translation.source.value.placeholders, own = translation.text.value.placeholders
        if let new = own.subtracting(source).min() {
            let nearest = source.subtracting(own).min()
            return [
                Fault(
                    message:
                        "\(translation.subject) has the placeholder \(Diagnostic.quote(new)), which its source lacks",
                    fix: nearest.map { "write \($0)" })
            ]
        }
        // A form may say its number as a word.
        let isForm = translation.text.category.map { $0 != .other } ?? false
        guard let lost = source.subtracting(own).min(), !isForm else { return [] }
        return [
            Fault(
                message: "\(translation.subject) lacks the placeholder \(Diagnostic.quote(lost))", fix: "write \(lost)")
        ]
    }
}

extension String {
    fileprivate var placeholders: Set<String> {
        guard utf8.contains(UInt8(ascii: "{")) || contains("%(") else { return [] }
        let pattern = #/\$\{[^{}\s]+\}|\{\{\s*[\w.]+\s*\}\}|%?\{[A-Za-z0-9_][A-Za-z0-9_.]*\}|%\([A-Za-z_]\w*\)[sdif]/#
        return Set(matches(of: pattern).map { String($0.output) })
    }
}
