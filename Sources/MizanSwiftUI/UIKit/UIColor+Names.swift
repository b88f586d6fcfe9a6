import Mizan
import MizanBase
import MizanLayout

// UIKit's colours by name. Source of the values: the Human Interface Guidelines, Color, iOS and iPadOS system colors.

// The colours of the system, which follow the appearance.
extension UIColor {
    /// Red as Apple's systems have it.
    public static let systemRed = UIColor(Color(SystemColor.red))
    /// Orange as Apple's systems have it.
    public static let systemOrange = UIColor(Color(SystemColor.orange))
    /// Yellow as Apple's systems have it.
    public static let systemYellow = UIColor(Color(SystemColor.yellow))
    /// Green as Apple's systems have it.
    public static let systemGreen = UIColor(Color(SystemColor.green))
    /// Mint as Apple's systems have it.
    public static let systemMint = UIColor(Color(SystemColor.mint))
    /// Teal as Apple's systems have it.
    public static let systemTeal = UIColor(Color(SystemColor.teal))
    /// Cyan as Apple's systems have it.
    public static let systemCyan = UIColor(Color(SystemColor.cyan))
    /// Blue as Apple's systems have it.
    public static let systemBlue = UIColor(Color(SystemColor.blue))
    /// Indigo as Apple's systems have it.
    public static let systemIndigo = UIColor(Color(SystemColor.indigo))
    /// Purple as Apple's systems have it.
    public static let systemPurple = UIColor(Color(SystemColor.purple))
    /// Pink as Apple's systems have it.
    public static let systemPink = UIColor(Color(SystemColor.pink))
    /// Brown as Apple's systems have it.
    public static let systemBrown = UIColor(Color(SystemColor.brown))
    /// Grey as Apple's systems have it.
    public static let systemGray = UIColor(Color(SystemColor.gray))
    /// The colour of text.
    public static let label = UIColor("label", light: 0x000000, dark: 0xffffff)
    /// The colour of secondary text.
    public static let secondaryLabel = UIColor("secondaryLabel", light: 0x3c3c43, dark: 0xebebf5, alpha: (0.6, 0.6))
    /// The colour of tertiary text.
    public static let tertiaryLabel = UIColor("tertiaryLabel", light: 0x3c3c43, dark: 0xebebf5, alpha: (0.3, 0.3))
    /// The colour of quaternary text.
    public static let quaternaryLabel = UIColor("quaternaryLabel", light: 0x3c3c43, dark: 0xebebf5, alpha: (0.18, 0.16))
    /// The colour of placeholders in fields.
    public static let placeholderText = UIColor("placeholderText", light: 0x3c3c43, dark: 0xebebf5, alpha: (0.3, 0.3))
    /// The colour of separators.
    public static let separator = UIColor("separator", light: 0x3c3c43, dark: 0x545458, alpha: (0.29, 0.6))
    /// The colour of opaque separators.
    public static let opaqueSeparator = UIColor("opaqueSeparator", light: 0xc6c6c8, dark: 0x38383a)
    /// The colour of links.
    public static let link = UIColor("link", light: 0x007aff, dark: 0x0984ff)
    /// The fill of thin and small shapes.
    public static let systemFill = UIColor("systemFill", light: 0x787880, dark: 0x787880, alpha: (0.2, 0.36))
    /// The fill of medium shapes.
    public static let secondarySystemFill = UIColor(
        "secondarySystemFill", light: 0x787880, dark: 0x787880, alpha: (0.16, 0.32))
    /// The fill of large shapes.
    public static let tertiarySystemFill = UIColor(
        "tertiarySystemFill", light: 0x767680, dark: 0x767680, alpha: (0.12, 0.24))
    /// The fill of large areas.
    public static let quaternarySystemFill = UIColor(
        "quaternarySystemFill", light: 0x747480, dark: 0x767680, alpha: (0.08, 0.18))
    /// The background of a screen.
    public static let systemBackground = UIColor("systemBackground", light: 0xffffff, dark: 0x000000)
    /// Content on the background.
    public static let secondarySystemBackground = UIColor("secondarySystemBackground", light: 0xf2f2f7, dark: 0x1c1c1e)
    /// Content on secondary content.
    public static let tertiarySystemBackground = UIColor("tertiarySystemBackground", light: 0xffffff, dark: 0x2c2c2e)
    /// The background of grouped content.
    public static let systemGroupedBackground = UIColor("systemGroupedBackground", light: 0xf2f2f7, dark: 0x000000)
    /// The background of groups.
    public static let secondarySystemGroupedBackground = UIColor(
        "secondarySystemGroupedBackground", light: 0xffffff, dark: 0x1c1c1e)
    /// The background of nested groups.
    public static let tertiarySystemGroupedBackground = UIColor(
        "tertiarySystemGroupedBackground", light: 0xf2f2f7, dark: 0x2c2c2e)
    /// The second of Apple's greys.
    public static let systemGray2 = UIColor("systemGray2", light: 0xaeaeb2, dark: 0x636366)
    /// The third of Apple's greys.
    public static let systemGray3 = UIColor("systemGray3", light: 0xc7c7cc, dark: 0x48484a)
    /// The fourth of Apple's greys.
    public static let systemGray4 = UIColor("systemGray4", light: 0xd1d1d6, dark: 0x3a3a3c)
    /// The fifth of Apple's greys.
    public static let systemGray5 = UIColor("systemGray5", light: 0xe5e5ea, dark: 0x2c2c2e)
    /// The sixth of Apple's greys.
    public static let systemGray6 = UIColor("systemGray6", light: 0xf2f2f7, dark: 0x1c1c1e)
    /// Text on dark backgrounds.
    public static let lightText = UIColor("lightText", light: 0xffffff, dark: 0xffffff, alpha: (0.6, 0.6))
    /// Text on light backgrounds.
    public static let darkText = UIColor("darkText", light: 0x000000, dark: 0x000000)
    /// The colour of controls.
    public static let tintColor = UIColor(Color.accentColor)
}

