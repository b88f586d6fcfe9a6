extension String {
    /// The fix for a name that isn't among the known ones: the name that is probably meant, all of a few names, or the nearest of many.
    ///
    /// - Parameter list: The command or the page that lists all of them, for a message that doesn't.
    package func suggestion(from known: [String], listedBy list: String? = nil) -> String {
        suggestion(from: known, listedBy: list, listing: Self.listed)
    }

    /// The same for a message that lists a given number of names.
    package func suggestion(from known: [String], listedBy list: String?, listing listed: Int) -> String {
        if known.isEmpty { return "add it" }
        if let nearest = nearest(in: known) { return "did you mean \(Diagnostic.quote(nearest))?" }
        guard known.count > listed else {
            let all = known.map { $0.writtenForMessage() }.joined(separator: ", ")
            return known.count == 1 ? "use \(all)" : "use one of \(all)"
        }
        let near = ranked(known).prefix(Self.suggested).map { $0.name.writtenForMessage() }.joined(separator: ", ")
        let all = list.map { "; \($0) lists all \(known.count)" } ?? ", of \(known.count) in all"
        return "the nearest are \(near)\(all)"
    }

    /// The number of names that a message lists.
    private static let listed = 12
    /// The number of names that a message selects from more.
    private static let suggested = 3

    /// The name at the least edit distance, if at most a third of its letters differ.
    package func nearest(in names: [String]) -> String? {
        ranked(names).first { $0.distance * 3 <= max($0.name.count, 3) }?.name
    }

    /// The names by their edit distance.
    private func ranked(_ names: [String]) -> [(name: String, distance: Int)] {
        names.map { (name: $0, distance: editDistance(to: $0)) }
            .sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }
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
