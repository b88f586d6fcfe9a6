import MizanAudit
import MizanReports
import MizanBase
import MizanLayout
import MizanScenes

/// Findings about a scene that was laid out in several variants, each thing once.
struct SceneFindings {
    /// So many keys that fall back are named.
    private static let namedKeys = 5

    private let scene: Scene
    private var found: [Diagnostic] = []
    /// A line for each locale that lacks strings.
    private(set) var fallbacks: [String] = []
    private var locales: Set<LanguageTag> = []
    private var variants = 0
    /// What an audit finds in what is shown.
    private var audit: Audit

    init(_ scene: Scene) {
        self.scene = scene
        audit = Audit(rules: AuditRules.all.filter { $0.name != "missing-glyph" }, allowing: scene.allowances)
    }

    /// Takes the findings of a variant.
    mutating func add(_ layout: LaidOutView, of variant: Variant) {
        variants += 1
        audit.add(layout, in: variant)
        found += layout.findings.map { finding in
            var finding = finding
            finding.variants = [variant.name]
            return finding
        }
    }

    /// Takes the strings that a variant's locale lacks.
    mutating func addFallbacks(of variant: Variant) throws {
        guard locales.insert(variant.locale).inserted else { return }
        let fallbacks = try scene.fallbacks(variant)
        guard !fallbacks.keys.isEmpty else { return }
        let languages = fallbacks.languages.map(\.identifier).joined(separator: ", ")
        let keys = fallbacks.keys.map { Diagnostic.quote($0) }.listed(atMost: Self.namedKeys)
        self.fallbacks.append(
            "\(variant.locale): \(fallbacks.keys.count) of \(fallbacks.total) strings fall back to \(languages): \(keys)"
        )
    }

    /// A line for each folder of strings that isn't used, and for each thing that is broken, with the variants where it isn't in
    /// all of them.
    var faults: [String] {
        let findings = found.mergingNodes().map { finding in
            var finding = finding
            if finding.variants.count < variants {
                finding.message += " (in \(finding.variants.listed(atMost: Self.namedKeys)))"
            }
            return finding
        }
        let faults = scene.bundles.flatMap(\.warnings) + findings
        return faults.isEmpty ? [] : faults.report.split(separator: "\n").map(String.init)
    }

    /// A line for each of the worst things that an audit finds, at most a few; those of a layout's own are left to it.
    var audited: [String] {
        let errors = audit.findings(file: scene.file, scene: scene).filter { $0.severity == .error }
        let rest = errors.count - Self.namedKeys
        return errors.prefix(Self.namedKeys).map { finding in
            var finding = finding
            if finding.variants.count < variants { finding = finding.withVariantNames }
            return finding.description
        } + (rest > 0 ? ["\(scene.file): … and \(rest) more: mizan audit says them all"] : [])
    }

    /// Every line.
    var lines: [String] { faults + audited + fallbacks }
}
