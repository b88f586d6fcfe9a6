import MizanBase
import MizanLayout
import MizanRenderTree
import MizanText
import TestSupport
import Testing

/// Letters that aren't drawn as their author requested are findings; what merely has no such form is none.
@Suite struct StyleFindingTests {
    private static func findings(_ view: some View, fonts: FontCollection? = nil) throws -> [Diagnostic] {
        var environment = try testEnvironment()
        if let fonts { environment.fonts = fonts }
        return try view.layout(proposal: .unspecified, environment: environment).findings
    }

    private static func regularOnly() throws -> FontCollection {
        try FontCollection(files: [Checkout.file("Fonts/NotoSans-Regular.ttf").path])
    }

    @Test func `bold letters without a bold face are a warning`() throws {
        let view = VStack {
            Text(verbatim: "1 Sum").bold().id("sum")
            Text(verbatim: "Sum").id("plain")
            Text(verbatim: "12 ✓").bold().id("number")
            Text(verbatim: "Sum").fontWeight(.medium).id("medium")
        }
        let findings = try Self.findings(view, fonts: Self.regularOnly()).filter { $0.rule == "weight-missing" }
        #expect(findings.map(\.nodePath) == ["sum"] && findings.map(\.key) == ["sum"])
        let finding = try #require(findings.first)
        #expect(finding.severity == .warning)
        #expect(finding.message == "sum: bold Latin letters are drawn in “NotoSans-Regular”, which isn't bold")
        #expect(finding.fix == "add a bold face of “Noto Sans” to the fonts, or choose another family")
    }

    @Test func `a part of a text that is merged with its surroundings is found`() throws {
        let findings = try Self.findings(Text("plain **bold**"), fonts: Self.regularOnly())
        #expect(findings.map(\.rule) == ["weight-missing"])
    }

    @Test func `the shipped fonts are bold in every weight that is near`() throws {
        for text in ["a", "ش", "ש", "क", "ก", "বা"] {
            for weight in [FontWeight.medium, .semibold, .bold, .heavy, .black] {
                #expect(try Self.findings(Text(verbatim: text).fontWeight(weight)) == [], "\(text)")
            }
        }
        let light = try Self.findings(Text(verbatim: "a").fontWeight(.light))
        #expect(light.map(\.severity) == [.note])
    }

    @Test(arguments: [("a", nil), ("ж", nil), ("ش", "Arabic"), ("ש", "Hebrew"), ("क", "Devanagari"), ("1", nil)])
    func `a slant is a note in scripts without italics`(text: String, script: String?) throws {
        let findings = try Self.findings(Text(verbatim: text).italic())
        #expect(findings.map(\.severity) == (script == nil ? [] : [.note]))
        if let script { #expect(findings.first?.message.contains("italic \(script) letters") == true) }
        let upright = try Self.findings(Text(verbatim: "a").italic(), fonts: Self.regularOnly())
        #expect(upright.map(\.severity) == [.warning])
    }

    @Test func `one finding a text, the gravest, counts the others`() throws {
        let findings = try Self.findings(Text(verbatim: "a").bold().italic(), fonts: Self.regularOnly())
        #expect(findings.count == 1 && findings[0].message.hasSuffix(", and 1 more of its styles aren't drawn"))
        #expect(findings.first?.message.contains("bold Latin") == true)
    }

    @Test func `a feature that the digits' face lacks is a note`() throws {
        func findings(_ text: String, _ feature: FontFeature?) throws -> [Diagnostic] {
            try Self.findings(Text(verbatim: text).font(.body.feature(try #require(feature))))
        }
        let zero = FontFeature("zero")
        #expect(try findings("10", zero) == [])
        let found = try findings("١٠", zero)
        #expect(found.map(\.rule) == ["feature-missing"] && found.map(\.severity) == [.note])
        #expect(
            found.first?.message
                == "Text: the feature “zero” has no effect on “١”: “NotoSansArabicUI-Regular” doesn't have it")
        // Small capitals are no matter of digits and of scripts without cases, and equally wide digits are tabular.
        #expect(try findings("١٠ شكرا", .smallCapitals) == [])
        #expect(try findings("१०", .tabularFigures) == [])
        #expect(try findings("١٠", .tabularFigures).count == 1)
    }
}
