import Foundation
import MizanBase

/// Reads a binary property list into values.
///
/// The file is a table of objects that name each other, so a few bytes can stand for more than memory holds; Foundation's
/// reader builds what they say. Here each mention counts, and there is a limit.
///
/// Source: CoreFoundation, `CFBinaryPList.c`, the description of the format at its head.
struct BinaryPropertyList {
    /// `bplist0` and a version.
    static let magic = Array("bplist0".utf8)
    private static let trailerSize = 32

    private let bytes: [UInt8]
    private let file: String
    private let referenceSize: Int
    private let offsetSize: Int
    private let objectCount: Int
    private let rootObject: Int
    private let offsetTable: Int
    private var count = 0
    /// The bytes of texts and data that were built.
    private var size = 0

    /// Reads the trailer: the last 32 bytes.
    init(_ bytes: [UInt8], file: String) throws {
        self.bytes = bytes
        self.file = file
        let trailer = bytes.count - Self.trailerSize
        guard trailer >= Self.magic.count + 1 else { throw Self.error("the file is cut off", file: file, offset: 0) }
        offsetSize = Int(bytes[trailer + 6])
        referenceSize = Int(bytes[trailer + 7])
        func number(_ offset: Int) -> Int? { Self.number(bytes, trailer + offset, 8) }
        guard (1...8).contains(offsetSize), (1...8).contains(referenceSize), let objectCount = number(8),
            let rootObject = number(16), let offsetTable = number(24), rootObject < objectCount,
            offsetTable <= trailer, objectCount <= (trailer - offsetTable) / offsetSize
        else { throw Self.error("the table of objects leaves the file", file: file, offset: trailer) }
        self.objectCount = objectCount
        self.rootObject = rootObject
        self.offsetTable = offsetTable
    }

    /// The list's one value.
    mutating func root() throws -> PropertyListValue { try object(rootObject, depth: 0) }

    private mutating func object(_ index: Int, depth: Int) throws -> PropertyListValue {
        guard index < objectCount, let start = Self.number(bytes, offsetTable + index * offsetSize, offsetSize),
            start < offsetTable
        else { throw error("an object lies outside of the file", at: offsetTable) }
        count += 1
        guard count <= Limits.propertyListValues else {
            throw error("the property list has more than \(Limits.propertyListValues) values", at: start)
        }
        guard depth < Limits.xmlDepth else {
            throw error("arrays and dictionaries nest deeper than \(Limits.xmlDepth)", at: start)
        }
        func value(_ kind: PropertyListValue.Content) -> PropertyListValue { .init(kind, place: place(start)) }
        let marker = bytes[start]
        switch (marker >> 4, marker & 0xF) {
        case (0, 8): return value(.bool(false))
        case (0, 9): return value(.bool(true))
        case (1, 0...4):
            let width = 1 << Int(marker & 0xF)
            // Of 16 bytes the lower half is the number, as Foundation writes them for what needs no sign.
            let content = try self.content(start + 1, width, from: start).suffix(8)
            let bits = content.reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
            guard width >= 8 || bits <= UInt64(Int.max) else { throw error("a number is too large", at: start) }
            return value(.integer(Int(truncatingIfNeeded: bits)))
        case (2, 2), (2, 3): return value(.real(try real(start, 1 << Int(marker & 0xF))))
        case (3, 3): return value(.date(Date(timeIntervalSinceReferenceDate: try real(start, 8))))
        case (4, _):
            let (length, offset) = try length(start)
            return value(.data(Data(try counted(offset, length, from: start))))
        case (5, _), (6, _), (7, _): return value(.string(try string(start)))
        case (0xA, _), (0xC, _):
            let (length, offset) = try length(start)
            try check(offset, length * referenceSize, from: start)
            return value(
                .array(
                    try (0..<length).map { try object(reference(offset, $0, from: start), depth: depth + 1) }))
        case (0xD, _): return value(.dictionary(try members(start, depth: depth)))
        default: throw error("there is no kind of object 0x\(String(marker, radix: 16))", at: start)
        }
    }

