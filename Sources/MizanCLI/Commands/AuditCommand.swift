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
        abstract: "Find what reads wrongly in laid-out scenes and in tables of strings.",
        discussion: """
            Scenes are laid out in the variants that are asked for; else in their strings' own language, in the same from \
            right to left, and in every language that they have strings in. What is found in several variants is said once.
            The exit code is 1 where there is an error; a warning, such as one of a rule that knows an image only by its \
            name, is one with --strict.

            A table of strings, a bundle or a folder without scenes is linted as by “mizan strings lint”, which has more \
            options for it.

            Examples:
              mizan audit Forecast.scene.json
              mizan audit Examples --locale ar --locale he --json
              mizan audit Forecast.scene.json --rule text-against-its-letters
              mizan audit Localizable.xcstrings
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

    @Flag(name: .long, help: "Exit with 1 for warnings too.")
    var strict = false

    @Flag(name: .long, help: "Print the findings as JSON.")
    var json = false

    @Flag(name: .long, help: "Print the rules: what each finds, why, and what to do.")
    var listRules = false

    func validate() throws {
        guard listRules || !scenes.isEmpty else { throw ValidationError("Missing expected argument '<scene> ...'") }
    }

    func run() throws {
        let lintRules = try LintedRules(names: rule, others: AuditRule.all.map(\.name))
        let rules = rule.isEmpty ? AuditRule.all : AuditRule.all.filter { rule.contains($0.name) }
        if listRules {
            let all = rules.map(\.description) + lintRules.descriptions
            return try Output.bytes(json ? all.json : Array(all.text.utf8))
        }
        let tables = scenes.filter(StringsLint.isOfTables)
        let files = try scenes.filter { !tables.contains($0) }
            .flatMap { path in try SceneFile.below(path)?.map(\.path) ?? [path] }
        var findings: [Diagnostic] = []
        let fonts = files.isEmpty ? FontCollection(faces: []) : try sceneOptions.fontCollection()
        for (index, file) in files.enumerated() {
            if files.count > 1 { Output.progress("\(index + 1) of \(files.count): \(file)") }
            let scene = try sceneOptions.scene(file)
            let variants =
                variantOptions.isEmpty
                ? nil : try variantOptions.variants(languages: scene.stringLanguages)
            findings += try scene.auditFindings(in: variants, rules: rules, fonts: fonts)
        }
        Output.progress("")
        let lint = try tables.isEmpty ? nil : StringsLint(paths: tables, rules: lintRules)
        let lines = findings.map(\.namingVariants) + (lint?.findings.mergingLanguages() ?? [])
        findings += lint?.findings ?? []
        if json {
            try Output.bytes(findings.json())
        } else if !lines.isEmpty {
            try Output.print(block: lines.report)
        }
        let errors = findings.count { $0.severity == .error }
        let read =
            (files.isEmpty ? [] : [(files.count, "scene")])
            + (lint?.program.counts.prefix(2).map { ($0.count, $0.name) } ?? [])
        let counts = [(errors, "error"), (findings.count - errors, "warning")].filter { $0.0 > 0 }
        let summary =
            (read + counts).map { "\($0) \($1)\($0 == 1 ? "" : "s")" }
            .joined(separator: ", ") + (findings.isEmpty ? ", no findings" : "")
        if json { Output.error(summary) } else { try Output.print(summary) }
        if errors > 0 || strict && !findings.isEmpty { throw Differences() }
    }
}

extension AuditRule {
    /// The rule in words.
    fileprivate var description: RuleDescription {
        RuleDescription(
            name: name, summary: summary, reason: reason, fix: fix, severity: certainty == nil ? .error : .warning,
            certainty: certainty)
    }
}

extension Diagnostic {
    /// The finding with its variants said in words.
    fileprivate var namingVariants: Diagnostic {
        var finding = self
        finding.message += " (\(variants.joined(separator: ", ")))"
        return finding
    }
}
