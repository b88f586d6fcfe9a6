import MizanBase

extension GoldenReport.Entry {
    /// Whether the page lists the case: it failed, or something that differs in it is allowed to.
    var isShown: Bool { outcome.status != .passed || !outcome.tolerated.isEmpty }

    /// All that is to be said of the case, a line each.
    var words: [String] {
        outcome.changes.map(\.text) + outcome.diagnostics.map { $0.message + ($0.fix.map { "; \($0)" } ?? "") }
            + outcome.tolerated.map(\.text)
    }

    /// The first words, for a list.
    var headline: String {
        String(String.UnicodeScalarView((words.first ?? "").unicodeScalars.prefix(160)))
    }

    /// The changes that are grouped with equal ones: those of the tree, or what else is wrong.
    var groupedChanges: [TreeChange] {
        let causes = outcome.changes.filter { !$0.amounts.isEmpty || !$0.path.isEmpty || outcome.changes.count == 1 }
        return causes
            + outcome.diagnostics.map { TreeChange(rule: $0.rule, path: $0.nodePath ?? "", words: $0.message) }
    }
}

extension String {
    /// The lines that fit, and whether any was left out.
    func cutAtLine(_ limit: Int) -> (text: String, isCut: Bool) {
        guard utf8.count > limit else { return (self, false) }
        let start = utf8.prefix(limit)
        guard let end = start.lastIndex(of: UInt8(ascii: "\n")) else { return ("", true) }
        return (String(self[...end]), true)
    }
}
