/// A typographic feature of a font with its value, by OpenType's tag: `tnum`, `smcp`, `ss01`. A font without it shows its usual glyphs.
public struct FontFeature: Hashable, Sendable {
    /// Four printable characters of ASCII. Source: OpenType's registry of layout tags.
    public let tag: String
    /// 1 for on, 0 for off; for features with alternates the number of one, from 1.
    public let value: UInt32

    /// A feature by its tag; nil where that isn't four printable characters of ASCII.
    public init?(_ tag: String, value: UInt32 = 1) {
        guard tag.utf8.count == 4, tag.utf8.allSatisfy({ (0x20...0x7e).contains($0) }) else { return nil }
        self.tag = tag
        self.value = value
    }

    private init(known tag: String) {
        self.tag = tag
        value = 1
    }

    /// Digits that are all as wide as each other: `tnum`.
    public static let tabularFigures = FontFeature(known: "tnum")
    /// Small letters as small capitals: `smcp`.
    public static let smallCapitals = FontFeature(known: "smcp")
    /// Capitals as small capitals: `c2sc`.
    public static let smallCapitalsFromCapitals = FontFeature(known: "c2sc")
}
