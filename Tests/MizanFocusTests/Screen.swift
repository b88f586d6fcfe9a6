import MizanBase
import MizanRenderTree

/// A tree made of frames alone.
struct Screen {
    private(set) var tree: RenderTree

    /// - Parameter direction: The direction of the tree; frames are physical.
    init(width: Double = 400, height: Double = 300, _ direction: LayoutDirection = .leftToRight) {
        tree = RenderTree(
            versions: LibraryVersions(harfbuzz: "0", fribidi: "0", icu: "0", cldr: "0", unicode: "0"), scale: nil,
            direction: direction,
            size: FixedSize(width: length(width), height: length(height)))
        add("root", nil, 0, 0, width, height)
    }

    /// Adds a node.
    ///
    /// - Parameter parent: The path of the node around it.
    mutating func add(
        _ path: String, _ parent: String?, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
        role: String? = nil, _ change: (inout RenderNode) -> Void = { _ in }
    ) {
        var node = RenderNode(
            path: path, type: "Node", parent: parent.flatMap { path in tree.nodes.firstIndex { $0.path == path } },
            frame: FixedRect(x: length(x), y: length(y), width: length(width), height: length(height)),
            direction: tree.direction, role: role)
        change(&node)
        tree.nodes.append(node)
    }

    /// Adds a button.
    mutating func button(
        _ path: String, in parent: String? = "root", _ x: Double, _ y: Double, _ width: Double = 40,
        _ height: Double = 20, _ change: (inout RenderNode) -> Void = { _ in }
    ) { add(path, parent, x, y, width, height, role: "button", change) }

    /// Adds a section.
    mutating func section(
        _ path: String, _ parent: String? = "root", _ x: Double, _ y: Double, _ width: Double, _ height: Double
    ) { add(path, parent, x, y, width, height) { $0.focus.section = $0.frame } }
}

private func length(_ points: Double) -> FixedLength { FixedLength(points: points) ?? .zero }
