import MizanBase
import MizanDocument
import MizanDrawing
import MizanRenderTree
import MizanRendering

/// The text of an SVG file while it is written: elements that are open, definitions, and numbers that name them.
struct SVGWriter {
    /// A group of elements that is finished as one.
    struct OpenLayer {
        var text = ""
        /// The elements that are open for each `save()`, innermost last; the first number is the layer's own.
        var open = [0]
        let bounds: Rect
        let compositing: CanvasCompositing?
    }

    /// The layers that are open; the first is the picture.
    private(set) var layers: [OpenLayer]
    /// What the elements refer to.
    private(set) var definitions = ""
    private var count = 0

    init(_ bounds: Rect) { layers = [OpenLayer(bounds: bounds, compositing: nil)] }

    /// A name that no other definition has.
    mutating func name(_ prefix: String) -> String {
        count += 1
        return "\(prefix)\(count)"
    }

    mutating func define(_ text: String) { definitions += text + "\n" }

    mutating func write(_ element: String) { layers[layers.count - 1].text += element + "\n" }

    // MARK: Groups

    /// Opens a group, which ends with the matching ``restore()``.
    mutating func open(_ attributes: String) {
        let last = layers.count - 1
        layers[last].text += "<g \(attributes)>\n"
        layers[last].open[layers[last].open.count - 1] += 1
    }

    mutating func save() { layers[layers.count - 1].open.append(0) }

    mutating func restore() {
        let last = layers.count - 1
        guard layers[last].open.count > 1, let open = layers[last].open.popLast() else { return }
        layers[last].text += String(repeating: "</g>\n", count: open)
    }

    mutating func begin(_ bounds: Rect, _ compositing: CanvasCompositing) {
        layers.append(OpenLayer(bounds: bounds, compositing: compositing))
    }

    /// Ends the layer that was begun last; nil where none was.
    mutating func end() -> OpenLayer? {
        guard layers.count > 1, var layer = layers.popLast() else { return nil }
        layer.text += String(repeating: "</g>\n", count: layer.open.reduce(0, +))
        return layer
    }

    /// Puts all that the innermost layer has so far into a group.
    mutating func wrap(_ attributes: String) {
        let last = layers.count - 1
        layers[last].text = "<g \(attributes)>\n\(layers[last].text)</g>\n"
    }
}

extension Double {
    /// A number as SVG has it, on the grid of 1/10,000; 0 where it isn't finite or too far out for any picture.
    var svg: String {
        FixedLength(points: self)?.description ?? "0"
    }
}

extension String {
    /// The text as content of an element or an attribute of XML; characters that XML can't have become U+FFFD.
    var xmlEscaped: String { replacingNonXMLCharacters().writtenInXML(inAttribute: true) }
}

extension RGBA {
    /// The colour without its opacity.
    var svg: String {
        func hex(_ part: UInt8) -> String { (part < 16 ? "0" : "") + String(part, radix: 16) }
        return "#" + hex(red) + hex(green) + hex(blue)
    }

    /// An attribute for its opacity, with a space before it; nothing where it is opaque.
    func svgOpacity(_ attribute: String) -> String {
        alpha == 255 ? "" : " \(attribute)=\"\((Double(alpha) / 255).svg)\""
    }
}

extension AffineTransformation {
    /// The value of the attribute `transform`. Factors get seven digits more than places: what they turn can be large.
    var svg: String {
        func factor(_ value: Double) -> String {
            guard value.isFinite, value.magnitude < 1e9 else { return "0" }
            let rounded = (value * 1e9).rounded() / 1e9
            return rounded == rounded.rounded() ? String(Int(rounded)) : "\(rounded)"
        }
        return "matrix(\(factor(a)) \(factor(b)) \(factor(c)) \(factor(d)) \(tx.svg) \(ty.svg))"
    }
}
