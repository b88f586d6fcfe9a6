import MizanBase
import MizanControls
import MizanLayout
import MizanRenderTree
import TestSupport
import Testing

/// A label beside a value: a stack as long as no word breaks.
@Suite("Rows that keep words")
@MainActor struct RowStackTests {
    private static let label = "LabeledContent/HStack/Text"
    private static let value = "LabeledContent/HStack/Text[1]"

    private func row(_ label: String, _ value: String) -> some View { LabeledContent(label, value: value) }

    @Test("a word that doesn't fit beside the value makes a column", arguments: LayoutDirection.allCases)
    func column(direction: LayoutDirection) throws {
        let content = row("Benachrichtigungen", "Donnerstag, 26. November 2026")
        let tree = try content.laidOut(width: 256, direction)
        let (label, value) = (try tree.frame(Self.label), try tree.frame(Self.value))
        #expect(try tree.text(at: Self.label).lines.count == 1)
        #expect(value.minY == label.maxY + 8)
        #expect(direction == .leftToRight ? label.minX == 0 && value.minX == 0 : label.maxX == 256 && value.maxX == 256)
        #expect(try tree.frame("LabeledContent/HStack").width == 256)
        #expect(tree.node(at: "LabeledContent/HStack")?.chosenAlternative?.index == 1)
        let wide = try content.laidOut(width: 300, direction)
        #expect(try wide.frame(Self.value).minY < wide.frame(Self.label).maxY)
        #expect(wide.node(at: "LabeledContent/HStack")?.chosenAlternative == nil)
    }

    @Test("shares are dealt anew before the row becomes a column")
    func shares() throws {
        let tree = try row("Benachrichtigungen", "an oder aus oder so").laidOut(width: 256)
        #expect(try tree.text(at: Self.label).lines.count == 1)
        #expect(try tree.frame(Self.value).minY < tree.frame(Self.label).maxY)
        #expect(try tree.frame(Self.value).maxX == 256)
    }

    @Test("a segmented picker's words decide too", arguments: [(260.0, true), (400.0, false)])
    func segments(width: Double, isColumn: Bool) throws {
        let tree = try Picker("a" as String, selection: .constant(0)) {
            ForEach(0..<3, id: \.self) {
                Text(verbatim: ["Benachrichtigungen", "Einstellungen", "Kalender"][$0]).tag($0)
            }
        }
        .pickerStyle(.segmented).laidOut(width: width)
        let segments = tree.nodes.filter { $0.type == "Segment" }.map(\.frame.rect)
        try #require(segments.count == 3)
        #expect((segments[1].minY >= segments[0].maxY) == isColumn)
        #expect(tree.brokenWords.isEmpty)
    }

    @Test("where no word breaks a row is SwiftUI's stack; otherwise no word breaks as long as it fits alone")
    func random() throws {
        var random = SeededGenerator(seed: 7)
        let words = [
            "an", "Zeit", "Einstellungen", "Aktualisierung", "Benachrichtigungen", "إشعارات", "सूचनाएँ", "התראות",
        ]
        func text() -> String {
            (0...Int.random(in: 0...3, using: &random)).map { _ in
                words[Int.random(in: 0..<words.count, using: &random)]
            }.joined(separator: " ")
        }
        var columns = 0
        for _ in 0..<Thoroughness.count(120, thorough: 2000) {
            let (label, value, width) = (text(), text(), Double.random(in: 190...420, using: &random))
            let stack = try HStack(spacing: 8) {
                Text(verbatim: label)
                Spacer(minLength: 0)
                Text(verbatim: value)
            }
            .laidOut(width: width)
            let tree = try row(label, value).laidOut(width: width)
            if tree.node(at: "LabeledContent/HStack")?.chosenAlternative != nil { columns += 1 }
            #expect(tree.brokenWords == [], "“\(label)”, “\(value)” in \(width)")
            guard stack.brokenWords.isEmpty else { continue }
            #expect(try tree.frame(Self.label) == stack.frame("HStack/Text"))
            #expect(try tree.frame(Self.value) == stack.frame("HStack/Text[1]"))
        }
        #expect(columns > 0)
    }

    @Test("in a session a row follows a value that changes alone", arguments: LayoutDirection.allCases)
    func session(direction: LayoutDirection) throws {
        struct Growing: View {
            @State var isLong = false
            var body: some View {
                Text(verbatim: isLong ? "Aktualisierungen" : "an").id("value").onTapGesture { isLong.toggle() }
            }
        }
        let session = try shown(direction, width: 256) { LabeledContent("Benachrichtigungen" as String) { Growing() } }
        for isColumn in [true, false, true] {
            try session.tap("value")
            #expect(try (session.node("HStack").chosenAlternative != nil) == isColumn)
            let (label, value) = (try session.frame("Text"), try session.frame("value"))
            #expect(isColumn == (value.minY >= label.maxY))
        }
    }
}

extension RenderTree {
    /// The lines that end inside a word.
    fileprivate var brokenWords: [String] {
        nodes.flatMap { node -> [String] in
            guard case .text(let text) = node.content else { return [] }
            let units = Array(text.text.string.utf16)
            return text.lines.map(\.range.upperBound).filter { $0 > 0 && $0 < units.count && units[$0 - 1] != 0x20 }
                .map { String(decoding: units[..<$0], as: UTF16.self) }
        }
    }
}
