import MizanBase

/// The size that a parent proposes to a child, in points; nil asks for the child's ideal length. Source: SwiftUI.
public struct ProposedViewSize: Hashable, Sendable {
    /// Not a number stands for nil: half the bytes of an optional, compared as bits.
    private var storedWidth: Double
    private var storedHeight: Double

    /// The width in points; nil asks for the ideal one, infinity for the greatest. Not-a-number counts as 0.
    public var width: Double? {
        get { storedWidth.isNaN ? nil : storedWidth }
        set { storedWidth = Self.stored(newValue) }
    }

    /// The height in points; nil asks for the ideal one, infinity for the greatest. Not-a-number counts as 0.
    public var height: Double? {
        get { storedHeight.isNaN ? nil : storedHeight }
        set { storedHeight = Self.stored(newValue) }
    }

    /// Asks for the least size.
    public static let zero = ProposedViewSize(width: 0, height: 0)
    /// Asks for the greatest size.
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
    /// Asks for the ideal size.
    public static let unspecified = ProposedViewSize(width: nil, height: nil)

    /// A proposal in points; nil asks for the ideal length.
    public init(width: Double?, height: Double?) {
        storedWidth = Self.stored(width)
        storedHeight = Self.stored(height)
    }

    /// A proposal of exactly this size.
    public init(_ size: Size) {
        self.init(width: size.width, height: size.height)
    }

    /// A proposal along one axis and across it.
    init(along axis: Axis, _ length: Double?, across: Double?) {
        self.init(width: axis == .horizontal ? length : across, height: axis == .horizontal ? across : length)
    }

    /// One bit pattern for each proposal: neither a second zero nor a second not-a-number.
    private static func stored(_ length: Double?) -> Double {
        guard let length else { return .nan }
        return length.isNaN ? 0 : length + 0
    }

    /// The proposal as a size, with the given lengths where none is proposed.
    public func replacingUnspecifiedDimensions(by size: Size = Size(width: 10, height: 10)) -> Size {
        Size(width: width ?? size.width, height: height ?? size.height)
    }

    /// The proposal without lengths on some axes, which asks for the ideal ones there.
    func ideal(along axes: [Axis]) -> ProposedViewSize {
        var result = self
        for axis in axes { result[axis] = nil }
        return result
    }

    /// The proposal with another's lengths where it has none.
    func replacingUnspecifiedDimensions(by other: ProposedViewSize) -> ProposedViewSize {
        var result = self
        if storedWidth.isNaN { result.storedWidth = other.storedWidth }
        if storedHeight.isNaN { result.storedHeight = other.storedHeight }
        return result
    }

    /// The proposal without the lengths that don't matter.
    func restricted(width: Bool, height: Bool) -> ProposedViewSize {
        var kept = self
        if !width { kept.storedWidth = .nan }
        if !height { kept.storedHeight = .nan }
        return kept
    }

    /// The proposal reduced to what is left inside insets, not below 0.
    func inset(by insets: EdgeInsets) -> ProposedViewSize {
        ProposedViewSize(
            width: width.map { max($0 - insets.leading - insets.trailing, 0) },
            height: height.map { max($0 - insets.top - insets.bottom, 0) })
    }

    package subscript(axis: Axis) -> Double? {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }

    /// Whether both ask for the same.
    public static func == (left: ProposedViewSize, right: ProposedViewSize) -> Bool {
        left.storedWidth.bitPattern == right.storedWidth.bitPattern
            && left.storedHeight.bitPattern == right.storedHeight.bitPattern
    }

    /// Hashes the values that `==` compares.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(storedWidth.bitPattern)
        hasher.combine(storedHeight.bitPattern)
    }
}
