import MizanBase

/// Views in rows and columns, each column as wide as its widest cell needs. Source: SwiftUI's `Grid`.
public struct Grid<Content: View>: PrimitiveView {
    private let alignment: Alignment
    private let spacing: Size
    private let content: Content

    /// - Parameters:
    ///   - horizontalSpacing: Between columns, in points; nil is 8.
    ///   - verticalSpacing: Between rows, in points; nil is 8.
    public init(
        alignment: Alignment = .center, horizontalSpacing: Double? = nil, verticalSpacing: Double? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        spacing = Size(
            width: horizontalSpacing ?? ViewSpacing.fallback, height: verticalSpacing ?? ViewSpacing.fallback)
        self.content = content()
    }

    /// One node for the grid; a child that is no row spans all columns.
    public func makeNodes(in context: ViewContext) throws -> [LayoutNode] {
        [
            GridNode(
                alignment: alignment, spacing: spacing, identity: context.identity("Grid"),
                direction: context.direction, children: try content.makeNodes(in: context.forChildren()))
        ]
    }
}
