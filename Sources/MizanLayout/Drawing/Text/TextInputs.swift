import MizanBase
import MizanRenderTree
import MizanText

extension AuthoredArguments {
    /// Adds the font modifiers around a text or a symbol.
    mutating func addFont(of environment: EnvironmentValues) {
        let font = environment.modifiedFont
        if font != root.modifiedFont { add(font) }
        if environment.dynamicTypeSize != root.dynamicTypeSize {
            add(.dynamicTypeSize, environment.dynamicTypeSize.rawValue)
        }
    }

    /// Adds the line modifiers of a text.
    mutating func addLines(of environment: EnvironmentValues) {
        let (style, usual) = (environment.lineStyle, root.lineStyle)
        if environment.multilineTextAlignment != root.multilineTextAlignment {
            add(.multilineTextAlignment, environment.multilineTextAlignment.rawValue)
        }
        if environment.writingDirection != root.writingDirection {
            add(.writingDirection, environment.writingDirection?.rawValue ?? "none")
        }
        if environment.textCase != root.textCase { add(.textCase, environment.textCase?.rawValue ?? "none") }
        if environment.wordBreak != root.wordBreak { add(.wordBreak, environment.wordBreak.rawValue) }
        guard style != usual else { return }
        if style.lineLimit != usual.lineLimit { add(.lineLimit, style.lineLimit.map(Double.init) ?? .infinity) }
        if style.reservedLineCount != usual.reservedLineCount { add(.reservesSpace, style.reservedLineCount) }
        if style.truncationMode != usual.truncationMode { add(.truncationMode, style.truncationMode.rawValue) }
        if style.wrapping != usual.wrapping { add(.wrapping, style.wrapping.rawValue) }
        if style.hyphenation != usual.hyphenation { add(.hyphenation, style.hyphenation.rawValue) }
        if style.lineSpacing != usual.lineSpacing { add(.lineSpacing, style.lineSpacing) }
        if style.lineHeightMultiple != usual.lineHeightMultiple { add(.lineHeightMultiple, style.lineHeightMultiple) }
        if style.minimumScaleFactor != usual.minimumScaleFactor {
            add(.minimumScaleFactor, style.minimumScaleFactor)
        }
        if style.allowsTightening != usual.allowsTightening {
            add(.allowsTightening, style.allowsTightening ? "true" : "false")
        }
    }

    /// Adds the modifiers of a text's letters, anywhere in it.
    mutating func addLetters(of text: AttributedText) {
        var (spacings, offsets): ([Double], [Double]) = ([], [])
        for run in text.runs {
            if let spacing = run.attributes.letterSpacing, !spacings.contains(spacing) { spacings.append(spacing) }
            if let offset = run.attributes.baselineOffset, !offsets.contains(offset) { offsets.append(offset) }
        }
        for spacing in spacings { add(.tracking, spacing) }
        for offset in offsets { add(.baselineOffset, offset) }
    }
}
