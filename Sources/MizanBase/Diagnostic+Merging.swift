extension [Diagnostic] {
    /// The findings, with equal ones of several nodes or variants merged into one: at the first of its nodes, with the
    /// variants of all.
    ///
    /// Where a finding has no place in a file its message names the nodes, the first few of them.
    package func mergingNodes() -> [Diagnostic] {
        var merged: [Diagnostic] = []
        var nodes: [[String]] = []
        var indices: [Diagnostic: Int] = [:]
        for finding in self {
            var key = finding
            (key.nodePath, key.variants, key.marks) = (nil, [], [])
            let index: Int
            if let known = indices[key] {
                index = known
                for variant in finding.variants where !merged[index].variants.contains(variant) {
                    merged[index].variants.append(variant)
                }
            } else {
                index = merged.count
                indices[key] = index
                merged.append(finding)
                nodes.append([])
            }
            if let path = finding.nodePath, !nodes[index].contains(path) { nodes[index].append(path) }
        }
        for (index, paths) in nodes.enumerated() where merged[index].place == nil && !paths.isEmpty {
            merged[index].message += " (in \(paths.listed(atMost: Self.namedNodes)))"
        }
        return merged
    }

    private static var namedNodes: Int { 3 }
}

extension [String] {
    /// `a, b, c and 4 more`
    package func listed(atMost count: Int) -> String {
        let shown = prefix(count).joined(separator: ", ")
        return self.count > count ? "\(shown) and \(self.count - count) more" : shown
    }
}
