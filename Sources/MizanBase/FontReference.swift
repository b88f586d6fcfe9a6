/// A font by the values that distinguish it from any other; no file is hashed at run time.
public struct FontReference: Hashable, Sendable {
    /// The PostScript name.
    public var name: String
    /// Where an instance of a variable font stands on the font's axes, by tag; empty for any other font.
    public var coordinates: [FontCoordinate]
    /// `head.fontRevision` to three decimals.
    public var revision: String
    /// `head.checkSumAdjustment`.
    public var checksum: UInt32

    /// A font by its name, revision and checksum, of a variable one with the coordinates of an instance.
    package init(name: String, coordinates: [FontCoordinate] = [], revision: String, checksum: UInt32) {
        self.name = name
        self.coordinates = coordinates
        self.revision = revision
        self.checksum = checksum
    }

    /// The name, and behind it the coordinates of an instance: `Inter@slnt=-10,wght=650`.
    package var fullName: String {
        coordinates.isEmpty ? name : name + "@" + coordinates.map(\.description).joined(separator: ",")
    }

    /// The order of a tree's fonts: by name, instances of one font by their coordinates.
    package static func isBefore(_ left: FontReference, _ right: FontReference) -> Bool {
        if left.name != right.name { return left.name < right.name }
        if left.coordinates != right.coordinates {
            return left.coordinates.lexicographicallyPrecedes(right.coordinates) {
                ($0.tag, $0.value) < ($1.tag, $1.value)
            }
        }
        return left.checksum < right.checksum
    }

    /// The checksum in eight hexadecimal digits.
    package var checksumText: String { hexadecimal(checksum) }
}

/// Eight hexadecimal digits, lower case.
package func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
}
