import Mizan
import MizanFonts

// What the engine needs and nothing more: no Cairo, no PNG. Scripts/embedding-check builds and runs this program with
// both hidden, and compares what it prints with embedding.tree.
let fonts = try ShippedFonts.collection()
let libraries = LibraryVersions.current
print(
    "harfbuzz \(libraries.harfbuzz) fribidi \(libraries.fribidi) icu \(libraries.icu)",
    "cldr \(libraries.cldr) unicode \(libraries.unicode)")
for face in fonts.faces {
    print("font \(face.postScriptName) \(face.revision)")
}
