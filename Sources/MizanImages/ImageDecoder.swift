/// Turns the file of a picture into pixels, by the library that a renderer has for it.
public protocol ImageDecoder: Sendable {
    /// The pixels of a picture, upright by its orientation, of the size that it says.
    ///
    /// Throws a `DiagnosticError` where the data are broken.
    func decode(_ bitmap: EncodedBitmap) throws -> Bitmap
}
