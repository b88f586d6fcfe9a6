import MizanBase
import MizanCanvas
import MizanDecoders
import MizanDrawing
import MizanRenderTree
import Testing
import MizanRendering

/// Blurs, masks, blend modes, changed colours and gradients in Cairo's pixels, against what is simply true of them.
struct LayerEffectTests {
    private static let rectangle = CairoCanvasTests.rectangle
    private static let red = CairoCanvasTests.red
    private static let everything = Rect(x: 0, y: 0, width: 40, height: 30)

    /// - Parameter background: Transparent, so that opacities can be read.
    private func picture(
        background: RGBA = .clear, scale: Double = 1, _ draw: (inout CairoCanvas) throws -> Void
    ) throws -> Bitmap {
        var canvas = try CairoCanvas(size: Self.everything.size, scale: scale, background: background)
        try draw(&canvas)
        return try canvas.bitmap()
    }

    private func layer(
        _ compositing: CanvasCompositing, in bounds: Rect = everything, on canvas: inout CairoCanvas,
        _ draw: (inout CairoCanvas) -> Void
    ) {
        canvas.beginTransparencyLayer(in: bounds, compositing: compositing)
        draw(&canvas)
        canvas.endTransparencyLayer()
    }

    private func alphas(_ bitmap: Bitmap) -> [[Int]] {
        (0..<bitmap.height).map { row in (0..<bitmap.width).map { Int(bitmap[$0, row]?.alpha ?? 0) } }
    }

    private func near(_ color: RGBA?, _ red: Int, _ green: Int, _ blue: Int, by distance: Int = 2) -> Bool {
        guard let color else { return false }
        return abs(Int(color.red) - red) <= distance && abs(Int(color.green) - green) <= distance
            && abs(Int(color.blue) - blue) <= distance
    }

    @Test(arguments: [1.0, 2.0, 3.3]) func aBlurSpreadsAPixelAndLosesNothing(radius: Double) throws {
        let bitmap = try picture {
            layer(.blur(radius: radius), in: Rect(x: 20, y: 15, width: 1, height: 1), on: &$0) {
                $0.fill(Self.rectangle(20, 15, 1, 1), with: .black)
            }
        }
        let rows = alphas(bitmap)
        let total = rows.joined().reduce(0, +)
        #expect(abs(total - 255) <= 25, "\(total)")
        #expect(rows[15][20] == rows.joined().max() && rows[15][20] < 128 && rows[15][20] > 3)
        // As far to one side as to the other, and as far down as across.
        for distance in 1...9 {
            #expect(abs(rows[15][20 + distance] - rows[15][20 - distance]) <= 1)
            #expect(rows[15][20 + distance] == rows[15 + distance][20])
        }
        #expect(rows[15][20 + Int(3 * radius) + 2] == 0)
    }

    @Test func aBlurInASolidFieldChangesNothing() throws {
        let bitmap = try picture {
            layer(.blur(radius: 2), on: &$0) { $0.fill(Self.rectangle(0, 0, 40, 30), with: Self.red) }
        }
        #expect(bitmap[20, 15] == Self.red)
        #expect(bitmap[0, 15].map { $0.alpha > 90 && $0.alpha < 165 && $0.red == 255 } == true)
    }

