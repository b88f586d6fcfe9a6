import MizanBase
import MizanDocument

/// The texts of a table in the source language, whose keys and texts a `.strings` file has, and the `.strings` file of a translation:
/// units are the keys, notes the comments.
struct StringsFileExchange {
    /// A text in the source language.
    struct SourceString {
        var key: String
        var text: String
        var comment: String?
    }

    /// The texts, each key once.
    let sources: [SourceString]
    let sourceLanguage: LanguageTag
    /// The translation; an empty file if there is none yet.
    let target: StringsFileDocument

    /// Takes texts; of two of one key the last one counts.
    init(_ sources: [SourceString], sourceLanguage: LanguageTag, target: StringsFileDocument) {
        var known: Set<[UInt8]> = []
        self.sources = sources.reversed().filter { known.insert(Array($0.key.utf8)).inserted }.reversed()
        self.sourceLanguage = sourceLanguage
        self.target = target
    }

    func units() -> [XLIFFUnit] {
        let texts = Dictionary(
            target.entries.map { (Array($0.key.utf8), $0.value) }, uniquingKeysWith: { _, last in last })
        return sources.map { source in
            XLIFFUnit(
                id: source.key, source: source.text,
                target: texts[Array(source.key.utf8)].map { .init(text: $0, state: "translated") },
                note: source.comment.flatMap { $0.isEmpty ? nil : $0 })
        }
    }

    func importing(_ file: XLIFFFile) throws -> (document: StringsFileDocument, notes: [Diagnostic]) {
        let known = units()
        let finished = FinishedUnits(file, known: known)
        let language = LanguageTag(file.targetLanguage)
        var notes = finished.notes
        let texts = Dictionary(known.map { ($0.id, $0.source) }) { first, _ in first }
        let units = finished.units.filter { unit in
            let checked = TranslatedSpecifiers(
                unit, of: texts[unit.id].flatMap { $0 } ?? unit.id, in: sourceLanguage, to: language)
            notes += checked.findings
            return checked.refused.isEmpty
        }
        var document = target
        try document.set(units.map { (key: $0.id, value: $0.target?.text ?? "", comment: $0.note) })
        return (document, notes)
    }
}

extension StringsFileDocument {
    /// The entries as texts to be translated.
    var sources: [StringsFileExchange.SourceString] {
        entries.map { StringsFileExchange.SourceString(key: $0.key, text: $0.value, comment: $0.comment) }
    }
}

/// The units of an import that change something in a table whose texts have no states.
struct FinishedUnits {
    private(set) var units: [XLIFFUnit] = []
    /// What is left out, and errors for units that are refused.
    private(set) var notes: [Diagnostic] = []

    /// Takes the units of a file.
    ///
    /// - Parameter known: The units of an export made now.
    init(_ file: XLIFFFile, known: [XLIFFUnit]) {
        let known = Dictionary(known.map { (Array($0.id.utf8), $0) }, uniquingKeysWith: { first, _ in first })
        var unfinished = 0
        func note(
            _ unit: XLIFFUnit, _ message: String, severity: Diagnostic.Severity = .warning,
            rule: String = "xliff-import", fix: String? = nil
        ) {
            notes.append(
                Diagnostic(
                    severity, rule: rule, place: unit.place, key: unit.id,
                    language: LanguageTag(file.targetLanguage),
                    message: "the unit \(Diagnostic.quote(unit.id)): \(message)", fix: fix))
        }
        for unit in file.units {
            guard let target = unit.target else { continue }
            let current = known[Array(unit.id.utf8)]
            if let text = current?.target?.text, text.hasSameBytes(as: target.text) { continue }
            switch ExchangedState(of: target) {
            case .finished: break
            case .unfinished:
                unfinished += 1
                continue
            case .unknown(let state):
                note(
                    unit, "there is no state \(Diagnostic.quote(state))", severity: .error, rule: "xliff-state",
                    fix: ExchangedState.fix)
                continue
            }
            guard current != nil else {
                note(unit, "the table \(Diagnostic.quote(file.original)) has no such text any more; it is left out")
                continue
            }
            if let source = unit.source, let now = current?.source, !source.hasSameBytes(as: now) {
                note(unit, "its source has changed since the export; check the translation")
            }
            units.append(unit)
        }
        notes += ExchangedState.unfinished(unfinished, in: file.original)
    }
}
