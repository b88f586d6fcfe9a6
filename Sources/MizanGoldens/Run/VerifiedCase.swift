/// A case that a run compared with its golden: the outcome, and the files that it is about.
public struct VerifiedCase: Hashable, Sendable {
    /// The result of the comparison.
    public var outcome: GoldenOutcome
    /// The golden's files; none of a case that passed.
    public var expected: GoldenFiles<[UInt8]>
    /// The files as they are now; none of a case that passed.
    public var actual: GoldenFiles<[UInt8]>
    /// A drawing of a variant that has no picture, as a PNG file, if drawings are wanted: to be looked at, never a golden.
    public var drawing: [UInt8]?
    /// The exceptions of the plan that the case needs.
    var exceptions = PlanExceptions()

    /// An outcome with its files.
    public init(
        outcome: GoldenOutcome, expected: GoldenFiles<[UInt8]> = GoldenFiles(),
        actual: GoldenFiles<[UInt8]> = GoldenFiles(), drawing: [UInt8]? = nil
    ) {
        self.outcome = outcome
        self.expected = expected
        self.actual = actual
        self.drawing = drawing
    }
}
