/// A font's weight as OpenType's `usWeightClass` counts it, 1…1000.
public struct FontWeight: Hashable, Comparable, Sendable {
    public var value: Int

    public static let regular = FontWeight(400)
    public static let medium = FontWeight(500)
    public static let semibold = FontWeight(600)
    public static let bold = FontWeight(700)

    public init(_ value: Int) { self.value = value }

    public static func < (left: FontWeight, right: FontWeight) -> Bool { left.value < right.value }
}
