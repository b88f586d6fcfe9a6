import MizanBase
import MizanLocalization
import MizanRenderTree
import MizanText

/// A text, shaped once and broken into lines once for each width.
package final class TextNode: LayoutNode {
    private let text: AttributedText
    private let alignment: TextAlignment
    /// The language of the localization in which the text was found.
    private let language: LanguageTag
    private var laidOut: LaidOutText
    private let paint: ShapePaint
    private let environment: EnvironmentValues
    private let images: [Int: InlineImage]
    /// The images on lines that are shown, in the order of reading.
    private var shownImages: [LayoutNode] = []
    /// The problems in the text that a reader would notice.
    package let findings: [Diagnostic]
    /// The origin of the text.
    private let source: TextOrigin

    /// - Parameter findings: The problems in the text that a reader would notice.
    /// - Throws: `DiagnosticError`, rule `color-missing`, for a foreground name that the catalog lacks.
    init(
        _ localized: LocalizedText, findings: [Diagnostic] = [], origin: TextOrigin = TextOrigin(),
        images: [InlineImage] = [], context: ViewContext
    ) throws {
        self.findings = findings
        source = origin
        environment = context.environment
        self.images = Dictionary(images.map { ($0.offset, $0) }) { first, _ in first }
        text = localized.text
        alignment = environment.textAlignment
        language = localized.language
        paint = environment.foregroundPaint
        let style = TextStyle(
            font: environment.modifiedFont.description(at: environment.dynamicTypeSize),
            color: try paint.solidColor(in: environment), language: localized.language,
            baseDirection: environment.writingDirection ?? localized.writingDirection,
            fallbackDirection: context.direction,
            lineBreaks: context.lineBreaks(of: localized.text, in: localized.language))
        let shaped =
            environment.textCache?.shaped(localized.text, style: style, fonts: environment.fonts)
            ?? ShapedText(localized.text, style: style, fonts: environment.fonts)
        var lineStyle = environment.lineStyle
        if environment.readerTextSizeInBar != nil, lineStyle.lineLimit == nil { lineStyle.lineLimit = 1 }
        if alignment == .justified { lineStyle.isJustified = true }
        if environment.font.leading != .standard {
            lineStyle.lineHeightMultiple *= environment.font.leading.lineHeightMultiple
        }
        laidOut = LaidOutText(shaped, style: lineStyle)
        var traits = LayoutTraits(
            dependence: [.widthOnWidth, .heightOnWidth, .guidesOnWidth], guides: [.baselines, .decimal])
        traits.textDirection = shaped.direction
        super.init(
            identity: context.identity("Text"), direction: context.direction, children: images.map(\.node),
            traits: traits)
    }

    /// The text for assistive technologies, with isolates as marks.
    package var spokenText: String { text.plainText(.marked) }

    override var seen: (content: FallbackAlternatives.VisibleElement.ContentKind, label: String)? {
        (.text, spokenText)
    }

    /// The width for breaking lines: one that no text fills counts as none.
    private static func width(_ proposal: ProposedViewSize) -> Double? {
        proposal.width.flatMap { $0.isFinite ? max($0, 0) : nil }
    }

    /// The number of widths that lines were broken for.
    var widthCount: Int { laidOut.layoutCount }

    private func layout(_ proposal: ProposedViewSize) -> TextLayout { laidOut.layout(width: Self.width(proposal)) }

    /// The lines for a proposal.
    func lines(for proposal: ProposedViewSize) -> TextLines { layout(proposal).lines }

    /// The places of the characters, physical, in a box of a width that holds the lines for a proposal.
    func positions(for proposal: ProposedViewSize, width: Double) -> TextPositions {
        layout(proposal).positions(in: width, alignment: alignment, interface: direction)
    }

    override func measure(_ proposal: ProposedViewSize) -> Size { laidOut.size(width: Self.width(proposal)) }

    /// A line of a bar never wraps.
    package override var leastWidth: Double {
        environment.readerTextSizeInBar == nil ? widestWord : size(.unspecified).width
    }

    private lazy var widestWord = laidOut.text.widestWord(style: laidOut.style)

    override func explicitValue(of guide: AlignmentGuide, _ proposal: ProposedViewSize) -> Double? {
        switch guide {
        case .firstTextBaseline: layout(proposal).lines.first?.baseline
        case .lastTextBaseline: layout(proposal).lines.last?.baseline
        case .decimal: decimalGuide(proposal)
        default: nil
        }
    }

    /// The distance of the first number's decimal separator, or of its end, from the leading edge.
    private func decimalGuide(_ proposal: ProposedViewSize) -> Double? {
        guard let number else { return nil }
        let width = measure(proposal).width
        for line in layout(proposal).lines {
            guard let unit = line.clusters.last(where: { number.contains($0.start) }) else { continue }
            let x = unit.level & 1 == 0 ? unit.right : unit.left
            let offset = line.leadingOffset(in: width, alignment: alignment, interface: direction)
            return offset + (direction == .leftToRight ? x : line.width - x)
        }
        return nil
    }

    /// The digits before the decimal separator of the text's first number, including group separators.
    private lazy var number = DecimalAlignment.wholePart(
        of: text.string, language: language, locale: environment.localization.locale)

    override func arrange(_ proposal: ProposedViewSize) {
        guard !images.isEmpty else { return }
        shownImages = []
        for line in layout(proposal).lines {
            let offset = line.leadingOffset(in: placedSize.width, alignment: alignment, interface: direction)
            for attachment in line.attachments {
                guard let node = images[attachment.offset]?.node else { continue }
                let x =
                    direction == .leftToRight ? attachment.x : line.width - attachment.x - attachment.size.width
                node.place(
                    at: Point(x: offset + x, y: attachment.top), proposal: ProposedViewSize(attachment.size))
                shownImages.append(node)
            }
        }
        for image in images.values where !shownImages.contains(where: { $0 === image.node }) { image.node.leaveTree() }
    }

    override func shows(_ child: LayoutNode) -> Bool { shownImages.contains { $0 === child } }

    override var shownChildren: [LayoutNode] { shownImages }

    override func recordAuthoredArguments(_ inputs: inout AuthoredArguments) {
        inputs.addFont(of: environment)
        inputs.addLines(of: environment)
        inputs.addLetters(of: text)
    }

    override func describe(_ node: inout RenderNode, in builder: inout RenderTreeBuilder) throws {
        builder.report(findings, of: node)
        let layout = layout(placedProposal)
        if environment.isRedacted {
            node.content = try redacted(layout, width: node.frame.size.width)
            return
        }
        var characters = GlyphFindings(text.string)
        let markup = text.runs.compactMap(\.markup)
        let lines = try layout.lines.map { line in
            let runs = line.runs
            characters.add(missing: line.missing)
            characters.add(builder.undrawn(in: runs, of: line, text.string))
            let offset = line.leadingOffset(in: placedSize.width, alignment: alignment, interface: direction)
            var result = try builder.line(line, runs: runs, offset: offset, in: self, node: node)
            result.decorate(by: text.runs, faces: runs.map(\.face), from: line)
            return result
        }
        builder.report(characters.diagnostics(path: node.name, origin: source), of: node)
        builder.report(
            StyleFindings.diagnostics(layout.missingStyles, path: node.name, origin: source)
                + FeatureFindings.diagnostics(layout.missingFeatures, path: node.name, origin: source), of: node)
        if let hidden = layout.hidden, let number = layout.cutNumber {
            let finding = NumberCutFinding.diagnostic(
                number, hidden: hidden, of: text.string, path: node.name, origin: source)
            builder.report([finding], of: node)
        }
        node.content = .text(
            RenderText(
                text: AttributedText(text.string, isolates: text.isolates, runs: markup),
                lines: lines, truncated: layout.hidden, scale: try builder.length(layout.scale, path: node.name)))
        builder.note(.text(TextNote(origin: source, lines: layout.lines)))
        if let effect = try paint.effect(
            in: node.frame, direction: direction, environment: environment, path: node.name)
        {
            node.effects.append(effect)
        }
    }
}

extension TextNode {
    /// A bar in place of each line, as wide as the line and as high as its letters, in the foreground style.
    private func redacted(_ layout: TextLayout, width: FixedLength) throws -> RenderNode.Content {
        let bars = layout.lines.map { line in
            let offset = line.leadingOffset(in: placedSize.width, alignment: alignment, interface: direction)
            let height = line.height * RedactedContent.barPart
            return Rect(x: offset, y: line.top + (line.height - height) / 2, width: line.width, height: height)
        }
        return try RedactedContent.bars(
            bars, paint: paint, in: environment, mirroredIn: direction == .rightToLeft ? width : nil)
    }
}

extension AttributedText.Run {
    /// The markup of the run; fonts and colours are in the glyph runs.
    fileprivate var markup: AttributedText.Run? {
        guard !attributes.presentation.isEmpty || attributes.link != nil, !range.isEmpty else { return nil }
        return AttributedText.Run(
            range: range, attributes: TextAttributes(presentation: attributes.presentation, link: attributes.link))
    }
}
