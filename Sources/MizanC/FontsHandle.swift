import MizanFonts
import MizanFontsCJK
import MizanFontsEmoji
import MizanText

/// `mizan_fonts`
final class FontsHandle: Handle {
    static let name = "fonts"

    let collection: FontCollection

    init(_ collection: FontCollection) { self.collection = collection }

    /// The fonts behind a pointer; for NULL those that stand beside the library.
    ///
    /// - Throws: `DiagnosticError` where these are missing.
    static func collection(_ pointer: OpaquePointer?) throws -> FontCollection {
        try at(pointer)?.collection ?? shipped.get()
    }

    /// One for the process, so that what was shaped once is kept.
    private static let shipped = Result {
        try ShippedFonts.collection().adding(ShippedFontsCJK.collection()).adding(ShippedFontsEmoji.collection())
    }
}
