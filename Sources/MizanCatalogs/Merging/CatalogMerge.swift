import MizanBase
import MizanDocument
import MizanLocalization

/// Two changed copies of a string catalog joined, key by key and field by field.
///
/// The result is our copy, in its order and with its bytes, with what their copy changed. A text and its state are one field: a text that
/// one side changed never gets the state that the other side gave the former text.
public struct CatalogMerge: Sendable {
    /// The joined catalog; where both sides changed one field it has ours.
    public private(set) var document: CatalogDocument
    /// The fields that both sides changed, each by key and language, of the rule `merge-conflict`.
    public private(set) var conflicts: [Diagnostic] = []

    /// Joins two copies.
    ///
    /// - Parameters:
    ///   - base: What both were made of.
    ///   - ours: One of them.
    ///   - theirs: The other one.
    /// - Throws: A `DiagnosticError` where the joined catalog could not be read.
    public init(base: CatalogDocument, ours: CatalogDocument, theirs: CatalogDocument) throws {
        document = ours
        let fields = Set((base.memberNames + ours.memberNames + theirs.memberNames).filter { $0 != "strings" }).sorted()
        for name in fields {
            let values = (base[field: name], ours[field: name], theirs[field: name])
            // Of two formats the newer one reads both.
            let result: JSONValue?? = name == "version" ? .some(Self.version(values.1, values.2)) : Self.chosen(values)
            if let result { document[field: name] = result } else { conflict("the field \(Diagnostic.quote(name))") }
        }
        for key in Self.union(base.keys, ours.keys, theirs.keys) {
            let entries = (base[entry: key], ours[entry: key], theirs[entry: key])
            if let entry = Self.chosen(entries) {
                document[entry: key] = entry
            } else if entries.1 == nil || entries.2 == nil {
                let (removing, changing) = entries.1 == nil ? ("ours", "theirs") : ("theirs", "ours")
                conflict(
                    "the key \(Diagnostic.quote(key)) is removed by \(removing) and changed by \(changing)", key: key)
            } else {
                merge(key, entries)
            }
        }
        _ = try document.catalog()
    }

    private typealias Values = (base: JSONValue?, ours: JSONValue?, theirs: JSONValue?)

    /// What stands after both changes: `.some(nil)` for nothing; nil where they differ.
    private static func chosen(_ values: Values) -> JSONValue?? {
        if values.ours == values.theirs || values.theirs == values.base { return .some(values.ours) }
        return values.ours == values.base ? .some(values.theirs) : nil
    }

    private static func version(_ ours: JSONValue?, _ theirs: JSONValue?) -> JSONValue? {
        let numbers = [ours, theirs].map { value in
            (value?.stringValue ?? "").split(separator: ".").map { Int($0) ?? 0 }
        }
        return numbers[0].lexicographicallyPrecedes(numbers[1]) ? theirs : ours
    }

    private mutating func merge(_ key: String, _ entries: Values) {
        for field in Self.memberNames(of: entries) {
            let values = Self.member(field, of: entries)
            if let value = Self.chosen(values) {
                document[key, [field]] = value
            } else if field == "localizations", values.ours?.objectValue != nil, values.theirs?.objectValue != nil {
                for language in Self.memberNames(of: values) { merge(key, language, Self.member(language, of: values)) }
            } else {
                conflict("the field \(Diagnostic.quote(field)) is changed by both", key: key)
            }
        }
    }

    /// Joins what both sides have of a language; the whole of it where their forms don't go together.
    private mutating func merge(_ key: String, _ language: String, _ values: Values) {
        let path = ["localizations", language]
        if let value = Self.chosen(values) {
            document[key, path] = value
            return
        }
        guard values.ours != nil, values.theirs != nil else {
            return conflict("its text in \(language) is removed by one and changed by the other", key: key, language)
        }
        let before = document
        let count = conflicts.count
        merge(key, language, at: path, values)
        guard conflicts.count == count, let joined = document[key, path], Self.hasTwoShapes(joined),
            ![values.ours, values.theirs].contains(where: { $0.map(Self.hasTwoShapes) ?? false })
        else { return }
        document = before
        conflict("its text in \(language) is varied by one and changed by the other", key: key, language)
    }

    private mutating func merge(_ key: String, _ language: String, at path: [String], _ values: Values) {
        for field in Self.memberNames(of: values) {
            let inner = Self.member(field, of: values)
            if let value = Self.chosen(inner) {
                document[key, path + [field]] = value
            } else if field != "stringUnit", inner.ours?.objectValue != nil, inner.theirs?.objectValue != nil {
                merge(key, language, at: path + [field], inner)
            } else {
                let form = path.dropFirst(2).filter { $0 != "variations" }.joined(separator: ".")
                let what = field == "stringUnit" ? "text" : field
                conflict(
                    "its \(what) in \(language)\(form.isEmpty ? "" : " (\(form))") is changed by both", key: key,
                    language)
            }
        }
    }

    /// Whether a localization has a text beside variations, or variations of two kinds.
    private static func hasTwoShapes(_ value: JSONValue) -> Bool {
        guard let variations = value["variations"] else { return false }
        if value["stringUnit"] != nil || variations["plural"] != nil && variations["device"] != nil { return true }
        return (variations["device"]?.objectValue ?? []).contains { hasTwoShapes($0.value) }
    }

    private static func member(_ field: String, of values: Values) -> Values {
        (values.base?[field], values.ours?[field], values.theirs?[field])
    }

    private static func memberNames(of values: Values) -> [String] {
        let names = [values.base, values.ours, values.theirs].map { ($0?.objectValue ?? []).map(\.key) }
        return union(names[0], names[1], names[2])
    }

    /// The names of all three, each once: those of the base first.
    private static func union(_ base: [String], _ ours: [String], _ theirs: [String]) -> [String] {
        var known: Set<[UInt8]> = []
        return (base + ours + theirs).filter { known.insert(Array($0.utf8)).inserted }
    }

    private mutating func conflict(_ message: String, key: String? = nil, _ language: String? = nil) {
        let subject = key.map { message.contains("the key") ? "" : "\(Diagnostic.quote($0)): " } ?? ""
        conflicts.append(
            Diagnostic(
                rule: "merge-conflict", file: document.file, key: key, language: language.map { LanguageTag($0) },
                message: subject + message, fix: "the file has ours; take theirs into it by hand where it is right"))
    }
}
