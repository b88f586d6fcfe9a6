import MizanText

/// A font by the values that distinguish it from any other; no file is hashed at run time.
public struct FontReference: Hashable, Sendable {
    /// The PostScript name.
    public var name: String
    /// `head.fontRevision` to three decimals.
    public var revision: String
    /// `head.checkSumAdjustment`.
    public var checksum: UInt32

    /// A font by its name, revision and checksum.
    public init(name: String, revision: String, checksum: UInt32) {
        self.name = name
        self.revision = revision
        self.checksum = checksum
    }

    /// The reference of a font face.
    public init(_ face: FontFace) {
        self.init(name: face.postScriptName, revision: face.revision, checksum: face.checksum)
    }

    /// The checksum in eight hexadecimal digits.
    var checksumText: String { hexadecimal(checksum) }
}

/// Eight hexadecimal digits, lower case.
func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
}
