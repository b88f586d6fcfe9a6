import MizanBase
import MizanLocalization

/// A control to press, in the tint or the accent colour. Source: SwiftUI's `Button`.
///
/// In a session its action runs when it is tapped anywhere in its frame, when the space bar or the return key is pressed while it
/// has the input, and when an assistive technology presses it.
public struct Button<Label: View>: PrimitiveView {
    private let role: ButtonRole?
    private let action: () -> Void
    private let label: Label

    /// A button that shows the label, and does nothing.
    public init(@ViewBuilder label: () -> Label) { self.init(role: nil, action: {}, label: label) }

    /// A button that shows the label. Source: SwiftUI's `init(action:label:)`.
    public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: action, label: label)
    }

    /// A button of a role that shows the label. Source: SwiftUI's `init(role:action:label:)`.
    public init(role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
        self.role = role
        self.action = action
        self.label = label()
    }

    /// One node of the role `button`, its label in the colour of controls, red for the destructive role.
    public func _makeNodes(in context: _ViewContext, into nodes: inout _NodeList) throws {
        var context = context
        context.role = "button"
        context.markDisabled()
        var inner = try context.forChildren(in: .horizontal)
        inner.environment.foregroundPaint = ShapePaint(
            role == .destructive ? .red : inner.environment.tint ?? .accentColor)
        let node = StackNode(
            axis: .horizontal, alignment: .verticalCenter, spacing: nil, identity: context.identity("Button"),
            direction: context.direction, children: try label.nodes(in: inner))
        nodes.append(context.control(node, InputHandler(.control(ControlInput(action: action)))))
    }
}

extension Button where Label == Text {
    /// A button with a localized title. Source: SwiftUI's `init(_:role:action:)`.
    public init(_ key: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping () -> Void) {
        self.init(role: role, action: action) { Text(key) }
    }

    /// A button with a verbatim title. Source: SwiftUI's `init(_:role:action:)` of a `StringProtocol`.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, role: ButtonRole? = nil, action: @escaping () -> Void) {
        self.init(role: role, action: action) { Text(title) }
    }
}

extension Button where Label == MizanLayout.Label<Text, Image> {
    /// A button with a localized title beside a symbol. Source: SwiftUI's `init(_:systemImage:role:action:)`.
    public init(
        _ key: LocalizedStringKey, systemImage symbol: String, role: ButtonRole? = nil, action: @escaping () -> Void
    ) {
        self.init(role: role, action: action) { MizanLayout.Label(key, systemImage: symbol) }
    }

    /// A button with a verbatim title beside a symbol. Source: SwiftUI's `init(_:systemImage:role:action:)`.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, systemImage symbol: String, role: ButtonRole? = nil, action: @escaping () -> Void
    ) {
        self.init(role: role, action: action) { MizanLayout.Label(title, systemImage: symbol) }
    }
}
