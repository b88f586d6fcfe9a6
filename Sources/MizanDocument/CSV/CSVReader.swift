import MizanBase

/// A field of a CSV file, with its place.
public struct CSVCell: Hashable, Sendable {
    /// The text.
    public var text: String
    /// The place of its first byte.
    public var place: SourcePlace
}

/// Reads a file of comma-separated values, record by record.
///
/// A record ends at CR LF, LF or CR. Source: RFC 4180 §2.
public struct CSVReader {
    private var cursor: SourceCursor
    /// Fields of one record.
    private static let cellLimit = 256

    /// Takes a file in UTF-8, or in UTF-16 with a byte-order mark. Throws a `DiagnosticError` of the rule `csv`.
    public init(_ bytes: [UInt8], file: String) throws {
        cursor = try SourceCursor(bytes, file: file, rule: "csv", encoding: SourceEncoding(of: bytes))
    }

    /// The next record; nil at the end of the file. An empty line is none.
    public mutating func next() throws -> [CSVCell]? {
        while let byte = cursor.byte, Self.isLineEnd(byte) { cursor.advanceCountingLines() }
        guard cursor.byte != nil else { return nil }
        var fields = [try cell()]
        while cursor.byte == UInt8(ascii: ",") {
            guard fields.count < Self.cellLimit else {
                throw cursor.error(
                    "csv", "a record has more than \(Self.cellLimit) fields", fix: nil, at: nil, note: nil)
            }
            cursor.advance()
            fields.append(try cell())
        }
        return fields
    }

    /// A field up to a comma or a line's end.
    private mutating func cell() throws -> CSVCell {
        let place = cursor.place
        guard cursor.byte == UInt8(ascii: "\"") else {
            let start = cursor.offset
            while let byte = cursor.byte, byte != UInt8(ascii: ","), !Self.isLineEnd(byte) {
                guard byte != UInt8(ascii: "\"") else {
                    throw cursor.error(
                        "csv", "a quotation mark is inside a field that doesn't begin with one",
                        fix: "put the field in quotation marks, and double those inside", at: nil, note: nil)
                }
                cursor.advance()
            }
            return CSVCell(text: cursor.text(from: start), place: place)
        }
        cursor.advance()
        var bytes: [UInt8] = []
        while true {
            guard let byte = cursor.byte else {
                throw cursor.error(
                    "csv", "the file ends inside a field", fix: "close it with \"", at: nil,
                    note: (place, "the field begins here"))
            }
            guard byte == UInt8(ascii: "\"") else {
                bytes.append(byte)
                cursor.advanceCountingLines()
                continue
            }
            cursor.advance()
            // Two of them are one.
            guard cursor.byte == UInt8(ascii: "\"") else { break }
            bytes.append(UInt8(ascii: "\""))
            cursor.advance()
        }
        guard cursor.byte.map({ $0 == UInt8(ascii: ",") || Self.isLineEnd($0) }) ?? true else {
            throw cursor.error(
                "csv", "there is \(cursor.quotedScalar) after the end of a field",
                fix: "double the quotation marks inside a field", at: nil, note: (place, "the field begins here"))
        }
        return CSVCell(text: String(decoding: bytes, as: UTF8.self), place: place)
    }

    private static func isLineEnd(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }
}

extension [String] {
    /// The fields as a record of a CSV file, with CR LF at its end: quoted if they hold a comma, a quotation mark, a line end, a
    /// semicolon or a tab, by which some programs part fields, or white space at an end. Source: RFC 4180 §2.
    package var csvRecord: String {
        var record = ""
        for (index, field) in enumerated() {
            if index > 0 { record.unicodeScalars.append(",") }
            let ends = [field.unicodeScalars.first, field.unicodeScalars.last]
            let isQuoted =
                field.unicodeScalars.contains { [",", "\"", "\r", "\n", ";", "\t"].contains($0) }
                || ends.contains { $0?.properties.isWhitespace ?? false }
            guard isQuoted else {
                record += field
                continue
            }
            record.unicodeScalars.append("\"")
            for scalar in field.unicodeScalars {
                record.unicodeScalars.append(scalar)
                if scalar == "\"" { record.unicodeScalars.append(scalar) }
            }
            record.unicodeScalars.append("\"")
        }
        record.unicodeScalars.append("\r")
        record.unicodeScalars.append("\n")
        return record
    }
}
