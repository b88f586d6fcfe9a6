import MizanBase
import MizanRenderTree
import MizanUnicode

extension AuditRules {
    /// Source: Unicode, "Han unification": one character, drawn otherwise in China, Japan, Korea and Taiwan; fonts for several of
    /// them have a face for each.
    ///
    /// Never an error: a name may be meant to look foreign.
    static let faceOfAnotherLanguage = AuditRule(
        "face-of-another-language", .warning,
        finds: "Han characters in the face of a font that is drawn for another language than the reader's",
        because: "strokes are missing or turned: 直 and 骨 look wrong to a reader of the other language",
        fix: "put the font's face of the language before the others, or say the language of the text"
    ) { (tree: AuditedTree) in
        guard let own = region(of: tree.variant.locale), !tree.tree.fonts.isEmpty else { return [] }
        let foreign = tree.tree.fonts.indices.filter { index in
            let region = region(ofFont: tree.tree.fonts[index].name)
            return region != nil && region != own
        }
        guard !foreign.isEmpty else { return [] }
        return tree.texts.compactMap { shown in
            guard tree.isSeen(shown.index) else { return nil }
            for run in shown.text.lines.flatMap(\.runs) where foreign.contains(run.font) {
                let part = shown.text.text.string.part(utf16: run.range)
                guard part.unicodeScalars.contains(where: { Script(of: $0.value) == Script("Hani") }) else { continue }
                return Fault(
                    nodePath: shown.node.path,
                    message:
                        "\(Diagnostic.quote(part)) in \(shown.node.path) is set in \(tree.tree.fonts[run.font].name)")
            }
            return nil
        }
    }

    /// The region that a face of a font for Han characters is drawn for, by its name: `NotoSansCJKjp-Regular`, `SourceHanSansSC-Bold`.
    private static func region(ofFont name: String) -> String? {
        let family = name.firstIndex(of: "-").map { name[..<$0] } ?? name[...]
        guard family.contains("CJK") || family.contains("SourceHan") else { return nil }
        let region = family.suffix(2).lowercased()
        return ["jp", "kr", "sc", "tc", "hk"].contains(region) ? region : family.contains("SourceHan") ? "jp" : nil
    }

    private static func region(of language: LanguageTag) -> String? {
        switch language.language {
        case "ja": "jp"
        case "ko": "kr"
        case "zh": language.region == "HK" ? nil : language.script == Script("Hant") ? "tc" : "sc"
        default: nil
        }
    }
}
