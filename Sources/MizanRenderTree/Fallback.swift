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
        /// The path, below the fallback layout, of the node that it is too long for: the deepest one, the first in reading
        /// order, whose ideal length is greater than what it is proposed. Nil if that is the alternative itself.
        public var node: String?

        /// A rejected alternative with the two lengths that rule it out, and the node in it that is too long.
        package init(segment: String, axis: Axis, needs: FixedLength, offered: FixedLength, node: String? = nil) {
            self.segment = segment
            self.axis = axis
            self.needs = needs
            self.offered = offered
            self.node = node
        }
    }

    /// The index of the chosen alternative, from 0.
    public var index: Int
    /// The number of alternatives.
    public var count: Int
    /// The alternatives before the chosen one, in their order.
    public var rejected: [Rejection]

    /// The alternative at `index`, chosen after the rejected ones.
    package init(index: Int, count: Int, rejected: [Rejection]) {
        self.index = index
        self.count = count
        self.rejected = rejected
    }
}
