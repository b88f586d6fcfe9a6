/// A node that shows another part of its content, as a scrolling view does.
protocol MovedNode: LayoutNode {
    /// Whether its answers stay as they were.
    func agreesAfterMove() -> Bool
}
