import Foundation
import MizanBase

/// Views one below the other. Source: SwiftUI's `VStack`.
nonisolated public struct VStack<Content: View>: PrimitiveView, RememberedView {
    private let alignment: HorizontalAlignment
    private let spacing: Double?
    private let content: Content

    /// - Parameters:
    ///   - alignment: The alignment of views in the stack's width.
    ///   - spacing: The distance between neighbours in points; nil takes what they prefer, else 8.
    ///   - content: The views, from top to bottom.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing.map { Double($0) }
        self.content = content()
    }

    /// One node for the stack, its children from the top down.
    public func _makeNodes(in context: _ViewContext, into nodes: inout _NodeList) throws {
        try context.remember(self, into: &nodes)
    }

    package func makeOwnNodes(in context: ViewContext, into nodes: inout _NodeList) throws {
        nodes.append(
            try StackNode.stack(
                of: content, along: .vertical, alignment: alignment.guide, spacing: spacing, name: "VStack", in: context
            ))
    }
}
