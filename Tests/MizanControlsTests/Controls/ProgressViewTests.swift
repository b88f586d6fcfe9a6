import MizanBase
import MizanControls
import MizanDrawing
import MizanLayout
import MizanRenderTree
import Testing

@Suite("ProgressView")
struct ProgressViewTests {
    @Test("the line is filled from the leading end on")
    func linear() throws {
        let view = ProgressView(value: 30, total: 120)
        let tree = try view.laidOut(width: 200)
        #expect(try tree.frame("ProgressView/VStack/FilledTrack/Track") == Rect(x: 0, y: 0, width: 200, height: 4))
        #expect(try tree.frame("ProgressView/VStack/FilledTrack/Fill") == Rect(x: 0, y: 0, width: 50, height: 4))
        let mirrored = try view.laidOut(width: 200, .rightToLeft)
        #expect(try mirrored.frame("ProgressView/VStack/FilledTrack/Fill").minX == 150)
        let playback = try view.semanticContentAttribute(.playback).laidOut(width: 200, .rightToLeft)
        #expect(try playback.frame("ProgressView/VStack/FilledTrack/Fill").minX == 0)
    }

    @Test("the label of a forced progress view keeps the interface's direction, its place is the control's")
    func forcedLabel() throws {
        let view = ProgressView(value: 0.5) { HStack { Text(verbatim: "تنزيل") } }.id("progress")
            .semanticContentAttribute(.playback)
        let tree = try view.laidOut(width: 200, .rightToLeft)
        #expect(tree.node(at: "progress/VStack")?.direction == .leftToRight)
        #expect(tree.node(at: "progress/VStack/HStack")?.direction == .rightToLeft)
        #expect(try tree.frame("progress/VStack/HStack").minX == 0)
    }

    @Test("the ring goes clockwise from its top in both directions")
    func circular() throws {
        func points(_ direction: LayoutDirection) throws -> Path {
            let tree = try ProgressView(value: 0.25).progressViewStyle(.circular).laidOut(width: 32, direction)
            let node = try #require(tree.node(at: "ProgressView/VStack/ZStack/Fill"))
            guard case .shape(let shape) = node.content, case .path(let path) = shape.kind else { return Path() }
            return path
        }
        let path = try points(.leftToRight)
        // From noon to three o'clock.
        #expect(path.elements.first == .move(to: Point(x: 16, y: 2)))
        #expect(path.currentPoint == Point(x: 30, y: 16))
        #expect(try points(.rightToLeft) == path)
    }

    @Test(
        "values and totals that are none",
        arguments: [
            (-1, 1, 0), (2, 1, 1), (.nan, 1, 0), (.infinity, 1, 1), (1, 0, 0), (1, -1, 0), (1, .nan, 0),
            (1, .infinity, 0), (1, 2, 0.5),
        ] as [(Double, Double, Double)], ["linear", "circular"])
    func values(of numbers: (value: Double, total: Double, part: Double), style: String) throws {
        let view = ProgressView(value: numbers.value, total: numbers.total)
        let tree =
            style == "linear"
            ? try view.laidOut(width: 200) : try view.progressViewStyle(.circular).laidOut(width: 200)
        if style == "linear" {
            #expect(try tree.frame("ProgressView/VStack/FilledTrack/Fill").width == 200 * numbers.part)
        }
        #expect(tree.nodes[0].label == "\(Int(numbers.part * 100))%")
    }

    @Test("where nobody knows how far it is there is a ring without a track, and no value is said")
    func indeterminate() throws {
        let tree = try ProgressView("Loading" as String).laidOut(width: 200)
        #expect(tree.nodes.map(\.type) == ["ProgressView", "VStack", "ZStack", "Fill", "Text"])
        #expect(tree.nodes[0].label == "Loading")
        let line = try ProgressView(value: nil as Double?).progressViewStyle(.linear).laidOut(width: 200)
        #expect(try line.frame("ProgressView/VStack/FilledTrack/Fill").width == 0)
        #expect(line.nodes[0].label == nil)
    }

    @Test("it is one element, which says its label and how far it is, in words where there are some")
    func spoken() throws {
        let percent = try ProgressView("Copying" as String, value: 3, total: 4).laidOut(width: 200)
        #expect(percent.nodes[0].role == "progress")
        #expect(percent.nodes[0].label == "Copying, 75%")
        let none = ProgressView(
            value: 3, total: 4, label: {}, currentValueLabel: { if percent.nodes.isEmpty { Text("a") } })
        #expect(try none.laidOut(width: 200).nodes[0].label == "75%")
        let view = ProgressView(value: 3, total: 4) {
            Text(verbatim: "Copying")
        } currentValueLabel: {
            Text(verbatim: "3 of 4")
        }
        #expect(try view.laidOut(width: 200).nodes[0].label == "Copying, 3 of 4")
    }

    @Test("labels grow with the text size and wrap: nothing is cut")
    func largeText() throws {
        let view = ProgressView("Copying the photographs of the journey" as String, value: 3, total: 4).id("p")
        let tree = try view.laidOut(width: 200, textSize: .accessibility3)
        #expect(try tree.text(at: "p/VStack/Text").lines.count > 2)
        #expect(try tree.text(at: "p/VStack/Text").truncated == nil)
        #expect(try tree.frame("p/VStack/Text").maxY < tree.frame("p/VStack/FilledTrack").minY)
    }

    @Test("a style of one's own gets the labels and the value")
    func ownStyle() throws {
        struct Words: ProgressViewStyle {
            func makeBody(configuration: Configuration) -> some View {
                HStack {
                    configuration.label
                    Text(verbatim: "\(configuration.fractionCompleted ?? -1)")
                }
            }
        }
        let tree = try ProgressView("a" as String, value: 0.5).progressViewStyle(Words()).laidOut()
        #expect(try tree.text(at: "ProgressView/HStack/Text[1]").text.string == "0.5")
    }
}
