import MizanBase
import MizanLayout
import MizanRenderTree

extension AuditRules {
    static let droppedByFallback = AuditRule(
        "dropped-by-fallback", .warning,
        finds:
            "a control, a text, an image or a view with an id of one alternative of ViewThatFits that a later one hasn't; a "
            + "shorter text, or another image, stands for it",
        because:
            "on a narrow screen, in a longer language or in large letters it is gone, and what it does can't be done",
        fix:
            "give each alternative the same parts: controls as symbols, in a second line, or in a menu; texts as shorter ones",
        errorWhere: "it is a control"
    ) { (tree: AuditedTree) in
        tree.alternatives.flatMap { fallback -> [Fault] in
            guard tree.tree.nodes.contains(where: { $0.path == fallback.path }) else { return [] }
            var faults: [Fault] = []
            var said: Set<FallbackAlternatives.VisibleElement> = []
            for (number, later) in fallback.alternatives.enumerated().dropFirst() {
                for (earlier, elements) in fallback.alternatives[..<number].enumerated() {
                    for element in elements.missing(in: later) where said.insert(element).inserted {
                        faults.append(
                            Fault(
                                nodePath: fallback.path, key: element.id,
                                message:
                                    "\(fallback.path) has \(element.name) in alternative \(earlier + 1) and not in "
                                    + "alternative \(number + 1)", severity: element.isControl ? .error : .warning))
                    }
                }
            }
            return faults
        }
    }
}

extension FallbackAlternatives.VisibleElement {
    fileprivate var isControl: Bool { role.map(RenderNode.isControl(ofRole:)) ?? false }

    /// The kind of the view, and what it shows.
    fileprivate var name: String {
        let kind = content?.rawValue ?? role ?? "view"
        return (id.map { "\($0), " } ?? "") + (kind == "image" ? "an " : "a ") + kind
            + (label.isEmpty ? "" : " \(Diagnostic.quote(label))")
    }

    /// The kind within which one view stands for another.
    fileprivate var kind: String? { content?.rawValue ?? role }

    /// Whether another view is the same: by its id, by its kind and words, or since its words hold this text or image.
    fileprivate func isSame(as other: Self) -> Bool {
        if id != nil, other.id == id { return true }
        guard !label.isEmpty else { return false }
        return other.kind == kind && kind != nil && other.label == label
            || content != nil && other.label.contains(label)
    }
}

extension [FallbackAlternatives.VisibleElement] {
    /// Those that another alternative has neither by their id nor by their kind and words; a menu may hold any control, and of a
    /// kind as many as there are stand for each other.
    fileprivate func missing(in other: [FallbackAlternatives.VisibleElement]) -> [FallbackAlternatives.VisibleElement] {
        let hasMenu = other.contains { $0.role == "menu" || $0.role == "popUpButton" }
        var counts = other.reduce(into: [String: Int]()) { counts, element in
            if let kind = element.kind { counts[kind, default: 0] += 1 }
        }
        var rest: [FallbackAlternatives.VisibleElement] = []
        for element in self {
            if other.contains(where: element.isSame) {
                if let kind = element.kind { counts[kind, default: 0] -= 1 }
            } else {
                rest.append(element)
            }
        }
        return rest.filter { element in
            guard let kind = element.kind, element.isControl || element.id == nil else { return element.id != nil }
            if hasMenu, element.isControl { return false }
            let left = counts[kind, default: 0]
            counts[kind] = left - 1
            return left <= 0
        }
    }
}
