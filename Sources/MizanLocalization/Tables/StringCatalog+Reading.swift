import MizanBase
import MizanDocument
import MizanUnicode

extension StringCatalog {
    /// Reads an `.xcstrings` file.
    ///
    /// Fields that are not known are left alone. Throws a `DiagnosticError` with the place of an error in the JSON, or
    /// of a shape that Xcode doesn't write.
    ///
    /// - Parameters:
    ///   - bytes: the file's bytes, UTF-8.
    ///   - file: its name, for places; the table's name is taken from it.
    ///   - table: the table's name, where it is another.
    public init(xcstrings bytes: [UInt8], file: String, table: String? = nil) throws {
        let root = try JSONValue.parse(
            bytes, file: file, comments: false,
            valueLimit: Limits.catalogValues + bytes.count / Limits.catalogValueBytes)
        var reader = CatalogReader()
        let members = try reader.object(root, as: "a string catalog")
        func member(_ key: String) throws -> JSONValue {
            guard let value = members[key] else {
                throw CatalogReader.failure(
                    root.place, "a string catalog without \(Diagnostic.quote(key))", fix: "add the field")
            }
            return value
        }
        let sourceLanguage = try reader.language(
            reader.string(member("sourceLanguage")), at: try member("sourceLanguage").place)
        let version = try members["version"].map { try reader.string($0) } ?? "1.0"
        guard version.hasPrefix("1.") else {
            throw CatalogReader.failure(
                members["version"]?.place ?? root.place, "string catalog of version \(Diagnostic.quote(version))",
                fix: "only versions 1.x are known")
        }
        let strings = try member("strings")
        guard let list = strings.objectValue else {
            throw CatalogReader.failure(strings.place, "strings is \(strings.typeName), not an object")
        }
        self.init(file: file, table: table, sourceLanguage: sourceLanguage, version: version)
        for member in list {
            guard try read(reader.entry(member), ofBytes: bytes.count) == nil else {
                throw CatalogReader.failure(
                    member.keyPlace, "the key \(Diagnostic.quote(member.key)) stands twice, written differently")
            }
        }
        warnings = reader.warnings
    }
}

/// Reads the parts of a string catalog from JSON, with the place of whatever is wrong.
private struct CatalogReader {
    /// Variations in variations: device outside, plural inside.
    private static let variationDepth = 4

    private(set) var warnings: [Diagnostic] = []

    static func failure(
        _ place: SourcePlace, _ message: String, fix: String? = nil, rule: String = "string-catalog"
    ) -> DiagnosticError {
        DiagnosticError(Diagnostic(rule: rule, place: place, message: message, fix: fix))
    }

