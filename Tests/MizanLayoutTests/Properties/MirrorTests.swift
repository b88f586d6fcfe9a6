import MizanBase
import MizanLayout
import MizanRenderTree
import TestSupport
import Testing

/// Direction is applied once, at the end: a right-to-left layout is the mirror image of the left-to-right one, to the unit.
@Suite("Mirror image")
struct MirrorTests {
    @Test("every frame, line box, path and clip is the mirror of its twin", arguments: RandomLayout.all)
    func mirror(layout: RandomLayout) throws {
        let (left, right) = (try layout.tree(.leftToRight), try layout.tree(.rightToLeft))
        #expect(left.mirrorDifferences(in: right) == [])
    }

    @Test("the text form has the same places: they count from the leading edge", arguments: RandomLayout.all)
    func text(layout: RandomLayout) throws {
        /// The lines of nodes without what is said of direction; lines of glyphs have their own.
        func places(_ tree: RenderTree) -> [String] {
            let header = 2 + tree.fonts.count + tree.images.count
            let lines = Array(tree.text.split(separator: "\n").dropFirst(header))
                .filter { line in !line.drop { $0 == " " }.hasPrefix("line ") }
            return lines.map { String($0).replacing(" mirrored", with: "") }
        }
        #expect(places(try layout.tree(.leftToRight)) == places(try layout.tree(.rightToLeft)))
    }
}
