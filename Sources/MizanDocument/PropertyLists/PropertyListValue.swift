import Foundation
import MizanBase

/// A value of a property list, with its place in the file.
public struct PropertyListValue: Sendable {
    /// What a value is. A dictionary keeps its members in the order of the file.
    public enum Content: Sendable {
        case string(String)
        case integer(Int)
        case real(Double)
        case bool(Bool)
        case date(Date)
        case data(Data)
        case array([PropertyListValue])
        case dictionary([PropertyListMember])
    }

    /// The kind of the value, with what it holds.
    public var content: Content
    /// The place of the value's first byte; in a binary property list the first line, each byte a column.
    public var place: SourcePlace

    /// A value with its place.
    public init(_ content: Content, place: SourcePlace) {
        self.content = content
        self.place = place
    }

    /// Reads a property list in XML or in the binary form.
    ///
    /// `file` is the name used in places. Throws a `DiagnosticError` with a rule `xml-…` or `property-list` and the
    /// place of the error. A key that stands twice is kept twice.
    public static func parse(_ bytes: [UInt8], file: String) throws -> PropertyListValue {
        if bytes.starts(with: BinaryPropertyList.magic) {
            var reader = try BinaryPropertyList(bytes, file: file)
            return try reader.root()
        }
        var reader = try XMLPropertyList(bytes, file: file)
        return try reader.document()
    }

    /// Whether the bytes are a property list that ``parse(_:file:)`` reads, by how they begin, and not one in the old text
    /// form, as `.strings` files are.
    public static func isXMLOrBinary(_ bytes: [UInt8]) -> Bool {
        if bytes.starts(with: BinaryPropertyList.magic) { return true }
        // Zeros are the other halves of UTF-16.
        return bytes.prefix(64).first { $0 != 0 && $0 < 0x80 && !$0.isXMLSpace } == UInt8(ascii: "<")
    }
}

/// A member of a property list's dictionary.
public struct PropertyListMember: Sendable {
    /// The key.
    public var key: String
    /// The place of the key.
    public var keyPlace: SourcePlace
    /// The value.
    public var value: PropertyListValue
}

extension PropertyListValue {
    /// The value of a key, the last one where it stands twice, as Foundation has it; nil where there is none.
    ///
    /// Looks through the members one by one.
    public subscript(key: String) -> PropertyListValue? { dictionaryValue?.last { $0.key == key }?.value }

    /// The string; nil where this is no string.
    public var stringValue: String? {
        guard case .string(let string) = content else { return nil }
        return string
    }

    /// The members in the order of the file; nil where this is no dictionary.
    public var dictionaryValue: [PropertyListMember]? {
        guard case .dictionary(let members) = content else { return nil }
        return members
    }

    /// The kind in words with an article, for messages.
    public var typeName: String {
        switch content {
        case .string: "a string"
        case .integer, .real: "a number"
        case .bool(let bool): bool ? "true" : "false"
        case .date: "a date"
        case .data: "data"
        case .array: "an array"
        case .dictionary: "a dictionary"
        }
    }

    /// The text of a string, or an error at its place.
    public func string() throws -> String {
        guard let stringValue else { throw mismatch("a string") }
        return stringValue
    }

    /// The members of a dictionary, or an error at its place.
    public func dictionary() throws -> [PropertyListMember] {
        guard let dictionaryValue else { throw mismatch("a dictionary") }
        return dictionaryValue
    }

    private func mismatch(_ expected: String) -> DiagnosticError {
        DiagnosticError(
            Diagnostic(
                rule: "property-list", place: place, message: "this is \(typeName)", fix: "write \(expected)"))
    }
}
