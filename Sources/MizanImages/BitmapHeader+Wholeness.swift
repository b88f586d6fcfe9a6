import MizanBase

extension BitmapHeader {
    /// Throws for a file that is truncated or, if PNG, damaged; it walks through the parts and decodes nothing.
    func checkWholeness(of bytes: [UInt8], file: String?) throws {
        do throws(HeaderDefect) {
            switch format {
            case .png: try Self.checkChunks(of: ByteReader(bytes))
            case .jpeg: try checkEnd(of: bytes)
            }
        } catch {
            throw Self.unreadable(error.message, fix: error.fix, file: file)
        }
    }

    /// Chunks follow one another up to IEND, each a length, a type, its data and their CRC. Source: PNG §5.3.
    private static func checkChunks(of reader: ByteReader) throws(HeaderDefect) {
        var offset = 8
        var hasData = false
        while true {
            guard let length = reader.number(at: offset, bytes: 4), let type = reader.number(at: offset + 4, bytes: 4),
                let checksum = reader.number(at: offset + 8 + length, bytes: 4)
            else { throw .cutOff }
            // What follows of a broken chunk is none.
            guard reader.checksum(of: offset + 4..<offset + 8 + length) == checksum else { throw .damaged }
            offset += 12 + length
            switch type {
            case 0x4944_4154: hasData = true  // IDAT
            case 0x4945_4E44:  // IEND
                guard hasData else { throw .broken }
                return
            default: break
            }
        }
    }

    /// In the picture's data, 0xFF is followed by 0 or by a marker: 0xD9 ends the picture and occurs once. Data that a
    /// camera adds after it are ignored. Source: ITU T.81 B.1.1.2, B.2.1.
    private func checkEnd(of bytes: [UInt8]) throws(HeaderDefect) {
        let hasEnd = bytes.withUnsafeBufferPointer { bytes in
            var index = bytes.count - 2
            while index >= end {
                if bytes[index] == 0xFF, bytes[index + 1] == 0xD9 { return true }
                index -= 1
            }
            return false
        }
        guard hasEnd else { throw .cutOff }
    }
}
