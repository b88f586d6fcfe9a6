import CJPEG
import MizanBase

/// Reads JPEG files in grey or colour as 8-bit RGBA; colour profiles and orientation are ignored.
enum JPEGDecoder {
    /// The picture as stored, of the size that the header tells; throws libjpeg-turbo's own words where the data are cut off
    /// or broken.
    static func decode(_ bytes: [UInt8], width: Int, height: Int) throws(DecodingFailure) -> Bitmap {
        var failure = mizan_jpeg_failure()
        // Each scan of a large picture takes long.
        let scans = min(Limits.jpegScans, max(Limits.imagePixels / (width * height), 1))
        // Not filled first: a short file that claims a large picture costs no memory until it has the rows.
        let pixels = [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
            guard let start = buffer.baseAddress else { return }
            let isWhole = mizan_jpeg_decode(
                bytes, bytes.count, UInt32(width), UInt32(height), Limits.decoderBytes, Int32(scans), start,
                &failure)
            count = isWhole == 1 ? width * height * 4 : 0
        }
        guard !pixels.isEmpty, let bitmap = try? Bitmap(width: width, height: height, pixels: pixels) else {
            throw DecodingFailure(reason: failure.text)
        }
        return bitmap
    }

    /// The reason that a file could not be decoded.
    struct DecodingFailure: Error {
        let reason: String
    }
}

extension mizan_jpeg_failure {
    /// libjpeg-turbo's own words.
    fileprivate var text: String {
        withUnsafeBytes(of: message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }
}
