import Foundation
import MizanCanvas
import MizanDocument
import MizanLocalization
import MizanScenes
import MizanText
import Synchronization

/// Many screens in many locales on one thread and on two, beside threads that only count: what two threads reach over one depends on
/// the machine and on what else it does, so both are measured in turn.
struct ThroughputBenchmark {
    /// What a thread does.
    enum Work: String, CaseIterable {
        case layout = "layout"
        case pictures = "layout, picture and PNG"
    }

    /// How long it took on some threads.
    struct Time {
        /// By the clock on the wall.
        var seconds: Double
        /// Processor time of all threads.
        var processorSeconds: Double
    }

    /// One turn of all four.
    struct Round {
        var alone: Time
        var both: Time
        var spinningAlone: Time
        var spinningBoth: Time

        /// How many times as much two threads do in a second as one does.
        var gain: Double { alone.seconds / both.seconds }
        var spinningGain: Double { 2 * spinningAlone.seconds / spinningBoth.seconds }
        /// The gain as a part of what threads reach that share nothing.
        var part: Double { gain / spinningGain }
        /// How much more processor time the same work takes on two threads, as a factor.
        var cost: Double { both.processorSeconds / alone.processorSeconds }
        var spinningCost: Double { spinningBoth.processorSeconds / (2 * spinningAlone.processorSeconds) }
    }

    /// A screen in a locale.
    private struct Item {
        let scene: Scene
        let variant: Variant
    }

    static let screenCount = 50
    static let locales = ["en", "ar", "ar-EG", "de", "es", "fa", "he", "hi", "hi-u-nu-deva", "th", "uk", "ur"]
    /// The folders that screens are taken from, in this order.
    private static let folders = ["Forecast", "TenDays", "Mail", "WatchTip", "Matrix", "Direction", "Gallery"]

    private let items: [Item]
    private let fonts: FontCollection

    /// - Parameter examples: The folder of the examples.
    init(examples: String, fonts: FontCollection) throws {
        self.fonts = fonts
        let files = try Self.folders.flatMap { try SceneFile.all(in: examples + "/" + $0) }.prefix(Self.screenCount)
        guard files.count == Self.screenCount else { throw BenchmarkError(message: "only \(files.count) screens") }
        let scenes = try files.map { try Scene(path: $0.path) }
        // Neighbours are of different screens, as requests are.
        items = Self.locales.flatMap { locale in
            scenes.map { Item(scene: $0, variant: Variant(locale: LanguageTag(locale))) }
        }
    }

    /// Runs rounds of all four in turn, after one that isn't counted: in it fonts are opened.
    func run(_ work: Work, rounds: Int) throws -> [Round] {
        var spins = 50_000_000
        return Array(
            try (0...max(rounds, 1)).map { _ in
                let count = spins
                let spinningAlone = try Self.time(threads: 1) { Self.spin(count) }
                let alone = try time(work, threads: 1)
                let spinningBoth = try Self.time(threads: 2) { Self.spin(count) }
                let both = try time(work, threads: 2)
                // Next time, spinning takes as long as the work, so that other programs disturb them alike.
                spins = max(1, Int(Double(count) * alone.processorSeconds / spinningAlone.processorSeconds))
                return Round(
                    alone: alone, both: both, spinningAlone: spinningAlone, spinningBoth: spinningBoth)
            }.dropFirst())
    }

    private func time(_ work: Work, threads: Int) throws -> Time {
        let next = Atomic(0)
        return try Self.time(threads: threads) { [items, fonts] in
            while true {
                let index = next.add(1, ordering: .relaxed).oldValue
                guard index < items.count else { return }
                try Self.perform(work, items[index], fonts)
            }
        }
    }

    private static func perform(_ work: Work, _ item: Item, _ fonts: FontCollection) throws {
        let tree = try item.scene.renderTree(item.variant, fonts: fonts)
        guard work == .pictures else { return }
        let fonts = try item.scene.fontCollection(with: fonts)
        _ = try tree.png(fonts: fonts, scale: item.variant.scale.points, background: item.variant.canvasColor)
    }

    /// Counts in a way that no compiler shortens: each step depends on the one before.
    private static func spin(_ count: Int) {
        var value: UInt64 = 1
        for _ in 0..<count { value = value &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407 }
        spun.store(value, ordering: .relaxed)
    }

    private static let spun = Atomic<UInt64>(0)

    /// How long it takes until a body has run on each of some threads.
    private static func time(threads count: Int, _ body: @escaping @Sendable () throws -> Void) throws -> Time {
        let done = DispatchSemaphore(value: 0)
        let failure = Mutex<(any Error)?>(nil)
        let clock = ContinuousClock()
        let (start, processor) = (clock.now, processorSeconds)
        for _ in 0..<count {
            let thread = Thread {
                do { try body() } catch { failure.withLock { $0 = error } }
                done.signal()
            }
            // Room for a layout, so that none makes a thread of its own.
            thread.stackSize = 512 << 20
            thread.start()
        }
        for _ in 0..<count { done.wait() }
        let time = (clock.now - start).components
        if let error = failure.withLock({ $0 }) { throw error }
        return Time(
            seconds: Double(time.seconds) + Double(time.attoseconds) / 1e18,
            processorSeconds: processorSeconds - processor)
    }

    private static var processorSeconds: Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
