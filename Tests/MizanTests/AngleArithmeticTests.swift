import SwiftUI
import Testing

struct AngleArithmeticTests {
    @Test func anglesAreMultipliedAndDivided() {
        var angle: Angle = .degrees(10) / 8
        #expect(angle == .degrees(1.25))
        angle *= 4
        angle += .degrees(1)
        #expect(angle == .degrees(6) && 2 * angle == angle * 2 && angle / .degrees(3) == 2)
    }
}
