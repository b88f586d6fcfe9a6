import ArgumentParser
import MizanAudit
import MizanBase
import MizanReports
import MizanScenes
import MizanText

/// `mizan audit`: checks laid-out scenes, and tables of strings.
struct AuditCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "audit",
        abstract:
            "Find what a reader would see as broken in laid-out scenes and in tables of strings: cut, lost, turned, unreadable.",
        discussion: """
            Scenes are laid out in the variants that are asked for; else in their strings' own language, in the same from \
            right to left, and in every language that most of their strings are in. What is found in several variants is said \
            once.
            The exit code is 1 where there is an error; a warning, such as one of a rule that knows an image only by its \
            name, is one with --strict. A note, of what the engine chose or what is right but can be simpler, never is.

            A table of strings, a bundle or a folder without scenes is linted as by “mizan strings lint”, which has more \
            options for it.

            Examples:
              mizan audit Forecast.scene.json
              mizan audit Examples --locale ar --locale he --json
              mizan audit Forecast.scene.json --rule text-against-its-letters
              mizan audit Localizable.xcstrings
              mizan audit Forecast.scene.json --growth --report audit
            """)

    @Argument(
        help: ArgumentHelp(
            """
            Scene files, or folders, of which every .scene.json below is taken; tables of strings; - is a scene on standard \
            input.
            """,
            valueName: "scene"))
    var scenes: [String] = []

    @OptionGroup var variantOptions: VariantOptions
    @OptionGroup var sceneOptions: SceneOptions

    @Option(name: .long, help: ArgumentHelp("A rule to check, else all; may be repeated.", valueName: "name"))
    var rule: [String] = []

    @Flag(
        name: .long,
        help: "Look too for what is lost in strings longer by a third and twice as long, and at every text size.")
    var growth = false

    @Option(
        name: .long,
        help: "How the program puts arguments into the strings of tables: isolated, or pasted as String(format:) does.")
    var arguments = ArgumentRendering.isolated

    @Option(
        name: .long,
        help: ArgumentHelp(
            "Write a report with a page that opens from the disk: pictures with the places marked.", valueName: "folder"
        ))
    var report: String?

    @OptionGroup(title: "For a CI system") var reports: FindingReportOptions

    @Flag(name: .long, help: "Exit with 1 for warnings too.")
    var strict = false

    @Flag(name: .long, help: "Print the findings as JSON.")
    var json = false

    @Flag(name: .long, help: "Print the processor time of layouts and rules on standard error.")
    var timing = false

    @Flag(name: .long, help: "Print the rules: what each finds, why, and what to do.")
    var listRules = false

    func validate() throws {
        guard listRules || !scenes.isEmpty else { throw ValidationError("Missing expected argument '<scene> ...'") }
    }

    func run() throws {
        let rules = try SelectedRules(names: rule)
        if listRules {
            return try Output.bytes(json ? rules.descriptions.json : Array(rules.descriptions.text.utf8))
        }
        try reports.check(others: json ? ["--json"] : [])
        let tables = scenes.filter(StringsLint.isOfTables)
        let files = try scenes.filter { !tables.contains($0) }
            .flatMap { path in try SceneFile.below(path)?.map(\.path) ?? [path] }
        var findings: [Diagnostic] = []
        let fonts = files.isEmpty ? FontCollection(faces: []) : try sceneOptions.fontCollection()
        var leftOut: [LanguageTag: Int] = [:]
        var times = StageTimes()
        var page = try report.map { try AuditPageWriter(folder: $0) }
        for (index, file) in files.enumerated() {
            if files.count > 1 { Output.progress("\(index + 1) of \(files.count): \(file)") }
            let scene = try sceneOptions.scene(file)
            let variants =
                variantOptions.isEmpty
                ? nil : try variantOptions.variants(languages: scene.stringLanguages)
            times.end("reading")
            let found = try scene.auditFindings(
                in: variants, rules: rules.audit, fonts: fonts, withGrowth: growth, didLayOut: { times.end("layout") },
                didLook: { times.end("rules") })
            findings += found
            if variants == nil { for language in scene.languagesNotAudited { leftOut[language, default: 0] += 1 } }
            try page?.add(found, of: scene, file: file, fonts: fonts)
            times.end("pictures")
        }
        Output.progress("")
        let lint = try tables.isEmpty ? nil : StringsLint(paths: tables, rules: rules)
        let tableFindings =
            (lint?.findings ?? []) + TableAudit(paths: tables, rendering: arguments, rules: rules.sentences).findings
        let lines = findings.map(\.withVariantNames) + tableFindings.mergingLanguages()
        findings += tableFindings
        func print(_ words: String) throws {
            if json || reports.usesStandardOutput || reports.github {
                Output.error(block: words)
            } else {
                try Output.print(block: words)
            }
        }
        if json {
            try Output.bytes(findings.json())
        } else if !lines.isEmpty {
            try print(lines.report)
        }
        try reports.write(
            findings.map(\.withVariantNames), files: files + tables,
            rules: rules.audit.map(\.description) + [AuditRules.allowanceUnused]
                + (lint == nil ? [] : rules.tableDescriptions),
            command: "mizan audit", passing: "audit", strict: strict)
        try page?.finish()
        if !leftOut.isEmpty {
            let languages = leftOut.map { "\($0.key.identifier) in \($0.value) scene\($0.value == 1 ? "" : "s")" }
            Output.error(
                "mizan: note: not looked at, since fewer than half of the strings are in it: "
                    + languages.sorted().joined(separator: ", ") + "; --locale asks for it")
        }
        if timing { Output.error(block: times.text) }
        let read =
            (files.isEmpty ? [] : [(files.count, "scene")])
            + (lint?.program.counts.prefix(2).map { ($0.count, $0.name) } ?? [])
        let counts = findings.isEmpty ? ["no findings"] : findings.severityCounts
        let summary = (read.map { "\($0) \($1)\($0 == 1 ? "" : "s")" } + counts).joined(separator: ", ")
        try print(summary + (report.map { "; report: \($0)/index.html" } ?? ""))
        if findings.isFailed(strict: strict) { throw Differences() }
    }
}
