import Foundation
import MizanBase
import MizanDocument
import MizanImages

extension RenderTree {
    /// The tree as JSON (Definitions 8): frames absolute, keys in a fixed order, defaults omitted, a line feed at the
    /// end. ``init(json:file:)`` reads it back to an equal tree.
    public var json: [UInt8] {
        var writer = JSONWriter()
        writer.object { writer in
            writer.key("schema")
            writer.number(Self.schema)
            writer.key("engine")
            writer.object(inline: true) { writer in
                for (key, version) in versions.named {
                    writer.key(key)
                    writer.string(version)
                }
            }
            writer.member("scene", scene)
            writer.member("variant", variant)
            if let scale { writer.member("scale", scale) }
            writer.member("direction", direction.rawValue)
            writer.key("size")
            writer.lengths([size.width, size.height])
            writer.list("fonts", fonts) { writer, font in
                writer.object(inline: true) { writer in
                    writer.member("name", font.name)
                    if !font.coordinates.isEmpty {
                        writer.key("coordinates")
                        writer.object(inline: true) { writer in
                            for coordinate in font.coordinates { writer.member(coordinate.tag, coordinate.fixed) }
                        }
                    }
                    writer.member("revision", font.revision)
                    writer.member("checksum", font.checksumText)
                }
            }
            writer.list("colorGlyphs", colorGlyphs) { $0.colorGlyph($1) }
            writer.list("images", images) { $0.image($1) }
            writer.list("nodes", nodes) { $0.node($1, in: self) }
        }
        return writer.bytes + [UInt8(ascii: "\n")]
    }

    /// The default direction of a node: its parent's, or the tree's at the root.
    func inheritedDirection(of parent: Int?) -> LayoutDirection {
        parent.flatMap { nodes.indices.contains($0) ? nodes[$0].direction : nil } ?? direction
    }
}

extension JSONWriter {
    mutating func member(_ key: String, _ value: String) {
        self.key(key)
        string(value)
    }

    mutating func member(_ key: String, _ value: FixedLength) {
        self.key(key)
        number(value)
    }

    mutating func member(_ key: String, _ range: Range<Int>) {
        self.key(key)
        array(inline: true) { writer in
            writer.number(range.lowerBound)
            writer.number(range.upperBound)
        }
    }

    mutating func lengths(_ lengths: [FixedLength]) {
        array(inline: true) { writer in
            for length in lengths { writer.number(length) }
        }
    }

    mutating func frame(_ frame: FixedRect) {
        key("frame")
        lengths([frame.minX, frame.minY, frame.size.width, frame.size.height])
    }

    /// An array of objects, omitted where it is empty.
    mutating func list<Elements: Collection>(
        _ key: String, _ elements: Elements, _ write: (inout JSONWriter, Elements.Element) -> Void
    ) {
        guard !elements.isEmpty else { return }
        self.key(key)
        array { writer in
            for element in elements { write(&writer, element) }
        }
    }

    fileprivate mutating func image(_ image: RenderImage) {
        object { writer in
            writer.member("name", image.name)
            writer.key("size")
            writer.lengths([image.size.width, image.size.height])
            if image.mirrors {
                writer.key("mirrors")
                writer.bool(true)
            }
            if image.hasCounterpart {
                writer.key("counterpart")
                writer.bool(true)
            }
            if image.isMissing {
                writer.key("missing")
                writer.bool(true)
            }
            if image.isSymbol != image.isSymbolByDefault {
                writer.key("symbol")
                writer.bool(image.isSymbol)
            }
            if case .bitmap(let bitmap) = image.content { writer.bitmap(bitmap) }
            writer.list("layers", image.layers) { writer, layer in
                writer.object(inline: true) { writer in
                    writer.member("path", layer.path.svg)
                    if let color = layer.color { writer.member("color", color.description) }
                    if layer.rule != .nonzero { writer.member("rule", layer.rule.rawValue) }
                }
            }
        }
    }

    mutating func bitmap(_ bitmap: EncodedBitmap) {
        member("format", bitmap.format.rawValue)
        key("pixels")
        array(inline: true) { writer in
            writer.number(bitmap.pixelWidth)
            writer.number(bitmap.pixelHeight)
        }
        member("data", Data(bitmap.bytes).base64EncodedString())
    }