    private mutating func members(_ start: Int, depth: Int) throws -> [PropertyListMember] {
        let (length, offset) = try length(start)
        try check(offset, 2 * length * referenceSize, from: start)
        return try (0..<length).map { index in
            let key = try object(reference(offset, index, from: start), depth: depth + 1)
            return PropertyListMember(
                key: try key.string(), keyPlace: key.place,
                value: try object(reference(offset, length + index, from: start), depth: depth + 1))
        }
    }

    private mutating func string(_ start: Int) throws -> String {
        let (length, offset) = try length(start)
        guard bytes[start] >> 4 == 6 else {
            let text = String(validating: try counted(offset, length, from: start), as: UTF8.self)
            guard let text else { throw error("a string is not UTF-8", at: start) }
            return text
        }
        guard length <= bytes.count / 2 else { throw error("an object leaves the file", at: start) }
        let content = try counted(offset, length * 2, from: start)
        let units = stride(from: content.startIndex, to: content.endIndex, by: 2).map {
            UInt16(content[$0]) << 8 | UInt16(content[$0 + 1])
        }
        guard let text = String(validating: units, as: UTF16.self) else {
            throw error("a string is not UTF-16", at: start)
        }
        return text
    }

    /// The number of bytes, units or references of an object, and where they begin.
    private func length(_ start: Int) throws -> (Int, Int) {
        let short = Int(bytes[start] & 0xF)
        guard short == 0xF else { return (short, start + 1) }
        guard start + 1 < offsetTable, bytes[start + 1] >> 4 == 1, bytes[start + 1] & 0xF <= 3,
            let length = Self.number(bytes, start + 2, 1 << Int(bytes[start + 1] & 0xF)), length <= bytes.count
        else { throw error("an object leaves the file", at: start) }
        return (length, start + 2 + 1 << Int(bytes[start + 1] & 0xF))
    }

    /// The number of the object that a container mentions at an index.
    private func reference(_ offset: Int, _ index: Int, from start: Int) throws -> Int {
        guard let object = Self.number(bytes, offset + index * referenceSize, referenceSize) else {
            throw error("an object leaves the file", at: start)
        }
        return object
    }

    private func real(_ start: Int, _ width: Int) throws -> Double {
        let bits = try content(start + 1, width, from: start).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        return width == 4 ? Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits))) : Double(bitPattern: bits)
    }

    /// Bytes that become part of a value; all of them together may be no more than the file could hold four times.
    private mutating func counted(_ offset: Int, _ length: Int, from start: Int) throws -> ArraySlice<UInt8> {
        let content = try content(offset, length, from: start)
        size += length
        guard size <= 4 * bytes.count else { throw error("the same texts are repeated too often", at: start) }
        return content
    }

    private func content(_ offset: Int, _ length: Int, from start: Int) throws -> ArraySlice<UInt8> {
        try check(offset, length, from: start)
        return bytes[offset..<offset + length]
    }

    private func check(_ offset: Int, _ length: Int, from start: Int) throws {
        guard length >= 0, offset <= offsetTable, length <= offsetTable - offset else {
            throw error("an object leaves the file", at: start)
        }
    }

    /// A number without sign, its first byte the highest; nil beyond the file, or beyond `Int`.
    private static func number(_ bytes: [UInt8], _ offset: Int, _ width: Int) -> Int? {
        guard offset >= 0, width <= 8, offset <= bytes.count - width else { return nil }
        return Int(exactly: bytes[offset..<offset + width].reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
    }

    private func place(_ offset: Int) -> SourcePlace { SourcePlace(file: file, line: 1, column: offset + 1) }

    private func error(_ message: String, at offset: Int) -> DiagnosticError {
        Self.error(message, file: file, offset: offset)
    }

    private static func error(_ message: String, file: String, offset: Int) -> DiagnosticError {
        DiagnosticError(
            Diagnostic(
                rule: "property-list", place: SourcePlace(file: file, line: 1, column: offset + 1), message: message,
                fix: "write the property list anew"))
    }
}
