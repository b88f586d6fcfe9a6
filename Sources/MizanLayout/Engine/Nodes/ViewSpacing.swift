import MizanBase

/// The distances that a view prefers to its neighbours, by edge. Source: SwiftUI's `ViewSpacing`, rule 1.8.
///
/// Each edge can hold one preference without a category and one for each category. Two views stand as far apart as the
/// greatest preference that they have in a category in common; else as the greater of the two without a category, or the
/// only one there is; where neither has one, 8 points apart.
public struct ViewSpacing: Hashable, Sendable {
    /// The subject of a preference, such as a text's distance to another text.
    package struct Category: Hashable, Sendable {
        package var name: String

        package init(_ name: String) { self.name = name }
    }

    private struct Preference: Hashable, Sendable {
        var edge: Edge
        var category: Category?
        var length: Double
    }

    /// The distance where neither view prefers one.
    static let fallback = 8.0

    /// Most views prefer nothing, which costs nothing.
    private var preferences: [Preference] = []

    /// No preferences.
    public init() {}

    /// Views that ask for no distance on any edge.
    public static let zero = Edge.allCases.reduce(into: ViewSpacing()) { $0.prefer(0, at: $1) }

    /// Sets the preferred distance at an edge.
    package mutating func prefer(_ length: Double, at edge: Edge, category: Category? = nil) {
        preferences.removeAll { $0.edge == edge && $0.category == category }
        preferences.append(Preference(edge: edge, category: category, length: length))
    }

    /// The distance to the next view on an axis, in points: on the trailing side or below. Source: SwiftUI's
    /// `distance(to:along:)`.
    public func distance(to next: ViewSpacing, along axis: Axis) -> Double {
        guard !(preferences.isEmpty && next.preferences.isEmpty) else { return Self.fallback }
        let (near, far): (Edge, Edge) = axis == .horizontal ? (.trailing, .leading) : (.bottom, .top)
        let ours = preferences.filter { $0.edge == near }
        let theirs = next.preferences.filter { $0.edge == far }
        let common = ours.filter { $0.category != nil }.compactMap { preference in
            theirs.first { $0.category == preference.category }.map { max(preference.length, $0.length) }
        }
        return common.max() ?? (ours + theirs).filter { $0.category == nil }.map(\.length).max() ?? Self.fallback
    }

    /// Takes over another view's preferences at some edges; where both have one, the greater. Source: SwiftUI's
    /// `formUnion(_:edges:)`.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        for preference in other.preferences where edges.contains(Edge.Set(preference.edge)) {
            let known = preferences.first { $0.edge == preference.edge && $0.category == preference.category }
            prefer(
                max(known?.length ?? -.infinity, preference.length), at: preference.edge,
                category: preference.category)
        }
    }

    /// The preferences of both at some edges; where both have one, the greater.
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var result = self
        result.formUnion(other, edges: edges)
        return result
    }

    /// The preferences without those of some edges.
    func dropping(_ edges: Edge.Set) -> ViewSpacing {
        var result = self
        if !preferences.isEmpty { result.preferences.removeAll { edges.contains(Edge.Set($0.edge)) } }
        return result
    }
}
