/// The horizontal or the vertical axis.
public enum Axis: String, Hashable, Sendable, CaseIterable {
    case horizontal
    case vertical

    /// A set of axes.
    public struct Set: OptionSet, Hashable, Sendable {
        /// One bit for each axis.
        public let rawValue: Int
        /// The axes of these bits.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// A single axis.
        public init(_ axis: Axis) { self = axis == .horizontal ? .horizontal : .vertical }
        /// The axis of widths.
        public static let horizontal = Set(rawValue: 1)
        /// The axis of heights.
        public static let vertical = Set(rawValue: 2)
    }
}
