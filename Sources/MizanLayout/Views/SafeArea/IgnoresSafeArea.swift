import MizanBase

/// The kinds of regions that reduce the area for content. Source: SwiftUI's `SafeAreaRegions`.
public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
    /// One bit for each region.
    public let rawValue: UInt
    /// The regions of these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The regions of the device and of containers.
    public static let container = SafeAreaRegions(rawValue: 1)
    /// The region of an on-screen keyboard; a render tree has none.
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    /// All regions.
    public static let all: SafeAreaRegions = [.container, .keyboard]
}

nonisolated extension View {
    /// Lets the view reach beyond the safe area, at those of its edges that lie on its border; for everything around it
    /// the view keeps its place. Source: SwiftUI's `ignoresSafeArea(_:edges:)`.
    public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
        ignoresSafeArea(regions.contains(.container) ? edges : [], unless: nil)
    }

    /// Lets the view reach beyond the safe area at some edges. Source: SwiftUI's `edgesIgnoringSafeArea(_:)`.
    public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(edges: edges) }

    /// - Parameter usual: The default edges, which the tree omits.
    func ignoresSafeArea(_ edges: Edge.Set, unless usual: Edge.Set?) -> some View {
        SafeAreaView(content: self, modifier: IgnoresSafeAreaModifier(edges: edges, isAuthored: edges != usual))
    }
}

private struct IgnoresSafeAreaModifier: SafeAreaModifier {
    let edges: Edge.Set
    let isAuthored: Bool

    func node(around node: LayoutNode, inner: SafeArea, in context: ViewContext) -> LayoutNode {
        IgnoresSafeAreaNode(
            node, edges: edges, isSaid: isAuthored, outer: context.environment.safeArea, inner: inner,
            direction: context.direction)
    }

    // Each background ignores the safe area, and mostly there is nothing to ignore.
    func isNeeded(in context: ViewContext) -> Bool { isAuthored || context.environment.safeArea?.isWhole == false }
}

/// A node as large as its child in the safe area. Once it has its place, the child is proposed the area beyond the
/// edges too, and begins at the corner of that area.
private final class IgnoresSafeAreaNode: ModifierNode {
    private let edges: Edge.Set
    private let isAuthored: Bool
    private let outer: SafeArea?
    private let inner: SafeArea

    init(
        _ child: LayoutNode, edges: Edge.Set, isSaid: Bool, outer: SafeArea?, inner: SafeArea,
        direction: LayoutDirection
    ) {
        self.edges = edges
        self.isAuthored = isSaid
        self.outer = outer
        self.inner = inner
        super.init(child, direction: direction)
    }

    override func recordAuthoredArguments(_ inputs: inout AuthoredArguments) {
        if isAuthored { inputs.add(.ignoresSafeArea, edges.word) }
    }

    override func settle(in frame: Rect, of root: LayoutDirection) throws {
        guard let outer else { return }
        let room = outer.room(around: frame)
        let logical = (direction == root ? room : room.mirrored).only(edges)
        let taken = direction == root ? logical : logical.mirrored
        // What is taken is safe for the views inside.
        inner.set(
            frame: outer.frame.inset(by: EdgeInsets() - taken), insets: outer.insets - taken)
        guard logical != EdgeInsets() else { return }
        var proposal = placedProposal
        if logical.leading + logical.trailing > 0 {
            proposal.width = placedSize.width + logical.leading + logical.trailing
        }
        if logical.top + logical.bottom > 0 { proposal.height = placedSize.height + logical.top + logical.bottom }
        child.place(at: Point(x: -logical.leading, y: -logical.top), proposal: proposal)
    }
}
