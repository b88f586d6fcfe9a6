/// Which places are inside a path that crosses itself. Source: the `fill-rule` of SVG.
public enum FillRule: String, Hashable, Sendable, CaseIterable {
    /// Those that the path goes around more often in one sense than in the other.
    case nonzero
    /// Those that a ray from them crosses the path an odd number of times: a path inside another is a hole, whichever way it
    /// goes.
    case evenOdd
}
