import MizanBase
import MizanDecoders
import MizanImages
import TestSupport
import Testing

/// Netpbm's answers: see `Tests/Fixtures/JPEG/README.md` and `Tests/Fixtures/PNG/README.md`.
struct ImageDecodingTests {
    private static let jpegs = [
        "sequential", "progressive", "full-chroma-restarts", "half-chroma", "rgb", "arithmetic", "gray", "blocks",
        "spectral",
    ]

    @Test(arguments: jpegs)
    func aJPEGHasThePixelsThatNetpbmFinds(name: String) throws {
        let bitmap = try Bitmap(.fixture("JPEG/\(name).jpg"))
        let answer = try PNMFile("Tests/Fixtures/JPEG/\(name).pnm")
        #expect([bitmap.width, bitmap.height] == [answer.width, answer.height])
        #expect(bitmap.pixels == answer.rgba)
    }

    @Test(arguments: ["sequential", "progressive", "full-chroma-restarts", "half-chroma", "rgb", "arithmetic"])
    func aJPEGIsNearThePictureThatItWasMadeOf(name: String) throws {
        let bitmap = try Bitmap(.fixture("JPEG/\(name).jpg"))
        let original = try PNMFile("Tests/Fixtures/PNG/gradient.ppm")
        let farthest = zip(bitmap.pixels, original.rgba).map { abs(Int($0) - Int($1)) }.max()
        #expect(try #require(farthest) <= 16)
    }

    @Test(arguments: ["16-bit", "interlaced", "palette"])
    func aPNGHasThePixelsThatItWasMadeOf(name: String) throws {
        let bitmap = try Bitmap(.fixture("PNG/gradient-\(name).png"))
        #expect(try bitmap.pixels == PNMFile("Tests/Fixtures/PNG/gradient.ppm").rgba)
    }

    @Test func aTransparentEntryOfAPaletteIsTransparent() throws {
        let bitmap = try Bitmap(.fixture("PNG/gradient-transparent.png"))
        #expect(bitmap[0, 0]?.alpha == 0)
        #expect(bitmap[1, 0] == RGBA(red: 49, green: 200, blue: 95))
    }

    /// Where Exif 2.32 §4.6.4 says that the stored picture's row 0 and column 0 are seen.
    @Test(
        arguments: [
            (1, "top", "left"), (2, "top", "right"), (3, "bottom", "right"), (4, "bottom", "left"), (5, "left", "top"),
            (6, "right", "top"), (7, "right", "bottom"), (8, "left", "bottom"),
        ])
    func orientationsAreExifs(orientation: Int, row: String, column: String) throws {
        let file = try Checkout.bytes(of: "Tests/Fixtures/JPEG/blocks.jpg")
        let bytes = Array(file.prefix(2)) + ExifSegment.bytes(orientation, bigEndian: true) + file.dropFirst(2)
        let bitmap = try Bitmap(EncodedBitmap(bytes: bytes))
        let swaps = orientation > 4
        #expect([bitmap.width, bitmap.height] == (swaps ? [16, 24] : [24, 16]))
        /// The grey of the block at a corner.
        func gray(_ sides: Set<String>) -> UInt8? {
            bitmap[sides.contains("left") ? 2 : bitmap.width - 3, sides.contains("top") ? 2 : bitmap.height - 3]?.red
        }
        let opposite = ["top": "bottom", "bottom": "top", "left": "right", "right": "left"]
        let (lastRow, lastColumn) = try (#require(opposite[row]), #require(opposite[column]))
        // Stored: 16, 64, 112 above 160, 208, 240.
        #expect(gray([row, column]) == 16)
        #expect(gray([row, lastColumn]) == 112)
        #expect(gray([lastRow, column]) == 160)
        #expect(gray([lastRow, lastColumn]) == 240)
    }

    @Test(arguments: ["JPEG/sequential.jpg", "JPEG/progressive.jpg", "JPEG/gray.jpg", "PNG/gradient-interlaced.png"])
    func whatIsCutOffIsAnErrorAtEveryLength(name: String) throws {
        let bytes = try Checkout.bytes(of: "Tests/Fixtures/\(name)")
        for count in 0..<bytes.count {
            #expect(Self.rule(Array(bytes.prefix(count))) == "image-unreadable", "\(count) bytes")
        }
        #expect(Self.rule(bytes) == nil)
    }

    @Test(arguments: jpegs)
    func aChangedByteIsAnErrorOrAPictureNeverACrash(name: String) throws {
        let bytes = try Checkout.bytes(of: "Tests/Fixtures/JPEG/\(name).jpg")
        var refused = 0
        for index in bytes.indices {
            for change: UInt8 in [0x01, 0x04, 0x80, 0xFF] {
                var changed = bytes
                changed[index] ^= change
                if let rule = Self.rule(changed) {
                    #expect(["image-unreadable", "picture-size"].contains(rule))
                    refused += 1
                }
            }
        }
        #expect(refused > bytes.count / 4)
    }

    @Test func aFileOfEndlesslyManyScansIsRefused() throws {
        // The last scan of a progressive file again and again: a few bytes each, and each goes over the whole picture.
        let bytes = try Checkout.bytes(of: "Tests/Fixtures/JPEG/spectral.jpg")
        let scan = try #require(bytes.indices.last { bytes[$0] == 0xFF && bytes[$0 + 1] == 0xDA })
        // A comment between scans is no reason to refuse it.
        #expect(Self.rule(bytes[..<scan] + [0xFF, 0xFE, 0x00, 0x02] + bytes[scan...]) == nil)
        let many = bytes.dropLast(2) + repeatElement(bytes[scan..<bytes.count - 2], count: 200).joined()
        let error = #expect(throws: DiagnosticError.self) {
            _ = try Bitmap(EncodedBitmap(bytes: many + [0xFF, 0xD9]))
        }
        #expect(error?.diagnostics.first?.message.hasSuffix("too many scans") == true)
    }

    private static func rule(_ bytes: some Sequence<UInt8>) -> String? {
        do {
            _ = try Bitmap(EncodedBitmap(bytes: Array(bytes)))
            return nil
        } catch {
            return (error as? DiagnosticError)?.diagnostics.first?.rule ?? "another error"
        }
    }
}
