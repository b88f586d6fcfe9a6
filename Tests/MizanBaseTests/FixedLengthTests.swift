import MizanBase
import Testing

/// Lengths on the tree's grid: one rounding, exact decimals.
struct FixedLengthTests {
    @Test(
        "points go to the nearest 1/10,000, halves up",
        arguments: [
            (0.0, 0), (0.00005, 1), (0.00004999, 0), (-0.00005, 0), (-0.00006, -1), (1.0, 10_000), (604.5, 6_045_000),
            (1e8, 1_000_000_000_000),
        ] as [(Double, Int64)])
    func rounding(points: Double, units: Int64) {
        #expect(FixedLength(points: points)?.rawValue == units)
    }

    @Test("what is no length of a frame is none", arguments: [.nan, .infinity, -.infinity, 1e8 + 1, -1e9] as [Double])
    func refused(points: Double) {
        #expect(FixedLength(points: points) == nil)
    }

    @Test(
        "decimals have at most four digits, no trailing zeros and no -0, and read back",
        arguments: [
            (0, "0"), (1, "0.0001"), (-1, "-0.0001"), (10_000, "1"), (6_045_000, "604.5"), (201_500, "20.15"),
            (-25_000, "-2.5"), (1_234_567, "123.4567"),
        ] as [(Int64, String)])
    func decimals(units: Int64, text: String) {
        #expect(FixedLength(rawValue: units).description == text)
        #expect(FixedLength(text)?.rawValue == units)
    }

    @Test("other texts are no length", arguments: ["", "-", ".5", "1.", "1.00001", "1e3", "+1", "١", "12345678901"])
    func otherTexts(text: String) {
        #expect(FixedLength(text) == nil)
    }

    @Test("a mirror is exact, and its own mirror")
    func mirror() {
        func length(_ units: Int64) -> FixedLength { FixedLength(rawValue: units) }
        let rect = FixedRect(x: length(3), y: length(5), width: length(7), height: length(11))
        #expect(
            rect.mirrored(in: length(100))
                == FixedRect(x: length(90), y: length(5), width: length(7), height: length(11)))
        #expect(rect.mirrored(in: length(100)).mirrored(in: length(100)) == rect)
        #expect(rect.description == "0.0003,0.0005 0.0007x0.0011")
    }
}
