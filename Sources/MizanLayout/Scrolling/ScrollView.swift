import MizanBase
import MizanRenderTree

/// A view that shows a part of its larger content. Source: SwiftUI's `ScrollView`.
///
/// A render tree is static: it shows the part at the top and at the leading side, and records the size of the content.
public struct ScrollView<Content: View>: PrimitiveView {
    private let axes: Axis.Set
    private let showsIndicators: Bool
    private let content: Content

    /// - Parameters:
    ///   - axes: The axes on which the content may be larger.
    ///   - showsIndicators: Whether a scroller shows where the content is higher: on the trailing side of
    ///     the content's direction, or of the system's by ``View/userInterfaceDirectionPolicy(_:)``.
    ///   - content: The views that scroll.
    public init(
        _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
    ) {
        self.axes = axes
        self.showsIndicators = showsIndicators
        self.content = content()
    }

    private func scrollerSide(in context: ViewContext) -> ScreenSide {
        let environment = context.environment
        let direction =
            switch environment.userInterfaceDirectionPolicy {
            case .content: context.direction
            case .system: environment.systemLayoutDirection
            }
        return direction == .leftToRight ? .right : .left
    }

    /// One node with the content inside; several views stand in a column.
    public func _makeNodes(in context: _ViewContext, into nodes: inout _NodeList) throws {
        let inner = try context.forChildren()
        func column(in container: RelativeContainer) throws -> LayoutNode {
            var inner = inner
            inner.environment.container = container
            return StackNode.column(of: try content.nodes(in: inner), direction: context.direction)
        }
        let container = RelativeContainer(.unspecified)
        nodes.append(
            ScrollViewNode(
                axes: axes, scrollerSide: showsIndicators ? scrollerSide(in: context) : nil,
                identity: context.identity("ScrollView"),
                direction: context.direction, content: try column(in: container),
                remake: container.isUsed ? { try column(in: RelativeContainer($0)) } : nil))
    }
}
