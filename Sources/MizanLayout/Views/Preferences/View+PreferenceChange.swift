import MizanBase

nonisolated extension View {
    /// Calls an action after a layout of a session in which the value that views inside have for a preference differs from the
    /// last one; for the first time when one of them has a value. Source: SwiftUI's `onPreferenceChange(_:perform:)`.
    ///
    /// The action may change state, for which the session lays out again. A still layout calls nothing.
    public func onPreferenceChange<Key: PreferenceKey>(
        _ key: Key.Type = Key.self, perform action: @escaping (Key.Value) -> Void
    ) -> some View where Key.Value: Equatable {
        ObservedView(content: self) { _ in PreferenceObserver<Key>(action: action) }
    }
}

/// Calls an action for each new value of a preference.
private struct PreferenceObserver<Key: PreferenceKey>: LayoutObserver where Key.Value: Equatable {
    let action: (Key.Value) -> Void

    struct LastPreference {
        /// The last value; none before the first.
        var values: [Key.Value] = []
        var marks: [NodeMark] = []
    }

    /// The state of a node, which stays where nothing that its views set can be another.
    struct NodeMark: Equatable {
        var changeCount: UInt32
        var origin: Point
    }

    func look(
        at nodes: [LayoutNode], memory: inout LastPreference?, isModified: Bool, root: LayoutDirection,
        in element: ViewElement
    ) {
        var remembered = memory ?? LastPreference()
        let marks = nodes.map { NodeMark(changeCount: $0.slot.changeCount, origin: $0.slot.origin) }
        if !isModified, memory != nil, marks == remembered.marks { return }
        remembered.marks = marks
        defer { memory = remembered }
        var reader = PreferenceReader<Key>(root: root)
        for node in nodes { reader.add(node, at: node.slot.origin) }
        if reader.value == nil, remembered.values.isEmpty { return }
        let value = reader.value ?? Key.defaultValue
        guard remembered.values != [value] else { return }
        remembered.values = [value]
        element.perform { action(value) }
    }
}
