import MizanBase
import MizanLocalization

/// A control to press, in the tint or the accent colour. Source: SwiftUI's `Button`; nothing presses a render tree, so
/// the action is neither called nor kept.
public struct Button<Label: View>: PrimitiveView {
    private let role: ButtonRole?
    private let label: Label

    /// A button that shows the label.
    public init(@ViewBuilder label: () -> Label) {
        role = nil
        self.label = label()
    }

    /// A button that shows the label. Source: SwiftUI's `init(action:label:)`.
    public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) { self.init(label: label) }

    /// A button of a role that shows the label. Source: SwiftUI's `init(role:action:label:)`.
    public init(role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
        self.role = role
        self.label = label()
    }

    /// One node of the role `button`, its label in the colour of controls, red for the destructive role.
    public func _makeNodes(in context: _ViewContext, into nodes: inout _NodeList) throws {
        var context = context
        context.role = "button"
        var inner = try context.forChildren(in: .horizontal)
        inner.environment.foregroundPaint = ShapePaint(
            role == .destructive ? .red : inner.environment.tint ?? .accentColor)
        nodes.append(
            StackNode(
                axis: .horizontal, alignment: .verticalCenter, spacing: nil, identity: context.identity("Button"),
                direction: context.direction, children: try label.nodes(in: inner)))
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
