import MizanAudit
import MizanBase
import MizanScenes
import Testing

/// Which findings are errors of the author's, which come first, and which are one.
@Suite struct FindingOrderTests {
    private static func findings(_ view: String, _ rules: [String]) throws -> [Diagnostic] {
        try AuditFixture.findings(
            view, arabic: ["Buy tickets": "شراء التذاكر"], in: [Variant(locale: "en")],
            rules: AuditRules.all.filter { rules.contains($0.name) })
    }

    @Test func `equal rows are one finding with their number`() throws {
        func text(_ words: String, _ color: String) -> String {
            #"{ "Text": { "verbatim": "\#(words)" }, "modifiers": [{ "foregroundStyle": "\#(color)" }] }"#
        }
        let rows = [text("a", "#aaaaaa"), text("b", "#aaaaaa"), text("c", "#bbbbbb"), text("d", "#aaaaaa")]
        let findings = try Self.findings(#"{ "VStack": [\#(rows.joined(separator: ","))] }"#, ["low-contrast"])
        #expect(findings.map(\.nodePath) == ["VStack/Text", "VStack/Text[2]"])
        #expect(findings.map { $0.message.hasSuffix("; 2 more nodes like it") } == [true, false])
    }

    @Test func `the colours of a control's style are a note, and those of an author aren't`() throws {
        func button(_ modifiers: String) -> String {
            #"""
            { "Button": { "role": "destructive", "label": { "Text": { "verbatim": "Delete" }, "modifiers": [\#(modifiers)] } },
              "modifiers": [{ "buttonStyle": "bordered" }] }
            """#
        }
        #expect(try Self.findings(button(""), ["low-contrast"]).map(\.severity) == [.note])
        #expect(
            try Self.findings(button(##"{ "foregroundStyle": "#ffaaaa" }"##), ["low-contrast"]).map(\.severity) == [
                .error
            ])
        let text = #"{ "Text": { "verbatim": "Delayed" }, "modifiers": [{ "foregroundStyle": "orange" }] }"#
        #expect(try Self.findings(text, ["low-contrast"]).map(\.severity) == [.error])
    }

    @Test func `a missing string comes before what follows from it`() throws {
        let view =
            #"{ "Text": { "key": "buy.tikets" }, "id": "buy", "modifiers": [{ "lineLimit": 1 }, { "frame": { "maxWidth": 30 } }] }"#
        let findings = try Self.findings(view, ["bare-key", "text-truncated"])
        #expect(findings.map(\.rule) == ["bare-key", "text-truncated"])
    }
}
