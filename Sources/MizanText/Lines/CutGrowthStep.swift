/// The next piece of text that one side of a cut can show: a grapheme cluster, or a number, which is never cut.
struct CutGrowthStep {
    /// Whether it belongs to the text before the ellipsis.
    let isHead: Bool
    /// The end of the text that the head shows with it, or the start of the tail.
    let offset: Int
    /// Its visible grapheme clusters: more than one for a number.
    let clusterCount: Int

    var isNumber: Bool { clusterCount > 1 }
}
