import MizanBase
import MizanDocument
import MizanUnicode

extension StringCatalog {
    /// Reads a `.stringsdict` file: plural, device and width variations in a property list.
    ///
    /// Where a key stands twice the last entry counts. A plural without `other` is a warning. Throws a
    /// `DiagnosticError` with the place of the error.
    ///
    /// Source: Apple, *Localizing strings that contain plurals*, *Creating width and device variants of strings*.
    ///
    /// - Parameters:
    ///   - bytes: the file's bytes.
    ///   - file: its name, for places; the table's name is taken from it.
    ///   - language: the language of its texts.
    ///   - sourceLanguage: the language of the keys, where it is another.
    ///   - table: the table's name, where it is another.
    public init(
        stringsDictionary bytes: [UInt8], file: String, language: LanguageTag, sourceLanguage: LanguageTag? = nil,
        table: String? = nil
    ) throws {
        self.init(file: file, table: table, sourceLanguage: sourceLanguage ?? language)
        var reader = StringsDictionaryReader()
        for member in try PropertyListValue.parse(bytes, file: file).dictionary() {
            try add(member.key, at: member.keyPlace, reader.entry(member), language, ofBytes: bytes.count)
        }
        warnings += reader.warnings
    }
}

/// Reads the entries of a `.stringsdict` file.
private struct StringsDictionaryReader {
    /// Variations in variations.
    private static let depthLimit = 8

    private(set) var warnings: [Diagnostic] = []
    /// Where the variables of an entry stand.
    private var places: [String: SourcePlace] = [:]

    /// A text with all its variations; their variables are there and come to an end.
    mutating func entry(_ member: PropertyListMember) throws -> StringCatalog.Localization {
        places = [:]
        let localization = try localization(member.value)
        guard let problem = localization.variableProblem() else { return localization }
        throw failure(
            places[problem.variable] ?? member.keyPlace, problem.words.message, fix: problem.words.fix,
            rule: problem.rule ?? "strings-dictionary")
    }

    /// A text; or a format with its variables; or a text for each device or width.
    private mutating func localization(
        _ value: PropertyListValue, depth: Int = 0
    ) throws -> StringCatalog.Localization {
        if let text = value.stringValue { return .init(value: .unit(.init(value: text))) }
        guard depth < Self.depthLimit else { throw failure(value.place, "variations nest too deep", fix: nil) }
        let members = try value.dictionary()
        if let devices = value["NSStringDeviceSpecificRuleType"] {
            var branches: [DeviceIdiom: StringCatalog.Localization] = [:]
            for member in try devices.dictionary() {
                branches[DeviceIdiom(rawValue: member.key)] = try localization(member.value, depth: depth + 1)
            }
            guard !branches.isEmpty else { throw failure(devices.place, "no device has a text", fix: "add other") }
            return .init(value: .device(branches))
        }
        if let widths = value["NSStringVariableWidthRuleType"] {
            var branches: [Int: StringCatalog.Localization] = [:]
            for member in try widths.dictionary() {
                guard let width = Int(member.key), width >= 0 else {
                    throw failure(
                        member.keyPlace, "\(Diagnostic.quote(member.key)) is no width", fix: "write a whole number")
                }
                branches[width] = try localization(member.value, depth: depth + 1)
            }
            guard !branches.isEmpty else { throw failure(widths.place, "no width has a text", fix: "add one") }
            return .init(value: .width(branches))
        }
        guard let format = value["NSStringLocalizedFormatKey"] else {
            throw failure(
                value.place, "an entry without NSStringLocalizedFormatKey", fix: "add the text, such as %#@files@")
        }
        var variables: [String: StringCatalog.Substitution] = [:]
        for member in members where member.value.dictionaryValue != nil {
            variables[member.key] = try variable(member)
            places[member.key] = member.keyPlace
        }
        return .init(value: .unit(.init(value: try format.string())), substitutions: variables)
    }

    private mutating func variable(_ variable: PropertyListMember) throws -> StringCatalog.Substitution {
        let value = variable.value
        guard let rule = value["NSStringFormatSpecTypeKey"] else {
            throw failure(
                variable.keyPlace, "the variable \(Diagnostic.quote(variable.key)) has no NSStringFormatSpecTypeKey",
                fix: "add it with NSStringPluralRuleType")
        }
        guard try rule.string() == "NSStringPluralRuleType" else {
            throw failure(
                rule.place, "there is no rule \(Diagnostic.quote(try rule.string())) for variables",
                fix: "write NSStringPluralRuleType")
        }
        var forms: [PluralCategory: StringCatalog.StringUnit] = [:]
        for member in try value.dictionary() {
            guard let category = PluralCategory(rawValue: member.key) else { continue }
            forms[category] = .init(value: try member.value.string())
        }
        guard !forms.isEmpty else {
            throw failure(
                variable.keyPlace, "the variable \(Diagnostic.quote(variable.key)) has no forms", fix: "add other")
        }
        if forms[.other] == nil {
            warnings.append(
                Diagnostic(
                    .warning, rule: "plural-other", place: variable.keyPlace,
                    message: "the variable \(Diagnostic.quote(variable.key)) has no form “other”", fix: "add it"))
        }
        return .init(
            formatSpecifier: try value["NSStringFormatValueTypeKey"]?.string() ?? "d", value: .plural(forms))
    }

    private func failure(
        _ place: SourcePlace, _ message: String, fix: String?, rule: String = "strings-dictionary"
    ) -> DiagnosticError {
        DiagnosticError(Diagnostic(rule: rule, place: place, message: message, fix: fix))
    }
}
