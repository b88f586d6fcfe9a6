import Foundation
import Mizan
import MizanFonts
import MizanFontsCJK
import MizanFontsEmoji

// RendererCheck FOLDER SCENES…: draws scenes with the renderer and with the Cairo canvas, says how far the pictures differ, and
// leaves them in a folder; then drives an interface and redraws what changed alone. It exits with 1 where something is beyond
// tolerance.
let arguments = CommandLine.arguments.dropFirst()
guard let folder = arguments.first, arguments.count > 1 else {
    FileHandle.standardError.write(Data("usage: RendererCheck FOLDER SCENES…\n".utf8))
    exit(2)
}
do {
    let fonts = try ShippedFonts.collection().adding(ShippedFontsCJK.collection()).adding(
        ShippedFontsEmoji.collection())
    let check = PictureCheck(fonts: fonts, folder: folder)
    var isWell = try check.compareScenes(arguments.dropFirst().map(\.self))
    isWell = try check.redrawInterface(locales: ["en", "ar-EG", "he", "de"]) && isWell
    exit(isWell ? 0 : 1)
} catch {
    FileHandle.standardError.write(Data("\(error)\n".utf8))
    exit(2)
}
