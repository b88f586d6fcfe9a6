import MizanBase
import MizanCatalogs
import MizanDocument
import MizanReports

/// What `mizan strings extract` says: the strings that were found, or what they change in catalogs.
struct ExtractionReport {
    let found: ExtractedStrings
    /// Nil where no folder was named.
    let catalogs: CatalogFolderUpdate?

    /// The findings: those of the sources but for what the catalogs tell, and those of the catalogs.
    var diagnostics: [Diagnostic] {
        let resolved = Set(catalogs?.tables.flatMap(\.resolvedPlaces) ?? [])
        let open = found.notes.filter { note in
            note.rule != "specifier-unsure" || note.place.map { !resolved.contains($0) } ?? true
        }
        return open + (catalogs?.diagnostics ?? []) + (catalogs?.tables.flatMap(\.diagnostics) ?? [])
    }

    /// Whether a catalog changes.
    var isChange: Bool { catalogs?.tables.contains(where: \.isChanged) ?? false }

    /// The strings with their places, or a line for each catalog with its keys below.
    var lines: [String] {
        guard let catalogs else {
            return found.strings.map { string in
                let comment = string.comment.map { " (\($0))" } ?? ""
                return "\(string.place): \(Diagnostic.quote(string.key))\(comment)"
            }
        }
        return catalogs.tables.flatMap { table in
            let changes = table.changes
            let keys = changes.prefix(Limits.diagnosticsPerFile).map {
                "  \(Self.sign($0.change)) \(Diagnostic.quote($0.key))"
            }
            let more = changes.count - keys.count
            return ["\(table.path): \(Self.summary(table))"] + keys + (more > 0 ? ["  … and \(more) more"] : [])
        }
    }

    private static func sign(_ change: CatalogUpdate.KeyChange) -> String {
        switch change {
        case .added: "new"
        case .stale: "stale"
        case .revived: "back"
        case .comment: "comment"
        case .value: "text"
        }
    }

    private static func summary(_ table: CatalogFolderUpdate.ExtractedTable) -> String {
        let keys = Set(table.strings.filter { !$0.key.isEmpty }.map { Array($0.key.utf8) }).count
        let words = [CatalogUpdate.KeyChange.added, .stale, .revived, .comment, .value].compactMap { change in
            let count = table.changes.count { $0.change == change }
            return count == 0 ? nil : "\(count) \(sign(change))"
        }
        return "\(keys) \(keys == 1 ? "key" : "keys") in the sources, "
            + (words.isEmpty ? "nothing changes" : words.joined(separator: ", "))
    }

    /// The strings, the changes and the findings.
    var json: [UInt8] {
        diagnostics.json { writer in
            writer.key("strings")
            writer.array { writer in
                for string in found.strings { string.write(to: &writer) }
            }
            guard let catalogs else { return }
            writer.key("tables")
            writer.array { writer in
                for table in catalogs.tables {
                    writer.object { writer in
                        writer.member("table", table.name)
                        writer.member("file", table.path)
                        writer.member("changed", table.isChanged)
                        writer.key("changes")
                        writer.array { writer in
                            for change in table.changes {
                                writer.object(inline: true) { writer in
                                    writer.member("key", change.key)
                                    writer.member("change", change.change.rawValue)
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
