/// Where views line up on the horizontal axis: leading and trailing, never left and right. Source: SwiftUI.
public struct HorizontalAlignment: Hashable, Sendable {
    let guide: AlignmentGuide

    public static let leading = HorizontalAlignment(guide: .leading)
    public static let center = HorizontalAlignment(guide: .horizontalCenter)
    public static let trailing = HorizontalAlignment(guide: .trailing)
}

/// Where views line up on the vertical axis. Source: SwiftUI.
public struct VerticalAlignment: Hashable, Sendable {
    let guide: AlignmentGuide

    public static let top = VerticalAlignment(guide: .top)
    public static let center = VerticalAlignment(guide: .verticalCenter)
    public static let bottom = VerticalAlignment(guide: .bottom)
    public static let firstTextBaseline = VerticalAlignment(guide: .firstTextBaseline)
    public static let lastTextBaseline = VerticalAlignment(guide: .lastTextBaseline)
}

/// An alignment on both axes. Source: SwiftUI.
public struct Alignment: Hashable, Sendable {
    public var horizontal: HorizontalAlignment
    public var vertical: VerticalAlignment

    public static let center = Alignment(horizontal: .center, vertical: .center)
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    public static let top = Alignment(horizontal: .center, vertical: .top)
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)

    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }
}
