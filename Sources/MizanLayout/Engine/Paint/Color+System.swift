import MizanBase

/// SwiftUI's colours by name.
extension Color {
    /// Text, in the values of ``SystemColor``.
    public static let primary = Color(SystemColor.primary)
    /// Text of second rank.
    public static let secondary = Color(SystemColor.secondary)
    /// The colour of controls, unless a tint is set.
    public static let accentColor = Color(SystemColor.accent)
    /// White in light and dark alike.
    public static let white = Color(RGBA.white)
    /// Black in light and dark alike.
    public static let black = Color(RGBA.black)
    /// A colour that paints nothing; the frame remains.
    public static let clear = Color(RGBA.clear)

    /// Red as Apple's systems have it.
    public static let red = Color(SystemColor.red)
    /// Orange as Apple's systems have it.
    public static let orange = Color(SystemColor.orange)
    /// Yellow as Apple's systems have it.
    public static let yellow = Color(SystemColor.yellow)
    /// Green as Apple's systems have it.
    public static let green = Color(SystemColor.green)
    /// Mint as Apple's systems have it.
    public static let mint = Color(SystemColor.mint)
    /// Teal as Apple's systems have it.
    public static let teal = Color(SystemColor.teal)
    /// Cyan as Apple's systems have it.
    public static let cyan = Color(SystemColor.cyan)
    /// Blue as Apple's systems have it.
    public static let blue = Color(SystemColor.blue)
    /// Indigo as Apple's systems have it.
    public static let indigo = Color(SystemColor.indigo)
    /// Purple as Apple's systems have it.
    public static let purple = Color(SystemColor.purple)
    /// Pink as Apple's systems have it.
    public static let pink = Color(SystemColor.pink)
    /// Brown as Apple's systems have it.
    public static let brown = Color(SystemColor.brown)
    /// Grey as Apple's systems have it.
    public static let gray = Color(SystemColor.gray)
}
