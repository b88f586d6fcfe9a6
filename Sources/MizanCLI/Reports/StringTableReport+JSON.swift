import MizanReports
import MizanBase
import MizanDocument
import MizanLocalization
import MizanUnicode

extension StringTableReport {
    /// `{ "schema": 1, "tables": [ … ] }`: the counts of each table, and its strings with all their texts.
    var json: [UInt8] {
        JSONWriter.report { writer in
            writer.key("tables")
            writer.array { writer in
                for table in tables { write(table, to: &writer) }
            }
        }
    }

    private func write(_ table: StringCatalog, to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("table", table.table)
            writer.member("file", table.file)
            writer.member("sourceLanguage", table.sourceLanguage.identifier)
            writer.member("version", table.version)
            writer.key("languages")
            writer.array { writer in
                for row in counts(of: table) {
                    writer.object { writer in
                        writer.member("language", row.language.identifier)
                        writer.key("states")
                        writer.object(inline: true) { writer in
                            for (state, count) in row.counts.sorted(by: { $0.key < $1.key }) {
                                writer.key(state)
                                writer.number(count)
                            }
                        }
                    }
                }
            }
            writer.key("strings")
            writer.array { writer in
                for key in table.keys {
                    guard let entry = table.entries[key] else { continue }
                    write(entry, of: table, to: &writer)
                }
            }
        }
    }

    /// A string with the languages and states that are looked at; nothing where it has none of these.
    private func write(_ entry: StringCatalog.KeyEntry, of table: StringCatalog, to writer: inout JSONWriter) {
        let listed = languages(of: table).compactMap { language -> (LanguageTag, String)? in
            let state = table.state(of: entry.key, in: language).name
            return states?.contains(state) ?? true ? (language, state) : nil
        }
        guard !listed.isEmpty else { return }
        writer.object { writer in
            writer.member("key", entry.key)
            writer.place(entry.place)
            writer.member("comment", entry.comment)
            writer.member("extractionState", entry.extractionState)
            if !entry.shouldTranslate { writer.member("shouldTranslate", false) }
            writer.key("localizations")
            writer.object { writer in
                for (language, state) in listed {
                    writer.key(language.identifier)
                    writer.object { writer in
                        writer.member("state", state)
                        if let localization = entry.localizations[language] { writer.members(localization) }
                    }
                }
            }
        }
    }
}

extension JSONWriter {
    /// The texts as string catalogs have them: `stringUnit` or `variations`, and `substitutions`.
    fileprivate mutating func members(_ localization: StringCatalog.Localization) {
        members(localization.value)
        guard !localization.substitutions.isEmpty else { return }
        key("substitutions")
        object { writer in
            for (name, part) in localization.substitutions.sorted(by: { $0.key < $1.key }) {
                writer.key(name)
                writer.object { writer in
                    if let number = part.argumentNumber { writer.member("argNum", number) }
                    writer.member("formatSpecifier", part.formatSpecifier)
                    writer.members(part.value)
                }
            }
        }
    }

    private mutating func members(_ value: StringCatalog.TextOrVariations) {
        func write(_ branches: [(name: String, localization: StringCatalog.Localization)], to writer: inout JSONWriter)
        {
            writer.object { writer in
                for branch in branches {
                    writer.key(branch.name)
                    writer.object { $0.members(branch.localization) }
                }
            }
        }
        func variations(_ kind: String, _ branches: [(name: String, localization: StringCatalog.Localization)]) {
            key("variations")
            object { writer in
                writer.key(kind)
                write(branches, to: &writer)
            }
        }
        switch value {
        case .unit(let unit):
            key("stringUnit")
            object(inline: true) { writer in
                writer.member("state", unit.state)
                writer.member("value", unit.value)
            }
        case .plural(let forms):
            variations(
                "plural",
                PluralCategory.allCases.compactMap { category in
                    forms[category].map { (category.rawValue, .init(value: .unit($0))) }
                })
        case .device(let branches):
            variations(
                "device", branches.sorted { $0.key.rawValue < $1.key.rawValue }.map { ($0.key.rawValue, $0.value) })
        case .width(let branches):
            variations("width", branches.sorted { $0.key < $1.key }.map { (String($0.key), $0.value) })
        }
    }
}
