extension Message {
    /// An argument that a message needs.
    struct ArgumentRequirement: Hashable, Sendable {
        /// From 1.
        var number: Int
        /// Whether it has to be a number: by its specifier, or because it chooses a form.
        var isNumber: Bool
    }

    /// The arguments that any of the forms needs, each once, in their order.
    var demands: [ArgumentRequirement] {
        demanded.sorted { $0.key < $1.key }.map { ArgumentRequirement(number: $0.key, isNumber: $0.value) }
    }
}
