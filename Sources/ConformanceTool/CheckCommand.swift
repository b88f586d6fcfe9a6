import ArgumentParser
import Dispatch
import MizanBase
import MizanCLI
import MizanConformance
import MizanDocument
import MizanText
import Synchronization

extension ConformanceKind: ExpressibleByArgument {}

/// `ConformanceTool check`: runs a file of tests against the engine.
struct CheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Run a test file against the engine, and print how many checks passed.",
        discussion: """
            Each case of Unicode's is laid out as any text is. BidiTest.txt has a check for each direction that a case asks for; of \
            CLDR's plurals.xml and ordinals.xml every sample is checked; of a table of frames every row, left to right \
            and mirrored. Exits with 0 when all passed and 1 when some failed.
            """)

    /// The number of failures that are printed, unless all are wanted.
    private static let shown = 20

    @Argument(
        help: ArgumentHelp(
            "What the file tests: \(ConformanceKind.allCases.map(\.rawValue).joined(separator: ", ")).",
            valueName: "kind"))
    var kind: ConformanceKind

    @Argument(help: ArgumentHelp("BidiTest.txt, say; - is standard input.", valueName: "file"))
    var file: String

    @Option(
        name: .long,
        help: ArgumentHelp(
            """
            More cases that are known to fail: a file of the same form, the reasons in comments behind the cases; for carets \
            a list of reasons with their differences.
            """,
            valueName: "file"))
    var known: String?

    @Flag(name: .long, help: "Exit with 0 where all that is known to fail fails and nothing else.")
    var allowKnown = false

    @Flag(name: .long, help: "Print every failure, not the first \(Self.shown).")
    var all = false

    @Flag(name: .long, help: "Print the result as JSON.")
    var json = false

    func run() throws {
        let source = try SourceFile.read(file)
        let report = try self.report(source)
        if json {
            try Output.bytes(report.json(limit: all ? nil : Self.shown))
        } else {
            try Output.print(block: report.text(limit: all ? nil : Self.shown))
        }
        // What can be read has been checked by now.
        if !report.unread.isEmpty { throw DiagnosticError(report.unread) }
        if allowKnown ? !report.isAsKnown : !report.failures.isEmpty { throw Differences() }
    }

    private func report(_ source: SourceFile) throws -> ConformanceReport {
        switch kind {
        case .bidi, .bidiCharacter, .lineBreak, .grapheme: return try texts(source)
        case .arguments:
            let tests = try ArgumentTestFile(source.bytes, file: source.name)
            let check = ArgumentCheck(fonts: try ToolFonts.collection())
            return try report(tests.cases.count, tests.cases.compactMap { try check.failure(of: $0) }, source)
        case .matching:
            let tests = try MatchingTestFile(source.bytes, file: source.name)
            return try report(tests.cases.count, tests.cases.compactMap(MatchingCheck.failure), source)
        case .plurals:
            let tests = try PluralTestFile(source.bytes, file: source.name)
            var check = PluralCheck(tests)
            return try report(tests.cases.count, tests.cases.compactMap { try check.failure(of: $0) }, source)
        case .frames:
            let tests = try FrameTestFile(source.bytes, file: source.name)
            let check = FrameCheck(fonts: try ToolFonts.collection())
            var report = try report(
                2 * (tests.cases.count + tests.unread.count),
                (tests.unread.flatMap(\.failures) + tests.cases.flatMap(check.failures)).sorted { $0.line < $1.line },
                source)
            report.unread = tests.unread.map(\.diagnostic)
            return report
        case .carets: return try carets(source)
        }
    }

    /// The report of a kind whose known failures are Mizan's own.
    private func report(
        _ checkCount: Int, _ failures: [ConformanceFailure], _ source: SourceFile
    ) throws -> ConformanceReport {
        guard known == nil else {
            throw DiagnosticError(call: "--known can't be used with \(kind.rawValue)", fix: "leave it out")
        }
        return ConformanceReport(
            kind: kind, file: source.name, checkCount: checkCount, failures: failures, passedThoughKnown: [])
    }

    private func carets(_ source: SourceFile) throws -> ConformanceReport {
        let tests = try CaretTestFile(source.bytes, file: source.name)
        let known = try known.map { path in
            let list = try SourceFile.read(path)
            return try CaretDifferences(list.bytes, file: list.name)
        }
        var check = CaretCheck(fonts: try ToolFonts.folders(), known: known)
        let failures = try tests.cases.flatMap { try check.failures(of: $0) }
        return ConformanceReport(
            kind: kind, file: source.name, checkCount: tests.cases.reduce(0) { $0 + $1.checkCount },
            failures: failures, passedThoughKnown: known?.passed(failures: failures) ?? [],
            notes: [tests.summary] + ConformanceReport.reasons(of: failures))
    }

    private func texts(_ source: SourceFile) throws -> ConformanceReport {
        let tests = try ConformanceTestFile(source.bytes, kind: kind, file: source.name)
        var knownFailures = KnownFailures()
        if let known {
            let list = try SourceFile.read(known)
            try knownFailures.add(list.bytes, kind: kind, file: list.name)
        }
        let check = ConformanceCheck(
            tests, kind: kind, fonts: try ToolFonts.collection(), known: knownFailures)
        let failures = Self.failures(of: tests, check)
        return ConformanceReport(
            kind: kind, file: source.name, checkCount: tests.checkCount, failures: failures,
            passedThoughKnown: knownFailures.passed(in: tests, failures: failures))
    }

    /// Lays out all cases on all cores; the failures come in the order of the file.
    private static func failures(of tests: ConformanceTestFile, _ check: ConformanceCheck) -> [ConformanceFailure] {
        let size = 2_000
        let chunks = (tests.cases.count + size - 1) / size
        let showsProgress = Output.recording == nil
        let found = Mutex((done: 0, failures: [Int: [ConformanceFailure]]()))
        DispatchQueue.concurrentPerform(iterations: chunks) { chunk in
            let range = chunk * size..<min((chunk + 1) * size, tests.cases.count)
            let failures = tests.cases[range].flatMap { check.failures(of: $0) }
            found.withLock { found in
                found.failures[chunk] = failures
                found.done += range.count
                if showsProgress { Output.progress("\(found.done) of \(tests.cases.count)") }
            }
        }
        Output.progress("")
        return found.withLock { found in (0..<chunks).flatMap { found.failures[$0] ?? [] } }
    }
}
