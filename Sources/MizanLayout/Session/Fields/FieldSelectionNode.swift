import MizanBase
import MizanDrawing
import MizanRenderTree

/// What is selected: rectangles behind the text, more than one on a line where directions change.
package final class FieldSelectionNode: LayoutNode {
    private let paint: ShapePaint
    private let environment: EnvironmentValues
    /// From the leading upper corner.
    private var rects: [Rect] = []

    /// The tint lets the text be read, and both appearances show through.
    private static let opacity = 0.3

    package init(in context: ViewContext) {
        environment = context.environment
        paint = ShapePaint((context.environment.tint ?? .accentColor).opacity(Self.opacity))
        super.init(
            identity: context.identity("Selection"), direction: context.direction, traits: .greedy,
            isRemembering: false)
    }

    /// Shows rectangles at the next placing.
    func show(_ rects: [Rect]) { self.rects = rects }

    override func measure(_ proposal: ProposedViewSize) -> Size { proposal.replacingUnspecifiedDimensions() }

    override func describe(_ node: inout RenderNode, in builder: inout RenderTreeBuilder) throws {
        var path = Path()
        for rect in rects {
            let origin = FixedPoint(
                x: try builder.length(rect.minX, path: node.name), y: try builder.length(rect.minY, path: node.name))
            let end = FixedPoint(
                x: try builder.length(rect.maxX, path: node.name), y: try builder.length(rect.maxY, path: node.name))
            path.addRect(
                Rect(
                    x: origin.x.points, y: origin.y.points, width: (end.x - origin.x).points,
                    height: (end.y - origin.y).points))
        }
        let kind = ShapeKind.path(path)
        let mirrored = direction == .rightToLeft ? kind.mirrored(in: node.frame.size.width) : kind
        let paint = try paint.rendered(in: direction, environment: environment, path: node.name)
        node.content = .shape(RenderNode.Shape(kind: mirrored, paint: paint))
    }
}
