import CFreeType
import MizanBase
import MizanDrawing
import MizanText

/// Finds the coverage of pixels by FreeType: of paths for shapes, of glyphs for an atlas.
///
/// A pixel's coverage is the same in every window, and on every machine with the same FreeType: it counts in integers. One
/// rasterizer is for one thread.
public final class CoverageRasterizer {
    private let library: FT_Library

    /// Throws a diagnostic of the rule `memory` where there is none for it.
    public init() throws {
        var library: FT_Library?
        guard FT_Init_FreeType(&library) == 0, let library else {
            throw DiagnosticError(Diagnostic(rule: "memory", message: "there is no memory for a rasterizer"))
        }
        self.library = library
    }

    deinit { FT_Done_FreeType(library) }

    /// The mask of a path; empty for one without an inside, or with a coordinate that is not finite.
    ///
    /// Throws diagnostics of the rules `picture-size` (more than `Limits.pixels`) and `path-size` (more than 32,767 points).
    ///
    /// - Parameters:
    ///   - path: The outline; open parts are closed by a line.
    ///   - rule: The rule for the points inside.
    ///   - transform: From the path's coordinates to pixels.
    ///   - window: The pixels that are asked for; nil for all that the path touches.
    public func coverage(
        of path: Path, rule: FillRule = .nonzero, transform: AffineTransformation = AffineTransformation(),
        within window: PixelWindow? = nil
    ) throws -> CoverageMask {
        let path = path.mapped(transform.applied)
        guard let bounds = path.controlBounds else { return .empty }
        var pixels = PixelWindow(around: bounds)
        if let window { pixels = pixels.intersection(window) }
        guard !pixels.isEmpty else { return .empty }
        let (width, height) = (pixels.columns.count, pixels.rows.count)
        guard width <= Limits.pixels / height else {
            throw DiagnosticError(
                Diagnostic(
                    rule: "picture-size",
                    message: "a mask of \(width) × \(height) pixels has more than \(Limits.pixels)",
                    fix: "ask for a smaller window"))
        }
        var outline = GlyphOutline(left: Double(pixels.columns.lowerBound))
        outline.add(path)
        guard outline.count <= MIZAN_OUTLINE_LIMIT else {
            throw DiagnosticError(
                Diagnostic(
                    rule: "path-size",
                    message: "a path of \(outline.count) points has more than \(MIZAN_OUTLINE_LIMIT)",
                    fix: "draw it in parts"))
        }
        var coverage: [UInt8] = []
        coverage.reserveCapacity(width * height)
        let rowsAtOnce = max(Self.bandBytes / (width * GlyphOutline.samples * GlyphOutline.samples), 1)
        for first in stride(from: pixels.rows.lowerBound, to: pixels.rows.upperBound, by: rowsAtOnce) {
            let rows = first..<min(first + rowsAtOnce, pixels.rows.upperBound)
            try append(rows: rows, width: width, of: outline, rule, to: &coverage)
        }
        return CoverageMask(window: pixels, coverage: coverage)
    }

    /// The bytes of parts of pixels that are made at a time.
    private static let bandBytes = 1 << 20

    /// Where outlines overlap within a pixel FreeType counts both areas; so it is asked for a sixteenth of pixels, as its own
    /// renderer of glyphs does for fonts whose outlines overlap.
    private func append(
        rows: Range<Int>, width: Int, of outline: GlyphOutline, _ rule: FillRule, to coverage: inout [UInt8]
    ) throws {
        let samples = GlyphOutline.samples
        let (stride, count) = (width * samples, rows.count * samples)
        var parts = [UInt8](repeating: 0, count: stride * count)
        var points = outline.points(above: rows.upperBound)
        let error = mizan_outline_coverage(
            library, &points, outline.tags, Int32(points.count), outline.ends, Int32(outline.ends.count),
            rule == .evenOdd ? 1 : 0, &parts, Int32(stride), Int32(count))
        guard error == 0 else {
            throw DiagnosticError(
                Diagnostic(rule: "picture-drawing", message: "FreeType could not draw a path: its error \(error)"))
        }
        parts.withUnsafeBufferPointer { parts in
            for row in 0..<rows.count {
                for column in 0..<width {
                    var sum = samples * samples / 2
                    for part in row * samples..<(row + 1) * samples {
                        let start = part * stride + column * samples
                        for index in start..<start + samples { sum += Int(parts[index]) }
                    }
                    coverage.append(UInt8(sum / (samples * samples)))
                }
            }
        }
    }

    /// The mask of a glyph's outline, in pixels from its origin on the baseline, y down; empty for a glyph without one.
    ///
    /// - Parameters:
    ///   - glyph: The index in the font.
    ///   - face: The font.
    ///   - size: The em in pixels.
    ///   - offset: The distances of the origin from a pixel's left and upper edge, in pixels; see ``SubpixelOffset``.
    public func coverage(
        of glyph: UInt32, in face: FontFace, size: Double, offset: Point = .zero
    ) throws -> CoverageMask {
        let scale = size / Double(face.unitsPerEm)
        return try coverage(
            of: face.outline(of: glyph),
            transform: AffineTransformation(a: scale, d: -scale, tx: offset.x, ty: offset.y))
    }
}

/// An outline in FreeType's arrays.
private struct GlyphOutline {
    /// The parts of a pixel along each axis that are counted for themselves.
    static let samples = 4
    /// FreeType counts their places in 26.6 bits.
    private static let unit = 64.0 * Double(samples)
    /// In pixels; FreeType refuses what is farther than four times this.
    private static let farthest = 65_536.0 / Double(samples)

    private let left: Double
    private var points: [Point] = []
    private(set) var tags: [UInt8] = []
    /// The last point of each contour.
    private(set) var ends: [Int16] = []

    /// - Parameter left: The column of the first pixel.
    init(left: Double) { self.left = left }

    /// The number of points.
    var count: Int { points.count }

    /// The points from the first column and a row's upper edge, y up.
    func points(above row: Int) -> [FT_Vector] {
        func place(_ value: Double) -> Int {
            Int((min(max(value, -Self.farthest), Self.farthest) * Self.unit).rounded())
        }
        return points.map { FT_Vector(x: place($0.x - left), y: place(Double(row) - $0.y)) }
    }

    mutating func add(_ path: Path) {
        var start = Point.zero
        for element in path.elements {
            switch element {
            case .move(let end):
                endContour()
                start = end
                append(end, FT_CURVE_TAG_ON)
            case .line(let end):
                begin(at: start)
                append(end, FT_CURVE_TAG_ON)
            case .curve(let end, let control1, let control2):
                begin(at: start)
                append(control1, FT_CURVE_TAG_CUBIC)
                append(control2, FT_CURVE_TAG_CUBIC)
                append(end, FT_CURVE_TAG_ON)
            case .close: endContour()
            }
        }
        endContour()
    }

    /// The number of points in ended contours.
    private var ended: Int { Int(ends.last ?? -1) + 1 }

    /// After the end of a contour, the next goes on where it started.
    private mutating func begin(at start: Point) {
        if count == ended { append(start, FT_CURVE_TAG_ON) }
    }

    private mutating func endContour() {
        if count > ended { ends.append(Int16(clamping: count - 1)) }
    }

    private mutating func append(_ place: Point, _ tag: Int32) {
        points.append(place)
        tags.append(UInt8(truncatingIfNeeded: tag))
    }
}
