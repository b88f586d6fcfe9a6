import Mizan

/// The uses of a view's shape. Source: SwiftUI's `ContentShapeKinds`.
public struct ContentShapeKinds: OptionSet, Hashable, Sendable {
    /// One bit for each.
    public let rawValue: Int

    /// Uses by their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A pointer hits the view in the shape.
    public static let interaction = ContentShapeKinds(rawValue: 1 << 0)
    /// The view looks so while it is dragged.
    public static let dragPreview = ContentShapeKinds(rawValue: 1 << 1)
    /// The view looks so while its menu is open.
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 1 << 2)
    /// A pointer over the view has an effect in the shape.
    public static let hoverEffect = ContentShapeKinds(rawValue: 1 << 3)
    /// The focus has an effect in the shape.
    public static let focusEffect = ContentShapeKinds(rawValue: 1 << 4)
    /// Assistive technologies mark the view with the shape.
    public static let accessibility = ContentShapeKinds(rawValue: 1 << 5)
}

nonisolated extension View {
    /// Sets the shape of the view for some uses, of which a layout has `interaction` alone. Source: SwiftUI's
    /// `contentShape(_:_:eoFill:)`.
    @ViewBuilder
    public func contentShape(_ kind: ContentShapeKinds, _ shape: some Shape, eoFill: Bool = false) -> some View {
        if kind.contains(.interaction) { contentShape(shape, eoFill: eoFill) } else { self }
    }
}
