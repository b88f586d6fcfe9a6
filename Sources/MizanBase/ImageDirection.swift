/// The treatment of an image in the direction that it was not drawn for. Source: the directions of an asset catalog's
/// image set.
public enum ImageDirection: String, Hashable, Sendable, CaseIterable {
    /// The same image in the same orientation: photographs, clocks, check marks.
    case fixed
    /// Drawn for left to right; its mirror image is shown right to left.
    case leftToRight
    /// Drawn for right to left; its mirror image is shown left to right.
    case rightToLeft
    /// An image for each direction, neither of them mirrored: a list with check marks.
    case both
}
