import Foundation
import Mizan
import MizanFonts

// Two screens that live, driven by events as an embedder, a test or an assistive technology sends them, in English and in Arabic
// as Egypt writes it. After each step the render tree is printed, with the paths of what changed.
let file = CommandLine.arguments.dropFirst().first ?? "Localizable.xcstrings"
let catalog = try StringCatalog(xcstrings: [UInt8](Data(contentsOf: URL(fileURLWithPath: file))), file: file)
let fonts = try ShippedFonts.collection()

for locale in ["en", "ar-EG"] as [LanguageTag] {
    let environment = EnvironmentValues(
        localization: Localization(catalogs: [catalog], locale: locale), fonts: fonts)
    try chat(in: environment, named: "chat \(locale.identifier)")
    try bill(in: environment, named: "bill \(locale.identifier)")
}

/// A message is answered: the button is pressed by its path, as a screen reader does; then an answer is tapped.
func chat(in environment: EnvironmentValues, named name: String) throws {
    let screen = try Screen(Chat(), in: environment, named: name)
    try screen.send("Reply to the second message", .activate(path: screen.path(ending: "message[2]/reply")))
    try screen.send("Tap an answer", .tap(at: screen.middle("Button[way]")))
    try screen.send("Scroll to the end", .scroll(at: screen.middle("messages"), by: Size(width: 0, height: 500)))
}

/// 42 is typed, a tip of a fifth chosen, and the total rounded up.
func bill(in environment: EnvironmentValues, named name: String) throws {
    let screen = try Screen(Bill(), in: environment, named: name)
    try screen.send("Tap 4", .tap(at: screen.middle("key4")))
    try screen.send("Tap 2", .tap(at: screen.middle("key2")))
    // From the knob of 10 % towards the trailing side, to two thirds of the track.
    let (knob, track) = (try screen.middle("Knob"), try screen.frame("tip"))
    let isLeftToRight = environment.layoutDirection == .leftToRight
    let distance = (track.width - 24) / 3
    let end = Point(x: isLeftToRight ? knob.x + distance : knob.x - distance, y: knob.y)
    try screen.send("Drag the tip to 20 %", .drag(from: knob, to: end))
    try screen.send("Step it up and", .adjust(.increment, path: screen.path(ending: "tip")))
    try screen.send("down again", .adjust(.decrement, path: screen.path(ending: "tip")))
    try screen.send("Turn rounding on", .activate(path: screen.path(ending: "round")))
}
