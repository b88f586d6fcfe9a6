import MizanBase
import MizanLayout
import MizanRenderTree
import MizanScenes

/// What the engine's styles chose and no author: colours of controls, and sizes of their parts.
extension AuditedTree {
    /// The controls that the engine makes of several others, and the bars.
    private static let composites: Set<String> = [
        "DatePicker", "Stepper", "Picker", "Slider", "TabBar", "NavigationBar", "Alert", "ColorPicker", "SearchField",
    ]

    /// Whether a node is a part of a bar or of a control that the engine makes of several parts.
    func isPartOfComposite(_ index: Int) -> Bool { composite(around: index) != nil }

    /// Whether two nodes are parts of one control that the engine makes, so that it alone chose their sizes and places.
    func areOfOneComposite(_ first: Int, _ second: Int) -> Bool {
        guard let container = composite(around: first) else { return false }
        return container == composite(around: second)
    }

    private func composite(around index: Int) -> Int? {
        ancestors(of: index).first { Self.composites.contains(tree.nodes[$0].type) }
    }

    private func ancestors(of index: Int) -> some Sequence<Int> {
        sequence(state: index) { index in
            guard let parent = parent(of: index) else { return nil }
            index = parent
            return parent
        }
    }

    /// Whether a style of the engine chose the colour of a text in a control and those behind it.
    ///
    /// A tree has no trace of who chose a colour. One of the engine's own in a control counts as chosen by its style.
    func styleChose(_ color: RGBA, behind fills: [RGBA], at index: Int) -> Bool {
        guard isPartOfComposite(index) || ancestors(of: index).contains(where: { tree.nodes[$0].isControl }) else {
            return false
        }
        let scheme = variant.colorScheme
        func isOne(_ color: RGBA, of colors: [SystemColor]) -> Bool {
            colors.contains { system in
                let own = system.value(in: scheme)
                return (own.red, own.green, own.blue) == (color.red, color.green, color.blue)
            } || (color.red, color.green, color.blue) == (255, 255, 255)
        }
        return isOne(color, of: [.primary, .secondary, .accent, .onAccent, .red])
            && fills.allSatisfy { isOne($0, of: [.accent, .accentTint, .background, .card, .track, .red]) }
    }
}
