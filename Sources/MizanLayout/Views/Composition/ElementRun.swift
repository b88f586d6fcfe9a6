/// The elements of a `ForEach` that are made one after the other, in their order.
protocol ElementRun {
    /// The number of all elements.
    var count: Int { get }

    /// Adds the nodes of the next element. Where that fails, the next call tries the same one again.
    ///
    /// - Returns: Whether there was one.
    mutating func makeNext(into nodes: inout _NodeList) throws -> Bool

    /// Goes through the positions of the elements that aren't made yet, as long as the body wants another one.
    func forEachPosition(_ body: (StructuralPosition) -> Bool)
}
