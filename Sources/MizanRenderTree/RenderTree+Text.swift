import MizanBase
import MizanImages

extension RenderTree {
    /// The text form of goldens: one node a line, indented, places relative to the parent's leading top corner, so that
    /// a change moves few lines (Definitions 3).
    public var text: String { text(glyphs: false) }

    /// The text form, optionally with each line's glyphs below it: `glyph FONT id x,y cluster N level N`.
    public func text(glyphs: Bool) -> String {
        outline.text { node, line in
            guard glyphs, case .text(let text) = nodes[node].content else { return [] }
            return glyphLines(of: text.lines[line])
        }
    }

    /// The content of the text as values.
    package var outline: TreeOutline {
        var outline = TreeOutline(header: headerLines)
        for (index, node) in nodes.enumerated() {
            let parent = node.parent.flatMap { (0..<index).contains($0) ? $0 : nil }
            var lines: [TreeTextLine] = []
            if case .text(let text) = node.content {
                let color = text.lines.lazy.flatMap(\.runs).first?.color
                lines = text.lines.map { line(of: $0, in: text, color: color, node: node) }
            }
            outline.append(line(of: node, parent: parent.map { nodes[$0] }), lines: lines, parent: parent)
        }
        outline.close()
        return outline
    }

    private var headerLines: [String] {
        var lines = ["mizan-tree \(Self.schema) " + versions.named.map { "\($0) \($1)" }.joined(separator: " ")]
        lines += fonts.map { "font \($0.writtenName) \($0.revision) \($0.checksumText)" }
        lines += colorGlyphs.map { glyph in
            let font = fonts.indices.contains(glyph.font) ? fonts[glyph.font].writtenName : "?"
            return "color-glyph \(font) \(glyph.id) \(glyph.text)"
        }
        lines += images.map { image in
            "image \(image.writtenName) \(image.size.text)\(image.mirrors ? " mirrors" : "")"
                + "\(image.hasCounterpart ? " counterpart" : "")\(image.isMissing ? " missing" : "") "
                + image.contentText
        }
        lines.append(
            "variant \(scene.isEmpty ? "-" : scene.writingOutInvisibles()) "
                + "\(variant.isEmpty ? "-" : variant.writingOutInvisibles()) \(direction.rawValue)"
                + (scale.map { " scale \($0)" } ?? "") + " size \(size.text)")
        return lines
    }

    private func line(of node: RenderNode, parent: RenderNode?) -> TreeLine {
        let direction = parent?.direction ?? self.direction
        var fields: [TreeAttribute] = []
        if case .image(let shown) = node.content {
            if shown.mirrored { fields.append(TreeAttribute(.mirrored)) }
            if shown.flippedByCode { fields.append(TreeAttribute(.flippedByCode)) }
        }
        if node.direction != direction { fields.append(TreeAttribute(.direction, .word(node.direction.rawValue))) }
        fields += node.effects.map { $0.attribute(in: node) }
        if let role = node.role, role != node.usualRole { fields.append(TreeAttribute(.role, .word(role))) }
        if !node.traits.isEmpty { fields.append(TreeAttribute(.traits, .word(node.traits.joined(separator: ",")))) }
        if node.hidden, parent?.hidden != true { fields.append(TreeAttribute(.hidden)) }
        if !node.isEnabled { fields.append(TreeAttribute(.disabled)) }
        if !node.actions.isEmpty {
            fields.append(TreeAttribute(.actions, .word(node.actions.map(\.rawValue).joined(separator: ","))))
        }
        if let shape = node.contentShape {
            let outline = shape.attribute(in: node.direction, width: node.frame.size.width)
            fields.append(TreeAttribute(.contentShape, parts: [outline]))
        }
        if !node.allowsHitTesting { fields.append(TreeAttribute(.allowsHitTesting, .word("false"))) }
        fields += node.focus.attributes(in: node)
        if !node.offers.isEmpty { fields.append(TreeAttribute(.offers, .word(node.offers.joined(separator: ",")))) }
        if !node.acceptedTypes.isEmpty {
            fields.append(TreeAttribute(.takes, .word(node.acceptedTypes.joined(separator: ","))))
        }
        if let scroll = node.scroll { fields.append(scroll.attribute(in: node)) }
        switch node.content {
        case nil: break
        case .image(let shown): fields += self.attributes(of: shown, in: node.direction)
        case .shape(let shape): fields += shape.attributes(in: node)
        case .text(let text): fields += text.attributes
        }
        fields += node.inputs
        fields += node.customActions.map { TreeAttribute(.action, .text($0)) }
        if let hint = node.hint { fields.append(TreeAttribute(.hint, .text(hint))) }
        if let label = node.label { fields.append(TreeAttribute(.label, .text(label))) }
        return TreeLine(
            segment: String(node.segment), type: node.type,
            frame: node.frame.placed(in: parent?.frame ?? FixedRect(origin: .zero, size: size), direction: direction),
            fields: fields, took: node.chosenAlternative)
    }

