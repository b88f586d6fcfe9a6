import Foundation
import MizanBase
import MizanDocument
import MizanDrawing
import MizanImages

extension RenderTree {
    /// Reads the JSON form.
    ///
    /// - Parameters:
    ///   - json: The file's bytes.
    ///   - file: The name for errors.
    /// - Throws: `DiagnosticError` with the place of the error.
    public init(json: [UInt8], file: String) throws {
        let value = try JSONValue.parse(json, file: file, comments: false)
        let schema = try value.member("schema")
        guard try schema.int() == Self.schema else {
            throw schema.error(
                "this is not schema \(Self.schema)", fix: "write the tree again with this version", rule: "schema")
        }
        let engine = try value.member("engine")
        self.init(
            versions: LibraryVersions(
                harfbuzz: try engine.member("harfbuzz").string(), fribidi: try engine.member("fribidi").string(),
                icu: try engine.member("icu").string(), cldr: try engine.member("cldr").string(),
                unicode: try engine.member("unicode").string(),
                hyphenation: try engine["hyph-utf8"]?.string() ?? "none"),
            scene: try value.member("scene").string(), variant: try value.member("variant").string(),
            scale: try value["scale"].map { try $0.length() },
            direction: try value.member("direction").value(of: LayoutDirection.self),
            size: try value.member("size").fixedSize())
        fonts = try value.elements("fonts").map { font in
            let checksum = try font.member("checksum")
            guard let number = UInt32(try checksum.string(), radix: 16) else {
                throw checksum.mismatch("eight hexadecimal digits")
            }
            return FontReference(
                name: try font.member("name").string(), coordinates: try font["coordinates"]?.fontCoordinates() ?? [],
                revision: try font.member("revision").string(), checksum: number)
        }
        colorGlyphs = try value.elements("colorGlyphs").map { try $0.colorGlyph(fonts: fonts.count) }
        images = try value.elements("images").map { try $0.image() }
        for element in try value.elements("nodes") {
            nodes.append(try element.node(in: self))
        }
    }
}

extension RenderImage {
    /// The default that JSON omits: an image of paths is a symbol, a bitmap isn't.
    var isSymbolByDefault: Bool {
        guard case .paths = content else { return false }
        return true
    }
}

extension JSONValue {
    func elements(_ key: String) throws -> [JSONValue] { try self[key]?.array() ?? [] }

    func length() throws -> FixedLength {
        guard case .number(let literal) = content, let length = FixedLength(literal) else {
            throw mismatch("a number of points with at most four decimals")
        }
        return length
    }

    func lengths(_ count: Int) throws -> [FixedLength] {
        let lengths = try array().map { try $0.length() }
        guard lengths.count == count else { throw mismatch("an array of \(count) numbers") }
        return lengths
    }

    func fixedSize() throws -> FixedSize {
        let lengths = try lengths(2)
        return FixedSize(width: lengths[0], height: lengths[1])
    }

    func frame() throws -> FixedRect {
        let lengths = try lengths(4)
        return FixedRect(x: lengths[0], y: lengths[1], width: lengths[2], height: lengths[3])
    }

    fileprivate func fontCoordinates() throws -> [FontCoordinate] {
        try object().map { member in
            guard let coordinate = FontCoordinate(member.key, try member.value.length().points) else {
                throw member.value.mismatch("a place on an axis of the font, such as \"wght\": 650")
            }
            return coordinate
        }
    }

    fileprivate func range() throws -> Range<Int> {
        let bounds = try array().map { try $0.int() }
        guard bounds.count == 2, bounds[0] >= 0, bounds[0] <= bounds[1] else {
            throw mismatch("an array of two rising offsets")
        }
        return bounds[0]..<bounds[1]
    }

    func color() throws -> RGBA {
        guard let color = RGBA(try string()) else { throw mismatch("a colour, #rrggbb or #rrggbbaa") }
        return color
    }

    func integer<Integer: FixedWidthInteger>(_ type: Integer.Type) throws -> Integer {
        guard let integer = Integer(exactly: try int()) else { throw mismatch("a number of at most \(Integer.max)") }
        return integer
    }

    /// An index into a list of the tree.
    func index(below count: Int) throws -> Int {
        let index = try int()
        guard (0..<count).contains(index) else {
            throw error("there is no element \(index)", fix: "use 0 to \(count - 1)", rule: "index")
        }
        return index
    }

