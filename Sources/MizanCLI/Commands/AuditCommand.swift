import ArgumentParser
import MizanReports
import MizanAudit
import MizanBase
import MizanScenes

/// `mizan audit`: checks laid-out scenes.
struct AuditCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "audit",
        abstract: "Find what a reader would see as broken in laid-out scenes: what is cut, lost, turned or can't be read.",
        discussion: """
            Scenes are laid out in the variants that are asked for; else in their strings' own language, in the same from \
            right to left, and in every language that most of their strings are in. What is found in several variants is said \
            once.
            The exit code is 1 where there is an error; a warning, such as one of a rule that knows an image only by its \
            name, is one with --strict.

            Examples:
              mizan audit Forecast.scene.json
              mizan audit Examples --locale ar --locale he --json
              mizan audit Forecast.scene.json --rule text-against-its-letters
              mizan audit Forecast.scene.json --growth --report audit
            """)

    @Argument(
        help: ArgumentHelp(
            "Scene files, or folders, of which every .scene.json below is taken; - is standard input.",
            valueName: "scene"))
    var scenes: [String] = []

    @OptionGroup var variantOptions: VariantOptions
    @OptionGroup var sceneOptions: SceneOptions

    @Option(name: .long, help: ArgumentHelp("A rule to check, else all; may be repeated.", valueName: "name"))
    var rule: [AuditRule] = []

    @Flag(
        name: .long,
        help: "Look too for what is lost in strings longer by a third and twice as long, and at every text size.")
    var growth = false

    @OptionGroup(title: "Reports") var reports: AuditReportOptions

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
        let rules = rule.isEmpty ? AuditRule.all : rule
        if listRules {
            let all = rules.map(\.description)
            return try Output.bytes(json ? all.json : Array(all.text.utf8))
        }
        try reports.check(others: json ? ["--json"] : [])
        let fonts = try sceneOptions.fontCollection()
        let files = try scenes.flatMap { path in try SceneFile.below(path)?.map(\.path) ?? [path] }
        var findings: [Diagnostic] = []
        var page = try reports.report.map { try AuditPageWriter(folder: $0) }
        for (index, file) in files.enumerated() {
            if files.count > 1 { Output.progress("\(index + 1) of \(files.count): \(file)") }
            let scene = try sceneOptions.scene(file)
            let variants =
                variantOptions.isEmpty
                ? nil : try variantOptions.variants(sourceLanguage: scene.sourceLanguage)
            let found = try scene.audit(in: variants, rules: rules, fonts: fonts, withGrowth: growth)
            findings += found.map(\.diagnostic)
            try page?.add(found, of: scene, file: file, fonts: fonts)
        }
        Output.progress("")
        func print(_ words: String) throws {
            if json || reports.takesStandardOutput || reports.github {
                Output.error(block: words)
            } else {
                try Output.print(block: words)
            }
        }
        if json {
            try Output.bytes(findings.json())
        } else if !findings.isEmpty {
            try print(findings.map(\.sayingVariants).report)
        }
        try reports.write(findings, files: files, rules: rules, strict: strict)
        try page?.finish()
        let errors = findings.count { $0.severity == .error }
        let counts = [(errors, "error"), (findings.count - errors, "warning")].filter { $0.0 > 0 }
        let summary =
            ([(files.count, "scene")] + counts).map { "\($0) \($1)\($0 == 1 ? "" : "s")" }
            .joined(separator: ", ") + (findings.isEmpty ? ", no findings" : "")
        try print(summary + (reports.report.map { "; report: \($0)/index.html" } ?? ""))
        if errors > 0 || strict && !findings.isEmpty { throw Differences() }
    }
}

extension AuditRule: ExpressibleByArgument {
    /// The rule of a name.
    public init?(argument: String) {
        guard let rule = AuditRule.named(argument) else { return nil }
        self = rule
    }

    /// The names of all rules.
    public static var allValueStrings: [String] { all.map(\.name) }
}
