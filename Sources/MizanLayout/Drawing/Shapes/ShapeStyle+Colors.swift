/// SwiftUI's colours by name, where a style is expected.
extension ShapeStyle where Self == Color {
    /// The colour of controls, unless a tint is set.
    public static var accentColor: Color { Color.accentColor }
    /// White in light and dark alike.
    public static var white: Color { Color.white }
    /// Black in light and dark alike.
    public static var black: Color { Color.black }
    /// A colour that paints nothing.
    public static var clear: Color { Color.clear }
    /// Red as Apple's systems have it.
    public static var red: Color { Color.red }
    /// Orange as Apple's systems have it.
    public static var orange: Color { Color.orange }
    /// Yellow as Apple's systems have it.
    public static var yellow: Color { Color.yellow }
    /// Green as Apple's systems have it.
    public static var green: Color { Color.green }
    /// Mint as Apple's systems have it.
    public static var mint: Color { Color.mint }
    /// Teal as Apple's systems have it.
    public static var teal: Color { Color.teal }
    /// Cyan as Apple's systems have it.
    public static var cyan: Color { Color.cyan }
    /// Blue as Apple's systems have it.
    public static var blue: Color { Color.blue }
    /// Indigo as Apple's systems have it.
    public static var indigo: Color { Color.indigo }
    /// Purple as Apple's systems have it.
    public static var purple: Color { Color.purple }
    /// Pink as Apple's systems have it.
    public static var pink: Color { Color.pink }
    /// Brown as Apple's systems have it.
    public static var brown: Color { Color.brown }
    /// Grey as Apple's systems have it.
    public static var gray: Color { Color.gray }
}
