import Foundation
import MizanBase
import MizanCanvas
import MizanRenderTree
import MizanTransfer
import Testing

struct RenderDocumentTests {
    private let session = TransferSession(declarations: UTTypeDeclarations([.renderTree, .renderTreeOutline]))

    private func document(_ count: Int = 1) throws -> RenderDocument {
        let part = try RenderDocument.DocumentPart(LaidOut.tree(["مرحبا", "Total"]), fonts: LaidOut.fonts())
        return RenderDocument(Array(repeating: part, count: count), title: "فاتورة")
    }

    @Test func formsAreOfferedInTheirOrder() throws {
        let types = [UTType.renderTree, .pdf, .svg, .png, .utf8PlainText, .renderTreeOutline]
        #expect(try session.exportedContentTypes(of: document()) == types)
        // Several trees are pages or words, and no single picture.
        #expect(try session.exportedContentTypes(of: document(2)) == [.pdf, .utf8PlainText])
        #expect(
            try session.exportedContentTypes(of: LaidOut.tree(["a"])) == [
                .renderTree, .utf8PlainText, .utf16ExternalPlainText, .renderTreeOutline,
            ])
    }

    @Test(arguments: [
        ("application/json", "dev.mizan.render-tree", "{"), (".pdf", "com.adobe.pdf", "%PDF-1.4"),
        ("image/*", "public.svg-image", "<svg"), ("image/png, text/plain", "public.png", "\u{FFFD}PNG"),
        ("text/plain", "public.utf8-plain-text", "مرحبا\nTotal\n"),
        (".tree", "dev.mizan.render-tree-outline", "mizan"), ("*/*", "dev.mizan.render-tree", "{"),
    ])
    func receiversGetTheFirstFormThatTheyTake(accept: String, type: String, beginning: String) async throws {
        let accepted = try AcceptedTypes(accept, declarations: session.declarations)
        let sent = try await session.export(document(), accepting: accepted)
        #expect(sent.contentType.identifier == type)
        #expect(String(decoding: sent.data, as: UTF8.self).hasPrefix(beginning))
        #expect(sent.suggestedFileName.hasPrefix("فاتورة"))
    }

    @Test func aTreeComesBackFromItsJSON() async throws {
        let tree = try LaidOut.tree(["שלום 12", "Hello"])
        let sent = try await session.export(tree, accepting: [.json])
        #expect(sent.contentType == .renderTree)
        #expect(try await session.import(RenderTree.self, from: sent.data, as: .renderTree) == tree)
        // What calls itself a tree and is a picture, is cut off, or is another JSON.
        let png = try await session.export(document(), accepting: [.png]).data
        for data in [png, sent.data.prefix(200), Data(#"{"schema": 99}"#.utf8), Data()] {
            await #expect(throws: DiagnosticError.self) {
                try await session.import(RenderTree.self, from: data, as: .renderTree)
            }
        }
        await #expect(throws: DiagnosticError.self) {
            try await session.import(RenderTree.self, from: Data("{}".utf8), as: .json)
        }
    }

    @Test func isolatesAreCharactersWhereTheyAreWanted() throws {
        let text = AttributedText(
            "רחוב 12", isolates: [AttributedText.Isolate(range: 5..<7, direction: .leftToRight)])
        var tree = try LaidOut.tree(["x"])
        for index in tree.nodes.indices {
            guard case .text(var content)? = tree.nodes[index].content else { continue }
            content.text = text
            tree.nodes[index].content = .text(content)
        }
        #expect(tree.plainText(.unmarked) == "רחוב 12\n")
        #expect(tree.plainText(.marked) == "רחוב \u{2066}12\u{2069}\n")
    }

    @Test func whatHasToBeCutIsReported() async throws {
        let findings = Findings()
        let tall = try LaidOut.tree(["a"])
        var document = RenderDocument(tall, fonts: try LaidOut.fonts())
        document.paper = try PageSize(Size(width: 473, height: 80), margin: 36)
        document.report = { findings.add($0) }
        _ = try document.pdf()
        #expect(findings.rules == ["page-cut"])
    }

    private final class Findings: @unchecked Sendable {
        private(set) var rules: [String] = []
        func add(_ finding: Diagnostic) { rules.append(finding.rule) }
    }
}
