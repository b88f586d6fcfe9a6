import MizanBase
import MizanDocument
import MizanUnicode

/// A `.stringsdict` file in the source language and the one of a translation; a unit's id is the path of dictionaries to a text.
///
/// Source: Xcode's exports: `/KEY:dict/NSStringLocalizedFormatKey:dict/:string`, `/KEY:dict/NAME:dict/one:dict/:string`.
struct StringsDictionaryExchange {
    let source: StringsDictionaryDocument
    /// The translation; an empty file where there is none yet.
    let target: StringsDictionaryDocument
    let language: LanguageTag

    /// Texts that are rules and types, not for translators.
    private static let rules: Set<String> = ["NSStringFormatSpecTypeKey", "NSStringFormatValueTypeKey"]

    static func id(_ path: [String]) -> String { path.map { "/\($0):dict" }.joined() + "/:string" }

    func units() -> [XLIFFUnit] { paths().map(\.unit) }

    /// The units with the paths of their texts.
    private func paths() -> [(path: [String], unit: XLIFFUnit)] {
        let categories = PluralRules(language: language).exchangedCategories
        let keys = (source.root.dictionaryValue ?? []).map(\.key)
        var known: Set<String> = []
        return keys.filter { known.insert($0).inserted }.flatMap { key -> [(path: [String], unit: XLIFFUnit)] in
            let own = target.root[key]
            guard let shape = own ?? source.root[key] else { return [] }
            return Self.paths(of: shape, [key], categories, isOwn: own != nil).map { path in
                let id = Self.id(path)
                let unit = XLIFFUnit(
                    id: id, source: sourceText(at: path) ?? id,
                    target: target.root.value(at: path[...])?.stringValue.map { .init(text: $0, state: "translated") })
                return (path, unit)
            }
        }
    }

    /// The text at a path, or of the form `other` beside it.
    private func sourceText(at path: [String]) -> String? {
        source.root.value(at: path[...])?.stringValue
            ?? source.root.value(at: (path.dropLast() + ["other"])[...])?.stringValue
    }

    private static func paths(
        of value: PropertyListValue, _ path: [String], _ categories: [PluralCategory], isOwn: Bool
    ) -> [[String]] {
        guard let members = value.dictionaryValue else { return value.stringValue == nil ? [] : [path] }
        let isPlural = value["NSStringFormatSpecTypeKey"] != nil
        var known: Set<String> = []
        var names = members.map(\.key).filter { !rules.contains($0) && known.insert($0).inserted }
        if isPlural {
            let others = names.filter { name in isOwn && !categories.contains { $0.rawValue == name } }
            names = categories.map(\.rawValue) + others
        }
        return names.flatMap { name -> [[String]] in
            guard let member = value[name] else { return [path + [name]] }
            return paths(of: member, path + [name], categories, isOwn: isOwn)
        }
    }

    func importing(_ file: XLIFFFile) throws -> (document: StringsDictionaryDocument, notes: [Diagnostic]) {
        let known = paths()
        let byID = Dictionary(known.map { ($0.unit.id, $0.path) }, uniquingKeysWith: { first, _ in first })
        let finished = try FinishedUnits(file, known: known.map(\.unit))
        var document = target
        try document.set(
            finished.units.compactMap { unit in byID[unit.id].map { (path: $0, text: unit.target?.text ?? "") } },
            template: source)
        return (document, finished.notes)
    }
}
