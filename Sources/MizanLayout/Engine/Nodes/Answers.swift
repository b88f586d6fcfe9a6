/// Earlier answers, by their questions.
///
/// A node is asked few different questions, so they are searched linearly. They are kept in separate memory without
/// reference counting, which is allocated for the first answer.
struct MeasurementCache<Question: Equatable, Answer>: ~Copyable {
    private struct Measurement {
        let question: Question
        let result: Answer
    }

    private var entries: UnsafeMutablePointer<Measurement>?
    private(set) var count: Int32 = 0
    private var capacity: Int32 = 0

    init() {}

    deinit {
        entries?.deinitialize(count: Int(count))
        entries?.deallocate()
    }

    /// The answer to a question, where there is one; it is given once and not changed.
    subscript(question: Question) -> Answer? {
        guard let entries else { return nil }
        for index in 0..<Int(count) where entries[index].question == question { return entries[index].result }
        return nil
    }

    /// The answer that was given first.
    var first: Answer? { entries?.pointee.result }

    /// Keeps an answer, and hands it on.
    mutating func store(_ answer: Answer, to question: Question) -> Answer {
        if count == capacity { grow() }
        entries?.advanced(by: Int(count)).initialize(to: Measurement(question: question, result: answer))
        count += 1
        return answer
    }

    /// Hands all answers over and has none itself.
    mutating func removeAll() -> MeasurementCache {
        var taken = MeasurementCache()
        swap(&self, &taken)
        return taken
    }

    /// Whether each question has the same answer now.
    func agree(_ isSame: (Question, Answer) -> Bool) -> Bool {
        guard let entries else { return true }
        for index in 0..<Int(count) where !isSame(entries[index].question, entries[index].result) { return false }
        return true
    }

    private mutating func grow() {
        // A view of a fixed size is asked one thing, a stack in a stack three: at 0, at infinity, and its share.
        capacity = capacity == 0 ? 1 : capacity == 1 ? 3 : capacity * 2
        let larger = UnsafeMutablePointer<Measurement>.allocate(capacity: Int(capacity))
        if let entries {
            larger.moveInitialize(from: entries, count: Int(count))
            entries.deallocate()
        }
        entries = larger
    }
}
