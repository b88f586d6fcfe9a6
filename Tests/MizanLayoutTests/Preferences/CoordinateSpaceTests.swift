import MizanBase
import MizanLayout
import MizanRenderTree
import Testing

struct CoordinateSpaceTests {
    @Test(arguments: LayoutDirection.allCases)
    func `frames count from the leading top corner of the nearest view with the name`(direction: LayoutDirection) throws
    {
        var frames: [String: Rect] = [:]
        var bounds: Rect?
        _ = try VStack(alignment: .leading, spacing: 0) {
            Rectangle().frame(width: 5, height: 5)
            GeometryReader { proxy in
                let _ = frames["near"] = proxy.frame(in: .named("near"))
                let _ = frames["far"] = proxy.frame(in: NamedCoordinateSpace.named(7))
                let _ = frames["unknown"] = proxy.frame(in: .named("unknown"))
                let _ = frames["local"] = proxy.frame(in: LocalCoordinateSpace())
                let _ = bounds = proxy.bounds(of: .named("near"))
            }
            .frame(width: 20, height: 10)
            .offset(x: 3)
            .padding(.leading, 10)
        }
        .coordinateSpace(name: "near")
        .padding(.leading, 40)
        .padding(.top, 2)
        .coordinateSpace(.named(7))
        .padding(.leading, 100)
        .coordinateSpace(name: "near")
        .laidOut(width: 170, height: 17, direction)
        #expect(frames["near"] == Rect(x: 13, y: 5, width: 20, height: 10))
        #expect(frames["far"] == Rect(x: 53, y: 7, width: 20, height: 10))
        #expect(frames["unknown"] == Rect(x: 153, y: 7, width: 20, height: 10))
        #expect(frames["local"] == Rect(x: 0, y: 0, width: 20, height: 10))
        #expect(bounds == Rect(x: -13, y: -5, width: 30, height: 15))
    }

    @Test func `a name that nothing around has is no space`() throws {
        var isKnown = true
        _ = try VStack {
            GeometryReader { proxy in
                let _ = isKnown = proxy.bounds(of: .named("beside")) != nil
            }
            Rectangle().coordinateSpace(name: "beside")
        }
        .laidOut(width: 100, height: 100)
        #expect(!isKnown)
    }

    @Test func `a space that turns the other way counts from its own leading side`() throws {
        var frame = Rect(origin: .zero, size: .zero)
        _ = try HStack(spacing: 0) {
            Rectangle().frame(width: 30, height: 10)
            GeometryReader { proxy in
                let _ = frame = proxy.frame(in: .named("space"))
            }
            .frame(width: 20)
        }
        .coordinateSpace(name: "space")
        .environment(\.layoutDirection, .rightToLeft)
        .laidOut(width: 50, height: 10)
        #expect(frame == Rect(x: 30, y: 0, width: 20, height: 10))
    }
}
