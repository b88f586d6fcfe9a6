import MizanBase
import MizanText

extension AttributedText {
    /// The text with the modifiers of the texts inside it resolved to fonts and colours, and the images in it, each
    /// with its size. Links have the tint.
    ///
    /// - Throws: `DiagnosticError` for an unknown font family, and for a colour that the catalog lacks.
    func withInlineAttributes(in context: ViewContext) throws -> (text: AttributedText, images: [InlineImage]) {
        guard runs.contains(where: { $0.attributes.inline != nil || $0.attributes.link != nil }) else {
            return (self, [])
        }
        var images: [InlineImage] = []
        /// The modifiers around a place, the innermost last: runs nest, in the order of their starts.
        var around: [(end: Int, environment: EnvironmentValues, presentation: InlinePresentationIntent)] = []
        let runs = try runs.map { run in
            while let last = around.last, last.end < run.range.upperBound { around.removeLast() }
            var environment = around.last?.environment ?? context.environment
            let presentation = around.last?.presentation ?? []
            var run = run
            if run.attributes.link != nil, run.attributes.color == nil {
                let tint = ShapePaint(environment.tint ?? .accentColor)
                run.attributes.color = try tint.solidColor(in: environment)
            }
            if let modifiers = run.attributes.inline?.value as? TextModifiers {
                modifiers.apply(to: &environment)
                run.attributes.inline = nil
                if modifiers.changesFont {
                    try environment.font.require(in: environment.fonts, at: environment.dynamicTypeSize)
                    run.attributes.font = environment.modifiedFont.description(at: environment.dynamicTypeSize)
                        .emphasized(presentation, except: modifiers)
                }
                if modifiers.foreground != nil, environment.foregroundPaint.gradient == nil {
                    run.attributes.color = try environment.foregroundPaint.solidColor(in: environment)
                }
                run.attributes.letterSpacing = modifiers.letterSpacing
                run.attributes.baselineOffset = modifiers.baselineOffset
                if modifiers.underline != nil {
                    run.attributes.underline = try environment.underline?.decoration(in: environment)
                }
                if modifiers.strikethrough != nil {
                    run.attributes.strikethrough = try environment.strikethrough?.decoration(in: environment)
                }
                if modifiers.background != nil {
                    run.attributes.backgroundColor = try environment.textBackground.map {
                        try ShapePaint($0).solidColor(in: environment)
                    }
                }
            }
            if let image = run.attributes.inline?.value as? Image {
                var inner = try context.forChildren()
                inner.environment = environment
                let inline = InlineImage(image, at: run.range.lowerBound, in: inner)
                run.attributes.inline = nil
                run.attributes.attachment = inline.attachment
                images.append(inline)
            }
            around.append((run.range.upperBound, environment, presentation.union(run.attributes.presentation)))
            return run
        }
        return (AttributedText(string, isolates: isolates, runs: runs), images)
    }
}

extension FontDescription {
    /// The font with the emphasis of the markup around it, where the text itself sets nothing else.
    fileprivate func emphasized(_ presentation: InlinePresentationIntent, except modifiers: TextModifiers) -> Self {
        var font = self
        if presentation.contains(.stronglyEmphasized), modifiers.weight == nil {
            font.weight = max(font.weight, font.emphasizedWeight)
        }
        if presentation.contains(.emphasized), modifiers.isItalic == nil { font.isItalic = true }
        return font
    }
}
