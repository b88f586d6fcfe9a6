import MizanText

/// Noto Sans CJK in regular: Japanese, Korean, Simplified and Traditional Chinese, each with the characters of the language's
/// standard set (JIS X 0208, KS X 1001, GB 2312, Big5's level 1) and with the forms that the other languages give them.
///
/// They stand behind the interface's fonts: `ShippedFonts.collection().adding(ShippedFontsCJK.collection())`. Which of them a
/// text takes is the language's (`FontPreferences.standard`); Han in a language without one takes the Japanese.
public enum ShippedFontsCJK {
    private static let resources = FontResources(
        module: "MizanFontsCJK", folder: "Fonts/CJK", landmark: "NotoSansCJKjp-Regular.otf", file: #filePath)

    /// The fonts as a collection.
    ///
    /// - Throws: `DiagnosticError`, rule `fonts-missing` where `mizan_MizanFontsCJK.resources` and `Fonts/CJK` are neither
    ///   beside the executable nor in the package.
    public static func collection() throws -> FontCollection { try resources.collection() }

    /// The folder that they are in.
    ///
    /// - Throws: as ``collection()``.
    public static func folder() throws -> String { try resources.found() }
}
