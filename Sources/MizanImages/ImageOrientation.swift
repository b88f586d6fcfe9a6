/// How a file's rows and columns are turned before they are shown, by the numbers of Exif's tag `Orientation`. Source:
/// Exif 2.32 §4.6.4; the names are those of SwiftUI's `Image.Orientation`.
public enum ImageOrientation: Int, Hashable, Sendable, CaseIterable {
    /// As stored.
    case up = 1
    /// Flipped horizontally.
    case upMirrored
    /// Turned by half.
    case down
    /// Flipped vertically.
    case downMirrored
    /// Rows become columns, the first on the left, from the top.
    case leftMirrored
    /// Turned clockwise by a quarter.
    case right
    /// Rows become columns, the first on the right, from the bottom.
    case rightMirrored
    /// Turned counterclockwise by a quarter.
    case left

    /// Whether rows are shown as columns.
    public var swapsAxes: Bool { rawValue > 4 }
}
