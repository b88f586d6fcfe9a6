import MizanBase
import MizanCanvas
import MizanDecoders
import MizanDrawing
import MizanRenderTree
import Testing

/// Strokes, gradients and transparency layers in Cairo's pixels.
struct EffectCanvasTests {
    private static let rectangle = CairoCanvasTests.rectangle

    private func picture(
        _ width: Double = 40, _ height: Double = 30, scale: Double = 1, _ draw: (inout CairoCanvas) throws -> Void
    ) throws -> Bitmap {
        try CairoCanvasTests.picture(width, height, scale: scale, draw)
    }

    private func length(_ points: Double) throws -> FixedLength { try #require(FixedLength(points: points)) }

    private static let everything = Rect(x: 0, y: 0, width: 40, height: 30)
    private static let red = CairoCanvasTests.red

    @Test func aLayerIsOnePicture() throws {
        let bitmap = try picture {
            $0.beginTransparencyLayer(in: Self.everything, compositing: .opacity(0.5))
            $0.fill(Self.rectangle(5, 5, 20, 20), with: .black)
            $0.fill(Self.rectangle(10, 10, 20, 20), with: .black)
            $0.endTransparencyLayer()
        }
        // Where the rectangles overlap it is as grey as elsewhere.
        for (x, y) in [(6, 6), (15, 15), (28, 28)] {
            #expect(bitmap[x, y].map { abs(Int($0.red) - 127) <= 1 } == true)
        }
        #expect(bitmap[3, 3] == .white)
    }

    @Test func layersNestAndMultiply() throws {
        let bitmap = try picture {
            $0.beginTransparencyLayer(in: Self.everything, compositing: .opacity(0.5))
            $0.beginTransparencyLayer(in: Rect(x: 0, y: 0, width: 20, height: 30), compositing: .opacity(0.5))
            $0.fill(Self.rectangle(0, 0, 40, 30), with: .black)
            $0.endTransparencyLayer()
            $0.endTransparencyLayer()
        }
        #expect(bitmap[10, 10].map { abs(Int($0.red) - 191) <= 2 } == true)
        // The inner layer's bounds, one pixel generously, are where it ends.
        #expect(bitmap[25, 10] == .white)
    }

    @Test func theClipAroundALayerHoldsForIt() throws {
        let bitmap = try picture(scale: 2) {
            $0.save()
            $0.clip(to: Self.rectangle(5, 5, 10, 10))
            $0.beginTransparencyLayer(in: Self.everything, compositing: .opacity(1))
            $0.fill(Self.rectangle(0, 0, 40, 30), with: Self.red)
            $0.endTransparencyLayer()
            $0.restore()
            $0.fill(Self.rectangle(30, 20, 4, 4), with: .black)
        }
        #expect(bitmap[10, 10] == Self.red && bitmap[29, 29] == Self.red)
        #expect(bitmap[9, 9] == .white && bitmap[30, 30] == .white)
        #expect(bitmap[62, 42] == .black)
    }

    @Test func aRestoreTooManyDoesNotLeaveTheLayer() throws {
        let bitmap = try picture {
            $0.beginTransparencyLayer(in: Self.everything, compositing: .opacity(0.5))
            $0.restore()
            $0.save()
            $0.concatenate(AffineTransformation(tx: 5))
            $0.fill(Self.rectangle(0, 0, 10, 10), with: .black)
            $0.endTransparencyLayer()
            $0.endTransparencyLayer()
            $0.fill(Self.rectangle(0, 20, 5, 5), with: .black)
        }
        #expect(bitmap[7, 5].map { abs(Int($0.red) - 127) <= 1 } == true)
        #expect(bitmap[2, 5] == .white && bitmap[2, 22] == .black && bitmap[7, 22] == .white)
    }

    @Test func aShadowLiesWhereItsOffsetSaysUnderWhatCastsIt() throws {
        let bitmap = try picture {
            $0.beginTransparencyLayer(
                in: Rect(x: 5, y: 5, width: 10, height: 10), compositing: .shadow(.black, radius: 0, x: 12, y: 3))
            $0.fill(Self.rectangle(5, 5, 10, 10), with: Self.red)
            $0.endTransparencyLayer()
        }
        #expect(bitmap[6, 6] == Self.red && bitmap[14, 14] == Self.red)
        #expect(bitmap[17, 8] == .black && bitmap[26, 17] == .black)
        #expect(bitmap[16, 8] == .white && bitmap[27, 17] == .white && bitmap[20, 7] == .white)
    }

    /// The shadow of an edge falls off as the integral of a Gaussian does: 0.5 at the edge, 0.16 one deviation away.
    @Test(arguments: [2.0, 4.0, 7.5])
    func aBlurredShadowFallsOffAsAGaussian(radius: Double) throws {
        let bitmap = try picture(200, 120) {
            $0.beginTransparencyLayer(
                in: Rect(x: 0, y: 0, width: 100, height: 120), compositing: .shadow(.black, radius: radius, x: 0, y: 0))
            // Nothing but the shadow is left of what is painted white on white.
            $0.fill(Self.rectangle(-100, -100, 200, 400), with: .white)
            $0.endTransparencyLayer()
        }
        for (deviations, part) in [(0.0, 0.5), (1.0, 0.1587), (2.0, 0.0228)] {
            let place = 100 + deviations * radius
            let (left, right) = (Int(place) - 1, Int(place))
            let (first, second) = try (#require(bitmap[left, 60]), #require(bitmap[right, 60]))
            let alpha = deviations == 0 ? 255 - Double(second.red) : 255 - (Double(first.red) + Double(second.red)) / 2
            #expect((alpha / 255 - part).magnitude < 0.5 / radius * 0.4 + 0.03, "\(deviations): \(alpha / 255)")
        }
        #expect(bitmap[100 + Int(radius * 3) + 2, 60] == .white)
    }

    @Test func aShadowComesInFromOutsideThePicture() throws {
        let bitmap = try picture {
            $0.beginTransparencyLayer(
                in: Rect(x: -50, y: 5, width: 20, height: 10), compositing: .shadow(.black, radius: 0, x: 60, y: 0))
            $0.fill(Self.rectangle(-50, 5, 20, 10), with: Self.red)
            $0.endTransparencyLayer()
        }
        #expect(bitmap[11, 8] == .black && bitmap[29, 8] == .black && bitmap[9, 8] == .white && bitmap[30, 8] == .white)
    }

    @Test func aLargeShadowOfWhatIsFarAwayIsSeen() throws {
        // The casting edge is 300 pixels left of the picture; a third of it falls in where the shadow's edge lies.
        let bitmap = try picture {
            $0.beginTransparencyLayer(
                in: Rect(x: -900, y: -500, width: 600, height: 1_000),
                compositing: .shadow(.black, radius: 30, x: 320, y: 0))
            $0.fill(Self.rectangle(-900, -500, 600, 1_000), with: Self.red)
            $0.endTransparencyLayer()
        }
        #expect(bitmap[19, 15].map { abs(Int($0.red) - 127) <= 6 } == true)
        #expect(bitmap[0, 15].map { $0.red < 80 } == true)
    }

    @Test func layersHaveABound() throws {
        let error = #expect(throws: DiagnosticError.self) {
            _ = try picture {
                for _ in 0...Limits.transparencyLayers {
                    $0.beginTransparencyLayer(in: Rect(x: 1, y: 1, width: 1, height: 1), compositing: .opacity(1))
                }
                for _ in 0...Limits.transparencyLayers { $0.endTransparencyLayer() }
            }
        }
        #expect(error?.diagnostics.first?.rule == "picture-layers")
        // Layers that nobody sees cost nothing.
        let bitmap = try picture {
            for _ in 0..<100_000 {
                $0.beginTransparencyLayer(in: Rect(x: 900, y: 1, width: 1, height: 1), compositing: .opacity(1))
            }
            for _ in 0..<100_000 { $0.endTransparencyLayer() }
            $0.fill(Self.rectangle(1, 1, 4, 4), with: .black)
        }
        #expect(bitmap[2, 2] == .black)
    }

    @Test func aPaintTakesTheShapeOfTheLayer() throws {
        let gradient = CanvasGradient(
            stops: [
                CanvasGradient.Stop(location: 0, color: .black), CanvasGradient.Stop(location: 1, color: Self.red),
            ],
            start: Point(x: 0, y: 0), end: Point(x: 40, y: 0))
        let bitmap = try picture {
            $0.beginTransparencyLayer(in: Self.everything, compositing: .paint(.gradient(gradient)))
            $0.fill(Self.rectangle(0, 10, 40, 10), with: .white)
            $0.endTransparencyLayer()
        }
        #expect(bitmap[20, 5] == .white && bitmap[20, 25] == .white)
        let row = (0..<40).compactMap { bitmap[$0, 15]?.red }
        #expect(row == row.sorted() && row.first.map { $0 < 8 } == true && row.last.map { $0 > 247 } == true)
        #expect(bitmap[20, 15].map { $0.green == 0 && abs(Int($0.red) - 130) < 8 } == true)
    }

    @Test func aGradientGoesWithTheTransformAndOnBeyondItsEnds() throws {
        let gradient = CanvasGradient(
            stops: [CanvasGradient.Stop(location: 0, color: .white), CanvasGradient.Stop(location: 1, color: .black)],
            start: Point(x: 5, y: 0), end: Point(x: 10, y: 0))
        let bitmap = try picture {
            $0.concatenate(AffineTransformation(a: 2))
            $0.fill(Self.rectangle(0, 0, 20, 30), with: gradient)
        }
        #expect(bitmap[3, 4] == .white && bitmap[30, 4] == .black)
        #expect(bitmap[15, 4].map { abs(Int($0.red) - 127) < 16 } == true)
        let point = try picture {
            let gradient = CanvasGradient(stops: gradient.stops, start: Point(x: 5, y: 5), end: Point(x: 5, y: 5))
            $0.fill(Self.rectangle(0, 0, 20, 30), with: gradient)
        }
        #expect(point[3, 4] == .black, "a gradient without a length is its last colour")
    }

    @Test func aLineIsAsWideAsItSaysAndItsDashesAsLong() throws {
        var style = Stroke(width: try length(4), dash: [try length(6), try length(4)])
        var path = Path()
        path.addLines([Point(x: 0, y: 10), Point(x: 40, y: 10)])
        let bitmap = try picture { $0.stroke(path, style: style, with: .color(.black)) }
        for x in 0..<40 {
            #expect(bitmap[x, 8] == (x % 10 < 6 ? .black : .white) && bitmap[x, 11] == bitmap[x, 8])
            #expect(bitmap[x, 7] == .white && bitmap[x, 12] == .white)
        }
        style.dash = []
        let wide = try picture {
            $0.concatenate(AffineTransformation(a: 1, d: 3))
            $0.stroke(path, style: style, with: .color(.black))
        }
        #expect(wide[20, 24] == .black && wide[20, 29] == .black && wide[20, 23] == .white)
    }

    /// The protocol's own outline covers what Cairo's stroke covers.
    @Test func theOutlineOfALineIsWhatCairoStrokes() throws {
        var curve = Path()
        curve.move(to: Point(x: 6, y: 24))
        curve.addCurve(to: Point(x: 34, y: 6), control1: Point(x: 4, y: -20), control2: Point(x: 30, y: 50))
        curve.addLine(to: Point(x: 20, y: 20))
        for (cap, join) in [(Stroke.Cap.butt, Stroke.Join.miter), (.round, .round), (.square, .bevel)] {
            for dash in [[], [5.0, 3.0]] {
                let style = Stroke(
                    width: try length(3), cap: cap, join: join, dash: try dash.map { try length($0) })
                let stroked = try picture { $0.stroke(curve, style: style, with: .color(.black)) }
                let filled = try picture { $0.fill(curve.stroked(style), with: .black) }
                guard case .pixels(let difference) = stroked.compared(with: filled) else { continue }
                #expect(difference.largestStep < 48, "\(cap) \(dash): \(difference)")
            }
        }
    }

    @Test func numbersThatAreNoneDrawNothing() throws {
        let blank = try picture { _ in }
        let bad = Rect(x: .nan, y: 0, width: 10, height: 10)
        let bitmap = try picture {
            $0.beginTransparencyLayer(in: bad, compositing: .opacity(.nan))
            $0.endTransparencyLayer()
            $0.beginTransparencyLayer(in: bad, compositing: .shadow(.black, radius: .nan, x: .infinity, y: 0))
            $0.endTransparencyLayer()
            $0.stroke(Self.rectangle(.infinity, 0, 1, 1), style: Stroke(width: .zero), with: .color(.black))
            $0.fill(Self.rectangle(0, 0, 10, 10), with: CanvasGradient(stops: [], start: .zero, end: .zero))
        }
        #expect(bitmap == blank)
    }

    @Test func layersOneAfterTheOtherTakeNoMoreTimeThanSoManyPixels() throws {
        let whole = Rect(x: 0, y: 0, width: 2_000, height: 2_000)
        let error = #expect(throws: DiagnosticError.self) {
            _ = try picture(2_000, 2_000) {
                for _ in 0...Limits.layerPixels / 4_000_000 {
                    $0.beginTransparencyLayer(in: whole, compositing: .opacity(0.5))
                    $0.endTransparencyLayer()
                }
            }
        }
        #expect(error?.diagnostics.first?.rule == "picture-layers")
    }

    @Test func layersTakeNoMoreMemoryThanTheLargestPicture() throws {
        let error = #expect(throws: DiagnosticError.self) {
            _ = try picture(8_000, 4_000) {
                for _ in 0..<4 {
                    $0.beginTransparencyLayer(
                        in: Rect(x: 0, y: 0, width: 8_000, height: 4_000), compositing: .opacity(0.5))
                }
            }
        }
        #expect(error?.diagnostics.first?.rule == "picture-layers")
    }
}
