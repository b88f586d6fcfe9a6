import MizanBase
import MizanCanvas
import MizanDecoders
import MizanRenderTree
import MizanText
import TestSupport
import Testing

/// Pictures of a former tree and a new one differ only inside the dirty rectangles.
@Suite("Dirty rectangles in pictures")
struct DirtyRectangleTests {
    @Test(
        "outside of the dirty rectangles, both pictures are the same",
        arguments: 0..<Thoroughness.count(4, thorough: 40))
    func property(seed: Int) throws {
        let face = try CairoCanvasTests.font("NotoSans-Bold")
        let fonts = FontCollection(faces: [face])
        var sketcher = TreeSketcher(seed: seed, face: face)
        for step in 0..<40 {
            let former = sketcher.tree().withNestedEffects
            let tree = sketcher.edited(former).withNestedEffects
            let changes = tree.changes(since: former)
            #expect(changes.dirty.count <= RenderChanges.rectangleLimit)
            let (before, after) = try (former.bitmap(fonts: fonts, scale: 2), tree.bitmap(fonts: fonts, scale: 2))
            let stray = Self.stray(before, after, outside: changes.dirty)
            #expect(
                stray == nil, "step \(step): \(stray ?? "")\nformer:\n\(former.text)new:\n\(tree.text)\(changes.dirty)")
            guard stray == nil else { return }
        }
    }

    /// Whether two colours differ by one level at most: in a layer of another size a gradient may be rounded otherwise.
    private static func isNear(_ one: RGBA, _ other: RGBA) -> Bool {
        let pairs = [(one.red, other.red), (one.green, other.green), (one.blue, other.blue)]
        return pairs.allSatisfy { abs(Int($0) - Int($1)) <= 1 }
    }

    /// The first pixel outside of some rectangles that differs.
    private static func stray(_ before: Bitmap, _ after: Bitmap, outside rects: [FixedRect]) -> String? {
        for y in 0..<before.height {
            for x in 0..<before.width {
                guard let old = before[x, y], let new = after[x, y], old != new, !isNear(old, new) else { continue }
                let place = Point(x: (Double(x) + 0.5) / 2, y: (Double(y) + 0.5) / 2)
                let isInside = rects.contains {
                    $0.minX.points <= place.x && place.x <= $0.maxX.points && $0.minY.points <= place.y
                        && place.y <= $0.maxY.points
                }
                if !isInside { return "the pixel at \(place.x),\(place.y) differs" }
            }
        }
        return nil
    }
}
