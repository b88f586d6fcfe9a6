import CCairo
import CPixels
import MizanRenderTree

/// The pixels of a surface in words of Cairo's ARGB32, changed in integers: every machine finds the same bytes.
struct LayerPixels {
    private let surface: OpaquePointer
    private let words: UnsafeMutablePointer<UInt32>
    private let bounds: PixelRect
    /// Words from a row to the next.
    private let stride: Int

    /// Nil where the surface has no pixels in memory.
    init?(_ surface: OpaquePointer, _ bounds: PixelRect) {
        cairo_surface_flush(surface)
        guard let bytes = cairo_image_surface_get_data(surface) else { return nil }
        self.surface = surface
        self.bounds = bounds
        stride = Int(cairo_image_surface_get_stride(surface)) / MemoryLayout<UInt32>.size
        words = UnsafeMutableRawPointer(bytes).assumingMemoryBound(to: UInt32.self)
    }

    /// Takes the pixels of another surface that both have.
    func copy(_ other: LayerPixels) {
        let both = bounds.intersection(other.bounds)
        guard !both.isEmpty else { return }
        for row in both.y..<both.y + both.height {
            let target = words + (row - bounds.y) * stride + both.x - bounds.x
            let source = other.words + (row - other.bounds.y) * other.stride + both.x - other.bounds.x
            target.update(from: source, count: both.width)
        }
        cairo_surface_mark_dirty(surface)
    }

    /// Maps all colours.
    func map(by matrix: ColorMatrix) {
        let rows = [matrix.red, matrix.green, matrix.blue]
        let factors = rows.flatMap { [$0.red, $0.green, $0.blue, $0.offset] } + [matrix.alpha]
        for row in 0..<bounds.height { mizan_map_colors(words + row * stride, bounds.width, factors) }
        cairo_surface_mark_dirty(surface)
    }

    /// Blurs rows, then columns, in 16 bits a channel; what is outside counts as transparent.
    func blur(by blur: BoxBlur) {
        var (width, height) = (bounds.width, bounds.height)
        let count = width * height
        var pixels = [UInt64](repeating: 0, count: count)
        var turned = pixels
        pixels.withUnsafeMutableBufferPointer { pixels in
            for row in 0..<height {
                mizan_widen(words + row * stride, width, pixels.baseAddress.map { $0 + row * width })
            }
        }
        // Each box turns the picture, so that rows and columns take turns.
        for box in blur.boxes.flatMap({ [$0, $0] }) {
            mizan_blur_rows(pixels, width, height, box.before, box.after, &turned)
            swap(&pixels, &turned)
            swap(&width, &height)
        }
        pixels.withUnsafeBufferPointer { pixels in
            for row in 0..<height {
                mizan_narrow(pixels.baseAddress.map { $0 + row * width }, width, words + row * stride)
            }
        }
        cairo_surface_mark_dirty(surface)
    }
}
