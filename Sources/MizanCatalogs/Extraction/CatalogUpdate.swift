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
    /// The values that change, by their paths in the object of strings; nil for one that goes.
    private var edits: [(path: [String], value: JSONValue?)] = []
    /// Places whose specifiers the catalog told.
    public private(set) var resolvedPlaces: Set<SourcePlace> = []

    private let sourceLanguage: String
    private let marksStale: Bool

    /// Compares a table's strings with its catalog.
    ///
    /// - Parameters:
    ///   - strings: All strings of the table, whatever shows them.
    ///   - catalog: The catalog's JSON.
    ///   - marksStale: Whether keys that no string has are stale; not where only a part of the sources was looked at.
    /// - Throws: `DiagnosticError` where the catalog isn't one.
    public init(_ strings: [LocalizableString], catalog: JSONValue, marksStale: Bool = true) throws {
        sourceLanguage = try catalog.member("sourceLanguage").string()
        self.marksStale = marksStale
        let existing = try catalog.member("strings").object()
        let entries = entries(strings, known: existing.map(\.key))
        let byKey = Dictionary(entries.map { (ExactKey($0.key), $0) }) { first, _ in first }
        var known: Set<ExactKey> = []
        for member in existing {
            let key = ExactKey(member.key)
            known.insert(key)
            try update(member, byKey[key])
        }
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

    /// Makes the changes in the catalog's file; all else keeps its bytes.
    public func apply(to catalog: inout EditableJSON) {
        for edit in edits { catalog.set(edit.value, at: ["strings"] + edit.path) }
    }

    // MARK: Entries

    private mutating func add(_ entry: ExtractedEntry) {
        changes.append((entry.key, .added))
        var members: [(String, JSONValue)] = []
        if let comment = entry.comment { members.append(("comment", .text(comment))) }
        if entry.defaultValue != nil { members.append(("extractionState", .text("extracted_with_value"))) }
        if entry.isCommentGenerated { members.append(("isCommentAutoGenerated", JSONValue(.bool(true)))) }
        if let text = entry.sourceText {
            members.append(("localizations", .object([(sourceLanguage, .unit(text))])))
        }
        edits.append(([entry.key], .object(members)))
    }

    private mutating func update(_ member: JSONMember, _ entry: ExtractedEntry?) throws {
        let (key, value) = (member.key, member.value)
        _ = try value.object()
        let state = try value["extractionState"]?.string()
        // Those that a developer manages by hand, or that came from older tables.
        guard state == nil || state == "stale" || state == "extracted_with_value" else { return }
        guard let entry else {
            guard marksStale, state != "stale" else { return }
            changes.append((key, .stale))
            return edits.append(([key, "extractionState"], .text("stale")))
        }
        if state == "stale" {
            changes.append((key, .revived))
            edits.append(
                ([key, "extractionState"], entry.defaultValue == nil ? nil : .text("extracted_with_value")))
        }
        try updateComment(of: member, entry)
        try updateText(of: member, entry, isStale: state == "stale")
    }

    private mutating func updateComment(of member: JSONMember, _ entry: ExtractedEntry) throws {
        guard let comment = entry.comment else { return }
        let old = try member.value["comment"]?.string()
        let isGenerated = try member.value["isCommentAutoGenerated"]?.bool() ?? false
        // A tool's comment gives way to a developer's, never the reverse.
        guard old != comment, old == nil || !entry.isCommentGenerated || isGenerated else { return }
        changes.append((member.key, .comment))
        edits.append(([member.key, "comment"], .text(comment)))
        if entry.isCommentGenerated, !isGenerated {
            edits.append(([member.key, "isCommentAutoGenerated"], JSONValue(.bool(true))))
        } else if isGenerated, !entry.isCommentGenerated {
            edits.append(([member.key, "isCommentAutoGenerated"], nil))
        }
    }

    private mutating func updateText(of member: JSONMember, _ entry: ExtractedEntry, isStale: Bool) throws {
        guard let value = entry.defaultValue, let text = entry.sourceText else { return }
        let localization = member.value["localizations"]?[sourceLanguage]
        guard let localization else {
            changes.append((member.key, .value))
            if member.value["extractionState"] == nil {
                edits.append(([member.key, "extractionState"], .text("extracted_with_value")))
            }
            return edits.append(([member.key, "localizations", sourceLanguage], .unit(text)))
        }
        // Forms of a plural are a writer's work.
        guard let unit = localization["stringUnit"], let old = try unit["value"]?.string(),
            old != text, old != value
        else { return }
        guard try unit["state"]?.string() == "new" else {
            return diagnostics.append(
                Diagnostic(
                    .note, rule: "source-text-differs", place: entry.place, key: member.key,
                    message: "the catalog says \(Diagnostic.quote(old)), the source \(Diagnostic.quote(value))",
                    fix: "write the catalog's text here, or set its state to new"))
        }
        changes.append((member.key, .value))
        edits.append(([member.key, "localizations", sourceLanguage, "stringUnit", "value"], .text(text)))
    }
}

extension CatalogUpdate {
    /// A catalog without keys.
    public static func emptyCatalog(sourceLanguage: LanguageTag) -> [UInt8] {
        JSONWriter.bytes(
            of: .object([
                ("sourceLanguage", .text(sourceLanguage.identifier)), ("strings", .object([])),
                ("version", .text("1.0")),
            ]), style: .foundation)
    }
}

extension JSONValue {
    fileprivate static func text(_ text: String) -> JSONValue { JSONValue(.string(text)) }

    fileprivate static func object(_ members: [(String, JSONValue)]) -> JSONValue {
        JSONValue(.object(members.map { JSONMember($0.0, $0.1) }))
    }

    /// A text that waits for a translator.
    fileprivate static func unit(_ text: String) -> JSONValue {
        .object([("stringUnit", .object([("state", .text("new")), ("value", .text(text))]))])
    }
}
