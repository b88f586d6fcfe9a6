import MizanBase
import MizanDecoders
import Testing

struct BitmapTests {
    private func bitmap(_ width: Int, _ height: Int, changing changes: [(Int, Int, RGBA)] = []) throws -> Bitmap {
        var pixels = [UInt8](repeating: 100, count: width * height * 4)
        for (x, y, color) in changes {
            let start = (y * width + x) * 4
            pixels.replaceSubrange(start..<start + 4, with: [color.red, color.green, color.blue, color.alpha])
        }
        return try Bitmap(width: width, height: height, pixels: pixels)
    }

    @Test func theDifferenceIsCountedAndBounded() throws {
        let plain = try bitmap(10, 8)
        let changed = try bitmap(
            10, 8,
            changing: [
                (7, 2, RGBA(red: 100, green: 100, blue: 100, alpha: 99)),
                (2, 5, RGBA(red: 100, green: 130, blue: 95, alpha: 100)),
                (9, 7, RGBA(red: 100, green: 100, blue: 100, alpha: 100)),
            ])
        #expect(
            plain.compared(with: changed)
                == .pixels(Bitmap.Difference(pixelCount: 2, columns: 2..<8, rows: 2..<6, largestStep: 30)))
        #expect(plain.compared(with: plain) == .same)
        #expect(try plain.compared(with: bitmap(8, 10)) == .sizes)
    }

    @Test func pixelsAreReadByPlace() throws {
        let bitmap = try bitmap(3, 2, changing: [(2, 1, .black)])
        #expect(bitmap[2, 1] == .black)
        #expect(bitmap[0, 0] == RGBA(red: 100, green: 100, blue: 100, alpha: 100))
        #expect(bitmap[3, 0] == nil)
        #expect(bitmap[0, -1] == nil)
        #expect(bitmap.mirrored()[0, 1] == .black)
        #expect(bitmap.mirrored().mirrored() == bitmap)
    }

    @Test func theBytesMustFitTheSize() throws {
        for (width, height, count) in [(2, 2, 15), (0, 0, 0), (-1, -4, 16), (20_000, 20_000, 0), (.max, .max, 4)] {
            let error = try #require(throws: DiagnosticError.self) {
                try Bitmap(width: width, height: height, pixels: [UInt8](repeating: 0, count: count))
            }
            #expect(error.diagnostics.first?.rule == "picture-size")
        }
    }

    @Test func opacityIsThatOfEveryPixel() throws {
        #expect(try Bitmap(width: 3, height: 3, filledWith: .white).isOpaque)
        #expect(try !bitmap(3, 3).isOpaque)
    }
}
