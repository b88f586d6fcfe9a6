import MizanBase

/// The header of a PNG or JPEG file, read without a decoder.
package struct BitmapHeader {
    /// The format by the file's signature.
    let format: EncodedBitmap.Format
    /// In pixels, as stored; not bounded.
    package let width: Int
    /// In pixels, as stored; not bounded.
    package let height: Int
    /// The orientation from Exif; `up` where there is none that can be read.
    private(set) var orientation = ImageOrientation.up
    /// The offset at which the header ends in the file.
    let end: Int

    private static let pngSignature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    private static let jpegSignature: [UInt8] = [0xFF, 0xD8, 0xFF]

    init(bytes: [UInt8], file: String?) throws {
        do throws(HeaderDefect) {
            if bytes.starts(with: Self.pngSignature) {
                self = try Self.png(ByteReader(bytes))
            } else if bytes.starts(with: Self.jpegSignature) {
                self = try Self.jpeg(ByteReader(bytes))
            } else {
                throw .unknown
            }
        } catch {
            throw Self.unreadable(error.message, fix: error.fix, file: file)
        }
    }

    /// The header of a PNG file alone; nil for what is none.
    package init?(png bytes: [UInt8]) {
        guard bytes.starts(with: Self.pngSignature), let header = try? Self.png(ByteReader(bytes)) else { return nil }
        self = header
    }

    private init(
        format: EncodedBitmap.Format, width: Int, height: Int, orientation: ImageOrientation = .up, end: Int
    ) {
        self.format = format
        self.end = end
        self.width = width
        self.height = height
        self.orientation = orientation
    }

    static func unreadable(_ reason: String, fix: String, file: String?) -> DiagnosticError {
        DiagnosticError(
            Diagnostic(
                rule: "image-unreadable", file: file, message: "the image can't be read: \(reason)", fix: fix))
    }

    /// The first chunk is IHDR: its length and type take eight bytes, its width and height the eight after them. Source:
    /// PNG §11.2.1.
    private static func png(_ reader: ByteReader) throws(HeaderDefect) -> BitmapHeader {
        guard reader.bytes.count >= 33 else { throw .cutOff }
        guard reader.bytes[12..<16].elementsEqual("IHDR".utf8), let width = reader.number(at: 16, bytes: 4),
            let height = reader.number(at: 20, bytes: 4)
        else { throw .broken }
        return BitmapHeader(format: .png, width: width, height: height, end: 33)
    }

    /// Skips segments up to the frame header, and reads Exif's on the way. Source: ITU T.81 B.1.1, B.2.2.
    private static func jpeg(_ reader: ByteReader) throws(HeaderDefect) -> BitmapHeader {
        var offset = 2
        var orientation: ImageOrientation?
        while true {
            guard let marker = reader.number(at: offset, bytes: 2) else { throw .cutOff }
            guard marker >> 8 == 0xFF else { throw .broken }
            let code = marker & 0xFF
            if code == 0xFF {
                // A fill byte before the marker.
                offset += 1
                continue
            }
            // The segment's length counts its own two bytes; only the picture's data go without one.
            guard let length = reader.number(at: offset + 2, bytes: 2) else { throw .cutOff }
            switch code {
            case 0x00...0xBF, 0xC8, 0xD0...0xDA: throw .broken
            case 0xC0...0xC2, 0xC9, 0xCA:
                guard let depth = reader.number(at: offset + 4, bytes: 1),
                    let height = reader.number(at: offset + 5, bytes: 2),
                    let width = reader.number(at: offset + 7, bytes: 2),
                    let components = reader.number(at: offset + 9, bytes: 1)
                else { throw .cutOff }
                guard length >= 8 + 3 * components else { throw .broken }
                guard depth == 8 else { throw .depth(depth) }
                guard components == 1 || components == 3 else { throw .components(components) }
                return BitmapHeader(
                    format: .jpeg, width: width, height: height, orientation: orientation ?? .up,
                    end: offset + 2 + length)
            case 0xC3, 0xC5...0xC7, 0xCB, 0xCD...0xCF: throw .process
            case 0xE1: orientation = orientation ?? reader.exifOrientation(in: offset + 4..<offset + 2 + max(length, 2))
            default: break
            }
            guard length >= 2 else { throw .broken }
            offset += 2 + length
        }
    }
}

extension BitmapHeader {
    /// The reason why a header could not be read.
    enum HeaderDefect: Error {
        case unknown, cutOff, broken, damaged, process
        case depth(Int)
        case components(Int)

        var message: String {
            switch self {
            case .unknown: "it is neither PNG nor JPEG"
            case .cutOff: "the file is cut off"
            case .broken: "its header is broken"
            case .damaged: "a part of it is damaged"
            case .process: "it is a lossless or hierarchical JPEG"
            case .depth(let bits): "it is a JPEG of \(bits) bits"
            case .components(4): "it is a JPEG in CMYK, which needs a colour profile"
            case .components(let count): "it is a JPEG of \(count) components"
            }
        }

        var fix: String {
            switch self {
            case .unknown, .cutOff, .broken, .damaged: "use a whole PNG or JPEG file"
            case .process, .depth, .components: "save it again as PNG, or as a JPEG of 8 bits in RGB"
            }
        }
    }
}

/// Reads numbers at offsets of untrusted bytes.
struct ByteReader {
    let bytes: [UInt8]

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// An unsigned number; nil where it is incomplete.
    func number(at offset: Int, bytes count: Int, littleEndian: Bool = false) -> Int? {
        guard offset >= 0, offset <= bytes.count - count else { return nil }
        let digits = bytes[offset..<offset + count]
        return littleEndian ? digits.reversed().reduce(0) { $0 << 8 | Int($1) } : digits.reduce(0) { $0 << 8 | Int($1) }
    }

    /// The CRC-32 of some of the bytes.
    func checksum(of range: Range<Int>) -> Int {
        var checksum = CRC32()
        checksum.update(bytes[range])
        return Int(checksum.value)
    }

    /// The orientation of an APP1 segment's Exif: a TIFF header whose first directory has the tag 0x0112. Source: Exif 2.32
    /// §4.5.4, TIFF 6.0 §2.
    fileprivate func exifOrientation(in segment: Range<Int>) -> ImageOrientation? {
        guard segment.upperBound <= bytes.count, bytes[segment].starts(with: Array("Exif\0\0".utf8)) else { return nil }
        let start = segment.lowerBound + 6
        let order = number(at: start, bytes: 2)
        guard order == 0x4949 || order == 0x4D4D else { return nil }
        func value(_ offset: Int, _ count: Int) -> Int? {
            guard start + offset + count <= segment.upperBound else { return nil }
            return number(at: start + offset, bytes: count, littleEndian: order == 0x4949)
        }
        guard value(2, 2) == 42, let directory = value(4, 4), let entries = value(directory, 2) else { return nil }
        for entry in 0..<entries {
            let place = directory + 2 + entry * 12
            guard let tag = value(place, 2) else { return nil }
            // A number of 16 bits (type 3), one of them, stands in the entry itself.
            if tag == 0x0112, value(place + 2, 2) == 3, value(place + 4, 4) == 1 {
                return value(place + 8, 2).flatMap(ImageOrientation.init)
            }
        }
        return nil
    }
}
