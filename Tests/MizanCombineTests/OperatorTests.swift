import MizanCombine
import Synchronization
import Testing

private final class Search: ObservableObject {
    @Published var text = ""
    @Published var shown = ""
    private var bag: Set<AnyCancellable> = []

    init() {
        $text.map { $0.uppercased() }.assign(to: &$shown)
    }
}

/// What apps use of Combine, by the name of one module.
@Suite("Combine's operators")
struct OperatorTests {
    @Test("a property is assigned to another, and the object announces both")
    func assign() {
        let search = Search()
        var announced = 0
        let subscription = search.objectWillChange.sink { announced += 1 }
        search.text = "tea"
        #expect(search.shown == "TEA" && announced == 2)
        withExtendedLifetime(subscription) {}
    }

    @Test("debounce and receive(on:) with a dispatch queue, timers and notifications")
    func schedulers() async {
        let (subject, queue) = (PassthroughSubject<Int, Never>(), DispatchQueue(label: "operators"))
        let value = await withCheckedContinuation { continuation in
            var subscription: AnyCancellable?
            subscription = subject.removeDuplicates().debounce(for: .milliseconds(5), scheduler: queue)
                .receive(on: queue).flatMap { Just($0 * 2) }.first()
                .sink {
                    withExtendedLifetime(subscription) {}
                    continuation.resume(returning: $0)
                }
            subject.send(2)
        }
        #expect(value == 4)
        let name = Notification.Name("operators")
        var seen = 0
        let subscription = NotificationCenter.default.publisher(for: name).sink { _ in seen += 1 }
        NotificationCenter.default.post(name: name, object: nil)
        subscription.cancel()
        NotificationCenter.default.post(name: name, object: nil)
        #expect(seen == 1)
        let timer = Timer.publish(every: 0.01, on: .main, in: .common).autoconnect()
        timer.sink { _ in }.cancel()
    }
}
