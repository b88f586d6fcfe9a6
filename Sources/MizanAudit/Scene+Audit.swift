import MizanBase
import MizanLocalization
import MizanScenes
import MizanText

extension Scene {
    /// The variants that an audit looks at by default: the strings' own language, the same turned from right to left,
    /// and every language that there are strings in.
    public var auditedVariants: [Variant] {
        let source = Variant(locale: sourceLanguage)
        let turned = Variant(locale: sourceLanguage, pseudo: [.rtl])
        return [source, turned] + stringLanguages.dropFirst().map { Variant(locale: $0) }
    }

    /// Lays the scene out in variants and returns the findings of rules, in the order of the scene's lines.
    ///
    /// Equal findings of several variants are one finding with the names of them all. A finding has the place of its
    /// node's id; a node without one that of the nearest id around it, or else the scene's file alone.
    ///
    /// - Parameters:
    ///   - variants: By default those of ``auditedVariants``.
    ///   - rules: By default those of ``AuditRule/all``.
    ///   - fonts: The fonts after the scene's own.
    /// - Throws: `DiagnosticError` for errors of the scene.
    public func auditFindings(
        in variants: [Variant]? = nil, rules: [AuditRule] = AuditRule.all, fonts: FontCollection
    ) throws -> [Diagnostic] {
        var findings: [Diagnostic] = []
        var indices: [Diagnostic: Int] = [:]
        for variant in variants ?? auditedVariants {
            let layout = try layout(variant, fonts: fonts)
            for var finding in layout.tree.findings(in: variant, rules: rules) {
                finding.place = SourcePlace.nearest(to: finding.nodePath ?? "", in: layout.places)
                finding.file = finding.place == nil ? file : nil
                var key = finding
                key.variants = []
                if let index = indices[key] {
                    if findings[index].variants.last != variant.name { findings[index].variants.append(variant.name) }
                } else {
                    indices[key] = findings.count
                    findings.append(finding)
                }
            }
        }
        return findings.enumerated().sorted { first, second in
            let places = [first, second].map { ($0.element.place?.line ?? .max, $0.element.place?.column ?? .max) }
            return (places[0].0, places[0].1, first.offset) < (places[1].0, places[1].1, second.offset)
        }.map(\.element)
    }
}
