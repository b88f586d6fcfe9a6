import Foundation
import MizanBase
import MizanDocument
import MizanGoldens

extension GoldenReport {
    /// Joins the reports of all shards of a run; the result is, but for its times, the report of the whole run byte for
    /// byte.
    ///
    /// - Parameters:
    ///   - folders: The reports' folders, in any order.
    ///   - folder: Where the whole report goes.
    ///   - onWait: Called once where another run writes in the folder, before this one waits for it.
    /// - Throws: `DiagnosticError` of the rules `report-differs` where the shards are not of one run, `report-shard` where one
    ///   is missing or there twice, and where a report can't be read.
    public static func merge(_ folders: [String], into folder: String, onWait: () -> Void = {}) throws -> GoldenReport {
        let shards = try folders.map { try GoldenReport(folder: $0) }
        try check(shards)
        let own = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
        guard !folders.contains(where: { URL(fileURLWithPath: $0).resolvingSymlinksInPath().path == own }) else {
            throw error("report-folder", folder, "this is one of the reports that are joined", "name a new folder")
        }
        var header = shards[0].header
        header.shard = nil
        var writer = try GoldenReportWriter(folder: folder, header: header, onWait: onWait)
        var cursors: [(shard: GoldenReport, reader: CaseReader, next: ReportedCase)] = []
        for shard in shards {
            let reader = try CaseReader(shard)
            if let next = try reader.next() { cursors.append((shard, reader, next)) }
        }
        var (digest, count) = (ContentHash.Digest(), 0)
        var last: (entry: ReportedCase, folder: String)?
        while let least = cursors.indices.min(by: { cursors[$0].next.precedes(cursors[$1].next) }) {
            let (shard, reader, entry) = cursors[least]
            let item = entry.outcome.case
            if let last, !last.entry.precedes(entry) {
                let other = last.entry.outcome.name
                throw error(
                    "report-shard", shard.folder,
                    other == item.name
                        ? "\(item.name) is in \(Diagnostic.quote(last.folder)) and \(Diagnostic.quote(shard.folder))"
                        : "\(item.name) stands behind \(other)", "make the shards of one run again")
            }
            last = (entry, shard.folder)
            GoldenReport.Header.add(item, to: &digest)
            count += 1
            try writer.add(entry, of: shard, seconds: nil)
            if let next = try reader.next() {
                cursors[least].next = next
            } else {
                cursors.remove(at: least)
            }
        }
        guard count == header.caseCount, digest.finish() == header.plan else {
            throw error(
                "report-shard", folder,
                "the shards have \(count) variants together, the run has \(header.caseCount) others or in another order",
                "make the shards of one run again")
        }
        for shard in shards { try shard.forEachTime { try writer.add(time: $1, of: $0) } }
        return try writer.finish(findings: findings(of: shards))
    }

    /// Calls a function with each case's name and the time that it took, as far as that is known.
    func forEachTime(_ body: (String, Int) throws -> Void) throws {
        guard (try? source.resolve("times.jsonl")) != nil else { return }
        let lines = try LineFile(source, "times.jsonl", limit: Limits.reportTimeBytes)
        var number = 0
        while let line = try lines.next() {
            number += 1
            let value = try JSONValue.parse(
                line, file: source.displayName(of: "times.jsonl") + " line \(number)", comments: false,
                depthLimit: Limits.reportDepth)
            try body(try value.member("case").string(), try value.member("milliseconds").int())
        }
    }

    /// Findings beyond the cases, each once: those of any shard, and those that no shard disproves.
    private static func findings(of shards: [GoldenReport]) -> [Diagnostic] {
        let undecided = shards.dropFirst().reduce(Set(shards.first?.undecided ?? [])) {
            $0.intersection($1.undecided)
        }
        return Set(shards.flatMap(\.findings)).union(undecided).sorted(by: Diagnostic.precedes)
    }

    private static func check(_ shards: [GoldenReport]) throws {
        guard let first = shards.first else {
            throw error("report-shard", nil, "there is no report to join", "name the folders of all shards")
        }
        var found: [Int: GoldenReport] = [:]
        var count = 0
        for shard in shards {
            if let difference = first.header.difference(to: shard.header) {
                throw error(
                    "report-differs", shard.folder,
                    "this is no shard of the run of \(Diagnostic.quote(first.folder)): \(difference)",
                    "run all shards on one commit, with one version of mizan")
            }
            guard let own = shard.header.shard else {
                throw error("report-shard", shard.folder, "this is the report of a whole run", "use it as it is")
            }
            if let other = found.updateValue(shard, forKey: own.number) {
                throw error(
                    "report-shard", shard.folder,
                    "shard \(own.number) of \(own.count) is in \(Diagnostic.quote(other.folder)) too",
                    "name each shard's folder once")
            }
            count = own.count
        }
        let missing = missing(among: found.keys.sorted(), of: count)
        guard missing.isEmpty else {
            throw error(
                "report-shard", nil,
                "of \(count) shards there is none with the number "
                    + (missing.prefix(20) + (missing.count > 20 ? ["…"] : [])).joined(separator: ", "),
                "name the folders of all shards")
        }
    }

    /// The numbers from 1 to `count` that aren't there, those in a row as `3 to 7`: never more of them than there are shards,
    /// whatever number a file claims.
    private static func missing(among numbers: [Int], of count: Int) -> [String] {
        var missing: [String] = []
        var before = 0
        for number in numbers {
            if number > before + 1 { missing.append(span(before + 1, number - 1)) }
            before = number
        }
        if before < count { missing.append(span(before + 1, count)) }
        return missing
    }

    private static func span(_ first: Int, _ last: Int) -> String {
        first == last ? "\(first)" : "\(first) to \(last)"
    }

    private static func error(_ rule: String, _ file: String?, _ message: String, _ fix: String) -> DiagnosticError {
        DiagnosticError(Diagnostic(rule: rule, file: file, message: message, fix: fix))
    }
}

extension GoldenReport.Header {
    /// The difference that two headers of one run's shards may not have, in words; nil for none.
    fileprivate func difference(to other: Self) -> String? {
        func change(_ name: String, _ old: String, _ new: String) -> String? {
            old == new ? nil : "\(name) \(Diagnostic.quote(old)) here, \(Diagnostic.quote(new)) there"
        }
        func text(_ versions: [Version]) -> String {
            versions.map { "\($0.name) \($0.version)" }.joined(separator: ", ")
        }
        let shared = zip(versions, other.versions).first { $0 != $1 }
        return shared.flatMap { change("versions", text([$0]), text([$1])) }
            ?? change("versions", text(versions), text(other.versions))
            ?? change("goldens", goldens, other.goldens) ?? change("set", set ?? "", other.set ?? "")
            ?? change("variants", String(caseCount), String(other.caseCount))
            ?? (plan == other.plan ? nil : "the plans have other variants")
            ?? change("shards", String(shard?.count ?? 1), String(other.shard?.count ?? 1))
    }
}

extension ReportedCase {
    /// The order of a plan's cases: by scene, then by variant.
    fileprivate func precedes(_ other: Self) -> Bool {
        let (own, other) = (outcome.case, other.outcome.case)
        return own.scene == other.scene ? own.variant.name < other.variant.name : own.scene < other.scene
    }
}
