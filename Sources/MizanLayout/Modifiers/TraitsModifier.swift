extension View {
    /// The view with something else said of it to what it stands in; it is laid out as it is.
    func traits(_ change: @escaping (inout LayoutTraits) -> Void) -> some View {
        modified { node, context in
            var traits = node.traits
            change(&traits)
            return ModifierNode(node, direction: context.direction, traits: traits, isRemembering: false)
        }
    }
}
