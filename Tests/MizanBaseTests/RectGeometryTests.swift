import MizanBase
import Testing

@Suite("Core Graphics' names") struct RectGeometryTests {
    @Test("rectangles without a place, everywhere, and on whole numbers")
    func rectangles() {
        #expect(Rect.zero == Rect(x: 0, y: 0, width: 0, height: 0))
        #expect(Rect.null.isNull && !Rect.zero.isNull && Rect.null.integral.isNull)
        #expect(Rect.infinite.isInfinite && Rect.infinite.contains(Point(x: 1e9, y: -1e9)))
        #expect(Rect(x: 0.5, y: -0.5, width: 1, height: 1).integral == Rect(x: 0, y: -1, width: 2, height: 2))
        #expect(Rect(x: 5, y: 5, width: -2, height: 3).standardized == Rect(x: 3, y: 5, width: 2, height: 3))
    }
}
