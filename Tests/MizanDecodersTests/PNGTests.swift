import Foundation
import MizanBase
import MizanDecoders
import TestSupport
import Testing

struct PNGTests {
    static let fixtures = Checkout.file("Tests/Fixtures/PNG")

    /// A picture in which every pixel differs from its neighbours.
    static func pattern(width: Int, height: Int, opaque: Bool) throws -> Bitmap {
        var pixels: [UInt8] = []
        for index in 0..<width * height {
            let alpha = opaque ? 255 : index * 3 % 256
            pixels += [index % 251, index * 7 % 253, index * 13 % 255, alpha].map(UInt8.init)
        }
        return try Bitmap(width: width, height: height, pixels: pixels)
    }

    static func rule(_ bytes: [UInt8]) -> String? {
        do {
            _ = try PNGDecoder.decode(bytes, file: "a.png")
            return nil
        } catch {
            return (error as? DiagnosticError)?.diagnostics.first?.rule ?? "another error"
        }
    }

    /// The names of a file's chunks, in their order.
    private static func chunks(_ bytes: [UInt8]) -> [String] {
        var names: [String] = []
        var offset = 8
        while offset + 8 <= bytes.count {
            names.append(String(decoding: bytes[offset + 4..<offset + 8], as: UTF8.self))
            offset += 12 + bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
        }
        return names
    }

    /// A picture that has so many colours, the last ones transparent, and others where they are fully so.
    private static func colored(_ count: Int, transparent: Int, width: Int = 97, height: Int = 53) throws -> Bitmap {
        var pixels: [UInt8] = []
        for index in 0..<width * height {
            let color = (index / 3 * 7) % count
            let alpha = color < count - transparent ? 255 : color % 2 == 0 ? 0 : 254 - color % 250
            pixels += [color % 256, color / 256 * 9, 255 - color % 256, alpha].map(UInt8.init)
        }
        return try Bitmap(width: width, height: height, pixels: pixels)
    }

