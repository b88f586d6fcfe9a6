import MizanBase

/// Reads numbers and words from untrusted text, in the syntax of SVG's attributes and path data.
///
/// Source: SVG 2 §4.2 and §9.3.9, the grammars for numbers and for path data.
package struct NumberScanner {
    private let bytes: [UInt8]
    /// The number of UTF-8 bytes read.
    package private(set) var position = 0

    /// A scanner before the first byte of a text.
    package init(_ text: some StringProtocol) { bytes = Array(text.utf8) }

    /// The next byte; nil at the end.
    package var byte: UInt8? { position < bytes.count ? bytes[position] : nil }

    /// Whether there is nothing more to read.
    package var isAtEnd: Bool { position >= bytes.count }

    /// Takes the next byte.
    package mutating func next() -> UInt8? {
        guard let byte else { return nil }
        position += 1
        return byte
    }

    /// Takes the next byte if it is this ASCII character; returns whether it was.
    package mutating func skip(_ character: Unicode.Scalar) -> Bool {
        guard let byte, UInt32(byte) == character.value else { return false }
        position += 1
        return true
    }

    /// Skips white space; returns whether there was some.
    @discardableResult package mutating func skipSpace() -> Bool {
        let start = position
        while let byte, byte == 0x20 || (0x9...0xD).contains(byte) && byte != 0xB { position += 1 }
        return position > start
    }

    /// Skips white space with at most one comma in it; returns whether there was a comma.
    @discardableResult package mutating func skipSeparator() -> Bool {
        skipSpace()
        guard skip(",") else { return false }
        skipSpace()
        return true
    }

    /// Takes a number: `12`, `-.5`, `+1.`, `1e3`. Returns nil and takes nothing where there is none, or where its
    /// magnitude is beyond ``MizanBase/FixedLength/limit``.
    package mutating func number() -> Double? {
        var end = position
        func digit(_ position: Int) -> Bool {
            position < bytes.count && (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[position])
        }
        func sign(_ position: Int) -> Bool {
            position < bytes.count && (bytes[position] == UInt8(ascii: "+") || bytes[position] == UInt8(ascii: "-"))
        }
        if sign(end) { end += 1 }
        let whole = end
        while digit(end) { end += 1 }
        var digits = end - whole
        if end < bytes.count, bytes[end] == UInt8(ascii: ".") {
            end += 1
            let fraction = end
            while digit(end) { end += 1 }
            digits += end - fraction
        }
        guard digits > 0 else { return nil }
        if end < bytes.count, bytes[end] | 0x20 == UInt8(ascii: "e") {
            let exponent = end + (sign(end + 1) ? 2 : 1)
            if digit(exponent) {
                end = exponent
                while digit(end) { end += 1 }
            }
        }
        guard let value = Double(String(decoding: bytes[position..<end], as: UTF8.self)),
            value.magnitude <= FixedLength.limit
        else { return nil }
        position = end
        // No -0: equal numbers write equal texts.
        return value + 0
    }

    /// Takes ASCII letters and hyphens; empty where there are none.
    package mutating func word() -> String {
        let start = position
        while let byte, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte == UInt8(ascii: "-") {
            position += 1
        }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }
}
