import MizanBase
import MizanRenderTree
import MizanText

/// The versions that `--version` names.
enum ToolVersion {
    static func text() throws -> String {
        let libraries = LibraryVersions.current
        let fonts = try ToolFonts.collection().headers.map { "font \($0.postScriptName) \($0.revision)" }
        return
            ([
                "mizan \(EngineVersion.text), trees of schema \(RenderTree.schema)",
                "harfbuzz \(libraries.harfbuzz), fribidi \(libraries.fribidi), icu \(libraries.icu), "
                    + "cldr \(libraries.cldr), unicode \(libraries.unicode), hyph-utf8 \(libraries.hyphenation)",
            ] + fonts).joined(separator: "\n")
    }
}
