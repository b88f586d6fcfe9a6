import MizanBase
import MizanDrawing
import MizanLayout
import MizanRenderTree
import Testing

/// Takes down the direction that it is laid out in.
private struct Listener: Layout {
    final class Record { var directions: [LayoutDirection] = [] }

    let record: Record

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
        Size(width: 20, height: 10)
    }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        record.directions.append(subviews.layoutDirection)
    }
}

/// Points to the side where reading goes, drawn anew for each direction and not mirrored.
private struct Arrow: Shape {
    @Environment(\.effectiveUserInterfaceLayoutDirection) private var direction

    var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    func path(in rect: Rect) -> Path {
        var path = Path()
        path.move(to: Point(x: direction == .leftToRight ? rect.maxX : rect.minX, y: rect.midY))
        path.addLine(to: Point(x: rect.midX, y: rect.minY))
        return path
    }
}

private struct Sign: View {
    @Environment(\.effectiveUserInterfaceLayoutDirection) private var direction

    var body: some View { HStack { Rectangle().id(direction == .leftToRight ? "left" : "right") } }
}

/// A view's own direction, its attribute taken into account, is there for layouts, shapes and bodies of one's own.
@Suite struct EffectiveDirectionTests {
    private static let cases = SemanticContentAttribute.allCases.flatMap { attribute in
        LayoutDirection.allCases.map { (attribute, $0) }
    }

    @Test(arguments: cases)
    func `a layout, a shape, a clip and a body know it`(
        attribute: SemanticContentAttribute, interface: LayoutDirection
    ) throws {
        let effective = effectiveLayoutDirection(for: attribute, relativeTo: interface)
        let record = Listener.Record()
        _ = try Listener(record: record)({ Rectangle() }).semanticContentAttribute(attribute).laidOut(interface)
        _ = try AnyLayout(Listener(record: record))({ Rectangle() }).semanticContentAttribute(attribute)
            .laidOut(interface)
        #expect(record.directions == [effective, effective])

        let tip = effective == .leftToRight ? 40.0 : 0
        func start(_ kind: ShapeKind) -> Double? {
            guard case .path(let path) = kind, case .move(let point)? = path.elements.first else { return nil }
            return point.x
        }
        let views: [any View] = [Arrow().id("arrow"), Arrow().fill(.red).id("arrow"), Arrow().stroke(.red).id("arrow")]
        for view in views {
            let tree = try AnyView(view).semanticContentAttribute(attribute).laidOut(width: 40, height: 20, interface)
            guard case .shape(let shape) = tree.node(at: "arrow")?.content else {
                Issue.record("no shape")
                continue
            }
            #expect(start(shape.kind) == tip)
        }
        let clipped = try Rectangle().id("clipped").clipShape(Arrow()).semanticContentAttribute(attribute)
            .laidOut(width: 40, height: 20, interface)
        guard case .clip(let kind, _) = clipped.node(at: "clipped")?.effects.first?.operation else {
            Issue.record("no clip")
            return
        }
        #expect(start(kind) == tip)

        let sign = try Sign().semanticContentAttribute(attribute).laidOut(width: 40, height: 20, interface)
        #expect(sign.node(at: effective == .leftToRight ? "left" : "right") != nil)
    }

    @Test func `what is inside a view with an attribute, behind it or in its reader has the interface's`() throws {
        let views: [any View] = [
            HStack { Sign() }.semanticContentAttribute(.playback),
            Rectangle().background { Sign() }.semanticContentAttribute(.playback),
            GeometryReader { _ in Sign() }.semanticContentAttribute(.playback),
            ScrollView { Sign() }.semanticContentAttribute(.playback),
        ]
        for view in views {
            let tree = try AnyView(view).laidOut(width: 40, height: 20, .rightToLeft)
            #expect(tree.nodes.contains { $0.path.hasSuffix("right") }, "\(tree.nodes.map(\.path))")
        }
    }
}