    fileprivate func image() throws -> RenderImage {
        var image = RenderImage(
            name: try member("name").string(), size: try member("size").fixedSize(),
            mirrors: try self["mirrors"]?.bool() ?? false,
            hasCounterpart: try self["counterpart"]?.bool() ?? false,
            content: try self["data"].map { .bitmap(try bitmap(data: $0)) } ?? .paths(try layers()))
        image.isMissing = try self["missing"]?.bool() ?? false
        image.isSymbol = try self["symbol"]?.bool() ?? image.isSymbolByDefault
        return image
    }

    private func layers() throws -> [FilledPath] {
        try elements("layers").map { layer in
            let path = try layer.member("path")
            guard let outline = Path(svg: try path.string()) else { throw path.mismatch("SVG's path data") }
            return FilledPath(
                path: outline, color: try layer["color"]?.color(),
                rule: try layer["rule"]?.value(of: FillRule.self) ?? .nonzero)
        }
    }

    /// A bitmap by its bytes; its other members must agree with them.
    func bitmap(data: JSONValue) throws -> EncodedBitmap {
        let text = try data.string()
        guard text.utf8.count / 4 * 3 <= Limits.fileBytes + 2, let bytes = Data(base64Encoded: text) else {
            throw data.mismatch("Base64 of at most \(Limits.fileBytes) bytes")
        }
        let bitmap: EncodedBitmap
        do {
            bitmap = try EncodedBitmap(bytes: Array(bytes))
        } catch let error as DiagnosticError {
            throw DiagnosticError(
                error.diagnostics.map { data.error($0.message, fix: $0.fix, rule: $0.rule) }.flatMap(\.diagnostics))
        }
        let format = try member("format")
        guard try format.value(of: EncodedBitmap.Format.self) == bitmap.format else {
            throw format.mismatch("\"\(bitmap.format.rawValue)\", as the data say")
        }
        let pixels = try member("pixels")
        guard try pixels.array().map({ try $0.int() }) == [bitmap.pixelWidth, bitmap.pixelHeight] else {
            throw pixels.mismatch("[\(bitmap.pixelWidth), \(bitmap.pixelHeight)], as the data say")
        }
        return bitmap
    }

    fileprivate func node(in tree: RenderTree) throws -> RenderNode {
        let parent = try self["parent"]?.index(below: tree.nodes.count)
        var node = RenderNode(
            path: try member("path").string(), type: try member("type").string(), parent: parent,
            frame: try member("frame").frame(),
            direction: try self["direction"]?.value(of: LayoutDirection.self) ?? tree.inheritedDirection(of: parent),
            effects: try elements("effects").map { try $0.effect() }, role: try self["role"]?.string(),
            traits: try elements("traits").map { try $0.string() }, label: try self["label"]?.string(),
            hidden: try self["hidden"]?.bool() ?? false, scroll: try self["scroll"]?.scroll(),
            took: try self["took"]?.fallback(),
            inputs: try elements("inputs").map { try $0.input() }, content: try content(in: tree))
        node.value = try self["value"]?.string()
        node.hint = try self["hint"]?.string()
        node.isEnabled = try self["isEnabled"]?.bool() ?? true
        node.actions = try elements("actions").map { try $0.value(of: AccessibilityNode.Action.self) }
        node.customActions = try elements("customActions").map { try $0.string() }
        node.order = try self["order"]?.int()
        node.contentShape = try self["contentShape"].map { shape in
            guard let kind = try shape.outline() else { throw shape.mismatch("a shape") }
            return kind
        }
        node.allowsHitTesting = try self["allowsHitTesting"]?.bool() ?? true
        node.focus = try RenderNode.Focus(reading: self)
        node.offers = try elements("offers").map { try $0.string() }
        node.acceptedTypes = try elements("takes").map { try $0.string() }
        return node
    }

    private func content(in tree: RenderTree) throws -> RenderNode.Content? {
        if let image = self["image"] {
            var shown = RenderNode.Image(
                image: try image.index(below: tree.images.count), mirrored: try self["mirrored"]?.bool() ?? false,
                flippedByCode: try self["flippedByCode"]?.bool() ?? false,
                color: try member("color").color(),
                rendering: try self["rendering"]?.value(of: SymbolRenderingMode.self) ?? .multicolor)
            shown.palette = try elements("palette").map { try $0.color() }
            if let insets = try self["capInsets"]?.lengths(4) {
                shown.resizing = RenderNode.Resizing(
                    top: insets[0], left: insets[1], bottom: insets[2], right: insets[3],
                    tiles: try self["tile"]?.bool() ?? false)
            }
            return .image(shown)
        }
        if let shape = try shape() { return .shape(shape) }
        return try self["text"].map { .text(try text(try $0.string(), fonts: tree.fonts.count)) }
    }

