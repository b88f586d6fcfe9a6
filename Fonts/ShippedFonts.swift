import MizanText

/// The interface's fonts: Noto Sans with italics for Latin, Greek and Cyrillic; faces as high as it for the scripts of the
/// Near East, India and South-East Asia; Noto Sans Symbols2, Noto Sans Mono, Noto Naskh Arabic and Noto Nastaliq Urdu.
///
/// `MizanFontsCJK` and `MizanFontsEmoji` have more. All are found at run time, beside the executable or in the package's
/// checkout; none is opened before a text needs it.
public enum ShippedFonts {
    private static let resources = FontResources(
        module: "MizanFonts", folder: "Fonts", landmark: "NotoSans-Regular.ttf", file: #filePath)

    /// The fonts as a collection, in the order of fallback that ``MizanText/FontCollection/init(directory:)`` gives.
    ///
    /// - Parameter folder: a folder to use in their place; nil looks for the shipped ones.
    /// - Throws: `DiagnosticError`, rule `fonts-missing` where no folder is found, and what reading the fonts throws.
    public static func collection(folder: String? = nil) throws -> FontCollection {
        try resources.collection(override: folder)
    }

    /// The folder that the fonts are in: `override` where given, else the first of these that holds them:
    /// `mizan_MizanFonts.resources` and `Fonts` beside the executable, the package's own `Fonts`.
    ///
    /// - Throws: `DiagnosticError`, rule `fonts-missing`, which names the folders looked at.
    public static func folder(override: String? = nil) throws -> String { try resources.found(override: override) }
}
