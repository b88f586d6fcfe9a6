import MizanBase

extension LintRules {
    /// Programs without Mizan are left out: their process has one reader.
    static let processLocale = LintRule(
        "process-locale", .warning,
        finds: "the process's locale, where a program with Mizan writes or looks up for a reader",
        because: "it is the same for every reader: Mizan's functions don't reach it",
        fix: "import Mizan alone, use formatted(…), or set the locale"
    ) { (program: LintedProgram) in
        func folder(_ scan: ProcessLocaleScan) -> String {
            program.folder(of: scan.file.split(separator: "/").dropLast().joined(separator: "/"))
        }
        let programs = Set(program.localeScans.filter(\.importsMizan).map(folder))
        return program.localeScans.filter { programs.contains(folder($0)) }.flatMap(\.uses).map { use in
            Fault(
                place: use.place, message: "\(Diagnostic.quote(use.name)) takes the locale of the process",
                fix: use.fix)
        }
    }
}
