import MizanBase
import MizanDrawing
import MizanImages
import Testing

/// Good drawings with a few bytes changed: each is read or refused with a place, and what is read can be drawn and written.
@Suite("SVG from anywhere")
struct SVGFuzzTests {
    private struct Random {
        var state: UInt64
        mutating func next(below bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % max(bound, 1)
        }
    }

    private static let pieces = [
        "1e8", "-99999999", "0", ".00001", "1e-300", "NaN", "--", "zz", "a1 1 0 01.5.5", "%", "</g>", "<g>",
        "scale(1e-9)",
        "rotate(1e8)", "skewX(89.99999)", " stroke=\"red\"", " opacity=\".5\"", "&#x10FFFF;", "\0", ";:;", "url(#a)",
        " stroke-dasharray=\"0.1 0\"", " stroke-width=\"1e8\"", "é",
    ].map { Array($0.utf8) }

    @Test("nothing crashes, and errors have places", arguments: 1...8)
    func mutated(seed: Int) throws {
        var random = Random(state: UInt64(seed))
        let drawings = try SVGPictureTests.names.map(SVGPictureTests.bytes)
        var read = 0
        for _ in 0..<100 {
            var bytes = drawings[random.next(below: drawings.count)]
            for _ in 0...random.next(below: 2) {
                let digits = bytes.indices.filter { (0x30...0x39).contains(bytes[$0]) }
                let digit = digits.isEmpty ? 0 : digits[random.next(below: digits.count)]
                let place = random.next(below: bytes.count)
                let piece = Self.pieces[random.next(below: Self.pieces.count)]
                switch random.next(below: 5) {
                case 0: bytes[place] = UInt8(random.next(below: 256))
                case 1: bytes.insert(contentsOf: piece, at: place)
                case 2: bytes.removeSubrange(place..<min(place + random.next(below: 20), bytes.count))
                case 3: bytes[digit] = UInt8(0x30 + random.next(below: 10))
                default: bytes.replaceSubrange(digit...digit, with: piece)
                }
                if bytes.isEmpty { bytes = [0x3C] }
            }
            do {
                let image = try SVGImage(bytes: bytes, file: "a.svg")
                read += 1
                for layer in image.layers { #expect(Path(svg: layer.path.svg) == layer.path) }
            } catch let error as DiagnosticError {
                #expect(error.diagnostics.allSatisfy { $0.place != nil })
            }
        }
        #expect(read > 10)
    }
}
