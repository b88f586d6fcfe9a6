import MizanBase
import MizanDifferences
import MizanDocument
import MizanGoldens

/// The page of a report: `index.html`, its list in `report.js`, the details of each case in `cases/`.
///
/// It opens from the disk, where browsers let a page fetch nothing: data come as scripts, those of a case when it is looked
/// at. All of them are made from the report alone, so that joined reports have the page of the whole run.
struct ReportPage {
    /// Bounds that keep a page readable, and its memory flat however many cases differ.
    enum Bounds {
        static let groups = 2_000
        static let diffCharacters = 60_000
        static let changes = 500
        static let chunkBytes = 256 << 10
        static let chunkCases = 100
    }

    private let report: GoldenReport

    init(_ report: GoldenReport) { self.report = report }

    func write(to folder: ReportFolder, as page: GoldenReportPage) throws {
        var list = try ReportFolder.StreamedFile(folder, "report.js")
        try list.write(Array("mizanReport(".utf8))
        var (groups, counts) = (JSONWriter(.compact), JSONWriter(.compact))
        try writeSummary(groups: &groups, counts: &counts)
        let summary = try report.summary()
        var writer = JSONWriter(.compact)
        writer.object { writer in
            writeHead(summary, to: &writer)
        }
        // The object goes on: its list of cases is as long as the report.
        try list.write(writer.bytes.dropLast() + Array(",\"counts\":".utf8) + counts.bytes)
        try list.write(Array(",\"groups\":".utf8) + groups.bytes + Array(",\n\"cases\":[\n".utf8))
        try writeCases(to: folder, list: &list)
        try list.write(Array("]});\n".utf8))
        try list.finish()
        try folder.write(page.html, to: "index.html")
    }

    private func writeHead(_ summary: GoldenSummary, to writer: inout JSONWriter) {
        func member(_ key: String, _ value: String) {
            writer.key(key)
            writer.string(value)
        }
        member("identity", report.identity.description)
        member("goldens", report.header.goldens)
        member("set", report.header.set ?? "")
        writer.key("versions")
        writer.array { writer in
            for version in report.header.versions { writer.string("\(version.name) \(version.version)") }
        }
        writer.key("findings")
        writer.array { writer in
            for finding in report.findings.groupingUnusedGoldens.prefix(Bounds.groups) {
                writer.string(finding.description)
            }
        }
        writer.key("advice")
        writer.array { writer in
            for sentence in GoldenAdvice.command.sentences(summary) { writer.string(sentence) }
        }
        if let finding = summary.engineFinding(in: report.header.goldens) {
            member("engine", finding.message + (finding.fix.map { "; \($0)" } ?? ""))
        }
        if let shard = report.header.shard { member("shard", "\(shard.number)/\(shard.count)") }
    }

    /// Counts by status, and the groups of equal changes with the places of their cases in the list.
    private func writeSummary(groups: inout JSONWriter, counts: inout JSONWriter) throws {
        let rows = try GroupedRows(report)
        let found = try rows.groups()
        groups.array { writer in
            for group in found {
                writer.array { writer in
                    writer.string(group.change.path)
                    writer.string(group.words)
                    writer.array { writer in
                        for row in group.cases { writer.number(literal: row) }
                    }
                }
            }
        }
        counts.object { writer in
            for status in GoldenOutcome.Status.allCases {
                writer.key(status.rawValue)
                writer.number(rows.counts[status] ?? 0)
            }
        }
    }

    private func writeCases(to folder: ReportFolder, list: inout ReportFolder.StreamedFile) throws {
        var (chunk, number) = (Chunk(), 0)
        var isFirst = true
        try report.forEach { entry in
            guard entry.isShown else { return }
            if chunk.isFull {
                try folder.write(chunk.script(number), to: "cases/\(number).js")
                (chunk, number) = (Chunk(), number + 1)
            }
            var row = JSONWriter(.compact)
            let outcome = entry.outcome
            row.array { writer in
                writer.string(outcome.case.scene)
                writer.string(outcome.case.variant.name)
                writer.string(outcome.status.rawValue)
                writer.string(entry.headline)
                writer.number(number)
                writer.number(chunk.count)
                writer.string((entry.actual.picture ?? entry.expected.picture ?? entry.drawing)?.description ?? "")
            }
            try list.write(Array((isFirst ? "" : ",\n").utf8) + row.bytes)
            isFirst = false
            try chunk.add { writer in try writeDetails(of: entry, to: &writer) }
        }
        if chunk.count > 0 { try folder.write(chunk.script(number), to: "cases/\(number).js") }
    }

    private func writeDetails(of entry: ReportedCase, to writer: inout JSONWriter) throws {
        let (words, diff) = (entry.words, try diff(of: entry))
        writer.object { writer in
            writer.key("words")
            writer.array { writer in
                for word in words.prefix(Bounds.changes) { writer.string(word) }
                if words.count > Bounds.changes { writer.string("… and \(words.count - Bounds.changes) more") }
            }
            for (key, value) in [
                ("expected", entry.expected.picture), ("actual", entry.actual.picture),
                ("difference", entry.difference), ("drawing", entry.drawing), ("expectedTree", entry.expected.tree),
                ("actualTree", entry.actual.tree),
            ] {
                guard let value else { continue }
                writer.key(key)
                writer.string(value.description)
            }
            if let region = entry.region { region.write(to: &writer) }
            writer.key("diff")
            writer.string(diff.text)
            if diff.isCut {
                writer.key("cut")
                writer.bool(true)
            }
        }
    }

    /// The difference of the trees, or the whole tree where there is only one.
    private func diff(of entry: ReportedCase) throws -> (text: String, isCut: Bool) {
        let texts = try [entry.expected.tree, entry.actual.tree].map { hash in
            try hash.map { String(decoding: try report.tree($0), as: UTF8.self) } ?? ""
        }
        guard entry.actual.tree != nil, texts[0] != texts[1] else { return ("", false) }
        return TreeTextDifference(from: texts[0], to: texts[1]).unified.cutAtLine(Bounds.diffCharacters)
    }

    /// The cases of one script.
    private struct Chunk {
        private(set) var count = 0
        private var bytes: [UInt8] = []

        var isFull: Bool { count >= Bounds.chunkCases || bytes.count >= Bounds.chunkBytes }

        mutating func add(_ body: (inout JSONWriter) throws -> Void) throws {
            var writer = JSONWriter(.compact)
            try body(&writer)
            if count > 0 { bytes += Array(",\n".utf8) }
            bytes += writer.bytes
            count += 1
        }

        func script(_ number: Int) -> [UInt8] { Array("mizanCases(\(number),[\n".utf8) + bytes + Array("]);\n".utf8) }
    }
}
