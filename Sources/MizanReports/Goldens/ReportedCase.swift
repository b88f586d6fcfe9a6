import MizanGoldens

/// A case of a report: its outcome, and the files made for it, by their hashes.
public struct ReportedCase: Hashable, Sendable {
    /// The result of the comparison.
    public var outcome: GoldenOutcome
    /// The golden's files; none of a case that passed.
    public var expected = GoldenFiles<ContentHash>()
    /// The files as they are now, or would be; none of a case that passed.
    public var actual = GoldenFiles<ContentHash>()
    /// The PNG file that shows which pixels differ; nil if there aren't two pictures.
    public var difference: ContentHash?
    /// The PNG file of a variant without a picture as it is drawn now; nil for one with a picture, and for one that
    /// passed.
    public var drawing: ContentHash?
    /// The region of the pixels that differ; nil if the pictures' sizes differ, or no pixel does.
    public var region: Region?

    /// A part of a picture, in pixels.
    public struct Region: Hashable, Sendable {
        /// From the picture's left edge.
        public var columns: Range<Int>
        /// From the picture's upper edge.
        public var rows: Range<Int>
    }
}
