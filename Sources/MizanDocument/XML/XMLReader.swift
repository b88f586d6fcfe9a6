import MizanBase

/// Reads an XML document event by event.
///
/// Made for files from outside: nothing is fetched, no entity but XML's own five is known, nothing is repeated, and
/// only the names of the open elements are kept. Foundation's `XMLParser` answers true for an empty file and for
/// elements that are never closed, drops entities that it can't resolve, and tells the places of ends only.
///
/// Source: Extensible Markup Language 1.0 (fifth edition); without document type definitions and namespaces.
public struct XMLReader {
    /// Attributes of one tag.
    static let attributeLimit = 256

    var cursor: SourceCursor
    private var open: [(name: String, place: SourcePlace)] = []
    /// The end of an empty element, whose start was given already.
    private var pendingEnd: XMLEvent?
    private var hasRoot = false

    /// Takes a document in UTF-8 or UTF-16.
    ///
    /// `file` is the name used in places. Throws a `DiagnosticError` of a rule `xml-…`.
    public init(_ bytes: [UInt8], file: String) throws {
        let encoding = SourceEncoding(of: bytes)
        cursor = try SourceCursor(bytes, file: file, rule: "xml-encoding", encoding: encoding)
        if cursor.starts(with: "<?xml"), cursor.byte(after: 5)?.isXMLSpace == true {
            try declaration(is8Bit: encoding == .utf8)
        }
    }

    /// The elements that are open now, outermost first.
    public var depth: Int { open.count }

    /// The next event; nil at the end of the document. After an error there is nothing more to read.
    public mutating func next() throws -> XMLEvent? {
        if let end = pendingEnd {
            pendingEnd = nil
            return end
        }
        if !open.isEmpty, let text = try text() { return text }
        while true {
            if open.isEmpty { skipSpace() }
            guard let byte = cursor.byte else {
                if let element = open.last {
                    throw error(
                        "syntax", "the file ends inside the element “\(Self.short(element.name))”",
                        fix: "close it with </\(Self.short(element.name))>",
                        note: (element.place, "the element begins here"))
                }
                guard hasRoot else { throw error("syntax", "the file holds no element", fix: nil) }
                return nil
            }
            guard byte == UInt8(ascii: "<") else {
                throw error("syntax", "there is \(cursor.quotedScalar) outside of all elements", fix: "remove it")
            }
            // Text skips these inside of elements.
            if cursor.starts(with: "<!--") {
                try skipComment()
            } else if cursor.starts(with: "<?") {
                try skipInstruction()
            } else if cursor.starts(with: "<!DOCTYPE"), !hasRoot {
                try skipDocumentType()
            } else if cursor.starts(with: "</") {
                return try endTag()
            } else {
                return try startTag()
            }
        }
    }

    /// `<name attribute="value">` (XML 3.1).
    private mutating func startTag() throws -> XMLEvent {
        let place = cursor.place
        guard !hasRoot || !open.isEmpty else {
            throw error("syntax", "a second element follows the document's one", fix: "remove it")
        }
        guard open.count < Limits.xmlDepth else {
            throw error("depth", "elements nest deeper than \(Limits.xmlDepth)", fix: "nest less deeply")
        }
        cursor.advance()
        let name = try self.name("an element's name")
        hasRoot = true
        var attributes: [XMLAttribute] = []
        while true {
            let hadSpace = skipSpace()
            switch cursor.byte {
            case UInt8(ascii: ">"):
                cursor.advance()
                open.append((name, place))
                return .start(XMLElement(name: name, attributes: attributes, place: place))
            case UInt8(ascii: "/") where cursor.byte(after: 1) == UInt8(ascii: ">"):
                pendingEnd = .end(name: name, place: cursor.place)
                cursor.advance(by: 2)
                return .start(XMLElement(name: name, attributes: attributes, place: place))
            case nil: throw unclosed("a tag", at: place)
            default:
                guard hadSpace else {
                    throw error(
                        "syntax", "> is expected, not \(cursor.quotedScalar)", fix: "close the tag with >")
                }
                let attribute = try attribute()
                if let first = attributes.first(where: { $0.name == attribute.name }) {
                    throw error(
                        "syntax", "the attribute “\(Self.short(attribute.name))” stands twice in one tag",
                        fix: "remove one of the two", at: attribute.place, note: (first.place, "the first one is here"))
                }
                guard attributes.count < Self.attributeLimit else {
                    throw error("syntax", "a tag has more than \(Self.attributeLimit) attributes", fix: nil)
                }
                attributes.append(attribute)
            }
        }
    }

    /// `</name>` (XML 3.1).
    private mutating func endTag() throws -> XMLEvent {
        let place = cursor.place
        cursor.advance(by: 2)
        let name = try self.name("an element's name")
        skipSpace()
        guard cursor.byte == UInt8(ascii: ">") else { throw unclosed("a tag", at: place) }
        guard let element = open.last else {
            throw error("syntax", "</\(Self.short(name))> closes nothing", fix: "remove it", at: place)
        }
        guard element.name == name else {
            throw error(
                "syntax", "</\(Self.short(name))> stands where “\(Self.short(element.name))” is open",
                fix: "write </\(Self.short(element.name))>", at: place,
                note: (element.place, "the element begins here"))
        }
        cursor.advance()
        open.removeLast()
        return .end(name: name, place: place)
    }

    private func unclosed(_ what: String, at place: SourcePlace) -> DiagnosticError {
        let found = cursor.byte == nil ? "the file ends" : "\(cursor.quotedScalar) stands"
        return error(
            "syntax", "\(found) inside \(what)", fix: "close it with >", note: (place, "it begins here"))
    }

    /// An error of the rule `xml-…`, at the next byte where no other place is given.
    func error(
        _ rule: String, _ message: String, fix: String?, at place: SourcePlace? = nil,
        note: (place: SourcePlace, message: String)? = nil
    ) -> DiagnosticError {
        cursor.error("xml-" + rule, message, fix: fix, at: place, note: note)
    }

    /// A name for a message; names hold no invisible characters, but may be long.
    static func short(_ name: String) -> String { name.utf8.count > 80 ? String(name.prefix(79)) + "…" : name }
}
