import Foundation
import MizanBase
import MizanDrawing
import MizanImages
import TestSupport
import Testing

/// Whole drawings against another renderer: `Tests/Fixtures/svg/expected.json` holds the colours that librsvg 2.54.7 paints
/// in the middle of each cell of a grid, on white; `.` is white, `-` a place near an edge, where nobody's pixel is right.
@Suite("SVG drawings")
struct SVGPictureTests {
    static let folder = Checkout.file("Tests/Fixtures/svg")
    static let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
        .filter { $0.hasSuffix(".svg") }.sorted()

    static func bytes(_ name: String) throws -> [UInt8] {
        Array(try Data(contentsOf: folder.appendingPathComponent(name)))
    }

    /// The colour of a place: the layers over white.
    private func color(_ image: SVGImage, _ x: Double, _ y: Double) -> [Double] {
        image.layers.reduce([255, 255, 255]) { below, layer in
            let winding = layer.path.winding(aroundX: x, y: y)
            guard layer.rule == .evenOdd ? winding % 2 != 0 : winding != 0 else { return below }
            let color = layer.color ?? .black
            let alpha = Double(color.alpha) / 255
            return zip(below, [color.red, color.green, color.blue]).map { $0 * (1 - alpha) + Double($1) * alpha }
        }
    }

    @Test("there are drawings, and each has its expectation")
    func complete() throws {
        let file = try JSONSerialization.jsonObject(with: Data(try Self.bytes("expected.json"))) as? [String: Any]
        #expect(Self.names.count >= 43 && file?.keys.sorted() == Self.names)
    }

    @Test("a drawing shows what another renderer shows", arguments: names)
    func picture(name: String) throws {
        let file = try JSONSerialization.jsonObject(with: Data(try Self.bytes("expected.json"))) as? [String: Any]
        let expected = try #require(file?[name] as? [String: Any])
        let size = try #require(expected["size"] as? [Double])
        let colors = try #require(expected["colors"] as? [String: String])
        let rows = try #require(expected["rows"] as? [String])

        let image = try SVGImage(bytes: try Self.bytes(name), file: name)
        #expect([image.size.width.points, image.size.height.points] == size)
        for (row, line) in rows.enumerated() {
            for (column, letter) in line.enumerated() where letter != "-" {
                let x = (Double(column) + 0.5) * size[0] / Double(line.count)
                let y = (Double(row) + 0.5) * size[1] / Double(rows.count)
                let wanted = letter == "." ? RGBA.white : try #require(colors[String(letter)].flatMap(RGBA.init))
                let difference = zip(color(image, x, y), [wanted.red, wanted.green, wanted.blue])
                    .map { ($0 - Double($1)).magnitude }.max()
                #expect((difference ?? 255) < 3, "row \(row), column \(column): \(wanted)")
            }
        }
    }

    @Test("every path is on the grid of the render tree, so that a tree reads back the same", arguments: names)
    func grid(name: String) throws {
        for layer in try SVGImage(bytes: try Self.bytes(name), file: name).layers {
            #expect(Path(svg: layer.path.svg) == layer.path)
        }
    }
}
