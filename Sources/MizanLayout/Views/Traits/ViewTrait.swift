import MizanBase

/// Something that a modifier says about its view to a container around, which decides what it means: a list's row about its insets, a
/// picker's option about its value, a screen about its title.
///
/// It goes outwards with the view, as the values of a ``LayoutValueKey`` do: through modifiers, groups and the bodies of views, up to the
/// nearest container. One further out finds it with ``LayoutNode/values(of:)``.
package protocol ViewTrait {
    /// What is kept.
    associatedtype Value = Self

    /// What is kept where the modifier stands: with its texts and views in that environment.
    static func captured(_ value: Value, in context: ViewContext) -> Value

    /// What two modifiers of one view say together.
    static func joined(_ outer: Value, _ inner: Value) -> Value
}

extension ViewTrait {
    package static func captured(_ value: Value, in context: ViewContext) -> Value { value }

    /// The outermost modifier counts.
    package static func joined(_ outer: Value, _ inner: Value) -> Value { outer }
}

nonisolated extension View {
    /// The view with something that it says to a container around.
    package func settingTrait<Trait: ViewTrait>(
        _ trait: Trait.Type, _ value: Trait.Value
    ) -> ModifiedView<Self, ViewTraitModifier<Trait>> {
        modified(by: ViewTraitModifier<Trait>(value: value))
    }

    /// The view with something that it says to a container around.
    package func settingTrait<Trait: ViewTrait>(_ trait: Trait) -> ModifiedView<Self, ViewTraitModifier<Trait>>
    where Trait.Value == Trait {
        settingTrait(Trait.self, trait)
    }
}

/// Gives each node of a view a trait.
package struct ViewTraitModifier<Trait: ViewTrait>: NodeModifier {
    let value: Trait.Value

    package func node(around node: LayoutNode, in context: ViewContext) -> LayoutNode {
        node.with(Trait.self, Trait.captured(value, in: context), direction: context.direction)
    }
}

extension LayoutValues {
    /// The value of a trait; nil where the view says nothing of it.
    subscript<Trait: ViewTrait>(trait trait: Trait.Type) -> Trait.Value? {
        get { values[ObjectIdentifier(trait)] as? Trait.Value }
        set { values[ObjectIdentifier(trait)] = newValue }
    }
}

extension LayoutNode {
    /// A node around this one that has a trait.
    package final func with<Trait: ViewTrait>(
        _ trait: Trait.Type, _ value: Trait.Value, direction: LayoutDirection
    ) -> LayoutNode {
        var traits = traits
        traits.values[trait: trait] = self.traits.values[trait: trait].map { trait.joined(value, $0) } ?? value
        return TraitsNode(self, direction: direction, traits: traits, isRemembering: false)
    }

    /// What the view says of a trait.
    package final func value<Trait: ViewTrait>(of trait: Trait.Type) -> Trait.Value? { traits.values[trait: trait] }

    /// What the view and those inside that are shown say of a trait, in their order.
    package final func values<Trait: ViewTrait>(of trait: Trait.Type) -> [Trait.Value] {
        if consumesTraits { return [] }
        // Modifiers have the value of their view, or one that it is joined in.
        guard let value = value(of: trait) else { return shownChildren.flatMap { $0.values(of: trait) } }
        return [value] + (subject ?? self).shownChildren.flatMap { $0.values(of: trait) }
    }
}
