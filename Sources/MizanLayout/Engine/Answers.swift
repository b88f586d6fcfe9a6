/// What was answered before, by what was asked. A node is asked few different things, so they are looked through.
struct Answers<Question: Equatable, Answer> {
    /// Most nodes are asked one thing only: it is kept without an allocation.
    private var first: (question: Question, answer: Answer)?
    private var others: [(question: Question, answer: Answer)] = []

    /// The answer to a question, where there is one; it is given once and not changed.
    subscript(question: Question) -> Answer? {
        guard let first else { return nil }
        if first.question == question { return first.answer }
        for index in others.indices where others[index].question == question { return others[index].answer }
        return nil
    }

    /// Keeps an answer, and hands it on.
    mutating func keep(_ answer: Answer, to question: Question) -> Answer {
        if first == nil {
            first = (question, answer)
        } else {
            others.append((question, answer))
        }
        return answer
    }
}
