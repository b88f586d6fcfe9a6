import MizanCanvas
import MizanDecoders
import MizanGoldens
import MizanRenderTree
import MizanScenes

extension GoldenPictures {
    /// PNG files that Cairo draws, compared pixel by pixel.
    public static let png = GoldenPictures(
        rasterizer: Rasterizer.version, processor: Processor.name,
        draw: { tree, variant, fonts in
            PNGPicture(
                bitmap: try tree.bitmap(fonts: fonts, scale: variant.scale.points, background: variant.canvasColor))
        },
        read: { PNGPicture(bitmap: try PNGDecoder.decode($0)) },
        pixelCount: { file in (try? PNGDecoder.size(of: file)).map { $0.width * $0.height } })
}
