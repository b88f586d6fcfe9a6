import MizanBase

/// A JSON object whose keys are known.
public struct JSONObject {
    /// The object.
    public let value: JSONValue
    /// The name of the object's kind, for messages: `Grid`, `a scene`.
    public let kind: String

    /// An object and the name of its kind.
    public init(_ value: JSONValue, kind: String) {
        self.value = value
        self.kind = kind
    }

    /// An error of all keys that aren't among the known ones, each with the nearest of them.
    public func checkKeys(_ known: [String]) throws {
        _ = try value.object()
        let unknown = unknownKeys(known)
        guard unknown.isEmpty else { throw DiagnosticError(unknown) }
    }

    /// The findings about keys that aren't among the known ones, with the nearest of them.
    public func unknownKeys(_ known: [String]) -> [Diagnostic] {
        (value.objectValue ?? []).filter { !known.contains($0.key) }.flatMap {
            Self.unknown("key", $0.key, in: kind, known: known, place: $0.keyPlace).diagnostics
        }
    }

    /// The error for a name that isn't known.
    ///
    /// - Parameter list: The command that lists the known names, for a message that doesn't.
    public static func unknown(
        _ what: String, _ name: String, in kind: String, known: [String], listedBy list: String? = nil,
        place: SourcePlace
    ) -> DiagnosticError {
        DiagnosticError(
            Diagnostic(
                rule: "unknown-\(what)", place: place,
                message: "\(kind) has no \(what) \(Diagnostic.quote(name))",
                fix: known.isEmpty ? "it has none" : name.suggestion(from: known, listedBy: list)))
    }
}
