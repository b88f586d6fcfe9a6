/// A font's weight as OpenType's `usWeightClass` counts it, 1…1000.
public struct FontWeight: Hashable, Comparable, Sendable {
    /// The number on OpenType's scale.
    public var value: Int

    /// The lightest strokes, 100.
    public static let ultraLight = FontWeight(100)
    /// Very light, 200.
    public static let thin = FontWeight(200)
    /// Lighter than regular, 300.
    public static let light = FontWeight(300)
    /// The weight of running text, 400.
    public static let regular = FontWeight(400)
    /// A little heavier than regular, 500.
    public static let medium = FontWeight(500)
    /// Between medium and bold, 600.
    public static let semibold = FontWeight(600)
    /// The weight of emphasis, 700.
    public static let bold = FontWeight(700)
    /// Heavier than bold, 800.
    public static let heavy = FontWeight(800)
    /// The heaviest strokes, 900.
    public static let black = FontWeight(900)

    /// The weight of that number.
    public init(_ value: Int) { self.value = value }

    /// Whether one weight is lighter.
    public static func < (left: FontWeight, right: FontWeight) -> Bool { left.value < right.value }
}