    private func scroll() throws -> RenderNode.Scroll {
        let offset = try member("offset").lengths(2)
        return RenderNode.Scroll(
            contentSize: try member("contentSize").fixedSize(), offset: FixedPoint(x: offset[0], y: offset[1]),
            scrollerSide: try self["scrollerSide"]?.value(of: ScreenSide.self))
    }

    /// One input of the author, as it is printed in the text form.
    private func input() throws -> TreeAttribute {
        guard let field = TreeAttribute(try string()[...]), field.name.isInput else {
            throw mismatch("something that a view's author says, such as \"padding 16\"")
        }
        return field
    }

    private func fallback() throws -> Fallback {
        let (number, count) = (try member("alternative"), try member("count").int())
        guard (1...max(count, 1)).contains(try number.int()) else {
            throw number.mismatch("a number from 1 to the count")
        }
        return Fallback(
            index: try number.int() - 1, count: count,
            rejected: try elements("rejected").map { rejection in
                Fallback.Rejection(
                    segment: try rejection.member("segment").string(),
                    axis: try rejection.member("axis").value(of: Axis.self),
                    needs: try rejection.member("needs").length(), offered: try rejection.member("offered").length(),
                    node: try rejection["node"]?.string())
            })
    }

    private func text(_ string: String, fonts: Int) throws -> RenderText {
        RenderText(
            text: AttributedText(
                string,
                isolates: try elements("isolates").map { isolate in
                    AttributedText.Isolate(
                        range: try isolate.member("range").range(),
                        direction: try isolate.member("direction").value(of: WritingDirection.self))
                }, runs: try elements("attributes").map { try $0.markup() }),
            lines: try elements("lines").map { line in
                RenderText.Line(
                    frame: try line.member("frame").frame(), baseline: try line.member("baseline").length(),
                    range: try line.member("range").range(),
                    direction: try line.member("direction").value(of: LayoutDirection.self),
                    runs: try line.elements("runs").map { try $0.run(fonts: fonts) },
                    missingGlyphs: try line.elements("missingGlyphs").map { try $0.member("range").range() },
                    decorations: try line.elements("decorations").map { try $0.decoration() })
            }, truncated: try self["truncated"]?.range(), scale: try self["scaled"]?.length() ?? RenderText.fullScale)
    }

    private func markup() throws -> AttributedText.Run {
        let names = try elements("presentation").map { try $0.string() }
        guard let presentation = InlinePresentationIntent(names: names) else {
            throw error("there is no such presentation", fix: nil, rule: "unknown-value")
        }
        return AttributedText.Run(
            range: try member("range").range(),
            attributes: TextAttributes(presentation: presentation, link: try self["link"]?.string()))
    }

    private func decoration() throws -> RenderText.Decoration {
        RenderText.Decoration(
            kind: try member("kind").value(of: RenderText.Decoration.Position.self), x: try member("x").length(),
            y: try member("y").length(),
            size: FixedSize(width: try member("width").length(), height: try member("height").length()),
            color: try member("color").color(),
            pattern: try self["pattern"]?.value(of: TextDecoration.Pattern.self) ?? .solid)
    }

    private func run(fonts: Int) throws -> RenderText.Run {
        RenderText.Run(
            font: try member("font").index(below: fonts), size: try member("size").length(),
            level: try member("level").integer(UInt8.self), range: try member("range").range(),
            color: try member("color").color(),
            glyphs: try elements("glyphs").map { glyph in
                let parts = try glyph.array()
                guard parts.count == 4 else { throw glyph.mismatch("an array of id, x, y and cluster") }
                return RenderText.Glyph(
                    id: try parts[0].integer(UInt32.self), x: try parts[1].length(), y: try parts[2].length(),
                    cluster: try parts[3].int())
            },
            clip: try self["clip"]?.lengths(4).rect)
    }
}

extension [FixedLength] {
    /// The rectangle of an x, a y, a width and a height.
    fileprivate var rect: FixedRect { FixedRect(x: self[0], y: self[1], width: self[2], height: self[3]) }
}
