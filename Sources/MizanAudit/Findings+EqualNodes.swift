import MizanBase

extension [Diagnostic] {
    /// The findings, with equal ones at nodes of one kind merged into one with their number: those of the rows of a list.
    ///
    /// Nodes are of one kind if their paths differ by positions among siblings alone.
    func mergingEqualNodes() -> [Diagnostic] {
        var merged: [Diagnostic] = []
        var indices: [Diagnostic: Int] = [:]
        var others: [Int: Int] = [:]
        for finding in self {
            guard let path = finding.nodePath else {
                merged.append(finding)
                continue
            }
            var key = finding
            let kind = path.withoutPositions
            (key.nodePath, key.marks) = (kind, [])
            key.message = key.message.replacing(path, with: kind).withoutPositions
            guard let index = indices[key] else {
                indices[key] = merged.count
                merged.append(finding)
                continue
            }
            // What one node has several times is several findings.
            guard merged[index].nodePath != path else {
                merged.append(finding)
                continue
            }
            others[index, default: 0] += 1
            merged[index].marks += finding.marks
        }
        for (index, count) in others {
            merged[index].message += "; \(count) more node\(count == 1 ? "" : "s") like it"
        }
        return merged
    }
}

extension String {
    /// The path without the positions of nodes among their siblings: `List/Row/Text` for `List/Row[2]/Text[1]`.
    fileprivate var withoutPositions: String {
        guard contains("[") else { return self }
        var result = ""
        var rest = self[...]
        while let open = rest.firstIndex(of: "[") {
            result += rest[..<open]
            rest = rest[open...]
            let digits = rest.dropFirst().prefix(while: \.isWholeNumber)
            if !digits.isEmpty, rest[digits.endIndex...].first == "]" {
                rest = rest[digits.endIndex...].dropFirst()
            } else {
                result += "["
                rest = rest.dropFirst()
            }
        }
        return result + rest
    }
}
