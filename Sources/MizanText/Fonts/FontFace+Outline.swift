import CHarfBuzz
import MizanBase
import MizanDrawing

extension FontFace {
    /// A glyph's outline in font units, y **up** as in the font; empty for a glyph without one.
    public func outline(of glyph: UInt32) -> Path {
        var pen = OutlinePen()
        withUnsafeMutablePointer(to: &pen) {
            hb_font_get_glyph_shape(font, glyph, OutlinePen.functions, UnsafeMutableRawPointer($0))
        }
        return Path(pen.elements)
    }
}

/// Collects an outline that HarfBuzz draws. Quadratic curves come as cubic ones: there is no callback for them.
private struct OutlinePen {
    var elements: [Path.Element] = []

    nonisolated(unsafe) static let functions: OpaquePointer? = {
        guard let functions = hb_draw_funcs_create() else { return nil }
        hb_draw_funcs_set_move_to_func(functions, { _, pen, _, x, y, _ in add(.move(to: at(x, y)), pen) }, nil, nil)
        hb_draw_funcs_set_line_to_func(functions, { _, pen, _, x, y, _ in add(.line(to: at(x, y)), pen) }, nil, nil)
        hb_draw_funcs_set_cubic_to_func(
            functions,
            { _, pen, _, x1, y1, x2, y2, x, y, _ in
                add(.curve(to: at(x, y), control1: at(x1, y1), control2: at(x2, y2)), pen)
            }, nil, nil)
        hb_draw_funcs_set_close_path_func(functions, { _, pen, _, _ in add(.close, pen) }, nil, nil)
        hb_draw_funcs_make_immutable(functions)
        return functions
    }()

    static func at(_ x: Float, _ y: Float) -> Point { Point(x: Double(x), y: Double(y)) }

    static func add(_ element: Path.Element, _ pen: UnsafeMutableRawPointer?) {
        pen?.assumingMemoryBound(to: OutlinePen.self).pointee.elements.append(element)
    }
}
