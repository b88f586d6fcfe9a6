/// Numbers for contents: the same for equal ones, as long as no pass goes by without them, and never given twice.
struct IdentifierTable<Content: Hashable & Sendable>: Sendable {
    private var identifiers: [Content: (identifier: Int, pass: Int)] = [:]
    private var next = 0
    private var pass = 0

    /// The number of a content, which the present pass has.
    mutating func identifier(of content: Content) -> Int {
        if let index = identifiers.index(forKey: content) {
            identifiers.values[index].pass = pass
            return identifiers.values[index].identifier
        }
        defer { next += 1 }
        identifiers[content] = (next, pass)
        return next
    }

    /// Ends a pass: the numbers of contents that it hadn't, in rising order, which are forgotten.
    mutating func endPass() -> [Int] {
        let released = identifiers.values.filter { $0.pass != pass }.map(\.identifier)
        if !released.isEmpty { identifiers = identifiers.filter { $0.value.pass == pass } }
        pass += 1
        return released.sorted()
    }
}
