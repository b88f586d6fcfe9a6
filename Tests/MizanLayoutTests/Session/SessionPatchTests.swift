import MizanBase
import MizanLayout
import MizanRenderTree
import MizanText
import Observation
import TestSupport
import Testing

@Observable
private final class Switch {
    var isOn = false
}

nonisolated private struct Stripe: View {
    let model: Switch

    var body: some View { (model.isOn ? Color.red : Color.blue).frame(width: 40, height: 10) }
}

/// One node, or three in the same size.
nonisolated private struct Pair: View {
    let model: Switch

    var body: some View {
        HStack(spacing: 0) {
            Color.red.frame(width: 20, height: 10)
            if model.isOn { Color.blue.frame(width: 20, height: 10) } else { Spacer(minLength: 20) }
        }
        .frame(width: 40)
    }
}

/// A part that is switched in a long list, whose other parts stay.
nonisolated private struct Parts<Part: View, Beside: View>: View {
    let part: Part
    let beside: Beside

    var body: some View {
        VStack(spacing: 0) {
            beside
            part
            ForEach(0..<200) { _ in Color.red.frame(width: 1, height: 1) }
        }
    }
}

nonisolated private struct SwitchedText: View {
    let model: Switch
    let on: String
    let off: String

    var body: some View { Text(verbatim: model.isOn ? on : off).frame(width: 90, height: 30) }
}

nonisolated private struct SwitchedName: View {
    let model: Switch

    var body: some View { Color.blue.frame(width: 9, height: 9).id(model.isOn ? "b" : "a") }
}

nonisolated private struct PlacedName: View {
    let model: Switch

    var body: some View {
        let place = SourcePlace(file: "a.scene.json", line: 3, column: 5)
        (model.isOn ? Color.red : Color.blue).frame(width: 9, height: 9).id(ViewIdentifier("a", place: place))
    }
}

struct SessionPatchTests {
    /// Switches a model on and expects the tree of a fresh layout.
    ///
    /// - Returns: Whether the tree was patched: one made anew shares nothing.
    private func isPatched(_ model: Switch, _ view: some View) throws -> Bool {
        let proposal = ProposedViewSize(width: 100, height: nil)
        var environment = try testEnvironment()
        environment.fonts = environment.fonts.adding(
            try FontCollection(files: [Checkout.file("Tests/Fixtures/ColorFonts/NotoColorEmoji-Subset.ttf").path]))
        let session = LayoutSession(view, proposal: proposal, environment: environment)
        let former = try session.update().tree
        model.isOn = true
        let layout = try session.update().layout
        #expect(layout == (try view.layout(proposal: proposal, environment: environment)))
        return layout.tree.nodes.sharedChunks(with: former.nodes) > 0
    }

    @Test func `a tree with findings is patched; those of the part are replaced`() throws {
        let beside = VStack {
            Text(verbatim: "你")
            Image(systemName: "no.such.symbol")
        }
        for (on, off) in [("你 好", "你"), ("plain", "你"), ("你", "plain")] {
            let model = Switch()
            #expect(try isPatched(model, Parts(part: SwitchedText(model: model, on: on, off: off), beside: beside)))
        }
    }

    @Test func `a tree with glyphs in colours is patched as long as it keeps them`() throws {
        func isPatched(on: String, off: String) throws -> Bool {
            let model = Switch()
            let part = SwitchedText(model: model, on: on, off: off)
            return try self.isPatched(model, Parts(part: part, beside: Text(verbatim: "🎉 a")))
        }
        #expect(try isPatched(on: "a 🎉", off: "🎉"))
        #expect(try isPatched(on: "plain", off: "a 🎉"))
        // One more, and one fewer.
        #expect(try !isPatched(on: "🎉 👋", off: "🎉"))
        #expect(try !isPatched(on: "🎉", off: "🎉 👋"))
    }

    @Test func `a part with an id keeps the id's place`() throws {
        let model = Switch()
        #expect(try isPatched(model, Parts(part: PlacedName(model: model), beside: Text(verbatim: "a"))))
    }

    @Test func `where an id stands twice, a change of one is a change of the other's path`() throws {
        let model = Switch()
        let part = SwitchedName(model: model)
        #expect(try !isPatched(model, Parts(part: part, beside: SwitchedName(model: model))))
        let other = Switch()
        let beside = VStack {
            Color.red.id("a")
            Color.red.id("a")
        }
        #expect(try !isPatched(other, Parts(part: SwitchedName(model: other), beside: beside.frame(height: 20))))
    }

    @Test(arguments: [true, false])
    func `a part that was replaced stays so where another part has more nodes than before`(isFirst: Bool) throws {
        let (stripe, pair) = (Switch(), Switch())
        let view = VStack(spacing: 0) {
            Stripe(model: stripe).padding(1)
            Pair(model: pair)
        }
        let proposal = ProposedViewSize(width: 100, height: 100)
        let session = LayoutSession(view, proposal: proposal, environment: try testEnvironment())
        try session.update()
        for model in isFirst ? [stripe, pair] : [pair, stripe] { model.isOn = true }
        let tree = try session.update().tree
        #expect(tree == (try view.renderTree(proposal: proposal, environment: try testEnvironment())))
    }
}