    fileprivate mutating func node(_ node: RenderNode, in tree: RenderTree) {
        object { writer in
            writer.member("path", node.path)
            writer.member("type", node.type)
            if let parent = node.parent {
                writer.key("parent")
                writer.number(parent)
            }
            writer.frame(node.frame)
            if node.direction != tree.inheritedDirection(of: node.parent) {
                writer.member("direction", node.direction.rawValue)
            }
            writer.list("effects", node.effects) { $0.effect($1) }
            if let role = node.role { writer.member("role", role) }
            writer.strings("traits", node.traits)
            if let label = node.label { writer.member("label", label) }
            if let value = node.value { writer.member("value", value) }
            if let hint = node.hint { writer.member("hint", hint) }
            if !node.isEnabled {
                writer.key("isEnabled")
                writer.bool(false)
            }
            writer.strings("actions", node.actions.map(\.rawValue))
            writer.strings("customActions", node.customActions)
            if node.hidden {
                writer.key("hidden")
                writer.bool(true)
            }
            if let order = node.order {
                writer.key("order")
                writer.number(order)
            }
            if let shape = node.contentShape {
                writer.key("contentShape")
                writer.object(inline: true) { $0.outline(shape) }
            }
            if !node.allowsHitTesting {
                writer.key("allowsHitTesting")
                writer.bool(false)
            }
            node.focus.write(to: &writer)
            writer.strings("offers", node.offers)
            writer.strings("takes", node.acceptedTypes)
            if let scroll = node.scroll { writer.scroll(scroll) }
            if let took = node.chosenAlternative { writer.fallback(took) }
            writer.strings("inputs", node.inputs.map(\.text))
            switch node.content {
            case nil: break
            case .shape(let shape): writer.shape(shape)
            case .image(let shown):
                writer.key("image")
                writer.number(shown.image)
                if shown.mirrored {
                    writer.key("mirrored")
                    writer.bool(true)
                }
                if shown.flippedByCode {
                    writer.key("flippedByCode")
                    writer.bool(true)
                }
                writer.member("color", shown.color.description)
                if shown.rendering != .multicolor { writer.member("rendering", shown.rendering.rawValue) }
                writer.strings("palette", shown.palette.map(\.description))
                if let resizing = shown.resizing {
                    writer.key("capInsets")
                    writer.lengths([resizing.top, resizing.left, resizing.bottom, resizing.right])
                    if resizing.tiles {
                        writer.key("tile")
                        writer.bool(true)
                    }
                }
            case .text(let text): writer.text(text)
            }
        }
    }

    /// An array of texts, omitted where it is empty.
    mutating func strings(_ key: String, _ strings: [String]) {
        guard !strings.isEmpty else { return }
        self.key(key)
        array(inline: true) { writer in
            for string in strings { writer.string(string) }
        }
    }

    private mutating func scroll(_ scroll: RenderNode.Scroll) {
        key("scroll")
        object(inline: true) { writer in
            writer.key("contentSize")
            writer.lengths([scroll.contentSize.width, scroll.contentSize.height])
            writer.key("offset")
            writer.lengths([scroll.offset.x, scroll.offset.y])
            if let side = scroll.scrollerSide { writer.member("scrollerSide", side.rawValue) }
        }
    }

    private mutating func fallback(_ fallback: Fallback) {
        key("took")
        object(inline: true) { writer in
            writer.key("alternative")
            writer.number(fallback.index + 1)
            writer.key("count")
            writer.number(fallback.count)
            writer.list("rejected", fallback.rejected) { writer, rejection in
                writer.object(inline: true) { writer in
                    writer.member("segment", rejection.segment)
                    writer.member("axis", rejection.axis.rawValue)
                    writer.member("needs", rejection.needs)
                    writer.member("offered", rejection.offered)
                    if let node = rejection.node { writer.member("node", node) }
                }
            }
        }
    }

    private mutating func text(_ text: RenderText) {
        member("text", text.text.string)
        list("isolates", text.text.isolates) { writer, isolate in
            writer.object(inline: true) { writer in
                writer.member("range", isolate.range)
                writer.member("direction", isolate.direction.rawValue)
            }
        }
        list("attributes", text.text.runs) { writer, run in
            writer.object(inline: true) { writer in
                writer.member("range", run.range)
                let names = run.attributes.presentation.names
                if !names.isEmpty {
                    writer.key("presentation")
                    writer.array(inline: true) { writer in
                        for name in names { writer.string(name) }
                    }
                }
                if let link = run.attributes.link { writer.member("link", link) }
            }
        }
        if let truncated = text.truncated { member("truncated", truncated) }
        if text.scale != RenderText.fullScale { member("scaled", text.scale) }
        list("lines", text.lines) { writer, line in
            writer.object { writer in
                writer.frame(line.frame)
                writer.member("baseline", line.baseline)
                writer.member("range", line.range)
                writer.member("direction", line.direction.rawValue)
                writer.list("missingGlyphs", line.missingGlyphs) { writer, range in
                    writer.object(inline: true) { writer in
                        writer.member("range", range)
                        writer.member("characters", text.codePoints(in: range))
                    }
                }
                writer.list("runs", line.runs) { $0.run($1) }
                writer.list("decorations", line.decorations) { writer, stroke in
                    writer.object(inline: true) { writer in
                        writer.member("kind", stroke.position.rawValue)
                        writer.member("x", stroke.x)
                        writer.member("y", stroke.y)
                        writer.member("width", stroke.size.width)
                        writer.member("height", stroke.size.height)
                        writer.member("color", stroke.color.description)
                        if stroke.pattern != .solid { writer.member("pattern", stroke.pattern.rawValue) }
                    }
                }
            }
        }
    }

    private mutating func run(_ run: RenderText.Run) {
        object { writer in
            writer.key("font")
            writer.number(run.font)
            writer.member("size", run.size)
            writer.key("level")
            writer.number(run.level)
            writer.member("range", run.range)
            writer.member("color", run.color.description)
            if let clip = run.clip {
                writer.key("clip")
                writer.lengths([clip.minX, clip.minY, clip.size.width, clip.size.height])
            }
            writer.key("glyphs")
            writer.array(inline: true) { writer in
                for glyph in run.glyphs {
                    writer.array(inline: true) { writer in
                        writer.number(glyph.id)
                        writer.number(glyph.x)
                        writer.number(glyph.y)
                        writer.number(glyph.cluster)
                    }
                }
            }
        }
    }
}
