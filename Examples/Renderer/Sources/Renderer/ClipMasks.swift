import Mizan
import MizanCoverage
import MizanRenderTree
import MizanRendering

/// What clips leave of a layer's pixels, kept as long as the layer is drawn.
struct ClipMasks {
    private var masks: [Int: PixelMask] = [:]

    /// The part of each pixel of a window that a clip and its parents leave.
    mutating func mask(
        of index: Int, in commands: DrawCommands, _ toPixels: AffineTransformation, within window: PixelWindow,
        by rasterizer: CoverageRasterizer
    ) throws -> PixelMask {
        if let mask = masks[index] { return mask }
        let clip = commands.clips[index]
        var mask = PixelMask(
            try rasterizer.coverage(
                of: commands.paths[clip.path].path, transform: clip.transform.then(toPixels), within: window))
        if let parent = clip.parent {
            mask.multiply(by: try self.mask(of: parent, in: commands, toPixels, within: window, by: rasterizer))
        }
        masks[index] = mask
        return mask
    }
}
