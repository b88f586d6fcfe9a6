import Foundation
import Mizan
import MizanFonts

// RendererWindow [LOCALE]: shows the counter in a window of SDL's; a click goes to the session, and what it changes is redrawn.
do {
    let locale = LanguageTag(CommandLine.arguments.dropFirst().first ?? "en")
    let window = try CounterWindow(locale: locale, fonts: ShippedFonts.collection())
    try window.run()
} catch {
    FileHandle.standardError.write(Data("\(error)\n".utf8))
    exit(1)
}
