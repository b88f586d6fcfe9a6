/// A logical edge. Source: SwiftUI's `Edge`.
public enum Edge: String, Hashable, Sendable, CaseIterable {
    case top, leading, bottom, trailing

    /// A set of edges.
    public struct Set: OptionSet, Hashable, Sendable {
        /// One bit for each edge.
        public let rawValue: Int
        /// The edges of these bits.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// A single edge.
        public init(_ edge: Edge) {
            self =
                switch edge {
                case .top: .top
                case .leading: .leading
                case .bottom: .bottom
                case .trailing: .trailing
                }
        }
        /// The upper edge.
        public static let top = Set(rawValue: 1)
        /// The edge where lines begin: left where the layout runs left to right.
        public static let leading = Set(rawValue: 2)
        /// The lower edge.
        public static let bottom = Set(rawValue: 4)
        /// The edge where lines end.
        public static let trailing = Set(rawValue: 8)
        /// Leading and trailing.
        public static let horizontal: Set = [.leading, .trailing]
        /// Top and bottom.
        public static let vertical: Set = [.top, .bottom]
        /// All four edges.
        public static let all: Set = [.horizontal, .vertical]
    }
}
