import MizanBase

/// The catalog of a PDF file, the object that says what holds of the whole: Cairo 1.16 writes one without a language.
enum PDFCatalog {
    /// The file with entries added to its catalog, by an update at its end that replaces this one object.
    ///
    /// Source: PDF 32000-1, 7.5.6, incremental updates.
    ///
    /// - Parameters:
    ///   - entries: Keys and values, as they stand in a dictionary; nothing is added where it is empty.
    ///   - file: A file whose cross-references are a table, as in PDF 1.4.
    /// - Throws: `DiagnosticError` with the rule `picture-drawing` where the file isn't built so.
    static func adding(_ entries: String, to file: [UInt8]) throws -> [UInt8] {
        guard !entries.isEmpty else { return file }
        guard let table = lastNumber(after: "startxref", in: file[...]),
            let trailerStart = file.range(of: "trailer", from: table),
            let trailerEnd = file.range(of: "startxref", from: trailerStart),
            case let trailer = file[trailerStart..<trailerEnd], let root = lastNumber(after: "/Root", in: trailer),
            let size = lastNumber(after: "/Size", in: trailer), (1..<size).contains(root),
            let place = offset(of: root, table: table, in: file), let end = file.range(of: "endobj", from: place),
            file[place...].starts(with: "\(root) 0 obj".utf8), let open = file.range(of: "<<", from: place), open < end
        else {
            throw DiagnosticError(
                Diagnostic(
                    rule: "picture-drawing", message: "the catalog of the PDF file can't be found",
                    fix: "use Cairo 1.16, or write the file without a language and a title"))
        }
        let info = lastNumber(after: "/Info", in: trailer).map { " /Info \($0) 0 R" } ?? ""
        var result = file
        if result.last != UInt8(ascii: "\n") { result.append(UInt8(ascii: "\n")) }
        let start = result.count
        result += Array("\(root) 0 obj\n<<\(entries)".utf8) + file[(open + 2)..<end] + Array("endobj\n".utf8)
        let digits = String(start)
        let padded = String(repeating: "0", count: max(10 - digits.count, 0)) + digits
        let newTable = result.count
        result += Array(
            ("xref\n0 1\n0000000000 65535 f \n\(root) 1\n\(padded) 00000 n \ntrailer\n<< /Size \(size) /Root \(root) 0 R\(info) /Prev \(table) >>\n"
                + "startxref\n\(newTable)\n%%EOF\n").utf8)
        return result
    }

    /// Where an object begins, by the table's entries of twenty bytes each.
    private static func offset(of object: Int, table: Int, in file: [UInt8]) -> Int? {
        let head = Array("xref\n0 ".utf8)
        guard file.indices.contains(table), file[table...].starts(with: head),
            let line = file[(table + head.count)...].firstIndex(of: UInt8(ascii: "\n"))
        else { return nil }
        let entry = line + 1 + 20 * object
        guard entry + 10 <= file.count, let offset = Int(String(decoding: file[entry..<entry + 10], as: UTF8.self)),
            file.indices.contains(offset)
        else { return nil }
        return offset
    }

    /// The number after the last place of a word.
    private static func lastNumber(after word: String, in bytes: ArraySlice<UInt8>) -> Int? {
        let word = Array(word.utf8)
        var start = bytes.endIndex - word.count
        while start >= bytes.startIndex, !bytes[start...].starts(with: word) { start -= 1 }
        guard start >= bytes.startIndex else { return nil }
        let rest = bytes[(start + word.count)...].drop { $0 == 0x20 || $0 == 0x0A || $0 == 0x0D }
        return Int(String(decoding: rest.prefix { (0x30...0x39).contains($0) }, as: UTF8.self))
    }
}

extension [UInt8] {
    /// The first place of a word from a place on.
    fileprivate func range(of word: String, from start: Int) -> Int? {
        guard indices.contains(start) else { return nil }
        let word = Array(word.utf8)
        return (start..<count).first { self[$0...].starts(with: word) }
    }
}
