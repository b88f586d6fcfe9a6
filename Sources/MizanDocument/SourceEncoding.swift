import MizanBase

/// Text files in the encodings of Unicode, brought to UTF-8.
enum SourceEncoding {
    case utf8, utf16LittleEndian, utf16BigEndian

    /// Detects the encoding by the first bytes: a byte-order mark, or for UTF-16 without one that the first character
    /// is ASCII, as it is in XML and in tables of strings.
    init(of bytes: [UInt8]) {
        guard bytes.count >= 2 else {
            self = .utf8
            return
        }
        switch (bytes[0], bytes[1]) {
        case (0xFF, 0xFE): self = .utf16LittleEndian
        case (0xFE, 0xFF): self = .utf16BigEndian
        case (0, 1...0x7F): self = .utf16BigEndian
        case (1...0x7F, 0): self = .utf16LittleEndian
        default: self = .utf8
        }
    }

    /// The bytes as UTF-8 without a byte-order mark; those of UTF-8 as they are.
    ///
    /// Throws where UTF-16 is broken, `rule` being the diagnostic's. Whether UTF-8 is whole is the cursor's to check.
    func utf8(_ bytes: [UInt8], file: String, rule: String) throws -> [UInt8] {
        guard self != .utf8 else { return bytes }
        let isBigEndian = self == .utf16BigEndian
        var result: [UInt8] = []
        // Three bytes for two are the most that become of UTF-16.
        result.reserveCapacity(bytes.count / 2 * 3)
        var line = 1
        var lineStart = 0
        func failure(_ message: String) -> DiagnosticError {
            let place = SourcePlace(file: file, line: line, column: result.count - lineStart + 1)
            return DiagnosticError(
                Diagnostic(rule: rule, place: place, message: message, fix: "save the file as UTF-8"))
        }
        var index = 0
        func unit() -> UInt16? {
            guard index + 1 < bytes.count else { return nil }
            defer { index += 2 }
            let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
            return isBigEndian ? first << 8 | second : second << 8 | first
        }
        if bytes.starts(with: [0xFF, 0xFE, 0, 0]) { throw failure("the file is UTF-32") }
        while let first = unit() {
            if first == 0xFEFF, index == 2 { continue }
            var value = UInt32(first)
            if first & 0xF800 == 0xD800 {
                guard first < 0xDC00, let second = unit(), second & 0xFC00 == 0xDC00 else {
                    throw failure("half of a surrogate pair stands here alone")
                }
                value = 0x10000 + (UInt32(first - 0xD800) << 10 | UInt32(second - 0xDC00))
            }
            guard let scalar = Unicode.Scalar(value) else { throw failure("this is no character") }
            result.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
            if scalar == "\n" {
                line += 1
                lineStart = result.count
            }
        }
        guard index == bytes.count else { throw failure("the file is UTF-16 and ends in half a character") }
        return result
    }
}
