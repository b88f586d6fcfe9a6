import MizanRenderTree
import MizanScenes
import MizanText

/// The functions that draw, read and compare the pictures beside goldens' trees.
///
/// Trees are compared without any: the module `MizanReports` has `.png`, which draws with Cairo.
///
/// ```swift
/// expectGolden(of: Ticket(), named: "Ticket", variants: ["ar_w320"], pictures: .png)
/// ```
public struct GoldenPictures: Sendable {
    /// The library that draws and its version, `cairo 1.18.0`.
    public var rasterizer: String
    /// The machine, as far as a picture may depend on it: `x86_64 Intel(R) Xeon(R) Processor`.
    public var processor: String
    /// Draws a tree that was laid out in a variant with some fonts.
    public var draw: @Sendable (RenderTree, Variant, FontCollection) throws -> any GoldenPicture
    /// Reads a picture's file; throws `DiagnosticError` for a file that is no picture.
    public var read: @Sendable (_ file: [UInt8]) throws -> any GoldenPicture
    /// The number of pixels that a picture's file claims; nil for a file that is no picture.
    public var pixelCount: @Sendable (_ file: [UInt8]) -> Int?

    /// Pictures that are made in some way.
    public init(
        rasterizer: String, processor: String,
        draw: @escaping @Sendable (RenderTree, Variant, FontCollection) throws -> any GoldenPicture,
        read: @escaping @Sendable ([UInt8]) throws -> any GoldenPicture,
        pixelCount: @escaping @Sendable ([UInt8]) -> Int?
    ) {
        self.rasterizer = rasterizer
        self.processor = processor
        self.draw = draw
        self.read = read
        self.pixelCount = pixelCount
    }
}
