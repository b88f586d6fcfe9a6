/// The direction in which an interface is laid out.
public enum LayoutDirection: String, Hashable, Sendable, CaseIterable {
    case leftToRight = "ltr"
    case rightToLeft = "rtl"

    /// The other direction.
    public var opposite: LayoutDirection { self == .leftToRight ? .rightToLeft : .leftToRight }
}
