import MizanAudit
import MizanBase
import MizanLayout
import MizanLocalization
import MizanRenderTree
import MizanScenes
import MizanText
import Testing

/// Faults that only code can make, and what views allow.
@Suite struct ViewAuditTests {
    private static func layout(_ view: some View, _ variant: String) throws -> (LaidOutView, Variant) {
        let variant = try #require(Variant(name: variant))
        let environment = variant.environment(
            localization: Localization(bundles: [], locale: variant.locale, pseudo: variant.pseudo),
            fonts: try AuditFixture.allFonts.get())
        return (try view.layout(proposal: ProposedViewSize(width: 320, height: nil), environment: environment), variant)
    }

    private static func found(
        _ view: some View, in variants: [String], allowing: [FindingAllowance] = [], judging: Bool = false
    ) throws -> [String] {
        var audit = Audit(allowing: allowing)
        for name in variants {
            let (layout, variant) = try layout(view, name)
            audit.add(layout, in: variant)
        }
        return audit.findings(judgesAllowances: judging).map {
            "\($0.rule) \($0.nodePath ?? "")"
        }
    }

    /// An offset that is turned by hand, though the layout turns it already.
    private struct TurnedTwice: View {
        @Environment(\.layoutDirection) private var direction

        var body: some View {
            VStack(alignment: .leading) {
                Text(verbatim: "Haifa").offset(x: direction == .leftToRight ? 20 : -20).id("moved")
                Text(verbatim: "Akko").offset(x: 20)
            }
        }
    }

    @Test func `what doesn't stand where the mirror image has it is said by name`() throws {
        #expect(try Self.found(TurnedTwice(), in: ["en", "en+rtl"]) == ["not-mirrored moved"])
        #expect(try Self.found(TurnedTwice(), in: ["en+rtl"]) == [])
    }

    @Test func `a container larger than its frame is said once, not each text in it`() throws {
        func row(_ width: Double?) -> some View {
            HStack {
                Text(verbatim: "Departures").fixedSize()
                Text(verbatim: "Haifa").fixedSize()
            }.frame(width: width).id("row").padding(60)
        }
        #expect(try Self.found(row(100), in: ["en"]) == ["text-outside-frame row"])
        #expect(try Self.found(row(nil), in: ["en"]) == [])
    }

    @Test func `a word in two faces`() throws {
        let (layout, variant) = try Self.layout(Text(verbatim: "Haifa").id("name"), "en")
        #expect(layout.tree.findings(in: variant, rules: [try Self.rule("mixed-faces")]) == [])
        var tree = layout.tree
        guard case .text(var text)? = tree.nodes[0].content, var run = text.lines.first?.runs.first else {
            Issue.record("no text")
            return
        }
        var rest = run
        (run.range, rest.range) = (0..<2, 2..<5)
        tree.fonts.append(FontReference(name: "Other-Regular", revision: "1.000", checksum: 1))
        rest.font = tree.fonts.count - 1
        text.lines[0].runs = [run, rest]
        tree.nodes[0].content = .text(text)
        let findings = tree.findings(in: variant, rules: [try Self.rule("mixed-faces")])
        #expect(findings.map(\.nodePath) == ["name"])
        #expect(findings.first?.message == "“Haifa” in name is set in NotoSans and Other")
    }

    @Test func `Han characters in the face of another language`() throws {
        let rule = try Self.rule("face-of-another-language")
        for (locale, expected) in [("ja", 1), ("zh-Hans", 0), ("en", 0)] {
            let (layout, variant) = try Self.layout(
                Text(verbatim: "直").environment(\.locale, LanguageTag("zh-Hans")), locale)
            #expect(layout.tree.findings(in: variant, rules: [rule]).count == expected, "\(locale)")
        }
    }

    private static func rule(_ name: String) throws -> AuditRule { try #require(AuditRules.all.named(name)) }

    @Test func `what a view allows is no finding, and what nothing needs is one`() throws {
        let pale = Text(verbatim: "Sold out").foregroundColor(Color(red: 0.7, green: 0.7, blue: 0.7)).id("pale")
        #expect(try Self.found(pale, in: ["en"]) == ["low-contrast pale"])
        #expect(
            try Self.found(pale.allowsFinding("low-contrast", because: "a sample"), in: ["en"], judging: true) == [])
        #expect(
            try Self.found(
                VStack { pale }.allowsFinding("low-contrast", because: "a sample"), in: ["en"], judging: true) == [])
        let unneeded = Text(verbatim: "Open").allowsFinding("word-broken", because: "never").id("open")
        #expect(try Self.found(unneeded, in: ["en"], judging: true) == ["allowance-unused open"])
        #expect(try Self.found(unneeded, in: ["en"]) == [])
    }

    @Test(
        arguments: [
            (FindingAllowance(rule: "low-contrast", node: "pale", why: "a"), true),
            (FindingAllowance(rule: "low-contrast", node: "p*", why: "a"), true),
            (FindingAllowance(rule: "low-contrast", node: "other", why: "a"), false),
            (FindingAllowance(rule: "word-broken", node: "pale", why: "a"), false),
            (FindingAllowance(rule: "low-contrast", variants: "*_dark", why: "a"), false),
            (FindingAllowance(rule: "low-contrast", variants: "en*", why: "a"), true),
        ])
    func `an allowance is for its rule, its node and its variants`(allowance: FindingAllowance, fits: Bool) throws {
        let pale = Text(verbatim: "Sold out").foregroundColor(Color(red: 0.7, green: 0.7, blue: 0.7)).id("pale")
        let found = try Self.found(pale, in: ["en"], allowing: [allowance])
        #expect(found.isEmpty == fits)
    }

    @Test func `a word with a hyphen at each line's end isn't broken`() throws {
        func word(_ hyphenation: LineHyphenation) -> some View {
            Text(verbatim: "Benachrichtigungen").hyphenation(hyphenation).frame(maxWidth: 100).id("word")
        }
        #expect(try Self.found(word(.wideWords), in: ["de"]) == [])
        #expect(try Self.found(word(.automatic), in: ["de"]) == [])
        #expect(try Self.found(word(.manual), in: ["de"]) == ["word-broken word"])
        // Hungarian has no patterns: the hyphen is between two letters, which is a warning only.
        #expect(try Self.found(word(.wideWords), in: ["hu"]) == ["word-broken word"])
        let (layout, variant) = try Self.layout(word(.wideWords), "hu")
        var audit = Audit()
        audit.add(layout, in: variant)
        let finding = try #require(audit.findings().first)
        #expect(finding.severity == .warning && finding.message.contains("-/"))
    }

    @Test func `a finding knows the area to mark, and the marks are drawn over all`() throws {
        let (layout, variant) = try Self.layout(
            Text(verbatim: "ERWACHSENE").frame(maxWidth: 50).id("word"), "de")
        var audit = Audit()
        audit.add(layout, in: variant)
        let finding = try #require(audit.findings().first)
        #expect(finding.rule == "word-broken")
        let mark = try #require(finding.marks.first)
        #expect(mark.variant == variant.name && mark.area == layout.tree.nodes[0].frame)
        let marked = layout.tree.marking([mark.area])
        #expect(marked.nodes.count > layout.tree.nodes.count)
        #expect(marked.nodes.last?.frame == mark.area)
        #expect(layout.tree.nodes.count + 2 == marked.nodes.count)
    }
}
