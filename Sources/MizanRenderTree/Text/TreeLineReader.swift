import MizanBase

/// Reads the lines of a tree's text from a golden that may contain anything.
///
/// Time is linear in the line's length: an unreadable part ends the reading.
struct TreeLineReader {
    private let bytes: [UInt8]
    private var next = 0
    /// The greatest depth of nested parts.
    private static let depthLimit = 4

    init(_ line: Substring) { bytes = Array(line.utf8) }

    var isAtEnd: Bool { next == bytes.count }

    /// The field that makes up the whole text; nil for anything else.
    mutating func onlyAttribute() -> TreeAttribute? {
        guard let field = attribute(depth: 0), isAtEnd else { return nil }
        return field
    }

    /// The contents after a line's box, to its end; an unreadable rest becomes the last field, unchanged.
    mutating func contents() -> (fields: [TreeAttribute], took: Fallback?) {
        var fields: [TreeAttribute] = []
        var took: Fallback?
        while !isAtEnd {
            let start = next
            let field = attribute(depth: 0)
            if field == nil {
                next = start
                took = took ?? fallback()
            }
            guard next > start, isAtEnd || skip(0x20) else {
                fields.append(TreeAttribute(.unread, .word(text(start, bytes.count))))
                next = bytes.count
                break
            }
            if let field { fields.append(field) }
        }
        return (fields, took)
    }

    /// The contents after the box of a text's line: fields, and at the end the text.
    mutating func textLine() -> (fields: [TreeAttribute], string: String) {
        var fields: [TreeAttribute] = []
        while !isAtEnd {
            let start = next
            if let string = quotedText(), isAtEnd { return (fields, string) }
            next = start
            guard let field = attribute(depth: 0), skip(0x20) else {
                fields.append(TreeAttribute(.unread, .word(text(start, bytes.count))))
                break
            }
            fields.append(field)
        }
        return (fields, "")
    }

    /// `took 2 of 2 (HStack needs 341 > 288 for HStack/Text[1])`
    private mutating func fallback() -> Fallback? {
        reading { reader in
            guard reader.word() == "took", reader.skip(0x20), let number = reader.count(), reader.skip(0x20),
                reader.word() == "of", reader.skip(0x20), let count = reader.count(),
                (1...max(count, 1)).contains(number)
            else { return nil }
            var fallback = Fallback(index: number - 1, count: count, rejected: [])
            guard reader.isBeforeParts else { return fallback }
            reader.next += 2
            while true {
                guard let rejection = reader.rejection() else { return nil }
                fallback.rejected.append(rejection)
                if reader.skip(0x29) { return fallback }
                guard reader.skip(0x2c), reader.skip(0x20) else { return nil }
            }
        }
    }

    /// `HStack needs 341 > 288`, `VStack needs 90 > 40 high for title`
    private mutating func rejection() -> Fallback.Rejection? {
        guard let segment = wordToSpace(), skip(0x20), word() == "needs", skip(0x20), let needs = length(), skip(0x20),
            word() == ">", skip(0x20), let offered = length()
        else { return nil }
        let isHigh =
            reading { reader in reader.skip(0x20) && reader.word { $0 == 0x29 || $0 == 0x2c } == "high" ? true : nil }
            ?? false
        return Fallback.Rejection(
            segment: Self.unescaped(segment), axis: isHigh ? .vertical : .horizontal, needs: needs, offered: offered,
            node: reading { $0.overflowingNode() })
    }

    /// ` for HStack/Text[1]`, without the mark after it: a path may hold such marks as well.
    private mutating func overflowingNode() -> String? {
        guard skip(0x20), word() == "for", skip(0x20), let path = wordToSpace(), path.utf8.count > 1 else { return nil }
        next -= 1
        return Self.unescaped(String(path.unicodeScalars.dropLast()))
    }

    private mutating func count() -> Int? {
        word().flatMap { $0.utf8.count <= 9 ? Int($0) : nil }.flatMap { $0 >= 0 ? $0 : nil }
    }

    private mutating func length() -> FixedLength? {
        word { $0 == 0x29 || $0 == 0x2c }.flatMap { FixedLength($0) }
    }

    /// A word with its escapes resolved.
    static func unescaped(_ word: String) -> String {
        guard word.utf8.contains(0x5c) else { return word }
        var reader = TreeLineReader("\"\(word)\"")
        guard let text = reader.quotedText(), reader.isAtEnd else { return word }
        return text
    }

    /// The text in quotation marks; nil, with nothing read, where none begins.
    mutating func quotedText() -> String? {
        guard peek == 0x22 else { return nil }
        let start = next
        next += 1
        var result: [UInt8] = []
        while let byte = peek {
            next += 1
            switch byte {
            case 0x22: return String(decoding: result, as: UTF8.self)
            case 0x5c:
                guard let scalar = escaped() else {
                    next = start
                    return nil
                }
                result.append(contentsOf: Array(String(Character(scalar)).utf8))
            default: result.append(byte)
            }
        }
        next = start
        return nil
    }

    /// The character after a backslash: another backslash, a quotation mark, or a scalar by its number.
    private mutating func escaped() -> Unicode.Scalar? {
        guard let byte = peek else { return nil }
        next += 1
        if byte == 0x22 || byte == 0x5c { return Unicode.Scalar(byte) }
        guard byte == 0x75, skip(0x7b) else { return nil }
        var value: UInt32 = 0
        var count = 0
        while let byte = peek, byte != 0x7d {
            guard let digit = Self.hexadecimalDigit(byte), count < 6 else { return nil }
            value = value << 4 | UInt32(digit)
            count += 1
            next += 1
        }
        guard count > 0, skip(0x7d) else { return nil }
        return Unicode.Scalar(value)
    }

