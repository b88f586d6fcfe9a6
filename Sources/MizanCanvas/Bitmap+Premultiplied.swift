import MizanBase

extension Bitmap {
    /// Takes Cairo's ARGB32: rows of native 32-bit words, alpha highest, the colours multiplied by alpha; the rows may be
    /// longer than the picture is wide.
    init(width: Int, height: Int, premultiplied rows: UnsafeRawBufferPointer) throws {
        let stride = rows.count / max(height, 1)
        guard width >= 1, height >= 1, stride >= width * 4 else {
            throw DiagnosticError(
                Diagnostic(rule: "picture-size", message: "\(rows.count) bytes are too few for the picture"))
        }
        let pixels = [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
            for row in 0..<height {
                for column in 0..<width {
                    let word = rows.loadUnaligned(fromByteOffset: row * stride + column * 4, as: UInt32.self)
                    let alpha = word >> 24
                    let target = (row * width + column) * 4
                    buffer[target] = Self.straight(word >> 16 & 0xFF, alpha)
                    buffer[target + 1] = Self.straight(word >> 8 & 0xFF, alpha)
                    buffer[target + 2] = Self.straight(word & 0xFF, alpha)
                    buffer[target + 3] = UInt8(alpha)
                }
            }
            count = width * height * 4
        }
        try self.init(width: width, height: height, pixels: pixels)
    }

    /// A component without its alpha, to the nearest of 0…255.
    private static func straight(_ component: UInt32, _ alpha: UInt32) -> UInt8 {
        if alpha == 255 || alpha == 0 { return UInt8(component) }
        return UInt8(min((component * 255 + alpha / 2) / alpha, 255))
    }
}