    /// `symbol arrow color #000000 symbolRenderingMode hierarchical`
    private func attributes(of shown: RenderNode.Image, in direction: LayoutDirection) -> [TreeAttribute] {
        guard images.indices.contains(shown.image) else { return [TreeAttribute(.image, .word("?"))] }
        let image = images[shown.image]
        var fields = [TreeAttribute(image.isSymbol ? .symbol : .image, .word(image.name))]
        if image.isMissing { fields.append(TreeAttribute(.missing)) }
        // Pictures of one asset for other traits have its name as well.
        if image.hasCounterpart || images.count(where: { $0.name == image.name }) > 1 {
            fields.append(TreeAttribute(.picture, .checksum(image.checksum)))
        }
        fields.append(TreeAttribute(.color, .colors([shown.color])))
        if shown.isTemplate, !image.isSymbol {
            fields.append(TreeAttribute(.renderingMode, .word("template")))
        } else if shown.rendering != .multicolor {
            fields.append(TreeAttribute(.symbolRenderingMode, .word(shown.rendering.rawValue)))
        }
        if !shown.palette.isEmpty { fields.append(TreeAttribute(.palette, .colors(shown.palette))) }
        if let resizing = shown.resizing {
            let logical = direction == .leftToRight ? resizing : resizing.mirrored
            fields.append(
                TreeAttribute(.capInsets, .lengths([logical.top, logical.left, logical.bottom, logical.right])))
            if logical.tiles { fields.append(TreeAttribute(.tile)) }
        }
        return fields
    }

    /// - Parameter color: The text's first colour.
    private func line(
        of line: RenderText.Line, in text: RenderText, color: RGBA?, node: RenderNode
    ) -> TreeTextLine {
        var fields = [
            TreeAttribute(.baseline, .length(line.baseline - line.frame.minY)),
            TreeAttribute(.direction, .word(line.direction.rawValue)),
        ]
        if line.isHyphenated { fields.append(TreeAttribute(.hyphen)) }
        fields += line.missingGlyphs.map {
            TreeAttribute(.missingCharacters, .range($0), .text(text.codePoints(in: $0)))
        }
        fields += line.rangesByColor(besides: color).map { range, color in
            TreeAttribute(.color, .colors([color]), parts: [TreeAttribute(.place, .range(range))])
        }
        fields += line.decorations.map { stroke in
            TreeAttribute(
                stroke.position.attributeName,
                .point(FixedPoint(x: stroke.x, y: stroke.y)), .size(stroke.size),
                parts: stroke.parts(on: line))
        }
        for run in line.runs {
            guard let clip = run.clip else { continue }
            fields.append(
                TreeAttribute(
                    .ligaturePart, .point(clip.origin), .size(clip.size),
                    parts: [TreeAttribute(.color, .colors([run.color]))]))
        }
        fields.append(TreeAttribute(.glyphs, .checksum(checksum(of: line))))
        return TreeTextLine(
            frame: line.frame.placed(in: node.frame, direction: node.direction), fields,
            string: String(decoding: text.text.markedUnits(in: line.range), as: UTF16.self))
    }

    private func glyphLines(of line: RenderText.Line) -> [String] {
        line.runs.flatMap { run in
            let font = fonts.indices.contains(run.font) ? fonts[run.font].writtenName : "?"
            let clip = run.clip.map { " clip \($0.minX),\($0.minY) \($0.size.text)" } ?? ""
            return run.glyphs.map { glyph in
                "glyph \(font) \(glyph.id) \(glyph.x),\(glyph.y) cluster \(glyph.cluster) level \(run.level)"
                    + clip
            }
        }
    }

    /// The checksum over the line's glyphs and their places in it: it changes with shaping, but not when the line
    /// moves.
    private func checksum(of line: RenderText.Line) -> UInt32 {
        var checksum = CRC32()
        for run in line.runs {
            for glyph in run.glyphs {
                checksum.update(fonts.indices.contains(run.font) ? fonts[run.font].fullName : "")
                checksum.update(run.size.rawValue)
                checksum.update(glyph.id)
                checksum.update(glyph.x.rawValue)
                checksum.update(glyph.y.rawValue)
                checksum.update(Int64(glyph.cluster))
                checksum.update(run.level)
            }
        }
        return checksum.value
    }
}

extension LibraryVersions {
    /// Each library and its version, in the order of a golden's header.
    var named: [(String, String)] {
        [
            ("harfbuzz", harfbuzz), ("fribidi", fribidi), ("icu", icu), ("cldr", cldr), ("unicode", unicode),
            ("hyph-utf8", hyphenation),
        ]
    }
}

extension FontReference {
    /// The name, which a font file chose, on one line.
    fileprivate var writtenName: String { fullName.writingOutInvisibles() }
}

extension RenderImage {
    /// The name, which may be that of a folder, on one line.
    fileprivate var writtenName: String { name.writingOutInvisibles() }
}

extension FixedSize {
    /// `320x604.5`
    var text: String { "\(width)x\(height)" }
}

