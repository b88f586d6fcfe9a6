import Foundation
import MizanBase
import MizanGoldens

/// The goldens that a test writes. Recording is a failure too: goldens are looked at, and compared in the next run.
public enum GoldenRecording: String, Hashable, Sendable {
    /// Goldens are compared, a missing one is a failure.
    case never
    /// Goldens that are missing are written, the others are compared.
    case missing
    /// Goldens in which nothing but versions of libraries and fonts differs are written, the others are compared.
    case versions
    /// Goldens that are missing or changed are written.
    case all
}

extension GoldenRecording {
    /// The variable that turns recording on: `1` or `all`, `missing`, `versions`; `0` or `never`.
    static let variable = "MIZAN_RECORD_GOLDENS"

    /// The process's variables; tests of this module set their own.
    @TaskLocal static var variables = ProcessInfo.processInfo.environment

    /// The recording of a test, and whether its code sets it: the argument before the trait, and that before the
    /// variable.
    ///
    /// - Throws: `DiagnosticError`, rule `ci`, where something is to be recorded in a CI job; `unknown-value` for another
    ///   value of the variable.
    static func resolved(argument: GoldenRecording?) throws -> (mode: GoldenRecording, isInCode: Bool) {
        let inCode = argument ?? GoldenTrait.current.recording
        let mode = try inCode ?? fromVariable()
        guard mode != .never else { return (.never, false) }
        do {
            try GoldenWriter.checkIsAllowed(environment: variables, allowsCI: false)
        } catch let error as DiagnosticError {
            throw DiagnosticError(
                error.diagnostics.map { diagnostic in
                    var diagnostic = diagnostic
                    diagnostic.fix = "record them where somebody looks at them"
                    return diagnostic
                })
        }
        return (mode, inCode != nil)
    }

    private static func fromVariable() throws -> GoldenRecording {
        switch variables[variable] {
        case nil, "", "0", "never": return .never
        case "1", "all": return .all
        case "missing": return .missing
        case "versions": return .versions
        case let value?:
            throw DiagnosticError(
                Diagnostic(
                    rule: "unknown-value", message: "\(variable) is \(Diagnostic.quote(value))",
                    fix: "use 1 to record what is missing or changed, or missing, or versions"))
        }
    }
}
