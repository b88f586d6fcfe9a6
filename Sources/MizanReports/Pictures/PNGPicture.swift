import MizanBase
import MizanCanvas
import MizanDecoders
import MizanGoldens
import MizanRenderTree

/// A picture whose file is a PNG.
struct PNGPicture: GoldenPicture {
    let bitmap: Bitmap

    var pixelCount: Int { bitmap.width * bitmap.height }

    func file() throws -> [UInt8] { try PNGEncoder.encode(bitmap) }

    func isShown(by file: [UInt8]) -> Bool {
        // One of another size isn't decoded.
        guard let size = try? PNGDecoder.size(of: file), size == (bitmap.width, bitmap.height) else { return false }
        return (try? PNGDecoder.decode(file)) == bitmap
    }

    func compared(
        with golden: [UInt8], named name: String, in tree: RenderTree?, tolerances: [GoldenPlan.Tolerance],
        scale: FixedLength
    ) throws -> PictureComparison {
        try PictureComparison(golden: golden, file: name, now: bitmap, tree: tree, tolerances: tolerances, scale: scale)
    }

    func difference(from golden: [UInt8]) -> [UInt8]? {
        guard let golden = Bitmap(golden: golden, toShowBeside: bitmap) else { return nil }
        return golden.differencePicture(to: bitmap).flatMap { try? PNGEncoder.encode($0) }
    }
}

extension Bitmap {
    /// The factor by which a golden may claim to be wider or higher than the new picture and still be decoded to be
    /// shown: a small file may claim a picture of a hundred million pixels.
    private static var growth: Int { 4 }

    /// A golden to be shown beside a picture; nil where it can't be read, or is far larger.
    package init?(golden: [UInt8], toShowBeside now: Bitmap) {
        guard let size = try? PNGDecoder.size(of: golden), size.width <= Self.growth * now.width,
            size.height <= Self.growth * now.height, let bitmap = try? PNGDecoder.decode(golden)
        else { return nil }
        self = bitmap
    }
}
