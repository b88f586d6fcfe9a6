/// The cost of a case, in units that are the same on every machine: from the lines of its tree and the pixels of its picture.
///
/// Measured on the forecast: 50 µs for a line of a tree, 20 ns for a pixel that is drawn and packed, so that a line counts as
/// much as 2,500 pixels.
public enum GoldenCost {
    /// For a case whose golden isn't there: a screen's tree.
    static let unknown = 100

    /// The cost of a tree of so many lines, and of a picture of so many pixels.
    public static func cost(lines: Int, pixels: Int = 0) -> Int { max(lines, 1) + pixels / 2_500 }

    /// The cost of a tree's text, nil where it isn't there, and of a picture of so many pixels.
    package static func cost(tree: [UInt8]?, pixels: Int) -> Int {
        guard let tree else { return unknown }
        return cost(lines: tree.count { $0 == UInt8(ascii: "\n") }, pixels: pixels)
    }
}
