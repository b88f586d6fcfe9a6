extension ShapePaint {
    /// A node that is painted, with the shadows of the paint.
    func shadowed(_ node: LayoutNode, in context: ViewContext) throws -> LayoutNode {
        try shadows.filter { !$0.isInner }.reduce(node) { node, shadow in
            ShadowNode(
                node, fill: try shadow.color.fill(in: context.environment), radius: shadow.radius, x: shadow.x,
                y: shadow.y, direction: context.direction)
        }
    }

    /// The finding about a shadow that isn't drawn; nil if there is none.
    var shadowFinding: AccessibilityProperties? {
        guard shadows.contains(where: \.isInner) else { return nil }
        return AccessibilityProperties(viewFindings: [.notDrawn("an inner shadow", fix: "use a drop shadow")])
    }
}
