/// The places of pinned headers and footers along the axis that scrolls.
///
/// Positions are in points from the leading or top edge of what scrolls. A header never leaves the rows of its section: their end
/// pushes it out. A footer never covers its section's header.
enum PinnedPosition {
    /// The start of a header: that of the visible part, as long as rows of the section are there.
    ///
    /// - Parameters:
    ///   - natural: The header's start if it isn't pinned.
    ///   - rowsEnd: The end of the section's last row.
    static func ofHeader(from natural: Double, length: Double, rowsEnd: Double, visibleStart: Double) -> Double {
        max(natural, min(visibleStart, rowsEnd - length))
    }

    /// The start of a footer whose end is that of the visible part, as long as rows of the section are there.
    ///
    /// - Parameters:
    ///   - natural: The footer's start if it isn't pinned.
    ///   - rowsStart: The end of the section's header.
    static func ofFooter(from natural: Double, length: Double, rowsStart: Double, visibleEnd: Double) -> Double {
        min(natural, max(visibleEnd - length, rowsStart))
    }
}
