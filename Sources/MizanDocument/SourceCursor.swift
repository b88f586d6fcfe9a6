import MizanBase

/// The bytes of a text file under reading, and the place of the next one; what every reader of a text format stands on.
///
/// A line ends at LF, CR LF or a lone CR. Reading past the end gives nil, never a trap.
struct SourceCursor {
    let bytes: [UInt8]
    let file: String
    /// The offset of the next byte.
    private(set) var offset: Int
    private var line = 1
    private var lineStart: Int

    /// Takes UTF-8, with or without a byte-order mark; the mark is no part of the first line. Another encoding is brought
    /// to UTF-8 first, and columns count its bytes.
    ///
    /// Throws where the bytes are not in the encoding, `rule` being the diagnostic's.
    init(_ bytes: [UInt8], file: String, rule: String, encoding: SourceEncoding = .utf8) throws {
        let bytes = try encoding.utf8(bytes, file: file, rule: rule)
        self.bytes = bytes
        self.file = file
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        offset = bytes.starts(with: mark) ? mark.count : 0
        lineStart = offset
        try checkEncoding(rule: rule)
    }

    /// The next byte; nil at the end.
    @inline(__always) var byte: UInt8? { offset < bytes.count ? bytes[offset] : nil }

    /// The byte that many after the next one; nil beyond the end.
    func byte(after distance: Int) -> UInt8? {
        let position = offset + distance
        return position < bytes.count ? bytes[position] : nil
    }

    /// The place of the next byte.
    var place: SourcePlace { SourcePlace(file: file, line: line, column: offset - lineStart + 1) }

    /// Goes on by bytes that end no line.
    @inline(__always) mutating func advance(by count: Int = 1) { offset = min(offset + count, bytes.count) }

    /// Goes on by one byte, whatever it is, and counts the line that it ends.
    mutating func advanceCountingLines() {
        guard let byte else { return }
        offset += 1
        if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") && self.byte != UInt8(ascii: "\n") {
            line += 1
            lineStart = offset
        }
    }

    /// The text from an offset to the next byte.
    func text(from start: Int) -> String { String(decoding: bytes[start..<offset], as: UTF8.self) }

    /// The next scalar in quotation marks, for a message.
    var quotedScalar: String {
        var end = offset + 1
        while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
        return Diagnostic.quote(
            String(decoding: bytes[min(offset, bytes.count)..<min(end, bytes.count)], as: UTF8.self))
    }

    /// Whether the next bytes are those of an ASCII text.
    func starts(with text: StaticString) -> Bool {
        let count = text.utf8CodeUnitCount
        guard bytes.count - offset >= count else { return false }
        return text.withUTF8Buffer { buffer in
            for index in 0..<count where bytes[offset + index] != buffer[index] { return false }
            return true
        }
    }

    /// An error at the next byte where no other place is given, with where it began.
    func error(
        _ rule: String, _ message: String, fix: String?, at place: SourcePlace?,
        note: (place: SourcePlace, message: String)?
    ) -> DiagnosticError {
        DiagnosticError(
            Diagnostic(
                rule: rule, place: place ?? self.place, message: message, fix: fix,
                notes: note.map { [Diagnostic.Note(place: $0.place, message: $0.message)] } ?? []))
    }

    private func checkEncoding(rule: String) throws {
        if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
            throw DiagnosticError(
                Diagnostic(
                    rule: rule, place: place, message: "the file is UTF-16", fix: "save it as UTF-8"))
        }
        do {
            _ = try UTF8Span(validating: bytes.span)
        } catch {
            var cursor = self
            let start = error.byteOffsets.lowerBound
            while cursor.offset < start { cursor.advanceCountingLines() }
            let value = start < bytes.count ? String(bytes[start], radix: 16) : ""
            throw DiagnosticError(
                Diagnostic(
                    rule: rule, place: cursor.place, message: "the byte 0x\(value) is not UTF-8 here",
                    fix: "save the file as UTF-8"))
        }
    }
}
