import MizanBase
import MizanDocument

/// A `.strings` file in the source language and the one of a translation: units are the keys, notes the comments.
struct StringsFileExchange {
    let source: StringsFileDocument
    /// The translation; an empty file where there is none yet.
    let target: StringsFileDocument

    /// The keys, each once.
    private var entries: [StringsFileEntry] {
        var known: Set<[UInt8]> = []
        return source.entries.reversed().filter { known.insert(Array($0.key.utf8)).inserted }.reversed()
    }

    func units() -> [XLIFFUnit] {
        let texts = Dictionary(
            target.entries.map { (Array($0.key.utf8), $0.value) }, uniquingKeysWith: { _, last in last })
        return entries.map { entry in
            XLIFFUnit(
                id: entry.key, source: entry.value,
                target: texts[Array(entry.key.utf8)].map { .init(text: $0, state: "translated") },
                note: entry.comment.flatMap { $0.isEmpty ? nil : $0 })
        }
    }

    func importing(_ file: XLIFFFile) throws -> (document: StringsFileDocument, notes: [Diagnostic]) {
        let finished = try FinishedUnits(file, known: units())
        var document = target
        try document.set(finished.units.map { (key: $0.id, value: $0.target?.text ?? "", comment: $0.note) })
        return (document, finished.notes)
    }
}

/// The units of an import that change something in a table whose texts have no states.
struct FinishedUnits {
    private(set) var units: [XLIFFUnit] = []
    private(set) var notes: [Diagnostic] = []

    /// Throws where a unit's state isn't one.
    ///
    /// - Parameter known: The units of an export made now.
    init(_ file: XLIFFFile, known: [XLIFFUnit]) throws {
        let known = Dictionary(known.map { (Array($0.id.utf8), $0) }, uniquingKeysWith: { first, _ in first })
        var unfinished = 0
        func note(_ unit: XLIFFUnit, _ message: String) {
            notes.append(
                Diagnostic(
                    .warning, rule: "xliff-import", place: unit.place, key: unit.id,
                    language: LanguageTag(file.targetLanguage),
                    message: "the unit \(Diagnostic.quote(unit.id)): \(message)"))
        }
        for unit in file.units {
            guard let target = unit.target else { continue }
            let current = known[Array(unit.id.utf8)]
            if let text = current?.target?.text, text.hasSameBytes(as: target.text) { continue }
            guard try ExchangedState.imported(target, of: unit) != nil else {
                unfinished += 1
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
