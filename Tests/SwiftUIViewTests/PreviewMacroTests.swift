import MizanFonts
import MizanPreviews
import SwiftUI
import Testing

private struct Card: View {
    var title = "card"
    var body: some View { Text(verbatim: title) }
}

private struct Counter: View {
    @Binding var count: Int
    var body: some View { Text(verbatim: "\(count)") }
}

private struct Padded: PreviewModifier {
    static func makeSharedContext() async throws -> Double { 8 }

    func body(content: Content, context: Double) -> some View { content.padding(context) }
}

extension PreviewTrait where T == Preview.ViewTraits {
    fileprivate static var padded: Self { .modifier(Padded()) }
}

private struct Entry: TimelineEntry {
    let date = Date(timeIntervalSince1970: 0)
    var number = 1
}

private struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> Entry { Entry() }

    func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void) { completion(Entry()) }

    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void) {
        completion(Timeline(entries: [Entry(number: 7), Entry(number: 8)], policy: .never))
    }
}

private struct Numbers: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "numbers", provider: Provider()) { entry in Text(verbatim: "\(entry.number)") }
    }
}

private let firstLine = #line + 2

#Preview { Card() }
#Preview("two", traits: .fixedLayout(width: 300, height: 70), .landscapeLeft) {
    Card(title: "a"); Card(title: "b")
}
#Preview("arguments", arguments: ["x", "y"]) { title in Card(title: title) }
#Preview("window", windowStyle: .automatic) { Card(title: "window") }
#Preview("padded", traits: .padded) { Card() }
#Preview("state") { @MainActor in
    let step = 2
    @Previewable @State var count = 3
    @Previewable @State var list = [
        1, 2,
    ]
    VStack {
        Counter(count: $count); Text(verbatim: "\(list.count * step)")
    }
}
#Preview("timeline", as: .systemSmall) { Numbers() } timeline: {
    Entry(number: 1); Entry(number: 2)
}
#Preview("provider", as: .systemLarge, widget: { Numbers() }, timelineProvider: { Provider() })

extension EnvironmentValues {
    @Entry fileprivate var isCompact: Bool = false
    @Entry fileprivate var caption: String?
    @Entry nonisolated fileprivate var columns = 3
    @Entry fileprivate var action: @Sendable (Int) -> Bool = { $0 == 3 }
}

extension FocusedValues {
    @Entry fileprivate var selected: Binding<Int>?
}

extension Transaction {
    @Entry fileprivate var isFast: Bool = true
}

extension ContainerValues {
    @Entry fileprivate var isPinned = false
}

/// The macros of SwiftUI's files, expanded by the compiler.
@Suite("Previews and entries")
struct PreviewMacroTests {
    private let previews = Previews.all.filter { $0.fileID == #fileID }

    @MainActor
    private func preview(_ name: String?) throws -> Preview {
        try #require(try previews.map { try $0.makePreview() }.first { $0.name == name })
    }

    /// The texts of the views of a preview.
    @MainActor
    private func texts(_ name: String?) async throws -> [[String]] {
        try await preview(name).views().map { view in
            let tree = try view.renderTree(
                proposal: .init(width: 300, height: 300),
                environment: EnvironmentValues(localization: .empty, fonts: try ShippedFonts.collection()))
            return tree.nodes.compactMap { if case .text(let text)? = $0.content { text.text.string } else { nil } }
        }
    }

    @Test("each is found, in the order and at the place of its source")
    @MainActor
    func registry() throws {
        #expect(previews.map { $0.line } == [0, 1, 4, 5, 6, 7, 17, 20].map { firstLine + $0 })
        #expect(previews.allSatisfy { $0.column == 1 })
        let names = try previews.map { try $0.makePreview().name }
        #expect(names == [nil, "two", "arguments", "window", "padded", "state", "timeline", "provider"])
    }

    @Test("traits set the size and the orientation")
    @MainActor
    func traits() throws {
        #expect(try preview("two").layout == .fixed(width: 300, height: 70))
        #expect(try preview("two").orientation == .landscapeLeft)
        #expect(try preview(nil).layout == .device && preview(nil).orientation == .portrait)
    }

    @Test("a preview has a view for each argument or entry, otherwise one")
    @MainActor
    func views() async throws {
        #expect(try await texts(nil) == [["card"]])
        #expect(try await texts("two") == [["a", "b"]])
        #expect(try await texts("arguments") == [["x"], ["y"]])
        #expect(try await texts("window") == [["window"]])
        #expect(try await texts("padded") == [["card"]])
        #expect(try await texts("state") == [["3", "4"]])
        #expect(try await texts("timeline") == [["1"], ["2"]])
        #expect(try await texts("provider") == [["7"], ["8"]])
    }

    @Test("an entry has its default value until it is set")
    func entries() {
        var values = EnvironmentValues()
        #expect(!values.isCompact && values.caption == nil && values.columns == 3 && values.action(3))
        values.isCompact = true
        values.caption = "x"
        #expect(values.isCompact && values.caption == "x")
        var focused = FocusedValues()
        #expect(focused.selected == nil)
        focused.selected = .constant(4)
        #expect(focused.selected?.wrappedValue == 4)
        #expect(Transaction().isFast && !ContainerValues().isPinned)
    }
}
