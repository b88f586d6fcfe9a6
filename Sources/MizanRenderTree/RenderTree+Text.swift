import MizanBase
import MizanText

extension RenderTree {
    /// The text form that goldens are kept in: one node a line, indented, places relative to the parent's leading top
    /// corner, so that a change moves few lines (Definitions 3).
    public var text: String { text(glyphs: false) }

    /// The text form, with each line's glyphs below it where asked: `glyph FONT id x,y cluster N level N`.
    public func text(glyphs: Bool) -> String {
        var lines = [
            "mizan-tree \(Self.schema) " + versions.named.map { "\($0) \($1)" }.joined(separator: " ")
        ]
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
        var depths = [Int](repeating: 0, count: nodes.count)
        for (index, node) in nodes.enumerated() {
            let parent = node.parent.flatMap { (0..<index).contains($0) ? $0 : nil }
            depths[index] = parent.map { depths[$0] + 1 } ?? 0
            let indent = String(repeating: "  ", count: depths[index])
            lines.append(indent + text(of: node, parent: parent.map { nodes[$0] }))
            if case .text(let text) = node.content {
                for line in text.lines {
                    lines.append(indent + "  " + self.text(of: line, in: text, node: node))
                    if glyphs { lines += glyphLines(of: line).map { indent + "    " + $0 } }
                }
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private func text(of node: RenderNode, parent: RenderNode?) -> String {
        let segment = String(node.segment).writingOutInvisibles()
        let bounds = parent?.frame ?? FixedRect(origin: .zero, size: size)
        let direction = parent?.direction ?? self.direction
        var words = [segment]
        let name = segment.utf8.prefix { $0 != UInt8(ascii: "[") }
        if !name.elementsEqual(node.type.utf8) { words.append(node.type.writingOutInvisibles()) }
        words.append(node.frame.text(in: bounds, direction: direction))
        if case .image(let shown) = node.content {
            if shown.mirrored { words.append("mirrored") }
            if shown.flippedByCode { words.append("flipped-by-code") }
        }
        if node.direction != direction { words.append(node.direction.rawValue) }
        words += node.effects.map { $0.text(in: node) }
        if let role = node.role, role != node.usualRole { words.append("role \(role)") }
        if node.hidden, parent?.hidden != true { words.append("hidden") }
        if let scroll = node.scroll { words += Self.words(of: scroll, in: node) }
        switch node.content {
        case nil: break
        case .image(let shown):
            words += self.words(of: shown)
        case .shape(let shape): words += shape.words(in: node)
        case .text(let text):
            var colors: [String] = []
            for run in text.lines.flatMap(\.runs) where !colors.contains(run.color.description) {
                colors.append(run.color.description)
            }
            if let truncated = text.truncated {
                words.append("truncated \(truncated.lowerBound)..<\(truncated.upperBound)")
            }
            if text.scale != RenderText.fullScale { words.append("scaled \(text.scale)") }
            if !colors.isEmpty { words.append("color \(colors.joined(separator: ","))") }
            words += text.text.runs.map(Self.text(of:))
        }
        if let took = node.took {
            words.append("took \(took.index) of \(took.count)")
            let reasons = took.rejected.map {
                "\($0.segment.writingOutInvisibles()) needs \($0.needs) > \($0.offered)\($0.axisText)"
            }
            if !reasons.isEmpty { words.append("(\(reasons.joined(separator: ", ")))") }
        }
        if let label = node.label {
            words.append("label \"\(label.writingOutInvisibles(escaping: ["\"", "\\"]))\"")
        }
        return words.joined(separator: " ")
    }

    /// `symbol arrow color #000000 hierarchical`, `image photo color #000000 template`
    private func words(of shown: RenderNode.Image) -> [String] {
        guard images.indices.contains(shown.image) else { return ["image ?"] }
        let image = images[shown.image]
        var words = [image.isSymbol ? "symbol" : "image", image.writtenName]
        if image.isMissing { words.append("missing") }
        // Pictures of one asset for other traits have its name as well.
        if images.count(where: { $0.name == image.name }) > 1 { words.append(hexadecimal(image.checksum)) }
        words.append("color \(shown.color)")
        if shown.isTemplate, !image.isSymbol {
            words.append("template")
        } else if shown.rendering != .multicolor {
            words.append(shown.rendering.rawValue)
        }
        return words
    }