    @Test(arguments: [1, 2, 16, 17, 255, 256, 257], [0, 1, 9])
    func `a picture of few colours is stored with a palette, and loses none of them`(count: Int, transparent: Int)
        throws
    {
        let bitmap = try Self.colored(count, transparent: min(transparent, count))
        let bytes = try PNGEncoder.encode(bitmap)
        #expect(try PNGDecoder.decode(bytes) == bitmap)
        let isIndexed = count <= 256
        #expect(bytes[25] == (isIndexed ? 3 : transparent == 0 ? 2 : 6))
        #expect(
            Self.chunks(bytes)
                == ["IHDR"] + (isIndexed ? ["PLTE"] : []) + (isIndexed && transparent > 0 ? ["tRNS"] : []) + [
                    "IDAT", "IEND",
                ])
    }

    @Test func `a palette that takes more than it saves is left out`() throws {
        // 18 pixels of 3 colours save 36 bytes, which the palette takes.
        let bitmap = try Self.colored(3, transparent: 0, width: 6, height: 3)
        #expect(try PNGEncoder.encode(bitmap)[25] == 2)
        #expect(try PNGEncoder.encode(Self.colored(3, transparent: 0, width: 19, height: 1))[25] == 3)
    }

    @Test(arguments: [(1, 1), (3, 7), (257, 64)], [true, false])
    func whatIsWrittenReadsBackEqual(size: (Int, Int), opaque: Bool) throws {
        let bitmap = try Self.pattern(width: size.0, height: size.1, opaque: opaque)
        let bytes = try PNGEncoder.encode(bitmap)
        #expect(try PNGDecoder.decode(bytes) == bitmap)
        #expect(try PNGEncoder.encode(bitmap) == bytes)
        #expect(try PNGDecoder.size(of: bytes) == size)
        // Colour type: RGB where opaque, else RGBA.
        #expect(bytes[25] == (opaque ? 2 : 6))
    }

    @Test func theFileHasNoTagsAndNoFilters() throws {
        let bytes = try PNGEncoder.encode(Self.pattern(width: 40, height: 40, opaque: true))
        #expect(Self.chunks(bytes) == ["IHDR", "IDAT", "IEND"])
        // The zlib header: deflate, and the level bits, of which 0 is the fastest.
        #expect(bytes[41] & 0x0F == 8)
        #expect(bytes[42] >> 6 == 0)
    }

    @Test func rowsAreNotFiltered() throws {
        // A walk by steps of one: a filter would leave two values to pack, no filter leaves them all. The rows' own blue makes
        // more colours than a palette takes.
        var (pixels, state, value): ([UInt8], UInt32, UInt8) = ([], 1, 128)
        for index in 0..<200 * 200 {
            state = state &* 1_664_525 &+ 1_013_904_223
            value = state >> 31 == 0 ? value &+ 1 : value &- 1
            pixels += [value, value, UInt8(index / 200), 255]
        }
        let bytes = try PNGEncoder.encode(Bitmap(width: 200, height: 200, pixels: pixels))
        #expect(bytes.count > 20_500)
    }

    @Test(
        arguments: [
            ("palette-2-bit-transparent", [255, 0, 0, 255, 0, 255, 0, 128, 0, 0, 255, 255]),
            ("gray-1-bit", [255, 255, 255, 255, 0, 0, 0, 255, 255, 255, 255, 255]),
            ("gray-alpha-16-bit", [128, 128, 128, 255]),
            ("rgb-interlaced", [1, 2, 3, 255, 4, 5, 6, 255, 7, 8, 9, 255, 10, 11, 12, 255]),
            ("rgb-gamma", [10, 20, 30, 255]),
        ] as [(String, [UInt8])])
    func everyColourTypeComesAsRGBA(name: String, pixels: [UInt8]) throws {
        let data = try Data(contentsOf: Self.fixtures.appendingPathComponent(name + ".png"))
        #expect(try PNGDecoder.decode(Array(data)).pixels == pixels)
    }

    @Test func whatIsCutOffIsAnErrorAtEveryLength() throws {
        let bytes = try PNGEncoder.encode(Self.pattern(width: 9, height: 5, opaque: false))
        for count in 0..<bytes.count { #expect(Self.rule(Array(bytes.prefix(count))) == "png-unreadable") }
    }

    @Test func aChangedByteIsAnErrorOrAPictureNeverACrash() throws {
        let bitmap = try Self.pattern(width: 9, height: 5, opaque: false)
        let bytes = try PNGEncoder.encode(bitmap)
        var refused = 0
        for index in bytes.indices {
            for change: UInt8 in [0x01, 0x80, 0xFF] {
                var changed = bytes
                changed[index] ^= change
                if let rule = Self.rule(changed) {
                    #expect(["png-unreadable", "picture-size"].contains(rule))
                    refused += 1
                }
            }
        }
        // Every byte is under a checksum, a checksum, or a chunk's length.
        #expect(refused == bytes.count * 3)
    }

    @Test(arguments: ["", "not a PNG", "\u{89}PNG", "GIF89a"])
    func garbageIsAnError(text: String) {
        #expect(Self.rule(Array(text.utf8)) == "png-unreadable")
    }

    @Test func garbageBehindTheSignatureIsAnError() {
        let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        #expect(Self.rule(signature) == "png-unreadable")
        #expect(Self.rule(signature + [UInt8](repeating: 0x41, count: 1_000)) == "png-unreadable")
    }

    @Test(arguments: [(0, 5), (5, 0), (100_000, 100_000), (2_147_483_647, 2_147_483_647), (4_294_967_295, 1)])
    func aHeaderThatClaimsTooMuchIsRefused(width: Int, height: Int) throws {
        var bytes = try PNGEncoder.encode(Self.pattern(width: 2, height: 2, opaque: true))
        for index in 0..<4 {
            bytes[16 + index] = UInt8(truncatingIfNeeded: width >> (24 - 8 * index))
            bytes[20 + index] = UInt8(truncatingIfNeeded: height >> (24 - 8 * index))
        }
        #expect(Self.rule(bytes) == "picture-size")
    }

    @Test func theMessageNamesTheFile() throws {
        let error = try #require(throws: DiagnosticError.self) { try PNGDecoder.decode([1, 2, 3], file: "a.png") }
        #expect(
            error.description
                == "a.png: error: the picture can't be read: the file is no PNG; use a whole PNG file [png-unreadable]")
    }
}
