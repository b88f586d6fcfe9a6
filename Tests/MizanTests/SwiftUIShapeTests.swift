import MizanDrawing
import MizanFonts
import SwiftUI
import Testing

// Shapes as they are written for SwiftUI, with `import SwiftUI` alone above them.

private struct Petal: Shape {
    var openness: CGFloat

    func path(in rect: CGRect) -> Path {
        var path = Path()
        let tip = CGPoint(x: rect.maxX, y: rect.midY)
        path.move(to: CGPoint(x: rect.minX, y: rect.midY))
        path.addQuadCurve(to: tip, control: CGPoint(x: rect.midX, y: rect.minY + rect.height * (1 - openness)))
        path.addArc(
            center: CGPoint(x: rect.midX, y: rect.midY), radius: min(rect.width, rect.height) / 4,
            startAngle: .degrees(0), endAngle: .degrees(180), clockwise: false)
        path.closeSubpath()
        return path
    }
}

private struct Badge: View {
    var body: some View {
        ZStack {
            Circle()
                .fill(LinearGradient(colors: [.orange, .red], startPoint: .topLeading, endPoint: .bottomTrailing))
                .shadow(color: .black.opacity(0.2), radius: 4, y: 2)
            Petal(openness: 0.5)
                .stroke(.white, style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
                .rotationEffect(.degrees(-45), anchor: .leading)
            Path { path in
                path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
                path.addEllipse(in: CGRect(origin: .zero, size: CGSize(width: 4, height: 4)))
            }
            .fill(.tint)
            .zIndex(1)
        }
        .frame(width: 60, height: 60)
        .clipShape(.rect(cornerRadius: 12))
        .overlay(RoundedRectangle(cornerRadius: 12).strokeBorder(.secondary, lineWidth: 1))
        .background(.thinBackground, in: .capsule)
        .foregroundStyle(.primary)
    }
}

extension ShapeStyle where Self == Color {
    fileprivate static var thinBackground: Color { .gray.opacity(0.1) }
}

@Suite struct SwiftUIShapeTests {
    @Test func `SwiftUI's shapes compile and are mirrored`() throws {
        func tree(_ direction: LayoutDirection) throws -> RenderTree {
            try Badge().renderTree(
                proposal: .unspecified,
                environment: EnvironmentValues(
                    localization: .empty, fonts: ShippedFonts.collection(), layoutDirection: direction))
        }
        let (left, right) = (try tree(.leftToRight), try tree(.rightToLeft))
        #expect(left.size.size == CGSize(width: 60, height: 60))
        // Where it counts from the leading side, both say the same.
        #expect(left.text.replacing(" ltr ", with: " ") == right.text.replacing(" rtl ", with: " "))
        #expect(left != right)
    }
}
