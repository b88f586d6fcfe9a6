import MizanBase
import MizanLocalization
import MizanScenes
import MizanText

extension Scene {
    /// The variants that an audit looks at by default: the strings' own language, the same turned from right to left,
    /// and every language in which there are at least half of the strings that the scene shows.
    ///
    /// A language of a few strings is one that nobody offers yet: all its screens are those of another one.
    public var auditedVariants: [Variant] {
        let source = Variant(locale: sourceLanguage)
        let turned = Variant(locale: sourceLanguage, pseudo: [.rtl])
        let languages = bundles.flatMap(\.localizations).filter { $0 != sourceLanguage }
        var known: Set<LanguageTag> = []
        let offered = languages.filter { language in
            guard known.insert(language).inserted else { return false }
            // What can't be read is said by the layout.
            guard let fallbacks = try? fallbacks(Variant(locale: language)) else { return true }
            return fallbacks.keys.count * 2 <= fallbacks.total
        }
        return [source, turned] + offered.map { Variant(locale: $0) }
    }

    /// Lays the scene out in variants and returns the findings of rules, in the order of the scene's lines.
    ///
    /// - Parameters:
    ///   - variants: By default those of ``auditedVariants``.
    ///   - rules: By default those of ``AuditRule/all``.
    ///   - fonts: The fonts after the scene's own.
    /// - Throws: `DiagnosticError` for errors of the scene.
    public func auditFindings(
        in variants: [Variant]? = nil, rules: [AuditRule] = AuditRule.all, fonts: FontCollection
    ) throws -> [Diagnostic] {
        try audit(in: variants, rules: rules, fonts: fonts).map(\.diagnostic)
    }

    /// Lays the scene out in variants and returns the findings of rules with the places that pictures mark, in the order of
    /// the scene's lines.
    ///
    /// Equal findings of several variants are one finding with the names of them all. A finding has the place of its
    /// node's id; a node without one that of the nearest id around it, or else the scene's file alone.
    ///
    /// - Parameters:
    ///   - variants: By default those of ``auditedVariants``.
    ///   - rules: By default those of ``AuditRule/all``.
    ///   - fonts: The fonts after the scene's own.
    /// - Throws: `DiagnosticError` for errors of the scene.
    public func audit(
        in variants: [Variant]? = nil, rules: [AuditRule] = AuditRule.all, fonts: FontCollection
    ) throws -> [AuditFinding] {
        var findings: [AuditFinding] = []
        var trees: [AuditedTree] = []
        var places: [String: SourcePlace] = [:]
        var allowances = Allowances(allowances)
        for variant in variants ?? auditedVariants {
            let layout = try layout(variant, fonts: fonts, describingAlternatives: true)
            let tree = AuditedTree(layout, variant: variant)
            findings += rules.flatMap { $0.findings(in: tree) }
            trees.append(tree)
            allowances.add(layout.allowances)
            places.merge(layout.places) { first, _ in first }
        }
        let whole = AuditedScene(scene: self, trees: trees)
        findings += try rules.flatMap { try $0.findings(in: whole) }
        for index in findings.indices where findings[index].diagnostic.place == nil {
            let place = SourcePlace.nearest(to: findings[index].diagnostic.nodePath ?? "", in: places)
            findings[index].diagnostic.place = place
            findings[index].diagnostic.file = place == nil ? file : nil
        }
        findings = allowances.taking(from: findings)
        // Where something was left out, what it would need isn't known.
        if variants == nil, rules.map(\.name) == AuditRule.all.map(\.name) { findings += allowances.unused(in: file) }
        return findings.mergingVariants().enumerated().sorted { first, second in
            let places = [first, second].map { item in
                (item.element.diagnostic.place?.line ?? .max, item.element.diagnostic.place?.column ?? .max)
            }
            return (places[0].0, places[0].1, first.offset) < (places[1].0, places[1].1, second.offset)
        }.map(\.element)
    }
}
