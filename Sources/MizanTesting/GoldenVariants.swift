import MizanBase
import MizanDocument
import MizanGoldens
import MizanLayout
import MizanLocalization
import MizanScenes

/// The variants that a view is laid out in: a list of their names, every combination of some values, or a set of a plan.
///
/// ```swift
/// variants: ["en_w320", "ar_w320", "en+rtl_w320", "de_w320_accessibility1_dark@3x"]
/// variants: .every(locales: ["en", "ar"], pseudo: [[], [.accented, .double]], widths: [320, 430])
/// variants: .set("smoke")
/// ```
public struct GoldenVariants: Sendable, ExpressibleByArrayLiteral {
    enum VariantSource {
        case names([String])
        case variants([Variant])
        case selection(GoldenPlan.Selection)
        case set(String?)
    }

    let source: VariantSource

    /// Variants by name: `locale(+pseudo)*[_rtl|_ltr][_w320][_h640][_textSize][_dark][@3x][~watch]`, with defaults left out. A
    /// name that no variant has fails the expectation.
    public init(arrayLiteral names: String...) { source = .names(names) }

    /// These variants, each once.
    public init(_ variants: [Variant]) { source = .variants(variants) }

    /// Every combination of a selection's values; a filter sees the golden's name as the scene.
    public init(_ selection: GoldenPlan.Selection) { source = .selection(selection) }

    /// A set of the `goldens.json` in the goldens' folder, with that plan's `expectNoEffect`, `tolerances`,
    /// `allow` and `exactVersions`; nil is its
    /// default set. The set's scenes are not asked.
    public static func set(_ name: String?) -> Self { Self(source: .set(name)) }

    /// Every combination of these values, in the order of the variants' names; lengths in points, nil for the proposal's.
    public static func every(
        locales: [LanguageTag], directions: [LayoutDirection?] = [nil], pseudo: [[PseudoLanguage]] = [[]],
        widths: [Double?] = [nil], heights: [Double?] = [nil], textSizes: [DynamicTypeSize] = [.large],
        scales: [Double] = [2], appearances: [ColorScheme] = [.light], devices: [UserInterfaceIdiom?] = [nil]
    ) -> Self {
        func lengths(_ values: [Double?]) -> [FixedLength?] { values.map { $0.flatMap { FixedLength(points: $0) } } }
        return Self(
            GoldenPlan.Selection(
                scenes: ["**"], locales: locales, directions: directions, pseudo: pseudo, widths: lengths(widths),
                heights: lengths(heights), textSizes: textSizes, scales: lengths(scales).compactMap { $0 },
                appearances: appearances, devices: devices))
    }

    private init(source: VariantSource) { self.source = source }
}

extension GoldenVariants {
    /// The cases and exceptions that a list of variants or a plan comes to.
    struct Resolved {
        var cases: [GoldenCase]
        var expectNoEffect: [GoldenPlan.NoEffect] = []
        var tolerances: [GoldenPlan.Tolerance] = []
        var allowances: [GoldenPlan.Allowance] = []
        var exactVersions = false

        var hasNoExceptions: Bool { expectNoEffect.isEmpty && tolerances.isEmpty && allowances.isEmpty }
    }

    /// The cases of a golden's name.
    ///
    /// - Parameter hasPictures: Whether pictures can be drawn: then each variant has one, or those do that a set names.
    /// - Throws: `DiagnosticError` for a name that no variant has, no variants at all, and a plan that can't be read.
    func resolved(name: String, folder: String, hasPictures: Bool) throws -> Resolved {
        var resolved: Resolved
        switch source {
        case .names(let names):
            let variants = try names.map { name in
                guard let variant = Variant(name: name) else { throw Self.unknown(name) }
                return variant
            }
            resolved = Resolved(cases: Self.cases(variants, name: name))
        case .variants(let variants): resolved = Resolved(cases: Self.cases(variants, name: name))
        case .selection(let selection): resolved = Resolved(cases: try selection.cases(of: [name]))
        case .set(let set):
            let plan = try GoldenPlan(file: SourceFile.read(folder + "/goldens.json"))
            guard let selection = plan.selection(named: set) else { throw plan.unknownSet(set, folder: folder) }
            resolved = Resolved(
                cases: try selection.cases(of: [name]), expectNoEffect: plan.expectNoEffect,
                tolerances: plan.tolerances, allowances: plan.allowances, exactVersions: plan.exactVersions)
        }
        guard !resolved.cases.isEmpty else {
            throw DiagnosticError(
                Diagnostic(rule: "no-variants", message: "there is no variant to compare", fix: "name at least one"))
        }
        // A set that says which of its variants have pictures means these.
        if hasPictures, !resolved.cases.contains(where: \.hasPicture) {
            for index in resolved.cases.indices { resolved.cases[index].hasPicture = true }
        }
        return resolved
    }

    private static func cases(_ variants: [Variant], name: String) -> [GoldenCase] {
        var known: Set<Variant> = []
        return variants.filter { known.insert($0).inserted }.map { GoldenCase(scene: name, variant: $0) }
    }

    private static func unknown(_ name: String) -> DiagnosticError {
        DiagnosticError(
            Diagnostic(
                rule: "unknown-value", message: "no variant is named \(Diagnostic.quote(name))",
                fix: "write locale(+pseudo)*[_rtl|_ltr][_w320][_h640][_textSize][_dark][@3x][~watch], such as ar_w320"))
    }
}
