import MizanAudit
import MizanBase
import MizanGoldens
import MizanLayout
import MizanLocalization
import MizanScenes
import MizanText
import Testing

/// Lays a view out in variants and expects that an audit finds nothing in it: no text is cut, lost or unreadable, and what turns
/// from right to left turns.
///
/// ```swift
/// @Test func `the ticket loses nothing`() {
///     expectNoFindings(of: TicketView(), variants: ["en", "en+rtl", "ar", "de_accessibility1"], strings: [bundle])
/// }
/// ```
///
/// What is meant is allowed where it stands, with `allowsFinding(_:because:)`.
///
/// - Parameters:
///   - view: The view.
///   - variants: Those that it is laid out in.
///   - strings: The strings, the main bundle first.
///   - fonts: By default the shipped ones.
///   - proposal: The size that the root is proposed where a variant says none.
///   - rules: By default all.
///   - allowing: What is allowed besides what the views say.
///   - includingWarnings: Whether a warning fails the expectation too.
///   - sourceLocation: Where a failure is recorded.
///   - change: Changes the environment of each layout.
/// - Returns: Whether nothing was found.
@discardableResult public func expectNoFindings(
    of view: some View, variants: GoldenVariants, strings: [StringBundle] = [], fonts: FontCollection? = nil,
    proposal: ProposedViewSize = ProposedViewSize(width: 390, height: nil), rules: [AuditRule] = AuditRules.all,
    allowing: [FindingAllowance] = [], includingWarnings: Bool = false,
    sourceLocation: SourceLocation = #_sourceLocation,
    environment change: (inout EnvironmentValues) throws -> Void = { _ in }
) -> Bool {
    do {
        let fonts = try fonts ?? GoldenExpectation.shippedFonts()
        var audit = Audit(rules: rules, allowing: allowing)
        for variant in try variants.resolved(name: "view", folder: ".", hasPictures: false).cases.map(\.variant) {
            var environment = variant.environment(
                localization: Localization(bundles: strings, locale: variant.locale, pseudo: variant.pseudo),
                fonts: fonts)
            environment.describesAlternatives = true
            try change(&environment)
            audit.add(
                try view.layout(proposal: variant.proposal(else: proposal), environment: environment), in: variant)
        }
        let findings = audit.findings(judgesAllowances: rules.map(\.name) == AuditRules.all.map(\.name))
            .filter { $0.severity == .error || includingWarnings && $0.severity == .warning }
        for finding in findings {
            Issue.record(
                Comment(rawValue: "\(finding) (\(finding.variants.joined(separator: ", ")))"),
                sourceLocation: sourceLocation)
        }
        return findings.isEmpty
    } catch {
        Issue.record(Comment(rawValue: "\(error)"), sourceLocation: sourceLocation)
        return false
    }
}
