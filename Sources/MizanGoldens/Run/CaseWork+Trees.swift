import MizanBase
import MizanDifferences

extension CaseWork {
    /// Compares a tree with its golden, or reports that there is none.
    ///
    /// - Returns: The status of a case in whose tree something differs, and nothing else does.
    func compareTrees(
        _ item: GoldenCase, _ rendered: RenderedCase, _ golden: Golden, _ outcome: inout GoldenOutcome
    ) throws -> GoldenOutcome.Status {
        guard let tree = golden.files.tree else {
            outcome.status = .missing
            if golden.obstacles.isEmpty {
                outcome.diagnostics.append(
                    Diagnostic(
                        rule: "golden-missing", file: folder.file(item.treeFile), variants: [item.variant.name],
                        message: "there is no golden", fix: GoldenAdvice.command.fix("golden-missing")))
            }
            return .missing
        }
        guard tree != rendered.text else { return .passed }
        let difference = rendered.difference(from: tree)
        outcome.changes = difference.changes
        outcome.engine = difference.engine + (try missingFonts(difference.unusedFonts, of: item))
        return difference.isOfWordsOnly ? .passed : difference.isOfLineEndsOnly ? .lineEndsDiffer : .differs
    }

    /// The fonts that a golden was laid out with and that are no longer available. One that is there still, but isn't
    /// used, follows from what changed.
    private func missingFonts(_ names: [String], of item: GoldenCase) throws -> [EngineChange] {
        guard !names.isEmpty else { return [] }
        let fonts = try scenes.scene(of: item).fonts(run.fonts)
        let known = Set(fonts.headers.map { $0.postScriptName.writingOutInvisibles() })
        return names.filter { name in
            // An instance of a variable font: its coordinates stand behind the name.
            let font = name.lastIndex(of: "@").map { String(name[..<$0]) } ?? name
            return !known.contains(name) && !known.contains(font)
        }.map { EngineChange(.font, $0, from: "", to: nil) }
    }
}
