import MizanBase
import MizanRenderTree

/// The root of a layout in its place: the size of the tree, and the root's in its safe area.
struct RootLayout {
    let node: LayoutNode
    let environment: EnvironmentValues
    /// The leading top corner of the node in the root's logical space.
    let origin: Point
    /// The size of the tree, before it is rounded.
    let size: Size

    /// Measures and places a node: as large as the proposal, or as the node where nothing is proposed; the node is centred in
    /// the safe area.
    ///
    /// - Parameters:
    ///   - node: The root's node, made in `environment`.
    ///   - proposal: The size proposed to the root, with the safe area's insets.
    ///   - environment: The root's environment, whose safe area gets its place.
    init(_ node: LayoutNode, proposal: ProposedViewSize, environment: EnvironmentValues) {
        let insets = environment.safeAreaInsets.usable
        let inner = proposal.inset(by: insets)
        let ideal = node.size(inner)
        size = Size(
            width: proposal.width ?? ideal.width + insets.leading + insets.trailing,
            height: proposal.height ?? ideal.height + insets.top + insets.bottom)
        let safe = Rect(origin: .zero, size: size).inset(by: insets)
        environment.safeArea?.set(frame: safe, insets: insets)
        origin = Point(
            x: safe.minX + (safe.width - ideal.width) / 2, y: safe.minY + (safe.height - ideal.height) / 2)
        node.place(at: origin, proposal: inner)
        self.node = node
        self.environment = environment
    }

    /// The tree with what was noticed in it.
    func laidOut() throws -> LaidOutView {
        var builder = RenderTreeBuilder(environment: environment, rootSize: try rootSize())
        try builder.add(node, at: origin, in: .root)
        return try laidOut(&builder)
    }

    /// The size of the tree on its grid.
    func rootSize() throws -> FixedSize {
        try RenderTreeBuilder(environment: environment, rootSize: .zero).rootSize(size)
    }

    /// The tree of a builder that was given everything.
    func laidOut(_ builder: inout RenderTreeBuilder) throws -> LaidOutView {
        let tree = builder.tree(
            direction: environment.layoutDirection, size: try builder.rootSize(size),
            scale: try environment.displayScale.map { try builder.length($0, path: nil) })
        return LaidOutView(tree: tree, builder.record)
    }
}

extension EnvironmentValues {
    /// - Throws: `DiagnosticError` for a scale that nothing can be drawn at.
    func checkScale() throws {
        guard let scale = displayScale, !(scale > 0 && scale <= 16) else { return }
        throw DiagnosticError(
            Diagnostic(
                rule: "scale", message: "a scale of \(scale) can't be drawn", fix: "use more than 0, at most 16"))
    }
}
