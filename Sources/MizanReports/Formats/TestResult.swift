import MizanBase

/// The result of one test: a case of a golden run, a check of a scene, whatever a CI system counts.
public struct TestResult: Hashable, Sendable {
    /// The suite of the test, such as the scene.
    public var suite: String
    /// Its name in the suite.
    public var name: String
    /// The time that it took, in seconds; nil where that isn't known, or is left out.
    public var seconds: Double?
    /// The reasons that it failed; none where it passed.
    public var failures: [Diagnostic]
    /// True where the test could not be made, rather than that something else came of it than was expected.
    public var isError: Bool
    /// More to read of a failure, such as a tree's difference; empty where there is nothing.
    public var details: String

    /// A result; one without failures passed.
    public init(
        suite: String, name: String, seconds: Double? = nil, failures: [Diagnostic] = [], isError: Bool = false,
        details: String = ""
    ) {
        self.suite = suite
        self.name = name
        self.seconds = seconds
        self.failures = failures
        self.isError = isError
        self.details = details
    }
}