    /// `scrolls 320x1200 at 0,40 scroller trailing`: sides and distances count from the leading one.
    private static func words(of scroll: RenderNode.Scroll, in node: RenderNode) -> [String] {
        let isLeftToRight = node.direction == .leftToRight
        let x =
            isLeftToRight ? scroll.offset.x : scroll.contentSize.width - scroll.offset.x - node.frame.size.width
        let side = scroll.scrollerSide.map { ($0 == .right) == isLeftToRight ? "trailing" : "leading" }
        return ["scrolls \(scroll.contentSize.text) at \(x),\(scroll.offset.y)"]
            + (side.map { ["scroller \($0)"] } ?? [])
    }

    /// `stronglyEmphasized 0..<5`, `link 3..<8 "https://example.com"`
    private static func text(of run: AttributedText.Run) -> String {
        var words = run.attributes.presentation.names
        if run.attributes.link != nil { words.append("link") }
        words.append("\(run.range.lowerBound)..<\(run.range.upperBound)")
        if let link = run.attributes.link {
            words.append("\"\(link.writingOutInvisibles(escaping: ["\"", "\\"]))\"")
        }
        return words.joined(separator: " ")
    }

    private func text(of line: RenderText.Line, in text: RenderText, node: RenderNode) -> String {
        let visible = String(decoding: text.text.markedUnits(in: line.range), as: UTF16.self)
        let missing = line.missingGlyphs.map { range in
            "\(range.lowerBound)..<\(range.upperBound) \(text.codePoints(in: range))"
        }
        return "line \(line.frame.text(in: node.frame, direction: node.direction)) "
            + "baseline \(line.baseline - line.frame.minY) \(line.direction.rawValue) "
            + (missing.isEmpty ? "" : "missing \(missing.joined(separator: ", ")) ")
            + line.decorations.map { "\($0.kind.rawValue) \($0.x),\($0.y) \($0.size.text) " }.joined()
            + "glyphs \(hexadecimal(checksum(of: line))) \"\(visible.writingOutInvisibles(escaping: ["\"", "\\"]))\""
    }

    private func glyphLines(of line: RenderText.Line) -> [String] {
        line.runs.flatMap { run in
            let font = fonts.indices.contains(run.font) ? fonts[run.font].writtenName : "?"
            return run.glyphs.map { glyph in
                "glyph \(font) \(glyph.id) \(glyph.x),\(glyph.y) cluster \(glyph.cluster) level \(run.level)"
            }
        }
    }

    /// The checksum over what the line's glyphs are and where they stand in it: a change of shaping shows, a move of
    /// the line does not.
    private func checksum(of line: RenderText.Line) -> UInt32 {
        var checksum = CRC32()
        for run in line.runs {
            for glyph in run.glyphs {
                checksum.update(fonts.indices.contains(run.font) ? fonts[run.font].name : "")
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
    /// Each library and its version, in the order that a golden's header has.
    var named: [(String, String)] {
        [("harfbuzz", harfbuzz), ("fribidi", fribidi), ("icu", icu), ("cldr", cldr), ("unicode", unicode)]
    }
}

extension FontReference {
    /// The name, which a font file chose, on one line.
    fileprivate var writtenName: String { name.writingOutInvisibles() }
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
    /// `16,24 201.5x41`, from the leading top corner of the bounds.
    func text(in bounds: FixedRect, direction: LayoutDirection) -> String {
        let x = direction == .leftToRight ? minX - bounds.minX : bounds.maxX - maxX
        return "\(x),\(minY - bounds.minY) \(size.text)"
    }
}

extension RenderImage {
    /// The checksum; for a bitmap `jpeg 640x480` before it.
    fileprivate var contentText: String {
        guard case .bitmap(let bitmap) = content else { return hexadecimal(checksum) }
        return "\(bitmap.format.rawValue) \(bitmap.pixelWidth)x\(bitmap.pixelHeight) \(hexadecimal(checksum))"
    }

    /// Over the layers' paths and colours, or a bitmap's bytes.
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

extension Fallback.Rejection {
    /// Widths are the usual reason, so only a height is named.
    var axisText: String { axis == .horizontal ? "" : " high" }
}
