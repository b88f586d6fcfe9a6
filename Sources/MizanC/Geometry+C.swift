import CMizan
import MizanBase
import MizanDrawing

extension mizan_point {
    init(_ point: Point) { self.init(x: point.x, y: point.y) }
}

extension mizan_rectangle {
    init(_ rect: Rect) { self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height) }
}

extension mizan_transform {
    init(_ transform: AffineTransformation) {
        self.init(
            a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: transform.tx, ty: transform.ty)
    }
}

extension mizan_color {
    init(_ color: RGBA) { self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha) }
}

extension mizan_range {
    init(_ range: Range<Int>) {
        self.init(first: UInt32(clamping: range.lowerBound), count: UInt32(clamping: range.count))
    }
}
