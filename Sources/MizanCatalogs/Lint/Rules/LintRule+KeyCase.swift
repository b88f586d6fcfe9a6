import MizanBase

extension LintRules {
    static let keyCase = LintRule(
        "key-case", .warning,
        finds: "two keys of a table that differ in the case of letters alone",
        because: "who looks up one easily gets the other, and the symbols that are generated from keys collide",
        fix: "use one key for one text, and name different ones apart: archive.folder, archive.command",
        inTable: { table in
            var first: [String: LintedEntry] = [:]
            return table.entries.filter { !$0.isStale }.compactMap { entry in
                guard
                    let other = first.updateValue(
                        first[entry.key.lowercased()] ?? entry, forKey: entry.key.lowercased())
                else { return nil }
                return Fault(
                    place: entry.place, key: entry.key,
                    message:
                        "the keys \(Diagnostic.quote(other.key)) and \(Diagnostic.quote(entry.key)) differ in the case of "
                        + "letters alone",
                    notes: [.init(place: other.place, message: "the other one is here")])
            }
        })
}