    private static func hexadecimalDigit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case 0x30...0x39: byte - 0x30
        case 0x61...0x66: byte - 0x61 + 10
        default: nil
        }
    }

    // MARK: Words

    private var peek: UInt8? { next < bytes.count ? bytes[next] : nil }

    mutating func skip(_ byte: UInt8) -> Bool {
        guard peek == byte else { return false }
        next += 1
        return true
    }

    private func text(_ start: Int, _ end: Int) -> String { String(decoding: bytes[start..<end], as: UTF8.self) }

    /// The next word, to a space, a parenthesis or a quotation mark; nil where there is none.
    mutating func word() -> String? { word { $0 == 0x28 || $0 == 0x29 || $0 == 0x22 } }

    /// The next word to a space.
    mutating func wordToSpace() -> String? { word { _ in false } }

    private mutating func word(endsAt isEnd: (UInt8) -> Bool) -> String? {
        let start = next
        while let byte = peek, byte != 0x20, !isEnd(byte) { next += 1 }
        return start < next ? text(start, next) : nil
    }

    /// Reads with a closure, and undoes the reading if it fails.
    mutating func reading<Result>(_ body: (inout TreeLineReader) -> Result?) -> Result? {
        let start = next
        if let result = body(&self) { return result }
        next = start
        return nil
    }

    /// `16,24 288x76`
    mutating func frame() -> FixedRect? {
        reading { reader in
            guard case .lengths(let place)? = reader.word().flatMap(Self.number), place.count == 2, reader.skip(0x20),
                case .size(let size)? = reader.word().flatMap(Self.number)
            else { return nil }
            return FixedRect(origin: FixedPoint(x: place[0], y: place[1]), size: size)
        }
    }

    // MARK: Fields

    private mutating func attribute(depth: Int) -> TreeAttribute? {
        guard depth < Self.depthLimit, let word = word(), let known = TreeAttribute.Name.named[word] else { return nil }
        var field = TreeAttribute(known.name, values: known.value.map { [$0] } ?? [])
        switch known.name.form {
        case .flag, .bare: break
        case .checksum:
            guard skip(0x20), let checksum = self.word().flatMap(Self.checksum) else { return nil }
            field.values = [.checksum(checksum)]
        case .pair:
            guard skip(0x20), let first = value(), skip(0x20), let second = value() else { return nil }
            field.values = [first, second]
        case .value, .paint:
            if !isBeforeParts {
                guard skip(0x20), let value = value() else { return nil }
                field.values = [value]
                // A colour's name before it.
                if case .paint = known.name.form, value.isName {
                    guard skip(0x20), let color = self.value() else { return nil }
                    field.values.append(color)
                }
            }
        }
        guard isBeforeParts else { return field }
        next += 2
        while true {
            guard let part = self.attribute(depth: depth + 1) else { return nil }
            field.parts.append(part)
            if skip(0x29) { return field }
            guard skip(0x20) else { return nil }
        }
    }

    private var isBeforeParts: Bool { peek == 0x20 && next + 1 < bytes.count && bytes[next + 1] == 0x28 }

    private mutating func value() -> TreeAttribute.Value? {
        if peek == 0x22 { return quotedText().map { .text($0) } }
        guard let word = word(), let first = word.utf8.first else { return nil }
        switch first {
        case 0x23:
            let colors = word.split(separator: ",", omittingEmptySubsequences: false).map { RGBA(String($0)) }
            let known = colors.compactMap { $0 }
            return known.count == colors.count ? .colors(known) : nil
        case 0x2d, 0x30...0x39: return Self.number(word)
        default: return word == TreeAttribute.Value.gradientWord ? .gradient : .word(word)
        }
    }

    /// `12`, `16,24`, `24x24` or `3..<9`.
    private static func number(_ word: String) -> TreeAttribute.Value? {
        if let dots = word.firstRange(of: "..<") {
            guard let lower = Int(word[..<dots.lowerBound]), let upper = Int(word[dots.upperBound...]), lower >= 0,
                lower <= upper
            else { return nil }
            return .range(lower..<upper)
        }
        let bytes = word.utf8
        if let separator = bytes.firstIndex(of: 0x78) {
            guard let width = FixedLength(String(word[..<separator])),
                let height = FixedLength(String(word[bytes.index(after: separator)...]))
            else { return nil }
            return .size(FixedSize(width: width, height: height))
        }
        guard bytes.contains(0x2c) else { return FixedLength(word).map { .length($0) } }
        let parts = word.split(separator: ",", omittingEmptySubsequences: false)
        let lengths = parts.compactMap { FixedLength(String($0)) }
        return lengths.count == parts.count ? .lengths(lengths) : nil
    }

    private static func checksum(_ word: String) -> UInt32? {
        guard word.utf8.count == 8 else { return nil }
        var value: UInt32 = 0
        for byte in word.utf8 {
            guard let digit = hexadecimalDigit(byte) else { return nil }
            value = value << 4 | UInt32(digit)
        }
        return value
    }
}

extension TreeAttribute.Value {
    /// Whether it is a colour's name, followed by the colour.
    fileprivate var isName: Bool {
        switch self {
        case .word, .text: true
        default: false
        }
    }
}
