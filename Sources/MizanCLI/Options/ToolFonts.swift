import MizanFonts
import MizanFontsCJK
import MizanFontsEmoji
import MizanText

/// The fonts that the tool lays out with: all shipped ones, those of the interface first. A font is opened when a text
/// needs it.
package enum ToolFonts {
    /// - Parameter folder: a folder to use in their place.
    /// - Throws: `DiagnosticError`, rule `fonts-missing`, and the errors of reading the fonts.
    package static func collection(folder: String? = nil) throws -> FontCollection {
        let own = try ShippedFonts.collection(folder: folder)
        guard folder == nil else { return own }
        return own.adding(try ShippedFontsCJK.collection()).adding(try ShippedFontsEmoji.collection())
    }

    /// Where they are.
    package static func folders(_ folder: String? = nil) throws -> [String] {
        let own = try ShippedFonts.folder(override: folder)
        return folder == nil ? [own, try ShippedFontsCJK.folder(), try ShippedFontsEmoji.folder()] : [own]
    }
}
