import MizanBase
import MizanLayout

extension AuditRule {
    static let droppedByFallback = AuditRule(
        "dropped-by-fallback",
        finds: "a control, or a view with an id, of one alternative of ViewThatFits that a later one hasn't",
        because:
            "on a narrow screen, in a longer language or in large letters it is gone, and what it does can't be done",
        fix: "give each alternative the same controls: as symbols, in a second line, or in a menu",
        errorWhere: "it is a control"
    ) { tree in
        tree.alternatives.flatMap { fallback -> [Fault] in
            guard tree.tree.nodes.contains(where: { $0.path == fallback.path }) else { return [] }
            var faults: [Fault] = []
            var said: Set<FallbackAlternatives.Element> = []
            for (number, later) in fallback.alternatives.enumerated().dropFirst() {
                for (earlier, elements) in fallback.alternatives[..<number].enumerated() {
                    for element in elements.missing(in: later) where said.insert(element).inserted {
                        let name = element.label.isEmpty ? "" : " \(Diagnostic.quote(element.label))"
                        faults.append(
                            Fault(
                                path: fallback.path,
                                message:
                                    "\(fallback.path) has \(element.id.map { "\($0), a " } ?? "a ")\(element.role ?? "view")\(name) in "
                                    + "alternative \(earlier + 1) and not in alternative \(number + 1)",
                                severity: element.role == nil ? .warning : .error, key: element.id))
                    }
                }
            }
            return faults
        }
    }
}

extension [FallbackAlternatives.Element] {
    /// Those that another alternative has neither by their id nor by their role and words; a menu may hold any, and of a role as
    /// many as there are stand for each other.
    fileprivate func missing(in other: [FallbackAlternatives.Element]) -> [FallbackAlternatives.Element] {
        let hasMenu = other.contains { $0.role == "menu" || $0.role == "popUpButton" }
        var counts = other.reduce(into: [String: Int]()) { counts, element in
            if let role = element.role { counts[role, default: 0] += 1 }
        }
        var rest: [FallbackAlternatives.Element] = []
        for element in self {
            let isThere = other.contains { own in
                element.id != nil && own.id == element.id
                    || own.role == element.role && own.role != nil && !own.label.isEmpty && own.label == element.label
            }
            if isThere {
                if let role = element.role { counts[role, default: 0] -= 1 }
            } else {
                rest.append(element)
            }
        }
        return rest.filter { element in
            guard let role = element.role else { return element.id != nil }
            if hasMenu { return false }
            let left = counts[role, default: 0]
            counts[role] = left - 1
            return left <= 0
        }
    }
}
