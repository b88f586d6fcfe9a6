import MizanBase
import MizanImages
import TestSupport
import Testing

/// What the header of a PNG or JPEG file says.
@Suite("Encoded bitmaps")
struct EncodedBitmapTests {
    private static func bytes(_ name: String) throws -> [UInt8] { try Checkout.bytes(of: "Tests/Fixtures/\(name)") }

    private static func rule(_ bytes: [UInt8]) -> String? {
        do {
            _ = try EncodedBitmap(bytes: bytes, file: "a")
            return nil
        } catch {
            return (error as? DiagnosticError)?.diagnostics.first?.rule ?? "another error"
        }
    }

    /// A JPEG's start with some segments in front of its own.
    private static func jpeg(with segments: [UInt8]) throws -> [UInt8] {
        let file = try bytes("JPEG/blocks.jpg")
        return Array(file.prefix(2)) + segments + file.dropFirst(2)
    }

    @Test(
        "the signature tells the format, the header the size",
        arguments: [
            ("PNG/gradient-16-bit.png", .png), ("PNG/gradient-palette.png", .png), ("JPEG/sequential.jpg", .jpeg),
            ("JPEG/progressive.jpg", .jpeg), ("JPEG/gray.jpg", .jpeg), ("JPEG/arithmetic.jpg", .jpeg),
        ] as [(String, EncodedBitmap.Format)])
    func sizes(name: String, format: EncodedBitmap.Format) throws {
        let bitmap = try EncodedBitmap(bytes: Self.bytes(name))
        #expect(bitmap.format == format)
        #expect([bitmap.pixelWidth, bitmap.pixelHeight] == [19, 13])
        #expect(bitmap.orientation == .up)
    }

    @Test("an orientation that lays rows on columns swaps the size", arguments: [false, true])
    func orientation(bigEndian: Bool) throws {
        for orientation in ImageOrientation.allCases {
            let bytes = try Self.jpeg(with: ExifSegment.bytes(orientation.rawValue, bigEndian: bigEndian))
            let bitmap = try EncodedBitmap(bytes: bytes)
            #expect(bitmap.orientation == orientation)
            #expect([bitmap.pixelWidth, bitmap.pixelHeight] == (orientation.rawValue < 5 ? [24, 16] : [16, 24]))
        }
        for number in [0, 9, 256] {
            let bytes = try Self.jpeg(with: ExifSegment.bytes(number, bigEndian: bigEndian))
            #expect(try EncodedBitmap(bytes: bytes).orientation == .up)
        }
    }

    @Test("Exif that is cut off or points beyond its segment says nothing")
    func brokenExif() throws {
        let whole = ExifSegment.bytes(6, bigEndian: true)
        for index in 10..<whole.count {
            for change: UInt8 in [0x01, 0x80, 0xFF] {
                var changed = whole
                changed[index] ^= change
                #expect(try Self.rule(Self.jpeg(with: changed)) == nil)
            }
        }
    }

    @Test("Exif's directory counts only inside its segment")
    func exifBeyondItsSegment() throws {
        let whole = ExifSegment.bytes(6, bigEndian: true)
        // The TIFF header alone; its directory stands in the comment that follows, four bytes behind it.
        var segment: [UInt8] = [0xFF, 0xE1, 0x00, 0x10] + whole[4..<18]
        segment[17] = 12
        let directory = Array(whole[18...])
        let comment: [UInt8] = [0xFF, 0xFE, 0x00, UInt8(directory.count + 2)] + directory
        #expect(try EncodedBitmap(bytes: Self.jpeg(with: segment + comment)).orientation == .up)
        // With both in one segment it counts.
        segment[3] += UInt8(comment.count)
        #expect(try EncodedBitmap(bytes: Self.jpeg(with: segment + comment)).orientation == .right)
    }

    @Test("other segments and fill bytes are skipped")
    func segments() throws {
        #expect(try Self.rule(Self.jpeg(with: [0xFF, 0xFF, 0xFE, 0x00, 0x04, 0xFF, 0xC0])) == nil)
        #expect(
            try Self.rule(Self.jpeg(with: [0xFF, 0xE5, 0x00, 0x01])) == "image-unreadable", "shorter than its length")
        #expect(try Self.rule(Self.jpeg(with: [0x00, 0xE5, 0x00, 0x02])) == "image-unreadable", "no marker")
        #expect(try Self.rule(Self.jpeg(with: [0xFF, 0xDA, 0x00, 0x02])) == "image-unreadable", "pixels before a size")
    }

    @Test(
        "what can't be shown is refused by the header already",
        arguments: [
            (0xC3, 8, 3, 16, 24, "lossless"), (0xC0, 12, 3, 16, 24, "12 bits"), (0xC0, 8, 4, 16, 24, "CMYK"),
            (0xC0, 8, 2, 16, 24, "2 components"), (0xC0, 8, 3, 0, 24, "24 × 0"), (0xC2, 8, 3, 16, 0, "0 × 16"),
            (0xC1, 8, 1, 65_535, 65_535, "65535 × 65535"),
        ] as [(UInt8, UInt8, UInt8, UInt16, UInt16, String)])
    func frames(code: UInt8, depth: UInt8, components: UInt8, height: UInt16, width: UInt16, words: String) {
        let size = [height, width].flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
        let bytes =
            [0xFF, 0xD8, 0xFF, code, 0x00, 8 + 3 * components, depth] + size + [components]
            + [UInt8](repeating: 0x11, count: 3 * Int(components))
        let error = #expect(throws: DiagnosticError.self) { _ = try EncodedBitmap(bytes: bytes) }
        #expect(error?.description.contains(words) == true, "\(error?.description ?? "")")
    }

    @Test(
        "a file that is cut off anywhere is an error, and what follows its end counts for nothing",
        arguments: [
            "PNG/gradient-palette.png", "PNG/gradient-interlaced.png", "JPEG/sequential.jpg", "JPEG/progressive.jpg",
        ])
    func cutOff(name: String) throws {
        let bytes = try Self.bytes(name)
        for count in bytes.indices { #expect(Self.rule(Array(bytes.prefix(count))) == "image-unreadable", "\(count)") }
        #expect(Self.rule(bytes) == nil)
        #expect(Self.rule(bytes + Array("what a camera adds".utf8)) == nil)
    }

    @Test("a PNG file of which any byte changed is an error")
    func damaged() throws {
        let bytes = try Self.bytes("PNG/gradient-palette.png")
        for index in bytes.indices {
            var changed = bytes
            changed[index] ^= 0x10
            #expect(Self.rule(changed) != nil, "\(index)")
        }
    }

    @Test("a file of another kind is an error with the file's name")
    func unreadable() throws {
        #expect(Self.rule(Array("GIF89a, which is no PNG and no JPEG at all".utf8)) == "image-unreadable")
        let error = #expect(throws: DiagnosticError.self) { _ = try EncodedBitmap(bytes: [], file: "a.png") }
        #expect(
            error?.description
                == "a.png: error: the image can't be read: it is neither PNG nor JPEG; use a whole PNG or JPEG file "
                + "[image-unreadable]")
    }

    @Test("the same bytes are the same bitmap, and one changed byte another")
    func equality() throws {
        var bytes = try Self.bytes("JPEG/sequential.jpg")
        let bitmap = try EncodedBitmap(bytes: bytes)
        #expect(try EncodedBitmap(bytes: bytes) == bitmap)
        bytes[bytes.count - 3] ^= 1
        #expect(try EncodedBitmap(bytes: bytes) != bitmap)
    }
}
