/// The rule for the points inside a path that crosses itself. Source: the `fill-rule` of SVG.
public enum FillRule: String, Hashable, BitwiseCopyable, Sendable, CaseIterable {
    /// Inside are the points that the path goes around more often in one direction than in the other.
    case nonzero
    /// Inside are the points from which a ray crosses the path an odd number of times: a path inside another is a hole,
    /// whichever way it runs.
    case evenOdd
}