extension FixedRect {
    /// The place relative to the leading top corner of the bounds.
    func placed(in bounds: FixedRect, direction: LayoutDirection) -> FixedRect {
        let x = direction == .leftToRight ? minX - bounds.minX : bounds.maxX - maxX
        return FixedRect(origin: FixedPoint(x: x, y: minY - bounds.minY), size: size)
    }
}

extension RenderNode.Scroll {
    /// `scrolls 320x1200 (offset 0,40 scroller trailing)`: sides and distances count from the leading one.
    fileprivate func attribute(in node: RenderNode) -> TreeAttribute {
        let isLeftToRight = node.direction == .leftToRight
        let x = isLeftToRight ? offset.x : contentSize.width - offset.x - node.frame.size.width
        var parts = [TreeAttribute(.offset, .point(FixedPoint(x: x, y: offset.y)))]
        if let side = scrollerSide {
            parts.append(TreeAttribute(.scroller, .word((side == .right) == isLeftToRight ? "trailing" : "leading")))
        }
        return TreeAttribute(.scrolls, .size(contentSize), parts: parts)
    }
}

extension RenderText {
    /// The text's own fields: `color #0f1c2e markup 3..<8 (presentation emphasized link "https://example.com")`.
    fileprivate var attributes: [TreeAttribute] {
        var fields: [TreeAttribute] = []
        var colors: [RGBA] = []
        for run in lines.flatMap(\.runs) where !colors.contains(run.color) { colors.append(run.color) }
        if let truncated { fields.append(TreeAttribute(.truncated, .range(truncated))) }
        if scale != Self.fullScale { fields.append(TreeAttribute(.scaled, .length(scale))) }
        if !colors.isEmpty { fields.append(TreeAttribute(.color, .colors(colors))) }
        return fields + text.runs.map(\.attribute)
    }
}

extension AttributedText.Run {
    /// `markup 0..<5 (presentation emphasized link "https://example.com")`
    fileprivate var attribute: TreeAttribute {
        var parts: [TreeAttribute] = []
        let names = attributes.presentation.names
        if !names.isEmpty { parts.append(TreeAttribute(.presentation, .word(names.joined(separator: ",")))) }
        if let link = attributes.link { parts.append(TreeAttribute(.link, .text(link))) }
        return TreeAttribute(.markup, .range(range), parts: parts)
    }
}

extension RenderImage {
    /// The checksum; for a bitmap preceded by `jpeg 640x480`.
    fileprivate var contentText: String {
        guard case .bitmap(let bitmap) = content else { return hexadecimal(checksum) }
        return "\(bitmap.format.rawValue) \(bitmap.pixelWidth)x\(bitmap.pixelHeight) \(hexadecimal(checksum))"
    }

    /// The checksum over the layers' paths and colours, or a bitmap's bytes.
    package var checksum: UInt32 {
        switch content {
        case .bitmap(let bitmap): return bitmap.checksum
        case .paths(let layers):
            var checksum = CRC32()
            for layer in layers {
                checksum.update(layer.path.svg)
                checksum.update(layer.color?.description ?? "")
                if layer.rule != .nonzero { checksum.update(layer.rule.rawValue) }
            }
            return checksum.value
        }
    }
}

extension RenderText.Line {
    /// The ranges of letters in other colours than a text's first, in their order.
    fileprivate func rangesByColor(besides first: RGBA?) -> [(range: Range<Int>, color: RGBA)] {
        guard runs.contains(where: { $0.color != first }) else { return [] }
        var ranges: [(range: Range<Int>, color: RGBA)] = []
        for run in runsInReadingOrder where run.color != first {
            if let last = ranges.last, last.color == run.color, last.range.upperBound == run.range.lowerBound {
                ranges[ranges.count - 1].range = last.range.lowerBound..<run.range.upperBound
            } else {
                ranges.append((run.range, run.color))
            }
        }
        return ranges
    }
}

extension RenderText.Decoration {
    /// The properties that are printed beside the place: the colour unless it is that of the letters, and the pattern.
    fileprivate func parts(on line: RenderText.Line) -> [TreeAttribute] {
        var parts: [TreeAttribute] = []
        if position == .background || !hasColorOfLetters(on: line) {
            parts.append(TreeAttribute(.color, .colors([color])))
        }
        if pattern != .solid { parts.append(TreeAttribute(.pattern, .word(pattern.rawValue))) }
        return parts
    }

    /// Whether all letters along the stroke have its colour.
    private func hasColorOfLetters(on line: RenderText.Line) -> Bool {
        if line.runs.allSatisfy({ $0.color == color }) { return true }
        // What a glyph covers ends where the next one begins.
        let places = line.runs.flatMap { run in run.glyphs.map { (x: $0.x, color: run.color) } }.sorted { $0.x < $1.x }
        let ends = places.dropFirst().map(\.x) + [line.frame.size.width]
        return zip(places, ends).allSatisfy { letter, end in
            letter.color == color || end <= x || letter.x >= x + size.width
        }
    }
}

extension RenderText.Decoration.Position {
    /// The name of the stroke's field.
    fileprivate var attributeName: TreeAttribute.Name {
        switch self {
        case .underline: .underline
        case .strikethrough: .strikethrough
        case .background: .textBackground
        }
    }
}
