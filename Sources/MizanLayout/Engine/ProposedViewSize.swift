import MizanBase

/// What a parent proposes to a child, in points; nil asks for the child's ideal length. Source: SwiftUI.
public struct ProposedViewSize: Hashable, Sendable {
    /// In points; nil asks for the ideal width, infinity for the greatest.
    public var width: Double?
    /// In points; nil asks for the ideal height, infinity for the greatest.
    public var height: Double?

    /// Asks for the least size.
    public static let zero = ProposedViewSize(width: 0, height: 0)
    /// Asks for the greatest size.
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
    /// Asks for the ideal size.
    public static let unspecified = ProposedViewSize(width: nil, height: nil)

    /// A proposal in points; nil asks for the ideal length.
    public init(width: Double?, height: Double?) {
        self.width = width
        self.height = height
    }

    /// A proposal of exactly this size.
    public init(_ size: Size) {
        self.init(width: size.width, height: size.height)
    }

    /// The proposal as a size, with lengths of one's own where none is proposed.
    public func replacingUnspecifiedDimensions(by size: Size = Size(width: 10, height: 10)) -> Size {
        Size(width: width ?? size.width, height: height ?? size.height)
    }

    /// The proposal with 0 where a length is not a number.
    var replacingNaN: ProposedViewSize {
        ProposedViewSize(width: width.map { $0.isNaN ? 0 : $0 }, height: height.map { $0.isNaN ? 0 : $0 })
    }

    subscript(axis: Axis) -> Double? {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }
}
