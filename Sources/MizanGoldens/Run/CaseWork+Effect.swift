import MizanBase

extension CaseWork {
    /// Says that a variant looks as the scene does without its locale, pseudo-languages and direction though it shouldn't, or
    /// the other way round.
    func judgeEffect(_ item: GoldenCase, _ rendered: RenderedCase, _ outcome: inout GoldenOutcome) {
        func diagnose(_ rule: String, _ message: String, notes: [Diagnostic.Note] = []) {
            outcome.diagnostics.append(
                Diagnostic(
                    rule: rule, file: folder.file(item.treeFile), variants: [item.variant.name], message: message,
                    fix: GoldenAdvice.command.fix(rule), notes: notes))
        }
        let plan = run.expectNoEffect.first { $0.filter.fits(item.variant, scene: item.scene) }
        if rendered.hasEffect == false, plan == nil {
            diagnose(
                "variant-without-effect", "the variant looks as the scene does without \(Self.axes(item))")
        } else if rendered.hasEffect == true, let plan {
            diagnose(
                "no-effect-expected",
                "the variant looks otherwise than the scene does without \(Self.axes(item)), which the plan rules out "
                    + "(\(plan.why))",
                notes: plan.filter.place.map { [Diagnostic.Note(place: $0, message: "it is ruled out here")] } ?? [])
        }
        if outcome.status == .passed, !outcome.diagnostics.isEmpty { outcome.status = .withoutEffect }
    }

    /// The words that set a variant apart from the scene as it is: `its locale ar and its pseudo-language rtl`.
    private static func axes(_ item: GoldenCase) -> String {
        var axes = ["its locale \(item.variant.locale)"]
        if !item.variant.pseudo.isEmpty {
            axes.append("its pseudo-language \(item.variant.pseudo.map(\.rawValue).joined(separator: "+"))")
        }
        if let direction = item.variant.direction { axes.append("its direction \(direction.rawValue)") }
        return axes.joined(separator: " and ")
    }
}
