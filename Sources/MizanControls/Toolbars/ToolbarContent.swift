import MizanLayout

/// Items of the bars around a screen. Source: SwiftUI's `ToolbarContent`.
///
/// ```swift
/// struct Buttons: ToolbarContent {
///     var body: some ToolbarContent {
///         ToolbarItem(placement: .topBarTrailing) { Button("Done") { save() } }
///     }
/// }
/// ```
@MainActor @preconcurrency public protocol ToolbarContent {
    associatedtype Body: ToolbarContent

    @ToolbarContentBuilder var body: Body { get }

    /// Adds the items; made from ``body`` unless they are Mizan's own.
    nonisolated func _addItems(to items: inout _ToolbarItems)
}

nonisolated extension ToolbarContent {
    /// Adds the items of the body.
    public func _addItems(to items: inout _ToolbarItems) {
        IsolatedCall.run(self) { $0.body }._addItems(to: &items)
    }
}

/// The items of bars, in their order.
public struct _ToolbarItems {
    /// One item, or the space between two.
    struct PlacedItem {
        let placement: ToolbarItemPlacement
        /// What the item shows; nil for a space.
        var content: CapturedView?
        /// Whether several views are items of their own.
        var isGroup = false
        /// Whether a space takes all that there is.
        var isFlexible = false
    }

    private(set) var items: [PlacedItem] = []
    /// The menu that the title opens.
    var titleMenu: CapturedView?

    mutating func append(_ item: PlacedItem) { items.append(item) }

    /// The items of some content.
    init(_ content: some ToolbarContent) { content._addItems(to: &self) }
}

/// Items that have no body: they add themselves.
public protocol PrimitiveToolbarContent: ToolbarContent where Body == NoToolbarContent {}

nonisolated extension PrimitiveToolbarContent {
    /// No body: the items add themselves.
    public var body: NoToolbarContent { NoToolbarContent() }
}

/// The body of items that have none.
nonisolated public struct NoToolbarContent: ToolbarContent {
    /// The content itself, which has no items.
    public var body: NoToolbarContent { self }

    /// Adds nothing.
    public func _addItems(to items: inout _ToolbarItems) {}
}

/// The place of an item in the bars. Source: SwiftUI's `ToolbarItemPlacement`.
public enum ToolbarItemPlacement: Hashable, Sendable {
    case automatic, principal, navigation, primaryAction, secondaryAction, status
    case confirmationAction, cancellationAction, destructiveAction
    case topBarLeading, topBarTrailing, bottomBar, keyboard, bottomOrnament
    case title, subtitle, largeTitle, largeSubtitle

    /// At the leading end of the bar above.
    public static let navigationBarLeading = ToolbarItemPlacement.topBarLeading
    /// At the trailing end of the bar above.
    public static let navigationBarTrailing = ToolbarItemPlacement.topBarTrailing
}

/// One item. Source: SwiftUI's `ToolbarItem`.
nonisolated public struct ToolbarItem<Content: View>: PrimitiveToolbarContent {
    private let placement: ToolbarItemPlacement
    private let content: Content

    /// An item at a place.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }

    /// An item with a name, by which a reader moves it.
    public init(
        id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
        @ViewBuilder content: () -> Content
    ) {
        self.init(placement: placement, content: content)
    }

    /// Adds the item.
    public func _addItems(to items: inout _ToolbarItems) {
        items.append(_ToolbarItems.PlacedItem(placement: placement, content: CapturedView(content)))
    }
}

/// Several items at one place. Source: SwiftUI's `ToolbarItemGroup`.
nonisolated public struct ToolbarItemGroup<Content: View>: PrimitiveToolbarContent {
    private let placement: ToolbarItemPlacement
    private let content: Content

    /// Items at a place, one for each view.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }

    /// Adds the items.
    public func _addItems(to items: inout _ToolbarItems) {
        items.append(_ToolbarItems.PlacedItem(placement: placement, content: CapturedView(content), isGroup: true))
    }
}

/// A space between items. Source: SwiftUI's `ToolbarSpacer`.
nonisolated public struct ToolbarSpacer: PrimitiveToolbarContent {
    private let sizing: SpacerSizing
    private let placement: ToolbarItemPlacement

    /// A space at a place.
    public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
        self.sizing = sizing
        self.placement = placement
    }

    /// Adds the space.
    public func _addItems(to items: inout _ToolbarItems) {
        items.append(_ToolbarItems.PlacedItem(placement: placement, isFlexible: sizing == .flexible))
    }
}

/// The length of a space between items. Source: SwiftUI's `SpacerSizing`.
public enum SpacerSizing: Hashable, Sendable {
    case flexible, fixed
}

/// Builds the items of bars. Source: SwiftUI's `ToolbarContentBuilder`.
@resultBuilder
public enum ToolbarContentBuilder {
    /// A statement of a block has to be content of bars.
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

    /// A block of one is that one.
    public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

    /// A block of several has the items of one after those of the other. An empty block is one of views.
    public static func buildBlock<First: ToolbarContent, each Other: ToolbarContent>(
        _ first: First, _ others: repeat each Other
    ) -> TupleToolbarContent<First, repeat each Other> {
        TupleToolbarContent(content: (first, repeat each others))
    }

    /// An `if` without an `else`: nil has no items.
    public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> OptionalToolbarContent<Content> {
        OptionalToolbarContent(content: content)
    }

    /// The branch of a condition that holds.
    public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
        first: First
    ) -> EitherToolbarContent<First, Second> { .first(first) }

    /// The branch of a condition that does not hold.
    public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
        second: Second
    ) -> EitherToolbarContent<First, Second> { .second(second) }

    /// The content of an `if #available`.
    public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> Content { content }
}

/// The items of a block.
nonisolated public struct TupleToolbarContent<each Content: ToolbarContent>: PrimitiveToolbarContent {
    fileprivate let content: (repeat each Content)

    /// Adds the items of one after those of the other.
    public func _addItems(to items: inout _ToolbarItems) { repeat (each content)._addItems(to: &items) }
}

/// The items of an `if` without an `else`.
nonisolated public struct OptionalToolbarContent<Content: ToolbarContent>: PrimitiveToolbarContent {
    fileprivate let content: Content?

    /// Adds the items, where there are some.
    public func _addItems(to items: inout _ToolbarItems) { content?._addItems(to: &items) }
}

/// The items of one of two branches.
nonisolated public enum EitherToolbarContent<First: ToolbarContent, Second: ToolbarContent>: PrimitiveToolbarContent {
    case first(First)
    case second(Second)

    /// Adds the items of the branch.
    public func _addItems(to items: inout _ToolbarItems) {
        switch self {
        case .first(let content): content._addItems(to: &items)
        case .second(let content): content._addItems(to: &items)
        }
    }
}
