import MizanBase
import MizanDocument
import MizanLocalization
import MizanUnicode

/// The contents of tables of strings, for people and for programs.
struct StringTableReport {
    let tables: [StringCatalog]
    /// The languages to look at; nil for all.
    let languages: Set<LanguageTag>?
    /// The states to look at, by name; nil for all.
    let states: Set<String>?

    /// A block of lines for each table: the counts, or the strings where languages or states are chosen.
    var text: String {
        tables.map { table in
            let lists = self.languages != nil || states != nil
            return ([Self.title(of: table)] + (lists ? strings(of: table) : countLines(of: table)))
                .map { $0.writingOutInvisibles() }.joined(separator: "\n")
        }.joined(separator: "\n\n")
    }

    /// The languages to look at: of those that are chosen also some that the table lacks, whose strings are all
    /// missing.
    func languages(of table: StringCatalog) -> [LanguageTag] {
        guard let languages else { return table.languages }
        let asked = states?.contains("missing") == true ? Array(languages) : table.languages.filter(languages.contains)
        return asked.sorted { $0.identifier < $1.identifier }
    }

    /// True where a string is in one of the states that are looked at.
    var hasStrings: Bool {
        tables.contains { table in
            languages(of: table).contains { language in
                table.keys.contains { states?.contains(table.state(of: $0, in: language).name) ?? true }
            }
        }
    }

    private static func title(of table: StringCatalog) -> String {
        let entries = table.entries.values
        func count(_ name: String, _ matches: (StringCatalog.KeyEntry) -> Bool) -> String? {
            let count = entries.count(where: matches)
            return count > 0 ? "\(count) \(name)" : nil
        }
        let facts = [
            "\(table.keys.count) \(table.keys.count == 1 ? "key" : "keys")", "source language \(table.sourceLanguage)",
            count("not to be translated") { !$0.shouldTranslate },
            count("stale") { $0.extractionState == "stale" },
        ]
        return "\(table.table) (\(table.file)): \(facts.compactMap { $0 }.joined(separator: ", "))"
    }

    /// For each language how many strings are in which state.
    func counts(of table: StringCatalog) -> [(language: LanguageTag, counts: [String: Int])] {
        languages(of: table).map { language in
            let counts = table.keys.reduce(into: [String: Int]()) {
                $0[table.state(of: $1, in: language).name, default: 0] += 1
            }
            return (language, counts)
        }
    }

    /// A line for each language, its counts below the names of the states.
    private func countLines(of table: StringCatalog) -> [String] {
        let counted = counts(of: table)
        let found = Set(counted.flatMap(\.counts.keys))
        let order = StringCatalog.TranslationState.known
        let columns = order.filter(found.contains) + found.subtracting(order).sorted()
        guard !columns.isEmpty else { return [] }
        let rows =
            [["language"] + columns]
            + counted.map { row in [row.language.identifier] + columns.map { row.counts[$0].map(String.init) ?? "-" } }
        let widths = (0...columns.count).map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { row in
            // Languages to the left, numbers to the right.
            row.enumerated().map { column, cell in
                let space = String(repeating: " ", count: widths[column] - cell.count)
                return column == 0 ? cell + space : space + cell
            }.joined(separator: "  ")
        }
    }

    /// A line for each string of a language: language, state, key and text.
    private func strings(of table: StringCatalog) -> [String] {
        languages(of: table).flatMap { language in
            table.keys.compactMap { key in
                let state = table.state(of: key, in: language).name
                guard states?.contains(state) ?? true else { return nil }
                let text = table.entries[key]?.localizations[language].map { " = " + Self.quoted($0) }
                return "\(language)  \(state)  \(Self.quoted(key))\(text ?? "")"
            }
        }
    }

    private static func quoted(_ text: String) -> String {
        "\"\(text.writingOutInvisibles(escaping: ["\"", "\\"]))\""
    }

    private static func quoted(_ localization: StringCatalog.Localization) -> String {
        let parts = localization.substitutions.sorted { $0.key < $1.key }.map { "\($0.key): \(quoted($0.value.value))" }
        return quoted(localization.value) + (parts.isEmpty ? "" : " { \(parts.joined(separator: ", ")) }")
    }

    private static func quoted(_ value: StringCatalog.TextOrVariations) -> String {
        switch value {
        case .unit(let unit): quoted(unit.value)
        case .plural(let forms):
            list(
                PluralCategory.allCases.compactMap { category in
                    forms[category].map { "\(category.rawValue): \(quoted($0.value))" }
                })
        case .device(let branches):
            list(
                branches.sorted { $0.key.rawValue < $1.key.rawValue }.map { "\($0.key.rawValue): \(quoted($0.value))" })
        case .width(let branches):
            list(branches.sorted { $0.key < $1.key }.map { "\($0.key): \(quoted($0.value))" })
        }
    }

    private static func list(_ parts: [String]) -> String { "{ \(parts.joined(separator: ", ")) }" }
}
