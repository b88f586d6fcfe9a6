import MizanBase
import MizanDocument

extension XLIFFDocument {
    /// The document as Xcode writes it: an element a line, two spaces a level, units in the order of their ids, and a line feed at
    /// the end.
    ///
    /// Throws a diagnostic with the id of a unit whose text holds a character that XML has not.
    public func bytes(tool: XLIFFTool = .mizan) throws -> [UInt8] {
        var writer = XLIFFWriter()
        writer.line(0, #"<?xml version="1.0" encoding="UTF-8"?>"#)
        let schema = "urn:oasis:names:tc:xliff:document:1.2"
        let location = "http://docs.oasis-open.org/xliff/v1.2/os/xliff-core-1.2-strict.xsd"
        writer.line(
            0,
            "<xliff xmlns=\"\(schema)\" xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\" version=\"1.2\" "
                + "xsi:schemaLocation=\"\(schema) \(location)\">")
        for file in files { try writer.file(file, tool) }
        writer.line(0, "</xliff>")
        return Array(writer.text.utf8)
    }
}

/// Writes the elements of XLIFF.
private struct XLIFFWriter {
    private(set) var text = ""

    mutating func line(_ level: Int, _ line: String) {
        text += String(repeating: "  ", count: level)
        text += line
        text += "\n"
    }

    mutating func file(_ file: XLIFFFile, _ tool: XLIFFTool) throws {
        func attribute(_ name: String, _ value: String) -> String {
            " \(name)=\"\(value.writtenInXML(inAttribute: true))\""
        }
        line(
            1,
            "<file" + attribute("original", file.original) + attribute("source-language", file.sourceLanguage)
                + attribute("target-language", file.targetLanguage) + " datatype=\"plaintext\">")
        line(2, "<header>")
        line(
            3,
            "<tool" + attribute("tool-id", tool.identifier) + attribute("tool-name", tool.name)
                + attribute("tool-version", tool.version) + attribute("build-num", tool.build) + "/>")
        line(2, "</header>")
        line(2, "<body>")
        for unit in file.units.sorted(by: { $0.id.utf8.lexicographicallyPrecedes($1.id.utf8) }) {
            try Self.check(unit, in: file)
            line(3, "<trans-unit" + attribute("id", unit.id) + " xml:space=\"preserve\">")
            if let source = unit.source { element("source", source) }
            if let target = unit.target {
                let state = target.state.map { attribute("state", $0) } ?? ""
                let qualifier = target.qualifier.map { attribute("state-qualifier", $0) } ?? ""
                element("target", attributes: state + qualifier, target.text)
            }
            element(
                "note", attributes: unit.isNoteGenerated && unit.note != nil ? " from=\"auto-generated\"" : "",
                unit.note ?? "")
            line(3, "</trans-unit>")
        }
        line(2, "</body>")
        line(1, "</file>")
    }

    private mutating func element(_ name: String, attributes: String = "", _ content: String) {
        guard !content.isEmpty else { return line(4, "<\(name)\(attributes)/>") }
        line(4, "<\(name)\(attributes)>\(content.writtenInXML())</\(name)>")
    }

    /// XML knows no other controls, not even by their numbers (XML 1.0 §2.2).
    private static func check(_ unit: XLIFFUnit, in file: XLIFFFile) throws {
        for text in [unit.id, unit.source, unit.target?.text, unit.note].compactMap({ $0 }) {
            let bad = text.unicodeScalars.first { !$0.isXMLCharacter }
            guard let bad else { continue }
            throw DiagnosticError(
                Diagnostic(
                    rule: "xliff-character", file: file.original, key: unit.id,
                    message: "the unit \(Diagnostic.quote(unit.id)) holds the character "
                        + "\(Diagnostic.quote(String(Character(bad)))), which can't stand in XML", fix: "remove it"))
        }
    }
}
