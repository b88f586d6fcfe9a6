import MizanBase

/// A JSON object whose keys are known.
public struct JSONObject {
    /// The object.
    public let value: JSONValue
    /// What it is, for messages: `Grid`, `a scene`.
    public let kind: String

    /// An object and what it is.
    public init(_ value: JSONValue, kind: String) {
        self.value = value
        self.kind = kind
    }

    /// An error for the first key that isn't among the known ones, with the nearest of them.
    public func checkKeys(_ known: [String]) throws {
        for member in try value.object() where !known.contains(member.key) {
            throw Self.unknown("key", member.key, in: kind, known: known, place: member.keyPlace)
        }
    }

    /// The error for a name that isn't known.
    public static func unknown(
        _ what: String, _ name: String, in kind: String, known: [String], place: SourcePlace
    ) -> DiagnosticError {
        let nearest = name.nearest(in: known)
        return DiagnosticError(
            Diagnostic(
                rule: "unknown-\(what)", place: place,
                message: "\(kind) has no \(what) \(Diagnostic.quote(name))",
                fix: nearest.map { "did you mean “\($0)”?" } ?? "known are: \(known.joined(separator: ", "))"))
    }
}
