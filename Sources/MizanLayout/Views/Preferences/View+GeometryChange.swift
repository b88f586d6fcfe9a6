import MizanBase

nonisolated extension View {
    /// Calls an action when a value that is made of the view's place and size is there for the first time, and after each
    /// layout of a session in which it differs from the last one. Source: SwiftUI's `onGeometryChange(for:of:action:)`.
    ///
    /// The action may change state, for which the session lays out again. A still layout calls nothing.
    ///
    /// - Parameters:
    ///   - type: The type of the value.
    ///   - transform: Makes the value.
    ///   - action: Takes the new value.
    public func onGeometryChange<Value: Equatable>(
        for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value, action: @escaping (Value) -> Void
    ) -> some View {
        onGeometryChange(for: type, of: transform) { _, value in action(value) }
    }

    /// Calls an action with the former value and the new one, which are the same for the first time; see
    /// ``onGeometryChange(for:of:action:)``.
    public func onGeometryChange<Value: Equatable>(
        for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value,
        action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
    ) -> some View {
        let value = DeferredContent(transform)
        return ObservedView(content: self) {
            GeometryObserver(
                value: value, action: action, direction: $0.direction, safeArea: $0.environment.safeArea,
                isInsideCoordinateSpace: $0.environment.isInsideCoordinateSpace)
        }
    }
}

/// Calls an action for each new value that is made of a view's place; each node of a group has its own.
private struct GeometryObserver<Value: Equatable>: LayoutObserver {
    let value: DeferredContent<GeometryProxy, Value>
    let action: (Value, Value) -> Void
    let direction: LayoutDirection
    let safeArea: SafeArea?
    let isInsideCoordinateSpace: Bool

    /// The last place of each node and the value for it.
    typealias LastPreference = [(proxy: GeometryProxy, value: Value)]

    func look(
        at nodes: [LayoutNode], memory: inout LastPreference?, isModified: Bool, root: LayoutDirection,
        in element: ViewElement
    ) {
        var looked: LastPreference = []
        for (index, node) in nodes.enumerated() {
            let proxy = GeometryProxy(
                of: node, in: Rect(origin: node.slot.origin, size: node.placedSize), direction: direction,
                root: root, safeArea: safeArea, isInsideCoordinateSpace: isInsideCoordinateSpace)
            let former = memory.flatMap { index < $0.count ? $0[index] : nil }
            if !isModified, let former, former.proxy == proxy {
                looked.append(former)
                continue
            }
            // The closure comes from code that throws nothing.
            guard let value = try? value(proxy) else { continue }
            looked.append((proxy, value))
            if let former, former.value == value { continue }
            element.perform { action(former?.value ?? value, value) }
        }
        memory = looked
    }
}
