/// What was answered before, by what was asked. A node is asked few different things, so they are looked through.
struct Answers<Question: Equatable, Answer> {
    private var known: [(question: Question, answer: Answer)] = []

    /// The answer to a question, where there is one; it is given once and not changed.
    subscript(question: Question) -> Answer? { known.first { $0.question == question }?.answer }

    /// Keeps an answer, and hands it on.
    mutating func keep(_ answer: Answer, to question: Question) -> Answer {
        known.append((question, answer))
        return answer
    }
}
