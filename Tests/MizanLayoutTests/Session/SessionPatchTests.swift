import MizanBase
import MizanLayout
import MizanRenderTree
import Observation
import Testing

@Observable
private final class Switch {
    var isOn = false
}

private struct Stripe: View {
    let model: Switch

    var body: some View { (model.isOn ? Color.red : Color.blue).frame(width: 40, height: 10) }
}

/// One node, or three in the same size.
private struct Pair: View {
    let model: Switch

    var body: some View {
        HStack(spacing: 0) {
            Color.red.frame(width: 20, height: 10)
            if model.isOn { Color.blue.frame(width: 20, height: 10) } else { Spacer(minLength: 20) }
        }
        .frame(width: 40)
    }
}

struct SessionPatchTests {
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
