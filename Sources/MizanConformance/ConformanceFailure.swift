import MizanBase

/// A case that came out otherwise than its file says.
package struct ConformanceFailure: Hashable, Sendable {
    /// The case's line in its file, from 1.
    package let line: Int
    /// The case as its file has it.
    package let text: String
    /// The direction that was asked for, nil where it doesn't matter.
    package let direction: WritingDirection?
    package let expected: String
    package let found: String
    /// Why it is known to fail; nil where it is not.
    package var reason: String?
}
