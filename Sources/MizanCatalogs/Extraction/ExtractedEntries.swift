import MizanBase

/// The strings of a table by their keys, each with all the places that show it.
struct ExtractedEntries {
    /// The entries in the order of their first places.
    private(set) var entries: [ExtractedEntry] = []
    /// Places whose specifiers the table told.
    private(set) var resolvedPlaces: Set<SourcePlace> = []

    /// Gathers strings.
    ///
    /// - Parameters:
    ///   - strings: All strings of the table.
    ///   - known: The keys that the table has. A key whose specifiers are unsure is the one of these that it can be.
    init(_ strings: [LocalizableString], known: [String]) {
        let keys = Set(known.map(ExactKey.init))
        var indices: [ExactKey: Int] = [:]
        for var string in strings {
            if string.defaultValue == nil, string.arguments.contains(where: { !$0.isSpecifierCertain }),
                !keys.contains(ExactKey(string.key)), let format = ExtractedFormat(string.key, string.arguments)
            {
                let possible = known.filter(format.matches)
                if possible.count == 1 {
                    string.key = possible[0]
                    string.arguments = []
                    resolvedPlaces.insert(string.place)
                }
            } else if keys.contains(ExactKey(string.key)) {
                resolvedPlaces.insert(string.place)
            }
            let key = ExactKey(string.key)
            if let index = indices[key] {
                entries[index].add(string)
            } else {
                indices[key] = entries.count
                entries.append(ExtractedEntry(string))
            }
        }
    }

    /// Warnings about keys with two default values.
    var conflicts: [Diagnostic] {
        entries.compactMap { entry in
            entry.conflict.map { other in
                Diagnostic(
                    .warning, rule: "default-value-conflict", place: other, key: entry.key,
                    message: "the key \(Diagnostic.quote(entry.key)) has another default value elsewhere",
                    fix: "write the same value, or use two keys",
                    notes: [.init(place: entry.place, message: "the value that counts")])
            }
        }
    }
}
