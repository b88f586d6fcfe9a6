import MizanRenderTree

extension LayoutSession {
    /// Remembers which node had the focus when a presentation opens, and returns the focus to it when the presentation closes.
    ///
    /// A view that is made anew has another node, so presentations are told apart by their number above each other.
    func followOpeners(from former: [PresentingNode], to shown: [PresentingNode]) {
        while input.openers.count < shown.count { input.openers.append(input.focused) }
        // Of several that close together, the lowest was opened first.
        while input.openers.count > shown.count, let opener = input.openers.popLast() {
            // If nothing had the focus, the control that opened the presentation takes it from what was inside.
            let control = input.focused == nil ? nil : control(of: former, at: input.openers.count)
            input.returning = opener ?? control ?? input.returning
        }
    }

    /// The path of the first node of a presenting view that can have the focus.
    private func control(of presenters: [PresentingNode], at number: Int) -> String? {
        guard presenters.indices.contains(number), let tree = layout?.tree else { return nil }
        let place = presenters[number].slot
        let nodes = Int(place.start)..<Int(place.start) + Int(place.count)
        guard nodes.lowerBound >= 0, nodes.upperBound <= tree.nodes.count else { return nil }
        return tree.nodes[nodes].first(where: \.acceptsFocus)?.path
    }
}
