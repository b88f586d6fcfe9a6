import MizanFonts
import SwiftUI
import Testing

private final class Search: ObservableObject {
    @Published var text = ""
    @Published var shown = ""
    @Published var isLong = false
    @Published private(set) var summary = ""
    private var bag = Set<AnyCancellable>()

    init() {
        $text.map { $0.uppercased() }.receive(on: ImmediateScheduler.shared).assign(to: &$shown)
        $text.debounce(for: .milliseconds(1), scheduler: DispatchQueue.main).removeDuplicates()
            .sink { [weak self] in self?.isLong = $0.count > 8 }.store(in: &bag)
        $text.combineLatest($isLong).map { "\($0) \($1)" }.merge(with: Just("start"))
            .sink { [weak self] in self?.summary = $0 }.store(in: &bag)
    }
}

private struct SearchView: View {
    @StateObject var model = Search()
    @State private var notes = 0
    let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

    static let note = Notification.Name("CombineModelTests")

    var body: some View {
        VStack {
            Text(verbatim: model.shown)
            Text(verbatim: "\(notes) notes")
            Button("Search") { model.text = "tea" }.id("search")
        }
        .onReceive(NotificationCenter.default.publisher(for: Self.note)) { _ in notes += 1 }
        .onReceive(timer) { _ in notes += 10 }
    }
}

private final class Announcing: ObservableObject {
    var count = 0 {
        willSet { objectWillChange.send() }
    }
}

private struct AnnouncingView: View {
    @ObservedObject var model: Announcing
    var body: some View { Text(verbatim: "\(model.count)") }
}

/// Models and views that use Combine as SwiftUI's files do.
@Suite("Combine in views")
@MainActor struct CombineModelTests {
    private func texts(_ layout: LayoutUpdate) -> [String] {
        layout.tree.nodes.compactMap { if case .text(let text)? = $0.content { text.text.string } else { nil } }
    }

    @Test("a view shows what its model publishes, and receives notifications while it is there")
    func models() throws {
        let environment = EnvironmentValues(localization: .empty, fonts: try ShippedFonts.collection())
        let session = LayoutSession(proposal: .init(width: 200, height: 200), environment: environment) { SearchView() }
        let first = try session.update()
        #expect(texts(first).contains("0 notes"))
        let button = try #require(first.tree.nodes.first { $0.path.hasSuffix("search") })
        try session.send(.activate(path: button.path))
        NotificationCenter.default.post(name: SearchView.note, object: nil)
        let second = try session.update()
        #expect(texts(second).contains("TEA") && texts(second).contains("1 notes"))
    }

    @Test("a view observes an object that announces its changes itself")
    func announcing() throws {
        let (model, environment) = (
            Announcing(), EnvironmentValues(localization: .empty, fonts: try ShippedFonts.collection())
        )
        let session = LayoutSession(proposal: .init(width: 200, height: 200), environment: environment) {
            AnnouncingView(model: model)
        }
        _ = try session.update()
        model.count = 3
        #expect(texts(try session.update()) == ["3"])
    }

    @Test("operators of OpenCombine and ours work on one model")
    func operators() {
        let search = Search()
        search.text = "tea"
        #expect(search.shown == "TEA" && search.summary == "tea false")
    }
}
