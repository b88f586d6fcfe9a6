import MizanBase
import Testing

@Suite("Sine and cosine without a mathematics library")
struct AngleTests {
    /// Values of the tables, to the last digit of a `Double`.
    @Test(
        "known values",
        arguments: [
            (30, 0.5, 0.866_025_403_784_438_6), (45, 0.707_106_781_186_547_5, 0.707_106_781_186_547_5),
            (60, 0.866_025_403_784_438_6, 0.5), (1, 0.017_452_406_437_283_51, 0.999_847_695_156_391_3),
            (123.456, 0.834_309_433_314_806_4, -0.551_296_444_285_582_6),
            (-37.5, -0.608_761_429_008_720_6, 0.793_353_340_291_235_2),
            (359, -0.017_452_406_437_283_51, 0.999_847_695_156_391_3),
        ])
    func knownValues(degrees: Double, sine: Double, cosine: Double) {
        let found = Angle(degrees: degrees).sineAndCosine
        #expect((found.sine - sine).magnitude < 4e-16)
        #expect((found.cosine - cosine).magnitude < 4e-16)
    }

    @Test("quarter turns are exact, however many", arguments: [-8, -4, 0, 4, 4_000_000])
    func quarters(turns: Int) {
        let expected: [(Double, Double)] = [(0, 1), (1, 0), (0, -1), (-1, 0)]
        for (index, expected) in expected.enumerated() {
            let found = Angle(degrees: Double(turns + index) * 90).sineAndCosine
            #expect(found.sine == expected.0 && found.cosine == expected.1, "\(turns + index) quarters")
        }
    }

    @Test("sine² + cosine² is 1 everywhere")
    func pythagoras() {
        for step in -2_000...2_000 {
            let (sine, cosine) = Angle(degrees: Double(step) * 0.377).sineAndCosine
            #expect((sine * sine + cosine * cosine - 1).magnitude < 1e-15)
        }
    }

    @Test("what is no angle turns nothing", arguments: [Double.nan, .infinity, -.infinity])
    func notFinite(degrees: Double) {
        let found = Angle(degrees: degrees).sineAndCosine
        #expect(found.sine == 0 && found.cosine == 1)
    }

    @Test("radians are degrees by π / 180")
    func radians() {
        #expect(Angle(radians: .pi) == .degrees(180))
        #expect((Angle.degrees(90).radians - 1.570_796_326_794_896_6).magnitude < 1e-15)
    }
}
