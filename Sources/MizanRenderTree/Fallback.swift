import MizanBase

/// The alternative that a fallback layout chose, and the reasons against the earlier ones.
public struct Fallback: Hashable, Sendable {
    /// An alternative that did not fit.
    public struct Rejection: Hashable, Sendable {
        /// The alternative's segment.
        public var segment: String
        /// The first axis that it did not fit on.
        public var axis: Axis
        /// Its ideal length on the axis.
        public var needs: FixedLength
        /// The length that was proposed.
        public var offered: FixedLength

        /// A rejected alternative with the two lengths that rule it out.
        public init(segment: String, axis: Axis, needs: FixedLength, offered: FixedLength) {
            self.segment = segment
            self.axis = axis
            self.needs = needs
            self.offered = offered
        }
    }

    /// The index of the chosen alternative, from 0.
    public var index: Int
    /// The number of alternatives.
    public var count: Int
    /// The alternatives before the chosen one, in their order.
    public var rejected: [Rejection]

    /// The alternative at `index`, chosen after the rejected ones.
    public init(index: Int, count: Int, rejected: [Rejection]) {
        self.index = index
        self.count = count
        self.rejected = rejected
    }
}
