import MizanBase

/// A line of a test file under reading.
struct ConformanceLine {
    /// A part of the line, as a range of the file's bytes.
    struct LineColumn {
        let bytes: ArraySlice<UInt8>

        var text: String { String(decoding: bytes, as: UTF8.self) }

        /// The parts between spaces and tabs.
        var words: [LineColumn] {
            bytes.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.map { LineColumn(bytes: $0) }
        }

        /// A number of digits to a base, at most 8 of them.
        func number(base: Int) -> UInt32? {
            guard bytes.count <= 8, bytes.first != UInt8(ascii: "+") else { return nil }
            return UInt32(text, radix: base)
        }
    }

    let file: String
    /// From 1.
    let number: Int
    /// Where the line begins in the file.
    let start: Int
    /// Without the comment.
    let content: LineColumn

    /// Goes through the lines of a file that hold more than a comment; gives the number of lines.
    @discardableResult static func forEach(
        in bytes: [UInt8], file: String, _ body: (ConformanceLine) throws -> Void
    ) rethrows -> Int {
        var start = bytes.starts(with: [0xef, 0xbb, 0xbf]) ? 3 : 0
        var number = 0
        while start < bytes.count {
            number += 1
            let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
            defer { start = end + 1 }
            var contentEnd = bytes[start..<end].firstIndex(of: UInt8(ascii: "#")) ?? end
            while contentEnd > start, [0x20, 0x09, 0x0d].contains(bytes[contentEnd - 1]) { contentEnd -= 1 }
            guard contentEnd > start else { continue }
            try body(
                ConformanceLine(
                    file: file, number: number, start: start, content: LineColumn(bytes: bytes[start..<contentEnd])))
        }
        return number
    }

    /// An error at a field of the line.
    func error(_ field: LineColumn, _ message: String, fix: String) -> DiagnosticError {
        DiagnosticError(
            Diagnostic(
                rule: "conformance-syntax",
                place: SourcePlace(file: file, line: number, column: field.bytes.startIndex - start + 1),
                message: message, fix: fix))
    }

    /// The fields between semicolons; throws where they are not so many.
    func columns(_ count: Int, _ form: String) throws -> [LineColumn] {
        let fields = content.bytes.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
            .map { LineColumn(bytes: $0) }
        guard fields.count == count else {
            throw error(
                content, "the line has \(fields.count) fields, not \(count)", fix: "write “\(form)”")
        }
        return fields
    }

    /// A code point in hexadecimal.
    func scalar(_ word: LineColumn) throws -> Unicode.Scalar {
        guard let value = word.number(base: 16), let scalar = Unicode.Scalar(value) else {
            throw error(
                word, "\(Diagnostic.quote(word.text)) is no code point",
                fix: "write hexadecimal digits of a Unicode scalar; surrogates are none")
        }
        return scalar
    }

    /// Levels in decimal, nil for x.
    func levels(_ field: LineColumn) throws -> [UInt8?] {
        try field.words.map { word in
            if word.text == "x" { return nil }
            guard let level = word.number(base: 10).flatMap({ UInt8(exactly: $0) }) else {
                throw error(
                    word, "\(Diagnostic.quote(word.text)) is no level", fix: "write a number, or x for what is removed")
            }
            return level
        }
    }

    /// Places of characters in decimal.
    func offsets(_ field: LineColumn) throws -> [Int] {
        try field.words.map { word in
            guard let place = word.number(base: 10).flatMap({ Int(exactly: $0) }) else {
                throw error(word, "\(Diagnostic.quote(word.text)) is no index", fix: "write a number from 0")
            }
            return place
        }
    }
}
