import MizanBase
import MizanDrawing
import MizanRenderTree

/// A paint in an environment and a direction, which equal views of one making share.
package final class Fill {
    let direction: LayoutDirection
    private let paint: ShapePaint
    private let environment: EnvironmentValues
    private var content: RenderNode.Content?

    init(_ paint: ShapePaint, direction: LayoutDirection, environment: EnvironmentValues) {
        self.paint = paint
        self.direction = direction
        self.environment = environment
    }

    /// Whether it is what another one would be.
    func isFill(of paint: ShapePaint, direction: LayoutDirection, environment: EnvironmentValues) -> Bool {
        self.environment.storage === environment.storage && self.direction == direction && self.paint == paint
    }

    /// The rectangle of the paint, whatever its size.
    ///
    /// - Throws: `DiagnosticError` that names the node for a paint that can't be drawn.
    func content(path: NodePath) throws -> RenderNode.Content {
        if let content { return content }
        let paint = try paint.rendered(in: direction, environment: environment, path: path)
        let content = RenderNode.Content.shape(RenderNode.Shape(kind: .rectangle, paint: paint))
        self.content = content
        return content
    }
}
