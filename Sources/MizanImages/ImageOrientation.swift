/// The transformation of a file's rows and columns before they are shown, by the numbers of Exif's tag `Orientation`.
/// Source: Exif 2.32 §4.6.4; the names are those of SwiftUI's `Image.Orientation`.
public enum ImageOrientation: Int, Hashable, Sendable, CaseIterable {
    /// As stored.
    case up = 1
    /// Flipped horizontally.
    case upMirrored
    /// Rotated by 180 degrees.
    case down
    /// Flipped vertically.
    case downMirrored
    /// Rows become columns, the first on the left, from the top.
    case leftMirrored
    /// Rotated clockwise by 90 degrees.
    case right
    /// Rows become columns, the first on the right, from the bottom.
    case rightMirrored
    /// Rotated counterclockwise by 90 degrees.
    case left

    /// Whether rows are shown as columns.
    package var swapsAxes: Bool { rawValue > 4 }
}
