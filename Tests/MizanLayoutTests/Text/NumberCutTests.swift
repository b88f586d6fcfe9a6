import MizanLayout
import TestSupport
import Testing

/// A number that an ellipsis cuts is a finding of the layout.
@Suite struct NumberCutTests {
    private static func messages(_ string: String, width: Double, _ mode: Text.TruncationMode) throws -> [String] {
        let view = Text(verbatim: string).lineLimit(1).truncationMode(mode).id("number")
        let layout = try view.layout(
            proposal: ProposedViewSize(width: width, height: nil), environment: try testEnvironment())
        #expect(
            layout.findings.allSatisfy { $0.rule == "number-cut" && $0.severity == .warning && $0.nodePath == "number" }
        )
        return layout.findings.map(\.message)
    }

    @Test func `a number that is cut for want of room is named with what is left of it`() throws {
        #expect(try Self.messages("1,249.90", width: 50, .tail) == ["number shows “1,24…” of the number “1,249.90”"])
        #expect(try Self.messages("1,249.90", width: 50, .head) == ["number shows “…9.90” of the number “1,249.90”"])
        #expect(try Self.messages("1,249.90 Euro", width: 50, .tail).count == 1)
    }

    @Test func `a number that is whole or hidden is no finding`() throws {
        #expect(try Self.messages("1,249.90", width: 200, .tail) == [])
        #expect(try Self.messages("Euro 1,249.90", width: 60, .tail) == [])
        #expect(try Self.messages("1,249.90 Euro", width: 50, .middle) == [])
    }
}
