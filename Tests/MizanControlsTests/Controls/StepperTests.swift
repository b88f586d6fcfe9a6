import MizanBase
import MizanControls
import MizanLayout
import MizanRenderTree
import Testing

private struct Guests: View {
    @State var value = 4
    var range = 0...10
    var body: some View {
        Stepper("Guests" as String, value: $value, in: range, step: 4).id("stepper")
        Text(verbatim: "\(value)").id("value")
    }
}

@Suite("Stepper")
struct StepperTests {
    private static let half = "Stepper/HStack/Halves/"

    @Test("the label, the minus and the plus stand in reading order", arguments: LayoutDirection.allCases)
    func order(direction: LayoutDirection) throws {
        let stepper = Stepper("Guests" as String, value: .constant(4), in: 0...10)
        func order(_ tree: RenderTree, _ direction: LayoutDirection) throws -> Bool {
            let x = try ["Stepper/HStack/Text", Self.half + "Decrement", Self.half + "Increment"].map {
                try tree.frame($0).midX
            }
            return direction == .leftToRight ? x[0] < x[1] && x[1] < x[2] : x[0] > x[1] && x[1] > x[2]
        }
        let tree = try stepper.laidOut(width: 300, direction)
        #expect(try order(tree, direction))
        let end = try tree.frame(Self.half + "Increment")
        #expect(direction == .leftToRight ? end.maxX == 300 : end.minX == 0)
        let opposite: LayoutDirection = direction == .leftToRight ? .rightToLeft : .leftToRight
        #expect(try order(stepper.environment(\.layoutDirection, opposite).laidOut(width: 300, direction), opposite))
        let forced: SemanticContentAttribute = opposite == .rightToLeft ? .forceRightToLeft : .forceLeftToRight
        #expect(try order(stepper.semanticContentAttribute(forced).laidOut(width: 300, direction), opposite))
        #expect(tree.nodes[0].role == "stepper")
        #expect(tree.nodes[0].label == "Guests, 4")
    }

    @Test("at an end of the range its half is disabled", arguments: [(0, "Decrement"), (10, "Increment")])
    func ends(value: Int, name: String) throws {
        let tree = try Stepper("a" as String, value: .constant(value), in: 0...10).laidOut(width: 300)
        let disabled = tree.nodes.filter { !$0.isEnabled }
        #expect(disabled.map(\.path) == [Self.half + name])
        #expect(disabled.allSatisfy { $0.effects.count == 1 })
    }

    @Test("taps, adjustments and keys step, and stay in the range", arguments: LayoutDirection.allCases)
    func session(direction: LayoutDirection) throws {
        let session = try shown(direction) { Guests() }
        func value() throws -> String {
            try session.update()
            return try session.string("value")
        }
        #expect(try session.tap("Increment"))
        #expect(try value() == "8")
        #expect(try session.tap("Increment"))
        #expect(try value() == "10")
        try session.tap("Increment")
        #expect(try value() == "10")
        #expect(try session.send(.adjust(.decrement, path: "stepper")))
        #expect(try value() == "6")
        try session.tap("Decrement")
        #expect(try session.send(.key(.downArrow)))
        #expect(try value() == "0")
        #expect(try session.send(.key(.space)) || true)
        #expect(try value() == "0")
    }

    @Test("a value at the end of its type goes no further")
    func overflow() throws {
        let session = try shown { Guests(value: .max - 1, range: .min ... .max) }
        #expect(try !session.node("Increment").isEnabled)
        try session.tap("Decrement")
        #expect(try session.string("value") == String(Int.max - 5))
    }

    @Test("at the largest text size the halves are below the label, and grow")
    func largeText() throws {
        let tree = try Stepper("Number of guests" as String, value: .constant(1)).laidOut(
            width: 300, textSize: .accessibility5)
        #expect(try tree.text(at: "Stepper/VStack/Text").truncated == nil)
        #expect(try tree.frame("Stepper/VStack/Halves").minY > tree.frame("Stepper/VStack/Text").maxY)
        #expect(try tree.frame("Stepper/VStack/Halves/Increment").height > 34)
        // A row of a form on the smallest phone has 216 points.
        #expect(try tree.frame("Stepper/VStack/Halves").width <= 216)
    }
}
