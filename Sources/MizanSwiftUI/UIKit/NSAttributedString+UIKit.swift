import Foundation

// The names of attributes that UIKit adds, for appearances that have no effect.
extension NSAttributedString.Key {
    /// The font of the letters.
    public static let font = NSAttributedString.Key("NSFont")
    /// The colour of the letters.
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    /// The colour of the letters' background.
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    /// The distance between letters.
    public static let kern = NSAttributedString.Key("NSKern")
    /// The line below the letters.
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")
    /// The line through the letters.
    public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
    /// The style of the paragraph.
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
}
