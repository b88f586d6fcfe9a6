import ArgumentParser
import MizanBase
import MizanCatalogs
import MizanDocument
import MizanReports

/// `mizan strings lint`: finds what is wrong with strings.
struct StringsLintCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lint",
        abstract: "Find what is wrong with strings: in tables, and in the sources and scenes that show them.",
        discussion: """
            Tables are compared with their keys, languages with one another and with their plural rules; Swift sources are \
            scanned for calls of known names, and of scenes every text is looked at. The exit code is 1 where there is an \
            error; warnings count with --strict.

            A project that begins to lint writes a baseline, and fails on new findings only; --since does the same with \
            the findings that there were at a revision of git.

            Examples:
              mizan strings lint Resources Sources
              mizan strings lint Localizable.xcstrings --rule specifiers-differ --json
              mizan strings lint . --write-baseline lint.json
              mizan strings lint . --baseline lint.json --sarif lint.sarif --github
              mizan strings lint . --since origin/main
            """)

    @Argument(
        help: ArgumentHelp(
            """
            .xcstrings, .strings, .stringsdict, .swift and .scene.json files, and folders of them: bundles, .lproj folders, \
            packages, apps; - is a string catalog on standard input.
            """,
            valueName: "path"))
    var paths: [String] = []

    @Option(name: .long, help: ArgumentHelp("A rule to check, else all; may be repeated.", valueName: "name"))
    var rule: [String] = []

    @Option(
        name: .long,
        help: ArgumentHelp(
            """
            The strings of Swift sources as “mizan strings extract --json” prints them, in the place of those that are scanned; \
            - is standard input.
            """, valueName: "file"))
    var extracted: String?

    @OptionGroup var newOptions: NewFindingsOptions

    @Flag(
        name: .long,
        help: ArgumentHelp(
            "Print every finding and every language of it; otherwise 20 findings a file and five languages."))
    var all = false

    @Option(
        name: .long,
        help: ArgumentHelp("Print so many findings drawn at random, to judge the rules by.", valueName: "number"))
    var sample: Int?

    @Option(name: .long, help: ArgumentHelp("Where the draw of --sample begins.", valueName: "number"))
    var seed: UInt64 = 1

    @OptionGroup(title: "For a CI system") var reportOptions: FindingReportOptions

    @Flag(name: .long, help: "Exit with 1 for warnings too.")
    var strict = false

    @Flag(name: .long, help: "Print the findings as JSON.")
    var json = false

    @Flag(name: .long, help: "Print the rules: what each finds, why, and what to do.")
    var listRules = false

    func validate() throws {
        guard listRules || !paths.isEmpty else { throw ValidationError("Missing expected argument '<path> ...'") }
        if extracted != nil, newOptions.since != nil {
            throw ValidationError("--extracted has no strings of the revision of --since: leave one of them out")
        }
        if let sample, sample < 1 { throw ValidationError("--sample \(sample) draws nothing") }
    }

    func run() throws {
        let rules = try SelectedRules(names: rule, isLint: true)
        if listRules {
            return try Output.bytes(json ? rules.descriptions.json : Array(rules.descriptions.text.utf8))
        }
        try reportOptions.check(others: json ? ["--json"] : [])
        let strings = try extracted.map { path in
            let file = try SourceFile.read(path)
            return try ExtractedStrings(json: JSONValue.parse(file.bytes, file: file.name))
        }
        let lint = try StringsLint(paths: paths, rules: rules, extracted: strings)
        guard !lint.program.files.isEmpty || !lint.program.scenes.isEmpty else {
            throw DiagnosticError(
                Diagnostic(
                    rule: "strings-missing", file: paths.first,
                    message: "there are no strings in \(paths.map { Diagnostic.quote($0) }.joined(separator: ", "))",
                    fix: "name a folder with .xcstrings, .strings, .stringsdict, .swift or .scene.json files"))
        }
        var report = LintReport(lint.findings, program: lint.program)
        if try newOptions.write(lint.findings) { return }
        try newOptions.narrow(&report, paths: paths, rules: rules)
        try reportOptions.write(
            report.findings, files: lint.program.files + lint.program.scenes, rules: rules.descriptions,
            command: "mizan strings lint", passing: "strings", strict: strict)
        let shown = sample.map { report.findings.sample($0, seed: seed) } ?? report.findings
        if json {
            try Output.bytes(shown.json())
        } else if !shown.isEmpty {
            let merged = sample == nil ? shown.mergingLanguages(limit: all ? .max : 5) : shown
            let text = merged.report(atMost: all || sample != nil ? nil : Limits.diagnosticsPerFile)
            if reportOptions.usesStandardOutput { Output.error(block: text) } else { try Output.print(block: text) }
        }
        let summary = (sample == nil ? [] : ["\(shown.count) of these, drawn with seed \(seed)"]) + report.summary
        for line in summary {
            if json || reportOptions.usesStandardOutput { Output.error(line) } else { try Output.print(line) }
        }
        if report.isFailed(strict: strict) { throw Differences() }
    }
}
