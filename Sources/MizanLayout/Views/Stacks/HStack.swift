import Foundation
import MizanBase

/// Views side by side, from leading to trailing. Source: SwiftUI's `HStack`.
nonisolated public struct HStack<Content: View>: PrimitiveView, RememberedView {
    private let alignment: VerticalAlignment
    private let spacing: Double?
    private let content: Content

    /// - Parameters:
    ///   - alignment: The alignment of views in the stack's height.
    ///   - spacing: The distance between neighbours in points; nil takes what they prefer, else 8.
    ///   - content: The views, from leading to trailing.
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing.map { Double($0) }
        self.content = content()
    }

    /// One node for the stack, its children from leading to trailing.
    public func _makeNodes(in context: _ViewContext, into nodes: inout _NodeList) throws {
        try context.remember(self, into: &nodes)
    }

    package func makeOwnNodes(in context: ViewContext, into nodes: inout _NodeList) throws {
        nodes.append(
            try StackNode.stack(
                of: content, along: .horizontal, alignment: alignment.guide, spacing: spacing, name: "HStack",
                in: context))
    }
}
