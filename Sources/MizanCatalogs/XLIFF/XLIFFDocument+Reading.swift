import MizanBase
import MizanDocument

extension XLIFFDocument {
    /// Reads a document.
    ///
    /// Throws a `DiagnosticError` with the place of an error: of the rules `xml-…` where it is no XML, of `xliff` where it isn't what
    /// Xcode understands. Elements whose names have a prefix, which Xcode passes over in silence, and markup inside of texts, which
    /// it throws away, are refused with the id of the unit.
    public init(_ bytes: [UInt8], file: String) throws {
        var reader = XLIFFReader(xml: try XMLReader(bytes, file: file), name: file)
        files = try reader.document()
    }
}

/// Reads the elements of XLIFF.
private struct XLIFFReader {
    private static let namespace = "urn:oasis:names:tc:xliff:document:1.2"
    /// Elements of a document that hold units or what units stand in.
    private static let containers: Set<String> = ["body", "group"]

    var xml: XMLReader
    let name: String

    mutating func document() throws -> [XLIFFFile] {
        guard case .start(let root)? = try xml.next() else { throw failure("the file is no XLIFF", at: start) }
        if root.name.hasSuffix(":xliff") { throw try prefixed(root) }
        guard root.name == "xliff" else {
            throw failure(
                "the file is no XLIFF: it begins with <\(root.name.writingOutInvisibles())>", at: root.place,
                fix: "name the .xliff of a localization export")
        }
        guard root["xmlns"] == Self.namespace, root["version"] == "1.2" else {
            throw failure(
                "the file is no XLIFF 1.2", at: root.place,
                fix: "save it with version=\"1.2\" and xmlns=\"\(Self.namespace)\"")
        }
        var files: [XLIFFFile] = []
        try children { reader, element in
            guard element.name == "file" else { return try reader.skip() }
            files.append(try reader.file(element))
        }
        // What follows the root is an error of the reader's.
        while try xml.next() != nil {}
        return files
    }

    private mutating func file(_ element: XMLElement) throws -> XLIFFFile {
        func attribute(_ name: String) throws -> String {
            guard let value = element[name], !value.isEmpty else {
                throw failure("a file without \(name)", at: element.place, fix: "add the attribute")
            }
            return value
        }
        var file = XLIFFFile(
            original: try attribute("original"), sourceLanguage: try attribute("source-language"),
            targetLanguage: try attribute("target-language"), units: [], place: element.place)
        var known: [String: SourcePlace] = [:]
        try children { try $0.content($1, of: &file, known: &known) }
        return file
    }

    private mutating func content(
        _ element: XMLElement, of file: inout XLIFFFile, known: inout [String: SourcePlace]
    ) throws {
        if Self.containers.contains(element.name) {
            return try children { try $0.content($1, of: &file, known: &known) }
        }
        if element.name.hasSuffix(":trans-unit") { throw prefixedUnit(element) }
        guard element.name == "trans-unit" else { return try skip() }
        let unit = try unit(element)
        if let first = known.updateValue(element.place, forKey: unit.id) {
            throw DiagnosticError(
                Diagnostic(
                    rule: "xliff", place: element.place, key: unit.id,
                    message: "the unit \(Diagnostic.quote(unit.id)) stands twice", fix: "remove one of the two",
                    notes: [.init(place: first, message: "the first one is here")]))
        }
        file.units.append(unit)
    }

    private mutating func unit(_ element: XMLElement) throws -> XLIFFUnit {
        guard let id = element["id"] else {
            throw failure("a unit without id", at: element.place, fix: "add the id that the export gave it")
        }
        var unit = XLIFFUnit(id: id, source: nil, place: element.place)
        try children { reader, child in
            switch child.name {
            case "source":
                guard unit.source == nil else { throw reader.failure("a second source", at: child.place, unit: id) }
                unit.source = try reader.text(in: child, unit: id)
            case "target":
                guard unit.target == nil else { throw reader.failure("a second target", at: child.place, unit: id) }
                unit.target = .init(
                    text: try reader.text(in: child, unit: id), state: child["state"],
                    qualifier: child["state-qualifier"])
            case "note":
                let text = try reader.text(in: child, unit: id)
                unit.isNoteGenerated = child["from"] == "auto-generated"
                unit.note = text.isEmpty ? nil : text
            case _ where child.name.hasSuffix(":source") || child.name.hasSuffix(":target"):
                throw reader.prefixedUnit(element)
            default: try reader.skip()
            }
        }
        return unit
    }

    /// The text of an element, up to its end.
    private mutating func text(in element: XMLElement, unit id: String) throws -> String {
        var result = ""
        while let event = try xml.next() {
            switch event {
            case .text(let text, _): result += text
            case .start(let child):
                throw failure(
                    "the markup <\(child.name.writingOutInvisibles())> stands inside a text", at: child.place,
                    unit: id, fix: "write the text without it; &lt; is a < of the text's own")
            case .end: return result
            }
        }
        return result
    }

    /// Hands each element inside of the one that was begun to a function that reads it to its end.
    private mutating func children(_ read: (inout XLIFFReader, XMLElement) throws -> Void) throws {
        while let event = try xml.next() {
            switch event {
            case .text: continue
            case .start(let element): try read(&self, element)
            case .end: return
            }
        }
    }

    /// Goes past the element that was begun.
    private mutating func skip() throws {
        var depth = 1
        while depth > 0, let event = try xml.next() {
            switch event {
            case .start: depth += 1
            case .end: depth -= 1
            case .text: continue
            }
        }
    }

    /// The error for a document whose elements have a prefix, with its first unit.
    private mutating func prefixed(_ root: XMLElement) throws -> DiagnosticError {
        while let event = try xml.next() {
            if case .start(let element) = event, element.name.hasSuffix(":trans-unit") { return prefixedUnit(element) }
        }
        return failure("the names of its elements have a prefix", at: root.place, fix: Self.prefixFix)
    }

    private static let prefixFix = "save it with XLIFF as the default namespace, which is all that Xcode reads"

    private func prefixedUnit(_ element: XMLElement) -> DiagnosticError {
        failure(
            "the names of its elements have a prefix", at: element.place, unit: element["id"], fix: Self.prefixFix)
    }

    private var start: SourcePlace { SourcePlace(file: name, line: 1, column: 1) }

    private func failure(
        _ message: String, at place: SourcePlace, unit id: String? = nil, fix: String? = nil
    ) -> DiagnosticError {
        let unit = id.map { "the unit \(Diagnostic.quote($0)): " } ?? ""
        return DiagnosticError(
            Diagnostic(rule: "xliff", place: place, key: id, message: unit + message, fix: fix))
    }
}
