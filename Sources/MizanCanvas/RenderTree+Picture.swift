import CPixels
import MizanBase
import MizanDecoders
import MizanImages
import MizanRenderTree
import MizanText

extension RenderTree {
    /// The tree drawn as a picture, `scale` pixels a point.
    ///
    /// Throws a `DiagnosticError` where the collection lacks a font of the tree, and as ``CairoCanvas`` does.
    public func bitmap(
        fonts: FontCollection, scale: Double = 2, background: RGBA = .white,
        decoder: any ImageDecoder = FileDecoder()
    ) throws -> Bitmap {
        let (width, height) = try CairoCanvas.pixels(of: size.size, scale: scale)
        // Drawn where the pixels stay: a picture takes megabytes, which the system hands out a page at a time.
        let pixels = try [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
            guard let memory = buffer.baseAddress else { return }
            var canvas = try CairoCanvas(
                width: width, height: height, scale: scale, background: background, decoder: decoder,
                memory: memory)
            try draw(on: &canvas, fonts: fonts)
            try canvas.finishDrawing()
            mizan_straighten(memory, width * 4, width, height, memory)
            count = width * height * 4
        }
        return try Bitmap(width: width, height: height, pixels: pixels)
    }

    /// The tree drawn as a PNG file, `scale` pixels a point; throws as ``bitmap(fonts:scale:background:decoder:)`` does.
    public func png(
        fonts: FontCollection, scale: Double = 2, background: RGBA = .white, decoder: any ImageDecoder = FileDecoder()
    ) throws -> [UInt8] {
        try PNGEncoder.encode(bitmap(fonts: fonts, scale: scale, background: background, decoder: decoder))
    }
}
