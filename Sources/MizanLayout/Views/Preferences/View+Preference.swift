nonisolated extension View {
    /// Sets the value of a preference, in the place of what views inside set. Source: SwiftUI's `preference(key:value:)`.
    public func preference<Key: PreferenceKey>(key: Key.Type = Key.self, value: Key.Value) -> some View {
        modified(by: PreferenceModifier<Key>(.value(value)))
    }

    /// Changes the value of a preference that views inside set, or its default where none does. Source: SwiftUI's
    /// `transformPreference(_:_:)`.
    public func transformPreference<Key: PreferenceKey>(
        _ key: Key.Type = Key.self, _ transform: @escaping (inout Key.Value) -> Void
    ) -> some View {
        modified(by: PreferenceModifier<Key>(.transform { value, _ in transform(&value) }))
    }

    /// Sets the value of a preference to one that is made of a place in the view. Source: SwiftUI's
    /// `anchorPreference(key:value:transform:)`.
    ///
    /// - Parameters:
    ///   - key: The type of the preference.
    ///   - source: The place in the view, such as `.bounds`.
    ///   - transform: Makes the value.
    public func anchorPreference<Place, Key: PreferenceKey>(
        key: Key.Type = Key.self, value source: Anchor<Place>.Source,
        transform: @escaping (Anchor<Place>) -> Key.Value
    ) -> some View {
        modified(by: PreferenceModifier<Key>(.placed { transform(source.anchor(in: $0)) }))
    }

    /// Changes the value of a preference that views inside set, with a place in the view: where those set places too, this
    /// one is added. Source: SwiftUI's `transformAnchorPreference(key:value:transform:)`.
    ///
    /// - Parameters:
    ///   - key: The type of the preference.
    ///   - source: The place in the view, such as `.bounds`.
    ///   - transform: Changes the value.
    public func transformAnchorPreference<Place, Key: PreferenceKey>(
        key: Key.Type = Key.self, value source: Anchor<Place>.Source,
        transform: @escaping (inout Key.Value, Anchor<Place>) -> Void
    ) -> some View {
        modified(by: PreferenceModifier<Key>(.transform { transform(&$0, source.anchor(in: $1)) }))
    }
}

private struct PreferenceModifier<Key: PreferenceKey>: NodeModifier {
    private let change: PreferenceChange<Key>
    /// The environment of the body that the closures were written in, which they read.
    private let environment = EnvironmentValues.current

    init(_ change: PreferenceChange<Key>) { self.change = change }

    func node(around node: LayoutNode, in context: ViewContext) -> LayoutNode {
        PreferenceNode(node, change, environment: environment, direction: context.direction)
    }
}