    func object(_ value: JSONValue, as name: String) throws -> [String: JSONValue] {
        guard let members = value.objectValue else {
            throw Self.failure(value.place, "\(name) is an object, not \(value.typeName)")
        }
        return Dictionary(members.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
    }

    func string(_ value: JSONValue) throws -> String {
        guard let string = value.stringValue else {
            throw Self.failure(value.place, "\(value.typeName) where a string belongs")
        }
        return string
    }

    func language(_ identifier: String, at place: SourcePlace) throws -> LanguageTag {
        guard let tag = LanguageTag(checking: identifier) else {
            throw Self.failure(
                place, "\(Diagnostic.quote(identifier)) is no language tag", fix: "write it as en or zh-Hans")
        }
        return tag
    }

    mutating func entry(_ member: JSONMember) throws -> StringCatalog.KeyEntry {
        let fields = try object(member.value, as: "an entry")
        var entry = StringCatalog.KeyEntry(
            key: member.key, place: member.keyPlace, comment: try fields["comment"].map(string),
            shouldTranslate: true, extractionState: try fields["extractionState"].map(string), localizations: [:])
        if let value = fields["shouldTranslate"] {
            guard let flag = value.boolValue else {
                throw Self.failure(value.place, "shouldTranslate is true or false, not \(value.typeName)")
            }
            entry.shouldTranslate = flag
        }
        guard let localizations = fields["localizations"] else { return entry }
        guard let list = localizations.objectValue else {
            throw Self.failure(localizations.place, "localizations is an object, not \(localizations.typeName)")
        }
        for item in list {
            let tag = try language(item.key, at: item.keyPlace)
            guard let localization = try localization(item.value) else { continue }
            guard entry.localizations.updateValue(localization, forKey: tag) == nil else {
                throw Self.failure(item.keyPlace, "the language \(tag) stands twice in one entry")
            }
        }
        return entry
    }

    /// Nil where the language has an object without a text.
    private mutating func localization(_ json: JSONValue) throws -> StringCatalog.Localization? {
        let fields = try object(json, as: "a localization")
        var substitutions: [String: StringCatalog.Substitution] = [:]
        if let named = fields["substitutions"] {
            for (name, value) in try object(named, as: "substitutions") {
                substitutions[name] = try substitution(value)
            }
        }
        guard let value = try value(json) else { return nil }
        let localization = StringCatalog.Localization(value: value, substitutions: substitutions)
        if let problem = localization.variableProblem() {
            throw Self.failure(
                fields["substitutions"]?[problem.variable]?.place ?? json.place, problem.words.message,
                fix: problem.words.fix, rule: problem.rule ?? "string-catalog")
        }
        return localization
    }

    private mutating func substitution(_ json: JSONValue) throws -> StringCatalog.Substitution {
        let fields = try object(json, as: "a substitution")
        var number: Int?
        if let value = fields["argNum"] {
            guard let argument = value.intValue, (1...Limits.formatArguments).contains(argument) else {
                throw Self.failure(value.place, "argNum is no number from 1 to \(Limits.formatArguments)")
            }
            number = argument
        }
        guard let forms = try value(json) else {
            throw Self.failure(json.place, "a substitution without variations", fix: "add at least plural.other")
        }
        return .init(
            argumentNumber: number, formatSpecifier: try fields["formatSpecifier"].map(string) ?? "lld", value: forms)
    }

    /// A text or its forms; nil where there is neither.
    private mutating func value(_ json: JSONValue, depth: Int = 0) throws -> StringCatalog.TextOrVariations? {
        let fields = try object(json, as: "a form")
        // Where both stand side by side Xcode keeps the variations.
        if let variations = fields["variations"] {
            guard depth < Self.variationDepth else { throw Self.failure(json.place, "variations nest too deep") }
            let kinds = try object(variations, as: "variations")
            if fields["stringUnit"] != nil { warn(json.place, "a stringUnit stands beside variations, which count") }
            if kinds["plural"] != nil, kinds["device"] != nil {
                warn(variations.place, "device variations stand beside plural ones, which count")
            }
            if let plural = kinds["plural"] { return .plural(try pluralForms(plural)) }
            if let device = kinds["device"] {
                var branches: [DeviceIdiom: StringCatalog.Localization] = [:]
                for (name, branch) in try object(device, as: "device variations") {
                    branches[DeviceIdiom(rawValue: name)] = try value(branch, depth: depth + 1).map { .init(value: $0) }
                }
                return branches.isEmpty ? nil : .device(branches)
            }
        }
        if fields["stringUnit"] == nil, fields.keys.contains(where: { $0 != "substitutions" }) {
            warn(
                json.place, "neither a stringUnit nor variations that are known",
                fix: "write stringUnit, plural or device")
        }
        return try fields["stringUnit"].map { .unit(try unit($0)) }
    }

    private mutating func warn(_ place: SourcePlace, _ message: String, fix: String = "keep one of the two") {
        warnings.append(Diagnostic(.warning, rule: "string-catalog", place: place, message: message, fix: fix))
    }

    private func pluralForms(_ json: JSONValue) throws -> [PluralCategory: StringCatalog.StringUnit] {
        guard let members = json.objectValue else {
            throw Self.failure(json.place, "plural is an object, not \(json.typeName)")
        }
        var forms: [PluralCategory: StringCatalog.StringUnit] = [:]
        for member in members {
            guard let category = PluralCategory(rawValue: member.key) else {
                throw Self.failure(
                    member.keyPlace, "\(Diagnostic.quote(member.key)) is no plural form",
                    fix: "use zero, one, two, few, many or other")
            }
            guard let text = try object(member.value, as: "a plural form")["stringUnit"] else {
                throw Self.failure(member.value.place, "a plural form without stringUnit")
            }
            forms[category] = try unit(text)
        }
        guard !forms.isEmpty else { throw Self.failure(json.place, "plural without forms", fix: "add other") }
        return forms
    }

    private func unit(_ json: JSONValue) throws -> StringCatalog.StringUnit {
        let fields = try object(json, as: "stringUnit")
        guard let value = fields["value"] else {
            throw Self.failure(json.place, "stringUnit without value")
        }
        return .init(state: try fields["state"].map(string) ?? "translated", value: try string(value))
    }
}
