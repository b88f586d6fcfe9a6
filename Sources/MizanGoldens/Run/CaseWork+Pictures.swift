import MizanBase
import MizanDifferences

extension CaseWork {
    /// Draws a variant that has no picture, as a PNG file; nil where that isn't wanted, and where it can't be drawn,
    /// which is no finding of a variant that has no picture.
    func drawing(of item: GoldenCase, _ rendered: RenderedCase) -> [UInt8]? {
        guard drawsDifferences, !item.hasPicture, let scene = try? scenes.scene(of: item),
            let pictures = run.pictures, let tree = layout(of: item, rendered)?.tree,
            let picture = try? scene.picture(pictures, tree, item.variant, run.fonts)
        else { return nil }
        return try? picture.file()
    }

    /// Compares a picture with its golden.
    ///
    /// - Returns: Whether it is as recorded, and its bytes where the golden's don't do.
    func comparePictures(
        _ item: GoldenCase, _ rendered: RenderedCase, _ golden: Golden, _ outcome: inout GoldenOutcome
    ) throws -> (isEqual: Bool, bytes: [UInt8]?) {
        guard case .drawn(let now)? = rendered.picture else { return (true, nil) }
        func diagnose(_ diagnostic: Diagnostic) { outcome.diagnostics.append(diagnostic.of(item.variant)) }
        let file = folder.file(item.pictureFile)
        guard let bytes = golden.files.picture else {
            if golden.files.tree != nil, golden.obstacles.isEmpty {
                diagnose(
                    Diagnostic(
                        rule: "golden-missing", file: file, message: "there is no picture",
                        fix: GoldenAdvice.command.record))
            }
            outcome.status = .missing
            return (false, try now.file())
        }
        let isTreeEqual = outcome.changes.isEmpty && golden.files.tree != nil
        guard !GoldenText.isPointer(bytes) else {
            diagnose(
                Diagnostic(
                    rule: "golden-pointer", file: file, message: GoldenText.pointerWords,
                    fix: GoldenAdvice.command.fix("golden-pointer")))
            if isTreeEqual { outcome.status = .pictureOnly }
            return (false, try now.file())
        }
        do {
            let tolerances = tolerances(of: item)
            let comparison = try now.compared(
                with: bytes, named: file, in: isTreeEqual || !tolerances.isEmpty ? rendered.tree : nil,
                tolerances: tolerances, scale: item.variant.scale)
            outcome.tolerated = comparison.tolerated
            guard let words = comparison.words else {
                // Pixels that may differ do differ: the golden's bytes aren't the picture's.
                return (true, comparison.tolerated.isEmpty ? nil : try now.file())
            }
            diagnose(
                isTreeEqual
                    ? Diagnostic(
                        rule: "picture-only", file: file, nodePath: comparison.node,
                        message: "\(words), while the tree is the same" + drawnBy)
                    : Diagnostic(rule: "golden-picture", file: file, message: words))
        } catch let error as DiagnosticError {
            for var diagnostic in error.diagnostics {
                diagnostic.fix = GoldenAdvice.command.fix("png-unreadable")
                diagnose(diagnostic)
            }
        }
        if isTreeEqual { outcome.status = .pictureOnly }
        return (false, try now.file())
    }

    /// `; drawn by cairo 1.18.0 on x86_64`: pictures that differ though their trees don't were drawn by others.
    private var drawnBy: String {
        run.pictures.map { "; drawn by \($0.rasterizer) on \($0.processor)" } ?? ""
    }
}
