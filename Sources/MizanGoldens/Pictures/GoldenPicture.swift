import MizanBase
import MizanRenderTree

/// A picture of a case as it is now, drawn by a ``GoldenPictures``.
public protocol GoldenPicture: Sendable {
    /// The number of pixels.
    var pixelCount: Int { get }

    /// The bytes of its file, as it is recorded.
    func file() throws -> [UInt8]

    /// Tells whether a file shows the very same pixels; false for what can't be read.
    func isShown(by file: [UInt8]) -> Bool

    /// Compares the picture with its golden.
    ///
    /// - Parameters:
    ///   - golden: The golden's bytes.
    ///   - name: The golden's name for messages.
    ///   - tree: The tree that both pictures are of; nil where it isn't known, or isn't the same.
    ///   - tolerances: Pixels that may differ.
    ///   - scale: Pixels per point.
    /// - Throws: `DiagnosticError` where the golden is no whole picture.
    func compared(
        with golden: [UInt8], named name: String, in tree: RenderTree?, tolerances: [GoldenPlan.Tolerance],
        scale: FixedLength
    ) throws -> PictureComparison

    /// The file of a picture that shows where this one and its golden differ; nil where they don't, and where the golden can't
    /// be read or is far larger.
    func difference(from golden: [UInt8]) -> [UInt8]?
}
