import MizanBase

/// A case that came out otherwise than its file expects.
package struct ConformanceFailure: Hashable, Sendable {
    /// The case's line in its file, from 1.
    package let line: Int
    /// The case as its file has it.
    package let text: String
    /// The direction of the test; nil where it doesn't matter.
    package let direction: WritingDirection?
    package let expected: String
    package let found: String
    /// The reason that it is known to fail; nil where it is not.
    package var reason: String?
}
