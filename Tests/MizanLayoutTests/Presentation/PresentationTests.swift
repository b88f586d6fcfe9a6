import Foundation
import MizanBase
import MizanRenderTree
import Testing

@testable import MizanLayout

/// What a view presents is kept, and said where nothing draws it.
@Suite struct PresentationTests {
    private struct Item: Identifiable { var id = 1 }

    private func findings(_ view: some View) throws -> [Diagnostic] {
        try view.layout(proposal: ProposedViewSize(width: 200, height: 200), environment: testEnvironment()).findings
    }

    @Test func `what isn't presented is no finding`() throws {
        let view = Text(verbatim: "a").sheet(isPresented: .constant(false)) { Text(verbatim: "s") }
            .alert("x", isPresented: .constant(false)) {}
            .sheet(item: .constant(nil as Item?)) { _ in Text(verbatim: "s") }
            .confirmationDialog("x", isPresented: .constant(false)) {}
        #expect(try findings(view).isEmpty)
    }

    @Test func `what is presented is a finding with its node`() throws {
        func rules(_ view: some View) throws -> [String?] {
            try findings(VStack { view }).flatMap { [$0.rule, $0.nodePath] }
        }
        let text = Text(verbatim: "a").id("a")
        let expected = ["presentation-not-shown", "a"]
        #expect(try rules(text.sheet(isPresented: .constant(true)) {}) == expected)
        #expect(try rules(text.sheet(item: .constant(Item())) { Text(verbatim: "\($0.id)") }) == expected)
        #expect(try rules(text.fullScreenCover(isPresented: .constant(true)) {}) == expected)
        #expect(try rules(text.popover(isPresented: .constant(true)) {}) == expected)
        #expect(try rules(text.alert("x", isPresented: .constant(true)) {}) == expected)
        #expect(
            try rules(
                text.alert("x", isPresented: .constant(true), presenting: 3) { _ in
                } message: {
                    Text("\($0)")
                })
                == expected)
        #expect(try rules(text.alert(isPresented: .constant(true)) { Alert(title: Text(verbatim: "x")) }) == expected)
        #expect(
            try rules(text.actionSheet(isPresented: .constant(true)) { ActionSheet(title: Text(verbatim: "x")) })
                == expected)
        #expect(try rules(text.confirmationDialog("x", isPresented: .constant(true)) {}) == expected)
        let finding = try #require(try findings(text.alert("x", isPresented: .constant(true)) {}).first)
        #expect(finding.severity == .warning)
        #expect(finding.message == "the view presents what its modifier alert says, which isn't drawn")
    }

    @Test func `a picture of a link is a finding, and its placeholder stands there`() throws {
        let empty = AsyncImage(url: nil)
        #expect(try findings(empty).isEmpty)
        let url = try #require(URL(string: "https://example.org/a.png"))
        let found = try findings(
            AsyncImage(url: url) {
                $0
            } placeholder: {
                ProgressView()
            })
        #expect(found.map(\.rule) == ["image-not-loaded"])
        #expect(
            try empty.laidOut(width: 30, height: 20).nodes.first?.frame.rect == Rect(x: 0, y: 0, width: 30, height: 20))
    }

    private struct Screen: View {
        let diary: Diary
        @State private var isPresented = false
        var body: some View {
            Button("show") { isPresented = true }.id("show")
                .sheet(isPresented: $isPresented, onDismiss: { diary.write("gone") }) { Text(verbatim: "sheet") }
        }
    }

    @Test func `a session presents by the binding, and takes away by the presentation`() throws {
        let diary = Diary()
        let session = try shown { Screen(diary: diary) }
        #expect(session.layout?.findings.isEmpty == true)
        try session.tap("show")
        #expect(session.layout?.findings.map(\.rule) == ["presentation-not-shown"])
        let kept = try #require(session.rootNode?.values(of: Presentations.self).first?.first)
        #expect(kept.kind == .sheet)
        #expect(kept.content.view is Text)
        kept.dismiss()
        try session.update()
        #expect(session.layout?.findings.isEmpty == true)
        #expect(session.rootNode?.values(of: Presentations.self).isEmpty == true)
        #expect(diary.lines == ["gone"])
    }
}
