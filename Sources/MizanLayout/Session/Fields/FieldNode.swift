import MizanBase
import MizanRenderTree
import MizanText

/// The text of a field with its caret and its selection, or its placeholder.
package final class FieldNode: LayoutNode {
    /// The parts of a field that is shown.
    package struct FieldParts {
        let kind: FieldKind
        let shown: ShownFieldText
        let text: TextNode
        /// Shown in place of an empty text.
        let placeholder: LayoutNode?
        /// The bar, and the end of the selection that it stands at; nil where the field hasn't the input.
        let caret: (bar: LayoutNode, position: TextPosition)?
        let selection: (node: FieldSelectionNode, range: Range<Int>)?
        let lineStyle: LineStyle

        package init(
            kind: FieldKind, shown: ShownFieldText, text: TextNode, placeholder: LayoutNode?,
            caret: (bar: LayoutNode, position: TextPosition)?,
            selection: (node: FieldSelectionNode, range: Range<Int>)?, lineStyle: LineStyle
        ) {
            self.kind = kind
            self.shown = shown
            self.text = text
            self.placeholder = placeholder
            self.caret = caret
            self.selection = selection
            self.lineStyle = lineStyle
        }
    }

    /// The width of the caret, in points.
    private static let caretWidth = 2.0

    private let parts: FieldParts
    /// Lays another text out as this one: for events between a change and the next update.
    private let make: (ShownFieldText) -> TextNode?

    package init(
        _ parts: FieldParts, identity: NodeIdentity, direction: LayoutDirection,
        make: @escaping (ShownFieldText) -> TextNode?
    ) {
        self.parts = parts
        self.make = make
        let shown: LayoutNode = parts.shown.string.isEmpty ? parts.placeholder ?? parts.text : parts.text
        let bar = parts.selection == nil ? parts.caret?.bar : nil
        super.init(
            identity: identity, direction: direction,
            children: [parts.selection?.node, shown, bar].compactMap { $0 },
            traits: LayoutTraits(
                dependence: [.widthOnWidth, .heightOnWidth, .heightOnHeight, .guidesOnWidth], guides: [.baselines]))
    }

    // MARK: Layout

    private var placeholder: LayoutNode? { parts.shown.string.isEmpty ? parts.placeholder : nil }

    /// What is proposed to the text.
    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: parts.kind.breaksLines ? proposal.width : nil, height: nil)
    }

    override func measure(_ proposal: ProposedViewSize) -> Size {
        let text = parts.text.size(inner(proposal))
        let placeholder = placeholder?.size(ProposedViewSize(width: proposal.width, height: nil))
        let content = max(text.width, placeholder?.width ?? 0) + Self.caretWidth
        let width = proposal.width.map { max($0, Self.caretWidth) } ?? content
        let height = max(limited(text.height, proposal), placeholder?.height ?? 0)
        return Size(width: width, height: parts.kind == .editor ? max(proposal.height ?? height, 0) : height)
    }

    /// The height of as many lines as the line limit allows, and at least of those that it reserves.
    private func limited(_ height: Double, _ proposal: ProposedViewSize) -> Double {
        guard parts.kind == .lines else { return height }
        let lines = parts.text.lines(for: inner(proposal))
        guard let first = lines.first else { return height }
        func bottom(ofLine count: Int) -> Double {
            if count <= lines.count { return lines[count - 1].top + lines[count - 1].height }
            let step = lines.count > 1 ? lines[1].top - first.top : first.height + parts.lineStyle.lineSpacing
            return height + Double(count - lines.count) * step
        }
        let most = parts.lineStyle.lineLimit.map { bottom(ofLine: min(max($0, 1), lines.count)) } ?? height
        let least = parts.lineStyle.reservedLineCount
        return least > 0 ? max(most, bottom(ofLine: least)) : most
    }

    override func explicitValue(of guide: AlignmentGuide, _ proposal: ProposedViewSize) -> Double? {
        let own = (placeholder ?? parts.text).explicitGuide(guide, inner(proposal))
        guard guide == .lastTextBaseline, parts.kind.breaksLines else { return own }
        return own.map { min($0, size(proposal).height) }
    }

    override func arrange(_ proposal: ProposedViewSize) {
        let room = placedSize
        let placement = placement(of: parts.text, showing: parts.caret?.position)
        func place(_ node: LayoutNode, in rect: Rect) {
            let x = direction == .leftToRight ? rect.minX : room.width - rect.maxX
            node.place(
                at: Point(x: x, y: rect.minY),
                proposal: node === parts.text ? placement.proposal : ProposedViewSize(rect.size), size: rect.size)
        }
        if let placeholder {
            let proposal = ProposedViewSize(width: room.width, height: nil)
            place(
                placeholder,
                in: Rect(origin: .zero, size: Size(width: room.width, height: placeholder.size(proposal).height)))
        } else {
            place(parts.text, in: Rect(origin: placement.origin, size: placement.size))
        }
        if let selection = parts.selection {
            let rects = placement.rects(of: selection.range, in: room)
            selection.node.show(
                direction == .leftToRight
                    ? rects
                    : rects.map { Rect(x: room.width - $0.maxX, y: $0.minY, width: $0.width, height: $0.height) })
            place(selection.node, in: Rect(origin: .zero, size: room))
        } else if let caret = parts.caret {
            let bar = placement.bar(at: caret.position, width: Self.caretWidth, in: room)
            place(caret.bar, in: bar ?? Rect(x: 0, y: 0, width: Self.caretWidth, height: room.height))
        }
    }

    private func placement(of text: TextNode, showing caret: TextPosition?) -> FieldPlacement {
        FieldPlacement(of: text, as: parts.kind, in: placedSize, showing: caret)
    }

    // MARK: The tree

    override func recordAuthoredArguments(_ inputs: inout AuthoredArguments) {
        guard let caret = parts.caret else { return }
        let range = parts.selection?.range ?? caret.position.offset..<caret.position.offset
        inputs.add(.selection, range.isEmpty ? "\(range.lowerBound)" : "\(range.lowerBound)-\(range.upperBound)")
    }

    override func describe(_ node: inout RenderNode, in builder: inout RenderTreeBuilder) throws {
        let placement = placement(of: parts.text, showing: parts.caret?.position)
        let isMoved = placement.size.width > placedSize.width || placement.size.height > placedSize.height
        guard placeholder == nil, isMoved else { return }
        var frame = node.frame
        if !parts.kind.breaksLines {
            // Marks above and below the line are seen; only its ends are cut.
            frame.origin.y = frame.origin.y - frame.size.height
            frame.size.height = frame.size.height + frame.size.height + frame.size.height
        }
        node.effects.append(RenderEffect(.clip(.rectangle, frame)))
    }

    // MARK: Places

    /// The text as it is laid out now, or would be if it were another.
    private func placement(of text: String) -> (FieldPlacement, ShownFieldText) {
        let shown = ShownFieldText(text, as: parts.kind)
        guard shown != parts.shown, let other = make(shown) else {
            return (placement(of: parts.text, showing: parts.caret?.position), parts.shown)
        }
        return (placement(of: other, showing: nil), shown)
    }

    /// Whether the first paragraph of a text is read from left to right.
    func isLeftToRight(_ text: String) -> Bool {
        guard parts.kind != .secure else { return direction == .leftToRight }
        let shown = ShownFieldText(text, as: parts.kind)
        let node = shown == parts.shown ? parts.text : make(shown)
        return (node?.traits.textDirection ?? direction) == .leftToRight
    }

    /// The caret at a position of a text, physical, from the text's left and upper edge.
    func caret(at position: TextPosition, of text: String) -> TextCaret? {
        let (placement, shown) = placement(of: text)
        return placement.positions.caret(at: shown.shown(position))
    }

    /// The position that a movement leads to in a text.
    func position(
        from position: TextPosition, moving movement: TextMovement, at column: Double?, of text: String
    ) -> TextPosition {
        let (placement, shown) = placement(of: text)
        return shown.edited(placement.positions.position(from: shown.shown(position), moving: movement, at: column))
    }

    /// The position of a text that is nearest to a place, physical, from the field's upper left corner.
    func position(at point: Point, of text: String) -> TextPosition? {
        let (placement, shown) = placement(of: text)
        return placement.positions.position(
            at: Point(x: point.x - placement.origin.x, y: point.y - placement.origin.y)
        ).map(shown.edited)
    }

    /// The word at an offset of a text; all of a secure one, whose words nobody sees.
    func word(at offset: Int, of text: String) -> Range<Int>? {
        guard parts.kind != .secure else { return 0..<text.utf16.count }
        let positions = placement(of: text).0.positions
        return positions.wordRange(at: offset) ?? positions.wordRange(at: offset - 1)
    }
}

extension ShownFieldText {
    fileprivate func shown(_ position: TextPosition) -> TextPosition {
        TextPosition(shown(position.offset), affinity: position.affinity)
    }

    fileprivate func edited(_ position: TextPosition) -> TextPosition {
        TextPosition(edited(position.offset), affinity: position.affinity)
    }
}
