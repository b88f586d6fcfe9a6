extension String {
    /// The fix for a name that isn't among the known ones: use the nearest, or one of them.
    package func suggestion(from known: [String]) -> String {
        if known.isEmpty { return "add it" }
        if let nearest = nearest(in: known) { return "did you mean \(Diagnostic.quote(nearest))?" }
        let shown = known.prefix(Self.suggested).map { $0.writingOutInvisibles() }.joined(separator: ", ")
        return "use one of \(shown)\(known.count > Self.suggested ? " … (\(known.count) in all)" : "")"
    }

    /// The number of names to list where none is near: a catalog may have thousands.
    private static let suggested = 100

    /// The name at the least edit distance, where at most a third of the letters differ.
    package func nearest(in names: [String]) -> String? {
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
