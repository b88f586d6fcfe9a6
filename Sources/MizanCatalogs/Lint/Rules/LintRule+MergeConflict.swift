import MizanBase

extension LintRules {
    static let mergeConflict = LintRule(
        "merge-conflict", .error,
        finds: "the marks of a merge that isn't resolved",
        because: "the file can't be read until they are gone",
        fix: "resolve the conflict, then lint again"
    ) { (program: LintedProgram) in
        program.conflicts.map { Fault(place: $0, message: "a conflict of a merge begins here, and isn't resolved") }
    }
}
