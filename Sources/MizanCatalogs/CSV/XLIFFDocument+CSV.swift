import MizanBase
import MizanDocument

extension XLIFFDocument {
    /// The columns of a CSV file; those of the two languages have their tags after the name.
    private enum CSVColumn: String, CaseIterable {
        case table, id, source, target, state, comment
    }

    /// The document as comma-separated values, for spreadsheets: a header, a unit a row, in the order of tables and ids.
    ///
    /// The file is in UTF-8 with a byte-order mark, by which spreadsheets know it, with CR LF at line ends. The header is
    /// `table,id,source en,target ar,state,comment`. A field that a spreadsheet would take for a formula has an apostrophe before it. A
    /// unit without a translation has no state.
    ///
    /// - Throws: A diagnostic of the rule `csv` if the tables aren't all in the same two languages.
    public func csv() throws -> [UInt8] {
        guard let first = files.first else { return [] }
        if let other = files.first(where: {
            $0.sourceLanguage != first.sourceLanguage || $0.targetLanguage != first.targetLanguage
        }) {
            throw DiagnosticError(
                Diagnostic(
                    rule: "csv", file: other.original,
                    message: "\(Diagnostic.quote(other.original)) is in \(other.sourceLanguage), and "
                        + "\(Diagnostic.quote(first.original)) in \(first.sourceLanguage)",
                    fix: "export each by itself, or as XLIFF"))
        }
        let header = CSVColumn.allCases.map { column in
            switch column {
            case .source: "\(column) \(first.sourceLanguage)"
            case .target: "\(column) \(first.targetLanguage)"
            default: column.rawValue
            }
        }
        var text = "\u{FEFF}" + header.csvRecord
        for file in files {
            for unit in file.units.sorted(by: { $0.id.utf8.lexicographicallyPrecedes($1.id.utf8) }) {
                let state = unit.target.map { target in
                    ([target.state ?? "translated"] + [target.qualifier].compactMap { $0 }).joined(separator: " ")
                }
                text +=
                    [file.original, unit.id, unit.source ?? "", unit.target?.text ?? "", state ?? "", unit.note ?? ""]
                    .map(FormulaGuard.guarded).csvRecord
            }
        }
        return Array(text.utf8)
    }

    /// Reads a document of comma-separated values, as ``csv()`` writes it; columns may be in any order, and others are passed over.
    ///
    /// A row without a state is translated if it has a translation; otherwise it changes nothing.
    ///
    /// - Throws: A `DiagnosticError` of the rule `csv` with the place of an error.
    public init(csv bytes: [UInt8], file: String) throws {
        var reader = try CSVReader(bytes, file: file)
        func failure(_ place: SourcePlace?, _ message: String, fix: String?, key: String? = nil) -> DiagnosticError {
            let place = place ?? SourcePlace(file: file, line: 1, column: 1)
            return DiagnosticError(Diagnostic(rule: "csv", place: place, key: key, message: message, fix: fix))
        }
        var columns: [CSVColumn: Int] = [:]
        var languages: [CSVColumn: String] = [:]
        let header = try reader.next() ?? []
        for (index, field) in header.enumerated() {
            let words = field.text.split(separator: " ", maxSplits: 1).map(String.init)
            guard let column = words.first.flatMap({ CSVColumn(rawValue: $0.lowercased()) }) else { continue }
            guard columns.updateValue(index, forKey: column) == nil else {
                throw failure(field.place, "a second column \(Diagnostic.quote(column.rawValue))", fix: "remove it")
            }
            if words.count > 1 { languages[column] = words[1] }
        }
        for column in [CSVColumn.table, .id, .target] where columns[column] == nil {
            throw failure(
                nil, "there is no column \(Diagnostic.quote(column.rawValue))",
                fix: "keep the first row of the export, with commas between its fields")
        }
        guard let source = languages[.source], let target = languages[.target] else {
            throw failure(
                nil, "the first row names no languages",
                fix: "name the columns as the export did: “source en” and “target ar”")
        }
        var files: [XLIFFFile] = []
        var indices: [String: Int] = [:]
        var known: [String: Set<[UInt8]>] = [:]
        let limit = Limits.catalogValues + bytes.count / Limits.catalogValueBytes
        var count = 0
        while let record = try reader.next() {
            func text(_ column: CSVColumn) -> String {
                guard let index = columns[column], record.indices.contains(index) else { return "" }
                return FormulaGuard.unguarded(record[index].text)
            }
            // Spreadsheets leave rows of commas behind.
            guard record.contains(where: { !$0.text.isEmpty }) else { continue }
            count += 1
            let (place, id, table) = (record.first?.place, text(.id), text(.table))
            // A comma in a text without quotation marks moves all that follows.
            guard record.count >= header.count, record.dropFirst(header.count).allSatisfy(\.text.isEmpty) else {
                throw failure(
                    place, "the row has \(record.count) fields, and the first row has \(header.count)",
                    fix: "put a text with a comma in quotation marks, and write every field", key: id)
            }
            guard count <= limit else {
                throw failure(place, "more than \(limit) rows in \(bytes.count) bytes", fix: "divide the file")
            }
            // `Text("")` has an empty key.
            guard !table.isEmpty else {
                throw failure(place, "a row without a table", fix: "keep the one that the export gave it")
            }
            guard known[table, default: []].insert(Array(id.utf8)).inserted else {
                throw failure(
                    place, "the unit \(Diagnostic.quote(id)) stands twice", fix: "remove one of the two", key: id)
            }
            let index = indices[table] ?? files.count
            if indices[table] == nil {
                indices[table] = index
                files.append(
                    XLIFFFile(
                        original: table, sourceLanguage: source, targetLanguage: target, units: [], place: place))
            }
            let words = text(.state).split(separator: " ", maxSplits: 1).map(String.init)
            let hasTarget = !words.isEmpty || !text(.target).isEmpty
            files[index].units.append(
                XLIFFUnit(
                    id: id, source: columns[.source] == nil ? nil : text(.source),
                    target: hasTarget
                        ? .init(
                            text: text(.target), state: words.first, qualifier: words.count > 1 ? words[1] : nil)
                        : nil,
                    note: text(.comment).isEmpty ? nil : text(.comment), place: place))
        }
        self.init(files: files)
    }
}
