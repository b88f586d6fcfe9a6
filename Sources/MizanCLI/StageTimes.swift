import Foundation

/// The processor time that the stages of a command take, of all its threads; `--timing` prints it.
struct StageTimes {
    /// The stages in the order in which they first ended, in seconds.
    private(set) var stages: [(name: String, seconds: Double)] = []
    private var last: Double

    /// Begins with the start of the process, where the command runs in one of its own: until `main` the system loads the
    /// program, and until now the call was read.
    init() {
        last = Self.processorSeconds
        guard let main = CommandEnvironment.secondsBeforeMain else { return }
        stages = [("start", main), ("call", last - main)]
    }

    /// Says that a stage ends here which began where the one before it ended. Stages of one name are added up.
    mutating func end(_ name: String) {
        let now = Self.processorSeconds
        defer { last = now }
        if let index = stages.firstIndex(where: { $0.name == name }) {
            stages[index].seconds += now - last
        } else {
            stages.append((name, now - last))
        }
    }

    /// A line for each stage and one for all of them, in milliseconds.
    var text: String {
        let rows = stages + [("all", stages.reduce(0) { $0 + $1.seconds })]
        let width = rows.map(\.name.count).max() ?? 0
        return "processor time, in milliseconds\n"
            + rows.map { name, seconds in
                let number = String(format: "%.2f", 1_000 * seconds)
                return name + String(repeating: " ", count: width - name.count + max(1, 9 - number.count)) + number
            }.joined(separator: "\n")
    }

    /// The processor time of this process so far.
    static var processorSeconds: Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
