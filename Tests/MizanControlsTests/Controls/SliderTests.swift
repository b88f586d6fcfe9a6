import MizanBase
import MizanControls
import MizanLayout
import MizanRenderTree
import Testing

@Suite("Slider")
struct SliderTests {
    @Test("the filled part goes from the leading end to the middle of the knob, which stays inside the ends")
    func frames() throws {
        let tree = try Slider(value: 25, in: 0...100).laidOut(width: 224)
        #expect(try tree.frame("Slider") == Rect(x: 0, y: 0, width: 224, height: 24))
        #expect(try tree.frame("Slider/FilledTrack/Track") == Rect(x: 0, y: 10, width: 224, height: 4))
        #expect(try tree.frame("Slider/FilledTrack/Fill") == Rect(x: 0, y: 10, width: 62, height: 4))
        #expect(try tree.frame("Slider/FilledTrack/Knob") == Rect(x: 50, y: 0, width: 24, height: 24))
        #expect(try Slider(value: 0).laidOut(width: 224).frame("Slider/FilledTrack/Knob").minX == 0)
        #expect(try Slider(value: 1).laidOut(width: 224).frame("Slider/FilledTrack/Knob").maxX == 224)
    }

    @Test("right to left it is the exact mirror image, with its labels")
    func mirror() throws {
        let slider = Slider(value: 0.25) {
            Text(verbatim: "Volume")
        } minimumValueLabel: {
            Text(verbatim: "Low")
        } maximumValueLabel: {
            Text(verbatim: "High")
        }
        let tree = try slider.laidOut(width: 320)
        let mirrored = try slider.laidOut(width: 320, .rightToLeft)
        #expect(tree.nodes.map(\.path) == mirrored.nodes.map(\.path))
        for (node, twin) in zip(tree.nodes, mirrored.nodes) {
            #expect(twin.frame == node.frame.mirrored(in: tree.size.width), "\(node.path)")
        }
        #expect(try tree.frame("Slider/Text").maxX < tree.frame("Slider/FilledTrack").minX)
    }

    @Test(
        "TALKS: slider with Left and Right, forced left to right: unchanged in Arabic",
        arguments: [.forceLeftToRight, .playback, .spatial] as [SemanticContentAttribute])
    func forced(attribute: SemanticContentAttribute) throws {
        let slider = balance(width: 60).semanticContentAttribute(attribute)
        let english = try slider.laidOut(width: 320)
        let arabic = try slider.laidOut(width: 320, .rightToLeft)
        #expect(arabic.nodes.map(\.frame) == english.nodes.map(\.frame))
        #expect(try arabic.frame("balance/left").maxX < arabic.frame("balance/FilledTrack/Fill").minX)
        #expect(arabic.node(at: "balance/FilledTrack/Fill")?.direction == .leftToRight)
        // A label is a view of its own, and not one of the control's parts.
        #expect(arabic.node(at: "balance/left")?.direction == .rightToLeft)
        let turned = try balance(width: 60).semanticContentAttribute(.forceRightToLeft).laidOut(width: 320)
        #expect(
            try turned.nodes.map(\.frame) == balance(width: 60).laidOut(width: 320, .rightToLeft).nodes.map(\.frame))
    }

    /// - Parameter width: Of the labels.
    private func balance(width: Double? = nil) -> some View {
        Slider(value: 0.25) {
            Text(verbatim: "Balance")
        } minimumValueLabel: {
            Text(verbatim: "Left").frame(width: width).id("left")
        } maximumValueLabel: {
            Text(verbatim: "Right").frame(width: width).id("right")
        }
        .id("balance")
    }

    @Test(
        "values and ranges that are none",
        arguments: [
            (-1, 0, 1, 0), (2, 0, 1, 1), (.nan, 0, 1, 0), (.infinity, 0, 1, 1), (-.infinity, 0, 1, 0), (5, 5, 5, 0),
            (5, 0, .infinity, 0), (5, -.infinity, 10, 0), (5, -.infinity, .infinity, 0),
            (0, -.greatestFiniteMagnitude, .greatestFiniteMagnitude, 0.5), (-15, -20, -10, 0.5),
        ] as [(Double, Double, Double, Double)])
    func values(value: Double, lower: Double, upper: Double, part: Double) throws {
        let tree = try Slider(value: value, in: lower...upper).laidOut(width: 224)
        #expect(try tree.frame("Slider/FilledTrack/Knob").minX == 200 * part)
    }

    @Test("it takes what it is proposed, 160 points where nothing is, and never less than its knob")
    func widths() throws {
        #expect(try Slider(value: 0.5).laidOut().frame("Slider").width == 160)
        #expect(try Slider(value: Float(0.5)).laidOut(width: 10).frame("Slider").width == 24)
        let row = HStack {
            Slider(value: 0.5)
            Slider(value: 0.5).id("second")
        }
        #expect(try row.laidOut(width: 308).frame("second").width == 150)
    }

    @Test("it is one element, which says its label and its value")
    func spoken() throws {
        let tree = try balance().laidOut(width: 320)
        #expect(tree.nodes[0].role == "slider")
        #expect(tree.nodes[0].label == "Balance, 25%")
        #expect(tree.nodes.dropFirst().allSatisfy { $0.hidden })
        #expect(try Slider(value: 0.5).laidOut().nodes[0].label == "50%")
        let labelled = try balance().accessibilityLabel("Stereo" as String).laidOut(width: 320)
        #expect(labelled.nodes[0].label == "Stereo, 25%")
    }

    @Test("labels grow with the text size, and nothing overlaps")
    func largeText() throws {
        let tree = try balance().laidOut(width: 320, textSize: .accessibility3)
        let (left, track) = (try tree.frame("balance/left"), try tree.frame("balance/FilledTrack"))
        let right = try tree.frame("balance/right")
        #expect(left.maxX <= track.minX && track.maxX <= right.minX)
        #expect(try left.height > balance().laidOut(width: 320).frame("balance/left").height)
        #expect(try tree.frame("balance").height == max(left.height, right.height))
    }
}
