import MizanBase
import MizanRenderTree
import MizanScenes

extension AuditRules {
    static let lostInALanguage = AuditRule(
        "lost-in-a-language", .warning,
        finds:
            "a text, an image or a control that is shown in most languages, and in others isn't there, or has no size",
        because: "readers of those languages miss it, and nothing says so",
        fix: "translate what it shows; where it is left out on purpose, allow it with the reason",
        errorWhere: "it is a control"
    ) { (scene: AuditedScene) in
        Dictionary(grouping: scene.trees.filter { $0.variant.pseudo.isEmpty }) { (tree: AuditedTree) in
            var kind = tree.variant
            (kind.locale, kind.direction) = (.english, nil)
            return kind
        }.values.filter { $0.count > 1 }.sorted { $0[0].variant.name < $1[0].variant.name }
            .flatMap(faults(in:))
    }

    private static func faults(in trees: [AuditedTree]) -> [Fault] {
        var shown: [String: [Int: Bool]] = [:]
        var controls: Set<String> = []
        var order: [String] = []
        for (number, tree) in trees.enumerated() {
            for index in tree.tree.nodes.indices {
                let node = tree.tree.nodes[index]
                guard node.content?.isTextOrImage == true || node.isControl, !tree.isChosen(index) else { continue }
                let path = node.path
                if node.isControl { controls.insert(path) }
                if shown[path] == nil { order.append(path) }
                let frame = node.frame.rect
                shown[path, default: [:]][number] = tree.isSeen(index) && !frame.isEmpty
            }
        }
        var faults: [Fault] = []
        for path in order {
            let seen = shown[path, default: [:]]
            let missing = trees.indices.filter { seen[$0] != true }
            guard !missing.isEmpty, missing.count * 2 < trees.count,
                !faults.contains(where: { path.hasPrefix(($0.nodePath ?? "") + "/") })
            else { continue }
            let isEmpty = missing.contains { seen[$0] == false }
            faults.append(
                Fault(
                    nodePath: path, variants: missing.map { trees[$0].variant.name },
                    message:
                        "\(path) \(isEmpty ? "has nothing to show" : "isn't there"), though it is in \(trees.count - missing.count) other languages",
                    severity: controls.contains(path) ? .error : .warning))
        }
        return faults
    }
}

extension AuditedTree {
    /// Whether a node stands in what was chosen among alternatives, or in a view that makes no more than it shows.
    fileprivate func isChosen(_ index: Int) -> Bool {
        var next = parent(of: index)
        while let node = next {
            let container = tree.nodes[node]
            if container.chosenAlternative != nil || container.scroll != nil || container.type.hasPrefix("Lazy")
                // A month begins its weeks with another day.
                || container.type == "DatePicker"
            {
                return true
            }
            next = parent(of: node)
        }
        return false
    }
}

extension RenderNode.Content {
    fileprivate var isTextOrImage: Bool {
        switch self {
        case .text, .image: true
        case .shape: false
        }
    }
}
