import Foundation
import MizanBase

/// Reads a property list in XML into values.
///
/// Source: Apple's `PropertyList-1.0.dtd`.
struct XMLPropertyList {
    /// An array or dictionary whose end was not reached yet.
    private struct Container {
        let place: SourcePlace
        let isDictionary: Bool
        var elements: [PropertyListValue] = []
        var members: [PropertyListMember] = []
        var key: (text: String, place: SourcePlace)?
    }

    private var reader: XMLReader
    private var open: [Container] = []
    private var count = 0

    init(_ bytes: [UInt8], file: String) throws { reader = try XMLReader(bytes, file: file) }

    /// The list's one value.
    mutating func document() throws -> PropertyListValue {
        guard case .start(let root)? = try reader.next(), root.name == "plist" else {
            throw error("this XML is no property list", fix: "begin it with <plist version=\"1.0\">", at: nil)
        }
        var result: PropertyListValue?
        while let event = try reader.next() {
            switch event {
            case .text(let text, let place): try expectSpace(text, place)
            case .start(let element):
                guard result == nil else {
                    throw error("a second value follows the property list's one", fix: "remove it", at: element.place)
                }
                result = try value(element)
            case .end(_, let place):
                if let container = open.popLast() {
                    result = try close(container, at: place)
                } else if result == nil {
                    throw error("the property list holds no value", fix: "write at least <dict/>", at: root.place)
                } else {
                    // The end of the plist: what follows the root is the reader's to refuse.
                    continue
                }
            }
            // A whole value goes into the container around it.
            if let value = result, !open.isEmpty {
                try add(value)
                result = nil
            }
        }
        guard let result else { throw error("the property list holds no value", fix: nil, at: root.place) }
        return result
    }

    /// The value of an element; nil where it opened a container or was a key.
    private mutating func value(_ element: XMLElement) throws -> PropertyListValue? {
        func value(_ kind: PropertyListValue.Content) -> PropertyListValue { .init(kind, place: element.place) }
        count += 1
        guard count <= Limits.propertyListValues else {
            throw error(
                "the property list has more than \(Limits.propertyListValues) values", fix: "divide it",
                at: element.place)
        }
        switch element.name {
        case "dict", "array":
            open.append(Container(place: element.place, isDictionary: element.name == "dict"))
            return nil
        case "key":
            guard let container = open.last, container.isDictionary, container.key == nil else {
                throw error(
                    open.last?.isDictionary == true ? "a key follows a key" : "a key stands outside of a dictionary",
                    fix: "put a value after each key", at: element.place)
            }
            let text = try content(of: element)
            open[open.count - 1].key = (text, element.place)
            return nil
        case "string": return value(.string(try content(of: element)))
        case "integer":
            let text = try content(of: element).trimmingCharacters(in: .whitespacesAndNewlines)
            let integer = text.lowercased().hasPrefix("0x") ? Int(text.dropFirst(2), radix: 16) : Int(text)
            guard let integer else { throw malformed(text, "a whole number", element) }
            return value(.integer(integer))
        case "real":
            let text = try content(of: element).trimmingCharacters(in: .whitespacesAndNewlines)
            guard let real = Double(text) else { throw malformed(text, "a number", element) }
            return value(.real(real))
        case "true", "false":
            guard try content(of: element).allSatisfy(\.isWhitespace) else {
                throw error("<\(element.name)> holds a text", fix: "write <\(element.name)/>", at: element.place)
            }
            return value(.bool(element.name == "true"))
        case "date":
            let text = try content(of: element)
            guard let date = try? Date(text, strategy: .iso8601) else {
                throw malformed(text, "a date such as 2026-03-01T09:00:00Z", element)
            }
            return value(.date(date))
        case "data":
            let text = try content(of: element)
            guard let data = Data(base64Encoded: text, options: .ignoreUnknownCharacters) else {
                throw malformed(text, "data in Base64", element)
            }
            return value(.data(data))
        default:
            throw error(
                "property lists have no element “\(XMLReader.short(element.name))”",
                fix: "use dict, array, string, integer, real, true, false, date or data", at: element.place)
        }
    }

    /// The text of an element that holds nothing else, its end included.
    private mutating func content(of element: XMLElement) throws -> String {
        var result = ""
        while let event = try reader.next() {
            switch event {
            case .text(let text, _): result = text
            case .start(let child):
                throw error(
                    "<\(XMLReader.short(child.name))> stands inside <\(element.name)>", fix: "write &lt; for <",
                    at: child.place)
            case .end: return result
            }
        }
        return result
    }

    private mutating func close(_ container: Container, at place: SourcePlace) throws -> PropertyListValue {
        if let key = container.key {
            throw error(
                "the key \(Diagnostic.quote(key.text)) has no value", fix: "put a value after it", at: key.place)
        }
        return PropertyListValue(
            container.isDictionary ? .dictionary(container.members) : .array(container.elements),
            place: container.place)
    }

    /// Puts a value into the innermost container.
    private mutating func add(_ value: PropertyListValue) throws {
        let top = open.count - 1
        guard open[top].isDictionary else { return open[top].elements.append(value) }
        guard let key = open[top].key else {
            throw error(
                "a value without a key stands in a dictionary", fix: "put <key>…</key> before it", at: value.place)
        }
        open[top].members.append(PropertyListMember(key: key.text, keyPlace: key.place, value: value))
        open[top].key = nil
    }

    private func expectSpace(_ text: String, _ place: SourcePlace) throws {
        guard text.utf8.allSatisfy(\.isXMLSpace) else {
            let start = text.trimmingCharacters(in: .whitespacesAndNewlines)
            throw error(
                "the text \(Diagnostic.quote(start)) stands between values", fix: "put it into <string>", at: place)
        }
    }

    private func malformed(_ text: String, _ expected: String, _ element: XMLElement) -> DiagnosticError {
        error("\(Diagnostic.quote(text)) is not \(expected)", fix: nil, at: element.place)
    }

    private func error(_ message: String, fix: String?, at place: SourcePlace?) -> DiagnosticError {
        DiagnosticError(
            Diagnostic(
                rule: "property-list", place: place ?? reader.cursor.place, message: message, fix: fix))
    }
}
