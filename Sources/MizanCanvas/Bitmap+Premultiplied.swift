import CPixels
import MizanBase
import MizanDecoders

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
            guard let source = rows.baseAddress, let target = buffer.baseAddress else { return }
            mizan_straighten(source.assumingMemoryBound(to: UInt8.self), stride, width, height, target)
            count = width * height * 4
        }
        try self.init(width: width, height: height, pixels: pixels)
    }
}
