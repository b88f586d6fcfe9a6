import MizanBase
import MizanDocument
import MizanImages

// The text and JSON forms of glyphs in colours (Definitions 3 and 8).

extension RenderColorGlyph {
    /// `png 136x128 8f12c3aa`, `layers 3 51b0e7d2`, `undrawable colr-1`
    var text: String {
        switch content {
        case .bitmap(let bitmap, let frame):
            "\(bitmap.format.rawValue) \(bitmap.pixelWidth)x\(bitmap.pixelHeight) \(frame.minX),\(frame.minY) "
                + "\(frame.size.text) \(hexadecimal(bitmap.checksum))"
        case .layers(let layers): "layers \(layers.count) \(hexadecimal(Self.checksum(of: layers)))"
        case .undrawable(let obstacle): "undrawable \(obstacle.rawValue)"
        }
    }

    /// The checksum over the layers' glyphs and colours.
    private static func checksum(of layers: [GlyphLayer]) -> UInt32 {
        var checksum = CRC32()
        for layer in layers {
            checksum.update(layer.glyph)
            checksum.update(layer.color?.description ?? "")
        }
        return checksum.value
    }
}

extension JSONWriter {
    mutating func colorGlyph(_ glyph: RenderColorGlyph) {
        object { writer in
            writer.key("font")
            writer.number(glyph.font)
            writer.key("id")
            writer.number(glyph.id)
            switch glyph.content {
            case .bitmap(let bitmap, let frame):
                writer.frame(frame)
                writer.bitmap(bitmap)
            case .layers(let layers):
                writer.list("layers", layers) { writer, layer in
                    writer.object(inline: true) { writer in
                        writer.key("glyph")
                        writer.number(layer.glyph)
                        if let color = layer.color { writer.member("color", color.description) }
                    }
                }
            case .undrawable(let obstacle): writer.member("undrawable", obstacle.rawValue)
            }
        }
    }
}

extension JSONValue {
    /// - Parameter fonts: The number of fonts in the tree.
    func colorGlyph(fonts: Int) throws -> RenderColorGlyph {
        let content: RenderColorGlyph.Content
        if let obstacle = self["undrawable"] {
            content = .undrawable(try obstacle.value(of: GlyphObstacle.self))
        } else if let data = self["data"] {
            content = .bitmap(try bitmap(data: data), frame: try member("frame").frame())
        } else {
            let layers = try member("layers")
            let elements = try layers.array()
            guard (1...Int(Limits.glyphLayers)).contains(elements.count) else {
                throw layers.mismatch("an array of 1 to \(Limits.glyphLayers) layers")
            }
            content = .layers(
                try elements.map { layer in
                    GlyphLayer(
                        glyph: try layer.member("glyph").integer(UInt32.self), color: try layer["color"]?.color())
                })
        }
        return RenderColorGlyph(
            font: try member("font").index(below: fonts), id: try member("id").integer(UInt32.self), content: content)
    }
}
