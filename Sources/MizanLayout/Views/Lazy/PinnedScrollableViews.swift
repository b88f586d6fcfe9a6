/// Views that stay in sight while their section scrolls. Source: SwiftUI's `PinnedScrollableViews`.
///
/// A header stays at the leading or top edge of the visible part until the end of its section's rows pushes it out, a footer at the
/// other edge. They are drawn above the rows.
public struct PinnedScrollableViews: OptionSet, Hashable, Sendable {
    /// One bit for each kind.
    public let rawValue: UInt32
    /// The kinds of these bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The headers of sections.
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    /// The footers of sections.
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
