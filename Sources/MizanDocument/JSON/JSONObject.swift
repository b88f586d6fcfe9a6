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

extension String {
    /// The name at the least edit distance, where at most a third of the letters differ.
    public func nearest(in names: [String]) -> String? {
        names.map { (name: $0, distance: editDistance(to: $0)) }
            .filter { $0.distance * 3 <= max($0.name.count, 3) }
            .min { ($0.distance, $0.name) < ($1.distance, $1.name) }?.name
    }

    /// Levenshtein's distance, two letters that changed places counted once, without regard to case, of at most 64
    /// characters.
    private func editDistance(to other: String) -> Int {
        let (left, right) = (Array(lowercased().prefix(64)), Array(other.lowercased().prefix(64)))
        var before: [Int] = []
        var row = Array(0...right.count)
        for (index, letter) in left.enumerated() {
            var next = [index + 1]
            for (column, otherLetter) in right.enumerated() {
                var distance = Swift.min(
                    row[column] + (letter == otherLetter ? 0 : 1), row[column + 1] + 1, next[column] + 1)
                if index > 0, column > 0, letter == right[column - 1], otherLetter == left[index - 1] {
                    distance = Swift.min(distance, before[column - 1] + 1)
                }
                next.append(distance)
            }
            (before, row) = (row, next)
        }
        return row[right.count]
    }
}
