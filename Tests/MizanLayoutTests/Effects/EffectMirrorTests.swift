import MizanBase
import MizanDrawing
import MizanLayout
import MizanRenderTree
import TestSupport
import Testing

/// Random stacks of effects and shapes: a right-to-left tree is the mirror image of the left-to-right one, in integers.
@Suite("Mirror image of shapes and effects")
struct EffectMirrorTests {
    private struct Blade: Shape {
        let lean: Double

        func path(in rect: Rect) -> Path {
            Path { path in
                path.move(to: Point(x: rect.minX + rect.width * lean, y: rect.minY))
                path.addQuadCurve(
                    to: Point(x: rect.maxX, y: rect.maxY), control: Point(x: rect.width / 3, y: rect.midY))
                path.addArc(
                    center: Point(x: rect.midX, y: rect.midY), radius: rect.width / 3, startAngle: .degrees(lean * 100),
                    endAngle: .degrees(270), clockwise: false)
                path.closeSubpath()
            }
        }
    }

    private struct Source {
        var generator: SeededGenerator

        mutating func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &generator) }
        mutating func choice(_ count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }
        mutating func place() -> UnitPoint { UnitPoint(x: number(-0.5...1.5), y: number(0...1)) }

        mutating func shape() -> AnyView {
            let gradients = [
                AnyShapeStyle(LinearGradient(colors: [.red, .blue], startPoint: place(), endPoint: place())),
                AnyShapeStyle(RadialGradient(colors: [.red, .blue], center: place(), startRadius: 1, endRadius: 9)),
                AnyShapeStyle(EllipticalGradient(colors: [.red, .blue], center: place())),
                AnyShapeStyle(
                    AngularGradient(colors: [.red, .blue], center: place(), angle: .degrees(number(-99...99)))),
            ]
            let gradient = gradients[choice(4)]
            switch choice(9) {
            case 7: return AnyView(Circle().trim(from: number(0...0.5), to: number(0.5...1)).rotation(.degrees(30)))
            case 8: return AnyView(Text(verbatim: "شمس sun moon").redacted(reason: .placeholder))
            case 0: return AnyView(Blade(lean: number(0...1)).fill(gradient))
            case 1: return AnyView(Circle().stroke(gradient, lineWidth: number(0...5)))
            case 2:
                return AnyView(
                    UnevenRoundedRectangle(topLeadingRadius: number(0...9), bottomTrailingRadius: number(0...9))
                        .strokeBorder(.tint, lineWidth: number(0...3)))
            case 3: return AnyView(Blade(lean: number(0...1)).stroke(style: StrokeStyle(dash: [number(0...9)])))
            case 4: return AnyView(Ellipse())
            case 5: return AnyView(Text(verbatim: "شمس sun").foregroundStyle(gradient))
            default: return AnyView(Rectangle().fill(gradient))
            }
        }

        mutating func view(_ depth: Int) -> AnyView {
            var view: AnyView
            switch depth > 0 ? choice(4) : 3 {
            case 0:
                let (first, second) = (self.view(depth - 1), self.view(depth - 1))
                view = AnyView(HStack(spacing: number(0...9)) { ViewList([first, second]) })
            case 1:
                let (first, second) = (self.view(depth - 1), self.view(depth - 1))
                view = AnyView(ZStack(alignment: .topLeading) { ViewList([first, second]) })
            case 2:
                let (first, second) = (self.view(depth - 1), self.shape())
                view = AnyView(first.background(alignment: .bottomTrailing) { second.frame(width: number(1...20)) })
            default: view = shape()
            }
            for _ in 0..<choice(4) { view = effect(view) }
            return view
        }

        mutating func effect(_ view: AnyView) -> AnyView {
            switch choice(13) {
            case 9:
                AnyView(view.mask(alignment: .topLeading) { Blade(lean: number(0...1)).frame(width: number(1...20)) })
            case 10: AnyView(view.blur(radius: number(0...3)).blendMode(.multiply).grayscale(0.5))
            case 11:
                AnyView(
                    view.transformEffect(
                        AffineTransformation(
                            a: number(0.5...2), b: number(-1...1), c: number(-1...1), d: 1, tx: number(-9...9))))
            case 12:
                AnyView(view.rotation3DEffect(.degrees(number(-80...80)), axis: (1, number(0...1), 1), anchor: place()))
            case 0: AnyView(view.opacity(number(0...1)))
            case 1: AnyView(view.clipShape(Blade(lean: number(0...1))))
            case 2: AnyView(view.clipShape(UnevenRoundedRectangle(topTrailingRadius: number(0...30))))
            case 3: AnyView(view.rotationEffect(.degrees(number(-400...400)), anchor: place()))
            case 4: AnyView(view.scaleEffect(x: number(-2...2), y: number(-2...2), anchor: place()))
            case 5: AnyView(view.shadow(radius: number(0...9), x: number(-9...9)))
            case 6: AnyView(view.padding(.leading, number(0...9)))
            case 7: AnyView(view.zIndex(number(-1...1)))
            default: AnyView(view.frame(width: number(5...80), alignment: .trailing))
            }
        }
    }

    @Test("every outline, paint and effect is the mirror of its twin", arguments: 1...60 as ClosedRange<UInt64>)
    func mirror(seed: UInt64) throws {
        func tree(_ direction: LayoutDirection) throws -> RenderTree {
            var source = Source(generator: SeededGenerator(seed: seed))
            return try source.view(4).laidOut(width: 200, height: 150, direction, scale: seed % 3 == 0 ? nil : 2)
        }
        let (left, right) = (try tree(.leftToRight), try tree(.rightToLeft))
        #expect(left.mirrorDifferences(in: right) == [])
        // The text form says the same in both, but for what is said of glyphs.
        func words(_ tree: RenderTree) -> [String] {
            tree.text.split(separator: "\n").map(String.init).filter {
                !$0.contains(" glyphs ") && !$0.hasPrefix("font") && !$0.hasPrefix("variant")
            }
        }
        #expect(words(left) == words(right))
        for tree in [left, right] { #expect(try RenderTree(json: tree.json, file: "-") == tree) }
    }
}
