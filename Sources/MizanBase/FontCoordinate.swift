/// The place of a variable font's instance on one of the font's axes.
public struct FontCoordinate: Hashable, Sendable {
    /// The axis by OpenType's tag, of ASCII letters and digits: `wght`.
    public let tag: String
    /// In the axis's own units, on a grid of 1/10,000.
    public let value: Double

    /// A place on an axis, moved to the grid; nil for a tag that isn't four letters and digits, and for a value that is not a number
    /// or beyond those that a font can have.
    public init?(_ tag: String, _ value: Double) {
        guard tag.utf8.count == 4, tag.utf8.allSatisfy(Self.isLetterOrDigit), value.magnitude <= 32_768,
            let value = FixedLength(points: value)
        else { return nil }
        self.tag = tag
        self.value = value.points
    }

    private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
            || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
}

extension FontCoordinate: CustomStringConvertible {
    /// `wght=650`: the value in decimal, with at most four digits behind the point.
    public var description: String { "\(tag)=\(fixed)" }

    /// The value as the forms of a tree write numbers.
    package var fixed: FixedLength { FixedLength(points: value) ?? .zero }
}
