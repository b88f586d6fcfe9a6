import Foundation

/// The progress of a golden run: on a terminal only.
struct GoldenProgress {
    private let count: Int
    private let start = ContinuousClock.now
    private var done = 0
    private var failed = 0

    init(count: Int) { self.count = count }

    mutating func show(_ name: String, isFailed: Bool = false) {
        done += 1
        if isFailed { failed += 1 }
        let seconds = (ContinuousClock.now - start).components.seconds
        let rest = done == 0 ? 0 : Int(seconds) * (count - done) / done
        var words = "\(done) of \(count)"
        if failed > 0 { words += ", \(failed) differ" }
        // A guess from the first seconds is none.
        if seconds >= 2, rest >= 1 { words += ", \(Self.duration(rest)) left" }
        Output.progress("\(words): \(name)")
    }

    func end() { Output.progress("") }

    /// `2 min 5 s`
    static func duration(_ seconds: Int) -> String {
        seconds < 60 ? "\(seconds) s" : "\(seconds / 60) min \(seconds % 60) s"
    }
}
