import MizanBase
import MizanDocument

/// What an extraction changes in the catalog of a table.
///
/// What translators did stays: only the states, comments and source texts that came from sources change. Source: Xcode's
/// string catalogs, whose keys without a state or with `extracted_with_value` are those of sources.
public struct CatalogUpdate {
    /// What happens to a key.
    public enum Change: String, Hashable, Sendable {
        /// It is new.
        case added
        /// Nothing shows it any more.
        case stale
        /// Something shows it again.
        case revived
        /// The sources have another comment.
        case comment
        /// The sources have another text.
        case value
    }

    /// The keys that change, in the order of the catalog, the new ones last.
    public private(set) var changes: [(key: String, change: Change)] = []
    /// What a developer should know: two texts of one key, a text that was changed in the catalog and in the sources.
    public private(set) var diagnostics: [Diagnostic] = []
    /// Places whose specifiers the catalog told.
    public private(set) var resolvedPlaces: Set<SourcePlace> = []
    /// The catalog with the changes; all else keeps its bytes.
    public private(set) var catalog: CatalogDocument

    /// Compares a table's strings with its catalog.
    ///
    /// - Parameters:
    ///   - strings: All strings of the table, whatever shows them.
    ///   - catalog: The catalog.
    ///   - marksStale: Whether keys that no string has are stale; not where only a part of the sources was looked at.
    public init(_ strings: [LocalizableString], catalog: CatalogDocument, marksStale: Bool = true) {
        self.catalog = catalog
        let existing = catalog.keys
        let entries = entries(strings, known: existing)
        let byKey = Dictionary(entries.map { (ExactKey($0.key), $0) }) { first, _ in first }
        for key in existing {
            // Those that a developer manages by hand, or that came from older tables, are left alone.
            guard let state = ExtractionState(catalog, key) else { continue }
            if let entry = byKey[ExactKey(key)] {
                update(key, entry, state)
            } else if marksStale, state != .stale {
                changes.append((key, .stale))
                self.catalog.setExtractionState("stale", of: key)
            }
        }
        let known = Set(existing.map(ExactKey.init))
        // Xcode adds the key of `Text("")` too; nobody can translate it.
        let added = entries.filter { !$0.key.isEmpty && !known.contains(ExactKey($0.key)) }
        for entry in added.sorted(by: { EditableJSON.precedes($0.key, $1.key) }) { add(entry) }
        for entry in entries {
            guard let other = entry.conflict else { continue }
            diagnostics.append(
                Diagnostic(
                    .warning, rule: "default-value-conflict", place: other, key: entry.key,
                    message: "the key \(Diagnostic.quote(entry.key)) has another default value elsewhere",
                    fix: "write the same value, or use two keys",
                    notes: [.init(place: entry.place, message: "the value that counts")]))
        }
    }

    /// The strings by key, in their order; keys whose specifiers are unsure are those of the catalog that they can be.
    private mutating func entries(_ strings: [LocalizableString], known: [String]) -> [ExtractedEntry] {
        let keys = Set(known.map(ExactKey.init))
        var indices: [ExactKey: Int] = [:]
        var entries: [ExtractedEntry] = []
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
        return entries
    }

    // MARK: Entries

    /// The state of an entry that sources decide on.
    private enum ExtractionState {
        case extracted, stale, extractedWithValue

        /// Nil for one that they don't.
        init?(_ catalog: CatalogDocument, _ key: String) {
            switch catalog[key, ["extractionState"]]?.stringValue {
            case nil: self = .extracted
            case "stale": self = .stale
            case "extracted_with_value": self = .extractedWithValue
            default: return nil
            }
        }
    }

    private mutating func add(_ entry: ExtractedEntry) {
        changes.append((entry.key, .added))
        var members: [JSONMember] = []
        func add(_ name: String, _ value: JSONValue.Kind) { members.append(JSONMember(name, JSONValue(value))) }
        if let comment = entry.comment { add("comment", .string(comment)) }
        if entry.defaultValue != nil { add("extractionState", .string("extracted_with_value")) }
        if entry.isCommentGenerated { add("isCommentAutoGenerated", .bool(true)) }
        // The entry at once: a catalog of thousands of keys is searched for each.
        catalog[entry: entry.key] = JSONValue(.object(members))
        guard let text = entry.sourceText else { return }
        catalog.setUnit(text, state: "new", of: entry.key, in: catalog.sourceLanguage)
    }

    private mutating func update(_ key: String, _ entry: ExtractedEntry, _ state: ExtractionState) {
        if state == .stale {
            changes.append((key, .revived))
            catalog.setExtractionState(entry.defaultValue == nil ? nil : "extracted_with_value", of: key)
        }
        updateComment(of: key, entry)
        updateText(of: key, entry, state)
    }

    private mutating func updateComment(of key: String, _ entry: ExtractedEntry) {
        guard let comment = entry.comment else { return }
        let old = catalog[key, ["comment"]]?.stringValue
        let isGenerated = catalog[key, ["isCommentAutoGenerated"]]?.boolValue ?? false
        // A tool's comment gives way to a developer's, never the reverse.
        guard old != comment, old == nil || !entry.isCommentGenerated || isGenerated else { return }
        changes.append((key, .comment))
        catalog.setComment(comment, of: key, isGenerated: entry.isCommentGenerated)
    }

    private mutating func updateText(of key: String, _ entry: ExtractedEntry, _ state: ExtractionState) {
        guard let value = entry.defaultValue, let text = entry.sourceText else { return }
        let language = catalog.sourceLanguage
        let path = ["localizations", catalog.spelling(of: language, in: key)]
        guard catalog.fields(of: key, at: path) != nil else {
            changes.append((key, .value))
            if state == .extracted { catalog.setExtractionState("extracted_with_value", of: key) }
            return catalog.setUnit(text, state: "new", of: key, in: language)
        }
        // Forms of a plural are a writer's work.
        guard let old = catalog[key, path + ["stringUnit", "value"]]?.stringValue, old != text, old != value else {
            return
        }
        guard catalog[key, path + ["stringUnit", "state"]]?.stringValue == "new" else {
            return diagnostics.append(
                Diagnostic(
                    .note, rule: "source-text-differs", place: entry.place, key: key,
                    message: "the catalog says \(Diagnostic.quote(old)), the source \(Diagnostic.quote(value))",
                    fix: "write the catalog's text here, or set its state to new"))
        }
        changes.append((key, .value))
        catalog.setUnit(text, state: "new", of: key, in: language)
    }
}
