import MizanBase
import MizanDifferences
import MizanLayout
import MizanRenderTree

extension CaseWork {
    /// Compares a tree with its golden, or reports that there is none.
    ///
    /// - Returns: The status of a case in whose tree something differs, and nothing else does.
    func compareTrees(
        _ item: GoldenCase, _ look: Look, _ golden: Golden, _ outcome: inout GoldenOutcome
    ) throws -> GoldenOutcome.Status {
        guard let tree = golden.tree else {
            outcome.status = .missing
            if golden.obstacles.isEmpty {
                outcome.diagnostics.append(
                    Diagnostic(
                        rule: "golden-missing", file: folder.file(item.treeFile), variants: [item.variant.name],
                        message: "there is no golden", fix: GoldenAdvice.command.fix("golden-missing")))
            }
            return .missing
        }
        guard tree != look.text else { return .passed }
        let text = String(decoding: tree, as: UTF8.self)
        let difference =
            look.layout.map { TreeDifference(from: text, to: $0.tree, alignments: $0.alignments) }
            ?? TreeDifference(from: text, to: String(decoding: look.text, as: UTF8.self))
        outcome.changes = difference.changes
        outcome.engine = difference.engine + (try goneFonts(in: tree, look, of: item))
        return difference.isOfWordsOnly ? .passed : difference.isOfLineEndsOnly ? .lineEndsDiffer : .differs
    }

    /// The fonts that a golden was laid out with and that are no longer available. One that is there still, but isn't
    /// used, follows from what changed.
    private func goneFonts(in golden: [UInt8], _ look: Look, of item: GoldenCase) throws -> [EngineChange] {
        let names = TreeHeaderDifference(golden: golden, now: look.text).unusedFonts
        guard !names.isEmpty else { return [] }
        let fonts = try subjects.subject(of: item).content.fonts(run.fonts)
        let known = Set(fonts.headers.map { $0.postScriptName.writingOutInvisibles() })
        return names.filter { name in
            // An instance of a variable font: its coordinates stand behind the name.
            let font = name.lastIndex(of: "@").map { String(name[..<$0]) } ?? name
            return !known.contains(name) && !known.contains(font)
        }.map { EngineChange(.font, $0, from: "", to: nil) }
    }
}
