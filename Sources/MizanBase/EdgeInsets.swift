/// Distances from the four logical edges, in points. Leading and trailing, never left and right.
public struct EdgeInsets: Hashable, Sendable {
    /// Inset from the upper edge.
    public var top: Double
    /// Inset from the edge where lines begin.
    public var leading: Double
    /// Inset from the lower edge.
    public var bottom: Double
    /// Inset from the edge where lines end.
    public var trailing: Double

    /// Insets for each edge, 0 where not said.
    public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }
}
