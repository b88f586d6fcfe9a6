import MizanBase
import MizanDocument
import MizanLocalization

/// An `.xcstrings` file that is edited: entries and fields that aren't touched keep their bytes, also those that Mizan doesn't know.
///
/// What comes in is written as Xcode writes it, in Xcode's order of keys. What the file means is ``catalog()``.
public struct CatalogDocument: Sendable {
    /// The JSON of the file.
    private var json: EditableJSON

    /// Reads a file.
    ///
    /// - Parameters:
    ///   - bytes: The file's bytes, UTF-8.
    ///   - file: Its name, for places.
    /// - Throws: `DiagnosticError` with the place of an error in the JSON, or of a shape that Xcode doesn't write, and with the rule
    ///   `merge-conflict` where the file holds the markers of a merge.
    public init(_ bytes: [UInt8], file: String) throws {
        try MergeMarkers.check(bytes, file: file)
        _ = try StringCatalog(xcstrings: bytes, file: file)
        json = try EditableJSON(bytes, file: file)
    }

    /// A file without strings, of version 1.0.
    public init(sourceLanguage: LanguageTag, file: String) {
        json = EditableJSON(
            JSONValue(
                .object([
                    JSONMember("sourceLanguage", JSONValue(.string(sourceLanguage.identifier))),
                    JSONMember("strings", JSONValue(.object([]))),
                    JSONMember("version", JSONValue(.string("1.0"))),
                ])), file: file)
    }

    /// The file's name, for places.
    public var file: String { json.file }
    /// The file's bytes.
    public var bytes: [UInt8] { json.bytes }
    /// The file as Xcode writes it, all of it: sorted keys, two spaces a level, ` : `, no line feed at the end. Fields keep their values.
    public func formatted() throws -> [UInt8] { try json.formatted() }

    /// What the file means. Throws where an edit left a shape that Xcode doesn't write.
    public func catalog() throws -> StringCatalog { try StringCatalog(xcstrings: bytes, file: file) }

    /// The language that keys are written in.
    public var sourceLanguage: LanguageTag { LanguageTag(json[["sourceLanguage"]]?.stringValue ?? "en") }

    /// The version of the format: `1.0`, `1.1`, `1.2`.
    public var version: String {
        get { json[["version"]]?.stringValue ?? "1.0" }
        set { json.set(JSONValue(.string(newValue)), at: ["version"]) }
    }

    /// A field of the file itself, such as `sourceLanguage`; nil where there is none. Set, its line alone changes.
    public subscript(field name: String) -> JSONValue? {
        get { json[[name]] }
        set { json.set(newValue, at: [name]) }
    }

    /// The names of the file's fields.
    public var memberNames: [String] { json.keys() ?? [] }

    /// The keys in the order of the file.
    public var keys: [String] { json.keys(at: ["strings"]) ?? [] }

    /// Whether there is an entry for a key.
    public func contains(_ key: String) -> Bool { json.contains(["strings", key]) }

    /// An entry with all its fields; nil where there is none. Set, it is written anew, unless it is equal; nil removes it.
    public subscript(entry key: String) -> JSONValue? {
        get { json[["strings", key]] }
        set { json.set(newValue, at: ["strings", key]) }
    }

    /// A field of an entry, by the path of keys to it below the entry: `["comment"]`, `["localizations", "ar", "stringUnit"]`. Set, its
    /// line alone changes; an entry that isn't there is made, nil removes the field.
    public subscript(key: String, path: [String]) -> JSONValue? {
        get { json[["strings", key] + path] }
        set { json.set(newValue, at: ["strings", key] + path) }
    }

    /// The names of the fields at a path below an entry, in their order; nil where there is no object.
    public func memberNames(of key: String, at path: [String] = []) -> [String]? {
        json.keys(at: ["strings", key] + path)
    }
}

extension CatalogDocument {
    /// Adds an entry; one that is there keeps what it has.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - comment: For translators.
    ///   - isCommentGenerated: Whether nobody wrote the comment.
    ///   - value: The text in the source language, where it isn't the key.
    public mutating func add(
        _ key: String, comment: String? = nil, isCommentGenerated: Bool = false, value: String? = nil
    ) {
        guard !contains(key) else { return }
        self[entry: key] = JSONValue(.object([]))
        setComment(comment, of: key, isGenerated: isCommentGenerated)
        guard let value, value != key else { return }
        self[key, ["extractionState"]] = JSONValue(.string("extracted_with_value"))
        setUnit(value, state: "new", of: key, in: sourceLanguage)
    }

    /// Sets or removes the comment of an entry.
    public mutating func setComment(_ comment: String?, of key: String, isGenerated: Bool = false) {
        self[key, ["comment"]] = comment.map { JSONValue(.string($0)) }
        let mark = comment != nil && isGenerated ? JSONValue(.bool(true)) : nil
        if self[key, ["isCommentAutoGenerated"]] != nil || mark != nil { self[key, ["isCommentAutoGenerated"]] = mark }
    }

    /// Sets or removes the extraction state of an entry: `manual`, `stale`, `migrated`, `extracted_with_value`.
    public mutating func setExtractionState(_ state: String?, of key: String) {
        self[key, ["extractionState"]] = state.map { JSONValue(.string($0)) }
    }

    /// Sets a text with its state.
    ///
    /// - Parameters:
    ///   - text: The text, a format where the key has arguments.
    ///   - state: `new`, `translated`, `needs_review`, `stale`, `machine_translated`.
    ///   - key: The entry's key; an entry that isn't there is made.
    ///   - language: The language, spelled as the file has it where it has it.
    ///   - form: The variation that the text belongs to, as keys below the language: `["variations", "plural", "one"]`,
    ///     `["substitutions", "tickets", "variations", "plural", "other"]`; empty for a text without variations.
    public mutating func setUnit(
        _ text: String, state: String, of key: String, in language: LanguageTag, form: [String] = []
    ) {
        let path = ["localizations", spelling(of: language, in: key)] + form + ["stringUnit"]
        self[key, path + ["state"]] = JSONValue(.string(state))
        self[key, path + ["value"]] = JSONValue(.string(text))
    }

    /// Removes all that a language has of an entry.
    public mutating func removeLocalization(_ language: LanguageTag, of key: String) {
        self[key, ["localizations", spelling(of: language, in: key)]] = nil
    }

    /// A language as the entry spells it, `zh_Hans` or `zh-Hans`; its tag where it hasn't it.
    public func spelling(of language: LanguageTag, in key: String) -> String {
        memberNames(of: key, at: ["localizations"])?.first { LanguageTag($0) == language } ?? language.identifier
    }
}