    @Test func aMaskMultipliesOpacities() throws {
        let half = RGBA(red: 0, green: 0, blue: 0, alpha: 128)
        let bitmap = try picture {
            layer(.opacity(1), on: &$0) {
                $0.fill(Self.rectangle(0, 0, 30, 30), with: Self.red)
                layer(.mask, in: Rect(x: 10, y: 10, width: 30, height: 10), on: &$0) {
                    $0.fill(Self.rectangle(10, 10, 10, 10), with: .white)
                    $0.fill(Self.rectangle(20, 10, 20, 10), with: half)
                }
            }
        }
        #expect(bitmap[15, 15] == Self.red)
        #expect(bitmap[25, 15].map { abs(Int($0.alpha) - 128) <= 1 && $0.red == 255 } == true)
        for (x, y) in [(5, 15), (15, 5), (15, 25), (35, 15)] { #expect(bitmap[x, y]?.alpha == 0, "\(x), \(y)") }
    }

    @Test func anEmptyMaskHidesEverythingAndNothingElse() throws {
        let bitmap = try picture(background: .white) {
            layer(.opacity(1), on: &$0) {
                $0.fill(Self.rectangle(0, 0, 30, 30), with: Self.red)
                layer(.mask, in: Rect(x: 0, y: 0, width: 0, height: 0), on: &$0) { _ in }
            }
        }
        #expect(bitmap[5, 5] == .white && bitmap[35, 5] == .white)
    }

    @Test func blendModesMixWithWhatIsBelow() throws {
        func mixed(_ mode: BlendMode) throws -> RGBA? {
            try picture(background: RGBA(red: 200, green: 100, blue: 0)) {
                layer(.blend(mode), on: &$0) {
                    $0.fill(Self.rectangle(0, 0, 20, 30), with: RGBA(red: 100, green: 200, blue: 255))
                }
            }[10, 10]
        }
        #expect(near(try mixed(.multiply), 78, 78, 0))
        #expect(near(try mixed(.screen), 222, 222, 255))
        #expect(near(try mixed(.darken), 100, 100, 0))
        #expect(near(try mixed(.lighten), 200, 200, 255))
        #expect(near(try mixed(.difference), 100, 100, 255))
        #expect(near(try mixed(.plusLighter), 255, 255, 255))
        #expect(near(try mixed(.normal), 100, 200, 255))
        #expect(near(try mixed(.destinationOver), 200, 100, 0))
    }

    @Test func changedColours() throws {
        func changed(_ adjustment: ColorAdjustment, _ color: RGBA) throws -> RGBA? {
            let pixel = try picture {
                layer(.color(adjustment.matrix), on: &$0) { $0.fill(Self.rectangle(0, 0, 20, 30), with: color) }
            }[10, 10]
            // The canvas and the matrix say the same.
            let own = adjustment.matrix.applied(to: color)
            #expect(near(pixel, Int(own.red), Int(own.green), Int(own.blue), by: color.alpha == 255 ? 0 : 2))
            return pixel
        }
        let one = try #require(FixedLength(points: 1))
        let quarter = try #require(FixedLength(points: 0.25))
        let orange = RGBA(red: 255, green: 128, blue: 0)
        #expect(try changed(.invert, orange) == RGBA(red: 0, green: 127, blue: 255))
        #expect(near(try changed(.grayscale(one), orange), 146, 146, 146))
        #expect(near(try changed(.saturation(.zero), orange), 146, 146, 146))
        #expect(near(try changed(.brightness(quarter), orange), 255, 192, 64))
        #expect(near(try changed(.contrast(.zero), orange), 128, 128, 128))
        let turn = try #require(FixedLength(points: 360))
        #expect(try changed(.hueRotation(degrees: turn), orange) == orange)
        #expect(near(try changed(.multiply(RenderNode.Fill(color: Self.red)), orange), 255, 0, 0))
        let thin = RGBA(red: 255, green: 128, blue: 0, alpha: 128)
        #expect(try changed(.invert, thin)?.alpha == 128)
    }

    private func gradient(_ geometry: CanvasGradient.Geometry) -> CanvasGradient {
        CanvasGradient(
            stops: [
                CanvasGradient.Stop(location: 0, color: Self.red),
                CanvasGradient.Stop(location: 1, color: RGBA(red: 0, green: 0, blue: 255)),
            ], geometry: geometry)
    }

    @Test func aRadialGradientGoesOutwardsFromItsMiddle() throws {
        let bitmap = try picture {
            let circles = gradient(
                .radial(
                    center: Point(x: 20.5, y: 15.5), unit: Size(width: 1, height: 1), startRadius: 0, endRadius: 10))
            $0.fill(Self.rectangle(0, 0, 40, 30), with: circles)
        }
        #expect(near(bitmap[20, 15], 255, 0, 0, by: 8))
        #expect(near(bitmap[25, 15], 128, 0, 128, by: 4) && near(bitmap[20, 20], 128, 0, 128, by: 4))
        #expect(bitmap[35, 15] == RGBA(red: 0, green: 0, blue: 255))
        let turned = try picture {
            let circles = gradient(
                .radial(
                    center: Point(x: 20.5, y: 15.5), unit: Size(width: 2, height: 1), startRadius: 5, endRadius: 0))
            $0.fill(Self.rectangle(0, 0, 40, 30), with: circles)
        }
        #expect(near(turned[20, 15], 0, 0, 255, by: 26) && near(turned[35, 15], 255, 0, 0))
        // As far to the side as twice as far down.
        #expect(near(turned[24, 15], 102, 0, 153, by: 4) && near(turned[20, 17], 102, 0, 153, by: 4))
    }

    @Test func anAngularGradientGoesAroundClockwise() throws {
        let bitmap = try picture {
            $0.fill(
                Self.rectangle(0, 0, 40, 30),
                with: gradient(.angular(center: Point(x: 20, y: 15), start: 0, end: 360)))
        }
        #expect(near(bitmap[35, 15], 255, 0, 0, by: 4) && near(bitmap[35, 14], 0, 0, 255, by: 4))
        #expect(near(bitmap[20, 28], 191, 0, 64, by: 4) && near(bitmap[2, 15], 128, 0, 128, by: 4))
        // What is left of a turn has the last colour in its first half.
        let half = gradient(.angular(center: .zero, start: -90, end: 90))
        #expect(half.part(at: Point(x: 5, y: 0)) == 0.5)
        #expect(half.part(at: Point(x: -5, y: 1)) == 1 && half.part(at: Point(x: -5, y: -1)) == 0)
    }

    @Test func whatAGradientPaintsIsWhatItSays() throws {
        let geometries: [CanvasGradient.Geometry] = [
            .linear(start: Point(x: 3, y: 4), end: Point(x: 30, y: 20)),
            .radial(center: Point(x: 18, y: 11), unit: Size(width: 2, height: 1), startRadius: 2, endRadius: 9),
            .angular(center: Point(x: 18.25, y: 11.5), start: 30, end: 300),
        ]
        for gradient in geometries.map(gradient) {
            let bitmap = try picture { $0.fill(Self.rectangle(0, 0, 40, 30), with: gradient) }
            for (x, y) in [(1, 1), (12, 20), (25, 5), (33, 15), (39, 29)] {
                let color = gradient.color(at: gradient.part(at: Point(x: Double(x) + 0.5, y: Double(y) + 0.5)))
                #expect(
                    near(bitmap[x, y], Int(color.red), Int(color.green), Int(color.blue), by: 3),
                    "\(gradient.geometry) \(x) \(y)")
            }
        }
    }
}
