import Foundation
import MizanBase
import MizanLayout
import MizanRenderTree

/// The node of a control, around the views that it consists of.
///
/// A semantic content attribute arranges all parts of its control, however deep they stand: they are the control itself. The
/// views that a control is given (``ControlLabel``) are views of their own and keep the direction around it.
nonisolated struct Control<Content: View>: PrimitiveView {
    private let type: String
    private let role: String?
    private let label: AnyView?
    private let fraction: Double?
    private let value: AnyView?
    private let children: AccessibilityChildBehavior?
    private let isDimmed: Bool
    private let authoredArguments: [TreeAttribute]
    private let input: InputHandler.Reaction?
    private let content: Content

    /// - Parameters:
    ///   - label: The control's name where its content has none; it isn't shown.
    ///   - role: The control's role; nil for a mere group of views.
    ///   - fraction: The control's value from 0 to 1, spoken after its label.
    ///   - value: The control's value, whose texts are spoken after its label.
    ///   - children: The treatment of the elements inside; nil for that of the role.
    ///   - isDimmed: Whether it looks disabled where it is; else its style says how.
    ///   - input: The events that the control takes.
    init(
        type: String, role: String?, label: AnyView? = nil, fraction: Double? = nil, value: AnyView? = nil,
        children: AccessibilityChildBehavior? = .combine, isDimmed: Bool = true, said: [TreeAttribute] = [],
        input: InputHandler.Reaction? = nil, @ViewBuilder content: () -> Content
    ) {
        self.type = type
        self.role = role
        self.label = label
        self.fraction = fraction
        self.value = value
        self.children = children
        self.isDimmed = isDimmed
        self.authoredArguments = said
        self.input = input
        self.content = content()
    }

    func _makeNodes(in context: _ViewContext, into nodes: inout _NodeList) throws {
        var context = context
        if let role { context.role = role }
        let spoken = try label?.spokenText(in: context.forChildren())
        let value =
            try fraction.map { Self.percent($0).spoken(in: context.environment).text }
            ?? value?.spokenText(in: context.forChildren())?.text
        if spoken != nil || value != nil || children != nil {
            context.add(
                AccessibilityProperties(
                    label: spoken?.text, value: value, children: children, findings: spoken?.findings ?? []))
        }
        if input != nil { context.markDisabled() }
        let node = StackNode(
            axis: .horizontal, alignment: .verticalCenter, spacing: nil,
            identity: context.identity(type, said: authoredArguments),
            direction: context.direction,
            children: try content.nodes(in: (isDimmed ? context.dimmingOnce() : context).forParts(in: .horizontal)))
        let shown = isDimmed ? context.dimmed(node) : node
        nodes.append(input.map { context.control(shown, InputHandler($0)) } ?? shown)
    }

    private static func percent(_ fraction: Double) -> Text {
        Text(fraction, format: .percent.precision(.fractionLength(0)))
    }
}

/// A view that a control was given, as the style that arranges the control gets it. Source: SwiftUI's
/// `ToggleStyleConfiguration.Label` and its like.
nonisolated public struct ControlLabel: PrimitiveView {
    private let content: AnyView
    private let isLabel: Bool

    /// - Parameters:
    ///   - isHidden: Whether it shows nothing: the control speaks it.
    ///   - isLabel: Whether its texts are labels. A group's content isn't.
    init(_ content: some View, isHidden: Bool = false, isLabel: Bool = true) {
        self.content = isHidden ? AnyView(EmptyView()) : AnyView(content)
        self.isLabel = isLabel
    }

    /// The nodes of the view, in the direction around the control.
    public func _makeNodes(in context: _ViewContext, into nodes: inout _NodeList) throws {
        var context = try context.nested()
        context.isPart = false
        if isLabel { context.isLabel = true }
        if let direction = context.environment[DirectionAroundControl.self] {
            context.environment.layoutDirection = direction
            context.environment[DirectionAroundControl.self] = nil
        }
        if context.environment.controlStyles.isInStyle { context.environment.controlStyles.leave() }
        try content._makeNodes(in: context, into: &nodes)
    }
}

/// The direction of the views passed to a control; nil where it is the direction of the control's parts.
private struct DirectionAroundControl: EnvironmentKey {
    static var defaultValue: LayoutDirection? { nil }
}

extension _ViewContext {
    /// The context for the parts of a control, which use the control's effective direction.
    func forParts(in stackAxis: Axis? = nil) throws -> ViewContext {
        var inner = try forChildren(in: stackAxis)
        inner.isPart = true
        guard direction != environment.layoutDirection else { return inner }
        inner.environment[DirectionAroundControl.self] = environment.layoutDirection
        inner.environment.layoutDirection = direction
        return inner
    }
}

extension AnyView {
    /// The texts in a view that isn't shown, in their order, and the problems in them; nil where there are none.
    func spokenText(in context: ViewContext) throws -> (text: String, findings: [Diagnostic])? {
        try nodes(in: context).spokenText
    }
}
