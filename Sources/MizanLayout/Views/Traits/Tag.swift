nonisolated extension View {
    /// Sets the value that choosing the view means, for a picker or tabs around. Source: SwiftUI's `tag(_:)`.
    public func tag<Value: Hashable>(_ tag: Value, includeOptional: Bool = true) -> some View {
        settingTrait(Tag.self, AnyHashable(tag))
    }
}

/// The value of an option.
package enum Tag: ViewTrait {
    package typealias Value = AnyHashable
}

private struct TagsElementsKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether the views of an element have its id as their tag, unless they have one: those of a picker's options.
    package var tagsElements: Bool {
        get { self[TagsElementsKey.self] }
        set { self[TagsElementsKey.self] = newValue }
    }
}
