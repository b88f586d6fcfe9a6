import MizanBase
import MizanDifferences
import MizanGoldens

extension GoldenReport {
    /// The room of a comment on a pull request: GitHub takes 65,536 characters.
    public static let commentCharacters = 60_000

    /// The report as a comment: counts, the changes in words, the trees' differences of the first of them; without
    /// pictures, which would have to be hosted somewhere. Whatever doesn't fit is counted.
    ///
    /// - Parameter limit: In UTF-16 code units.
    public func markdown(limit: Int = commentCharacters) throws -> String {
        let summary = try summary()
        var text = BoundedText(limit: limit, reserving: min(400, limit))
        text.append("### \(summary.isPassed ? "✅" : "❌") Goldens: \(Markdown.text(summary.text))\n\n")
        var run = header.versions.map { "\($0.name) \($0.version)" }
        if let set = header.set { run.insert("set \(set)", at: 0) }
        if let shard = header.shard { run.append("shard \(shard.number) of \(shard.count)") }
        text.append(Markdown.text(run.joined(separator: " · ")) + "\n\n")
        if let finding = summary.engineFinding(in: header.goldens) {
            text.append(Markdown.text(finding.message + (finding.fix.map { "; \($0)" } ?? "")) + "\n\n")
        }
        let groups = try groups().filter { $0.change.rule != "versions-differ" }
        try add(groups, to: &text)
        add(
            findings.groupingUnusedGoldens.map {
                "- \(Markdown.code($0.where ?? "goldens")): \(Markdown.text($0.message + ($0.fix.map { "; \($0)" } ?? "")))"
            },
            title: "Goldens", to: &text)
        add(
            summary.tolerated.map { "- \(Markdown.code($0.name)): \(Markdown.text($0.pixels.text))" },
            title: "Tolerated", to: &text)
        try addTrees(of: groups, to: &text)
        let advice = GoldenAdvice.command.sentences(summary).map { "- \(Markdown.text($0))\n" }.joined()
        if !advice.isEmpty {
            text.finish(
                "\n**What to do**\n\n" + advice
                    + (summary.canBeAccepted
                        ? "- or open `index.html` of the report, mark what is right, and run `mizan golden accept`\n"
                        : ""))
        }
        return text.text
    }

    private func add(_ groups: [ChangeGroup], to text: inout BoundedText) throws {
        let lines = groups.map { group in
            let path = group.change.path.isEmpty ? "" : Markdown.code(group.change.path) + " "
            let shown = group.cases.prefix(3).map { Markdown.code($0) }.joined(separator: ", ")
            let rest = group.cases.count - 3
            let cases =
                group.cases.count == 1
                ? " (\(shown))"
                : " — the same in **\(group.cases.count)** variants: \(shown)" + (rest > 0 ? " and \(rest) more" : "")
            return "- " + path + Markdown.text(group.words) + cases
        }
        // Half of the room is the trees'.
        add(lines, title: groups.isEmpty ? "" : "What changed", share: 2, to: &text)
    }

    /// Lines under a title, as many as a share of the room takes; then how many more there are.
    private func add(_ lines: [String], title: String, share: Int = 1, to text: inout BoundedText) {
        guard !lines.isEmpty, text.append("**\(title)**\n\n") else { return }
        let end = text.room - text.room / share
        for (index, line) in lines.enumerated() {
            let more = "- … and \(lines.count - index) more\n"
            let isLast = index == lines.count - 1
            let needed = line.utf16.count + 1 + (isLast ? 0 : more.utf16.count)
            guard text.room - needed >= end, text.append(line + "\n") else {
                text.append(more)
                break
            }
        }
        text.append("\n")
    }

    /// The differences of the trees of the first case of each of the first groups, each case once.
    private func addTrees(of groups: [ChangeGroup], to text: inout BoundedText) throws {
        var wanted: [String] = []
        for group in groups {
            if let name = group.cases.first, !wanted.contains(name) { wanted.append(name) }
            if wanted.count == 10 { break }
        }
        guard !wanted.isEmpty else { return }
        var entries: [String: ReportedCase] = [:]
        try forEach { if wanted.contains($0.outcome.name) { entries[$0.outcome.name] = $0 } }
        for name in wanted {
            guard let entry = entries[name] else { continue }
            let room = max((text.room - 400) / 2, 0)
            let difference = try difference(of: entry, characters: min(room, 8_000))
            guard !difference.isEmpty else { continue }
            text.append(
                "<details><summary>\(name.escapedForHTML())</summary>\n\n"
                    + Markdown.fenced(difference, language: "diff") + "\n</details>\n")
        }
    }
}
