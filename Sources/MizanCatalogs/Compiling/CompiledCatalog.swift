import MizanBase
import MizanDocument
import MizanLocalization
import MizanUnicode

/// A string catalog as the tables that programs without string catalogs read: `.strings` and `.stringsdict` files, one of each in the
/// folder of every language.
///
/// Looked up there, a key gives the texts that it gives in the catalog: forms that nobody has translated yet are left out, and the
/// source language has the keys that are texts themselves.
public struct CompiledCatalog: Sendable {
    /// A table in one language.
    public struct CompiledTable: Sendable {
        /// The language.
        public var language: LanguageTag
        /// The plain texts, in `.strings`.
        public var strings: [UInt8]
        /// The texts with variations, in `.stringsdict`; nil where there are none.
        public var dictionary: [UInt8]?
    }

    /// The name of the table.
    public let name: String
    /// The tables of the catalog's languages, by their tags.
    public let tables: [CompiledTable]

    /// Compiles a catalog. Throws a diagnostic of the rule `compile` for a key whose texts can't stand in a property list.
    public init(_ catalog: StringCatalog) throws {
        name = catalog.table
        tables = try catalog.languages.map { try Self.table(of: catalog, in: $0) }
    }

    private static func table(of catalog: StringCatalog, in language: LanguageTag) throws -> CompiledTable {
        let isSource = language == catalog.sourceLanguage
        var strings = ""
        var members: [PropertyListMember] = []
        for key in catalog.keys {
            guard let entry = catalog.entries[key] else { continue }
            let value: PropertyListValue
            if let localization = entry.localizations[language] {
                guard isSource || localization.value.isTranslated,
                    let compiled = CompiledText(
                        key: key, localization: localization, isSource: isSource,
                        takesArguments: entry.hasArguments(source: catalog.sourceLanguage))
                else { continue }
                value = compiled.value
            } else {
                guard isSource else { continue }
                value = PropertyListValue(.string(key))
            }
            if let text = value.stringValue {
                strings += "\"\(StringsFileDocument.escaped(key))\" = \"\(StringsFileDocument.escaped(text))\";\n"
            } else {
                try check(value, of: entry, language)
                members.append(PropertyListMember(key, value))
            }
        }
        let dictionary = members.isEmpty ? nil : PropertyListValue(.dictionary(members)).xmlBytes
        return CompiledTable(language: language, strings: Array(strings.utf8), dictionary: dictionary)
    }

    /// Throws for characters that XML has not (XML 1.0 §2.2).
    private static func check(_ value: PropertyListValue, of entry: StringCatalog.KeyEntry, _ language: LanguageTag)
        throws
    {
        func hasControl(_ text: String) -> Bool { !text.unicodeScalars.allSatisfy(\.isXMLCharacter) }
        func hasControl(_ value: PropertyListValue) -> Bool {
            value.stringValue.map { hasControl($0) }
                ?? (value.dictionaryValue ?? []).contains { hasControl($0.key) || hasControl($0.value) }
        }
        guard hasControl(entry.key) || hasControl(value) else { return }
        throw DiagnosticError(
            Diagnostic(
                rule: "compile", place: entry.place, key: entry.key, language: language,
                message:
                    "the texts of \(Diagnostic.quote(entry.key)) hold a control character, which can't stand in a property list",
                fix: "remove it"))
    }

    /// The files by their paths in a folder of resources.
    public func files() -> [LocalizationPackage.File] {
        tables.flatMap { files(of: $0.language, named: $0.language.identifier) }
    }

    /// The files of one language by their paths in a folder of resources; none where the catalog hasn't it.
    ///
    /// - Parameters:
    ///   - language: The language.
    ///   - name: The name of its folder, without the ending.
    ///   - withEmpty: Whether a language without variations gets an empty `.stringsdict`, for a build that has to know its files
    ///     beforehand.
    public func files(
        of language: LanguageTag, named name: String, withEmpty: Bool = false
    ) -> [LocalizationPackage.File] {
        guard let table = tables.first(where: { $0.language == language }) else { return [] }
        let path = "\(name).lproj/\(self.name)"
        let empty = withEmpty ? PropertyListValue(.dictionary([])).xmlBytes : nil
        return [.init(path: path + ".strings", bytes: table.strings)]
            + [table.dictionary ?? empty].compactMap { $0 }.map { .init(path: path + ".stringsdict", bytes: $0) }
    }
}

extension StringCatalog.KeyEntry {
    /// Whether code gives the string arguments: the key has them, a text in any language has, or the source varies by a number.
    fileprivate func hasArguments(source: LanguageTag) -> Bool {
        func hasArguments(_ format: LocalizedFormat?) -> Bool {
            guard let format else { return false }
            guard format.variables.isEmpty else { return true }
            return format.forms.texts.contains { !NumberedFormat($0, variables: [:]).arguments.isEmpty }
        }
        if !NumberedFormat(key, variables: [:]).arguments.isEmpty { return true }
        if case .plural = localizations[source]?.format(isSource: true)?.forms { return true }
        return localizations.values.contains { localization in
            localization.devices.union([.other]).contains {
                hasArguments(localization.format(device: $0, isSource: true))
            }
        }
    }
}

extension LocalizedFormat.Forms {
    /// All texts.
    fileprivate var texts: [String] {
        switch self {
        case .format(let text): [text]
        case .plural(let forms): PluralCategory.allCases.compactMap { forms[$0] }
        }
    }
}