// Fixed colours, the same in every appearance.
extension UIColor {
    /// Black in every appearance.
    public static let black = UIColor("black", light: 0x000000, dark: 0x000000)
    /// A third of white.
    public static let darkGray = UIColor("darkGray", light: 0x555555, dark: 0x555555)
    /// Two thirds of white.
    public static let lightGray = UIColor("lightGray", light: 0xaaaaaa, dark: 0xaaaaaa)
    /// White in every appearance.
    public static let white = UIColor("white", light: 0xffffff, dark: 0xffffff)
    /// A grey of half white.
    public static let gray = UIColor("gray", light: 0x808080, dark: 0x808080)
    /// Red at its fullest.
    public static let red = UIColor("red", light: 0xff0000, dark: 0xff0000)
    /// Green at its fullest.
    public static let green = UIColor("green", light: 0x00ff00, dark: 0x00ff00)
    /// Blue at its fullest.
    public static let blue = UIColor("blue", light: 0x0000ff, dark: 0x0000ff)
    /// Full green and blue.
    public static let cyan = UIColor("cyan", light: 0x00ffff, dark: 0x00ffff)
    /// Full red and green.
    public static let yellow = UIColor("yellow", light: 0xffff00, dark: 0xffff00)
    /// Full red and blue.
    public static let magenta = UIColor("magenta", light: 0xff00ff, dark: 0xff00ff)
    /// Full red and half green.
    public static let orange = UIColor("orange", light: 0xff8000, dark: 0xff8000)
    /// Half red and blue.
    public static let purple = UIColor("purple", light: 0x800080, dark: 0x800080)
    /// A dark orange in every appearance.
    public static let brown = UIColor("brown", light: 0x996633, dark: 0x996633)
    /// A colour that paints nothing.
    public static let clear = UIColor(Color.clear)
}
