import MizanBase
import MizanLayout
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
        return [source, turned] + languages.filter(isOffered).map { Variant(locale: $0) }
    }

    /// The languages of few strings, which ``auditedVariants`` leaves out.
    public var languagesNotAudited: [LanguageTag] { languages.filter { !isOffered($0) } }

    /// All languages of the strings but their own.
    private var languages: [LanguageTag] { Array(stringLanguages.dropFirst()) }

    /// Whether there are at least half of the strings that the scene shows in a language.
    private func isOffered(_ language: LanguageTag) -> Bool {
        // What can't be read is said by the layout.
        guard let fallbacks = try? fallbacks(Variant(locale: language)) else { return true }
        return fallbacks.keys.count * 2 <= fallbacks.total
    }

    /// The variants of an audit of growth: those of an audit in every text size, in strings twice as long, and of the strings'
    /// own language in accented ones that are longer by a third to a half.
    ///
    /// - Parameter variants: Those that grow; what is pseudo or of another size already is left out.
    public func grownVariants(of variants: [Variant]) -> [Variant] {
        let usual = variants.filter { $0.pseudo.isEmpty && $0.textSize == .large }
        return usual.flatMap { variant -> [Variant] in
            let longer: [PseudoLanguage] = variant.locale == sourceLanguage ? [.enXA, .double] : [.double]
            return longer.map { kind in
                var variant = variant
                variant.pseudo = [kind]
                return variant
            }
                + DynamicTypeSize.allCases.filter { $0 != .large }.map { size in
                    var variant = variant
                    variant.textSize = size
                    return variant
                }
        }
    }

    /// Lays the scene out in variants and returns the findings of rules with the places that pictures mark, in the order of
    /// the scene's lines.
    ///
    /// Equal findings of several variants are one finding with the names of them all. A finding has the place of its
    /// node's id; a node without one that of the nearest id around it, or else the scene's file alone. What the scene, or a view,
    /// allows is no finding.
    ///
    /// - Parameters:
    ///   - variants: By default those of ``auditedVariants``.
    ///   - rules: By default those of ``AuditRules/all``.
    ///   - fonts: The fonts after the scene's own.
    ///   - withGrowth: Whether it is looked at in ``grownVariants(of:)`` too, by the rules of what gets lost.
    ///   - didLayOut: Called after each layout, before the rules look at it.
    ///   - didLook: Called after the rules have looked.
    /// - Throws: `DiagnosticError` for errors of the scene.
    public func auditFindings(
        in variants: [Variant]? = nil, rules: [AuditRule] = AuditRules.all, fonts: FontCollection,
        withGrowth: Bool = false, didLayOut: () -> Void = {}, didLook: () -> Void = {}
    ) throws -> [Diagnostic] {
        var audit = Audit(rules: rules, allowing: allowances)
        let asked = variants ?? auditedVariants
        for variant in asked {
            let layout = try layout(variant, fonts: fonts, describingAlternatives: true)
            didLayOut()
            audit.add(layout, in: variant)
            didLook()
        }
        if withGrowth {
            for variant in grownVariants(of: asked) {
                let layout = try layout(variant, fonts: fonts)
                didLayOut()
                audit.add(layout, in: variant, onlyLosses: true)
                didLook()
            }
        }
        // Where something was left out, what it would need isn't known.
        let isWhole = variants == nil && rules.map(\.name) == AuditRules.all.map(\.name)
        defer { didLook() }
        return audit.findings(file: file, scene: self, judgesAllowances: isWhole)
    }
}
