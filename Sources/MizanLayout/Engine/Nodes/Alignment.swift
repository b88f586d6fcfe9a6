/// An alignment on the horizontal axis: leading and trailing, never left and right. Source: SwiftUI.
public struct HorizontalAlignment: Hashable, Sendable {
    let guide: AlignmentGuide

    /// The edge that reading starts from.
    public static let leading = HorizontalAlignment(guide: .leading)
    /// The middle between the two sides.
    public static let center = HorizontalAlignment(guide: .horizontalCenter)
    /// The edge that reading goes to.
    public static let trailing = HorizontalAlignment(guide: .trailing)

    init(guide: AlignmentGuide) { self.guide = guide }

    /// A custom guide. Source: SwiftUI's `init(_:)`.
    public init(_ id: any AlignmentID.Type) { guide = .custom(AlignmentGuide.CustomGuide(type: id, axis: .horizontal)) }

    /// A custom guide of a scene, which lies at the leading edge of a view that has no value of its own for it.
    package init(named name: String) {
        guide = .custom(AlignmentGuide.CustomGuide(type: NamedAlignment.self, axis: .horizontal, name: name))
    }
}

/// An alignment on the vertical axis. Source: SwiftUI.
public struct VerticalAlignment: Hashable, Sendable {
    let guide: AlignmentGuide

    /// The upper edges.
    public static let top = VerticalAlignment(guide: .top)
    /// The middle between top and bottom.
    public static let center = VerticalAlignment(guide: .verticalCenter)
    /// The lower edges.
    public static let bottom = VerticalAlignment(guide: .bottom)
    /// The baseline of the first line; the lower edge of a view without text.
    public static let firstTextBaseline = VerticalAlignment(guide: .firstTextBaseline)
    /// The baseline of the last line; the lower edge of a view without text.
    public static let lastTextBaseline = VerticalAlignment(guide: .lastTextBaseline)

    init(guide: AlignmentGuide) { self.guide = guide }

    /// A custom guide. Source: SwiftUI's `init(_:)`.
    public init(_ id: any AlignmentID.Type) { guide = .custom(AlignmentGuide.CustomGuide(type: id, axis: .vertical)) }

    /// A custom guide of a scene, which lies at the top of a view that has no value of its own for it.
    package init(named name: String) {
        guide = .custom(AlignmentGuide.CustomGuide(type: NamedAlignment.self, axis: .vertical, name: name))
    }
}

/// An alignment on both axes. Source: SwiftUI.
public struct Alignment: Hashable, Sendable {
    /// The alignment from side to side.
    public var horizontal: HorizontalAlignment
    /// The alignment from top to bottom.
    public var vertical: VerticalAlignment

    /// The middle on both axes.
    public static let center = Alignment(horizontal: .center, vertical: .center)
    /// The leading edge, halfway down.
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    /// The trailing edge, halfway down.
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    /// The middle of the upper edge.
    public static let top = Alignment(horizontal: .center, vertical: .top)
    /// The middle of the lower edge.
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    /// The corner that reading starts from.
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    /// The upper corner opposite to the one that reading starts from.
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    /// The lower corner on the side that reading starts from.
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    /// The corner that reading ends in.
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)

    /// The leading edge, on the first line's baseline.
    public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
    /// The middle of the first line's baseline.
    public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
    /// The trailing edge, on the first line's baseline.
    public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
    /// The leading edge, on the last line's baseline.
    public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
    /// The middle of the last line's baseline.
    public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
    /// The trailing edge, on the last line's baseline.
    public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)

    /// An alignment of one guide for each axis.
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }
}
