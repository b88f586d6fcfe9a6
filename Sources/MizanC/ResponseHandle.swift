import MizanRenderTree

/// `mizan_response`
final class ResponseHandle: Handle {
    static let name = "response"

    let isTaken: Bool
    let node: CText?
    let control: CText?
    let role: CText?

    init(isTaken: Bool, node: Int?, in tree: RenderTree?) {
        self.isTaken = isTaken
        guard let tree, let node else {
            (self.node, control, role) = (nil, nil, nil)
            return
        }
        self.node = CText(tree.nodes[node].path)
        let around = sequence(first: node) { tree.nodes[$0].parent }
        let nearest = around.first { tree.nodes[$0].isControl }.map { tree.nodes[$0] }
        control = nearest.map { CText($0.path) }
        role = nearest?.role.map(CText.init)
    }
}
