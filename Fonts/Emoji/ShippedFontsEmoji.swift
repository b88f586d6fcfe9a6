import MizanText

/// Noto Color Emoji: the emoji in colours, as bitmaps, their sequences and flags, without those of two people with a tone of
/// skin each.
///
/// It stands behind the other fonts: `ShippedFonts.collection().adding(ShippedFontsEmoji.collection())`.
public enum ShippedFontsEmoji {
    private static let resources = FontResources(
        module: "MizanFontsEmoji", folder: "Fonts/Emoji", landmark: "NotoColorEmoji.ttf", file: #filePath)

    /// The font as a collection.
    ///
    /// - Throws: `DiagnosticError`, rule `fonts-missing` where `mizan_MizanFontsEmoji.resources` and `Fonts/Emoji` are neither
    ///   beside the executable nor in the package.
    public static func collection() throws -> FontCollection { try resources.collection() }

    /// The folder that they are in.
    ///
    /// - Throws: as ``collection()``.
    public static func folder() throws -> String { try resources.found() }
}
