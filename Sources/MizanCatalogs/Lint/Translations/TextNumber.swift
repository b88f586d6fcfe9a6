/// A number typed in a text.
struct TextNumber: Hashable {
    /// Its digits as ASCII, without separators: those of 1,000.5 and of ١٬٠٠٠٫٥ are `10005`.
    let digits: String
    /// Whether it is a part of a name or a unit: `H.264`, `MP3`, `30s`.
    let isAttached: Bool
    /// Whether a percent sign is next to it.
    let isPercentage: Bool
    /// Whether it has decimals: 6.7, and not 1,000.
    let hasDecimals: Bool

    /// The signs for percent: in Arabic `٪`, in Chinese and Japanese also `％`.
    private static let percentSigns: Set<Unicode.Scalar> = ["%", "\u{66A}", "\u{FF05}", "\u{FE6A}"]
    /// Words for powers of ten that follow a number in Chinese, Japanese and Korean, with their zeros.
    private static let powers: [Unicode.Scalar: Int] = [
        "千": 3, "천": 3, "万": 4, "萬": 4, "만": 4, "億": 8, "亿": 8, "억": 8,
    ]

    /// The numbers of a text, those of addresses, tags and placeholders aside.
    static func all(in text: String) -> [TextNumber] {
        let scalars = Array(text.unicodeScalars)
        guard scalars.contains(where: { $0.digit != nil }) else { return [] }
        var numbers: [TextNumber] = []
        var index = 0
        while index < scalars.count {
            if let end = scalars.endOfFixedPart(index) {
                index = end
            } else if scalars[index].digit != nil {
                let (number, end) = read(scalars, from: index)
                numbers.append(number)
                index = end
            } else {
                index += 1
            }
        }
        return numbers
    }

    private static func read(_ scalars: [Unicode.Scalar], from start: Int) -> (TextNumber, Int) {
        func scalar(_ index: Int) -> Unicode.Scalar? { scalars.indices.contains(index) ? scalars[index] : nil }
        func isDigit(_ index: Int) -> Bool { scalar(index)?.digit != nil }
        var digits = ""
        var end = start
        /// The digits after the last separator.
        var tail: Int?
        while let digit = scalar(end)?.digit {
            digits.append(String(digit))
            tail = tail.map { $0 + 1 }
            end += 1
            guard let next = scalar(end), isDigit(end + 1) else { continue }
            if next.joinsDigits {
                end += 1
                tail = 0
            } else if next.isGroupingSpace, isDigit(end + 2), isDigit(end + 3), !isDigit(end + 4) {
                end += 1
            }
        }
        if let zeros = scalar(end).flatMap({ powers[$0] }) { digits += String(repeating: "0", count: zeros) }
        let before = scalar(start - 1), after = scalar(end)
        var isAttached = (before?.isOfName ?? false) || (after?.isOfName ?? false)
        // `UTF-8`, `3-day`
        if let before, before.isHyphen, scalar(start - 2)?.isOfName == true { isAttached = true }
        if let after, after.isHyphen, scalar(end + 1)?.isOfName == true { isAttached = true }
        func isPercent(_ index: Int, _ step: Int) -> Bool {
            guard let near = scalar(index) else { return false }
            if percentSigns.contains(near) { return true }
            return near.isGroupingSpace && scalar(index + step).map(percentSigns.contains) == true
        }
        let isPercentage = isPercent(end, 1) || isPercent(start - 1, -1)
        let number = TextNumber(
            digits: digits, isAttached: isAttached, isPercentage: isPercentage,
            hasDecimals: tail.map { $0 != 3 } ?? false)
        return (number, end)
    }

    /// Whether a text has a sign for percent anywhere.
    static func hasPercentSign(_ text: String) -> Bool { text.unicodeScalars.contains(where: percentSigns.contains) }
}

extension Unicode.Scalar {
    /// The value of a decimal digit of any numbering system.
    fileprivate var digit: Int? {
        if isASCII { return (0x30...0x39).contains(value) ? Int(value) - 0x30 : nil }
        guard properties.generalCategory == .decimalNumber, let value = properties.numericValue else { return nil }
        return Int(value)
    }

    /// Signs for decimals, groups and times between two digits.
    fileprivate var joinsDigits: Bool { ".,:'\u{2019}\u{66B}\u{66C}\u{B7}".unicodeScalars.contains(self) }
    fileprivate var isGroupingSpace: Bool {
        self == " " || self == "\u{A0}" || self == "\u{202F}" || self == "\u{2009}"
    }
    fileprivate var isHyphen: Bool { self == "-" || self == "\u{2011}" || self == "\u{2010}" }
    /// Letters of the names of formats and products, which are written next to digits.
    fileprivate var isOfName: Bool { isASCII && properties.isAlphabetic || self == "_" || self == "#" || self == "$" }
}

extension [Unicode.Scalar] {
    /// The end of a tag, a placeholder or an address that begins at an index; nil if none does.
    fileprivate func endOfFixedPart(_ start: Int) -> Int? {
        func find(_ end: Unicode.Scalar) -> Int? {
            self[start...].prefix(200).firstIndex(of: end).map { $0 + 1 }
        }
        switch self[start] {
        case "<":
            guard indices.contains(start + 1), self[start + 1] == "/" || self[start + 1].properties.isAlphabetic else {
                return nil
            }
            return find(">")
        case "{": return find("}")
        case ":":
            guard start + 2 < count, self[start + 1] == "/", self[start + 2] == "/" else { return nil }
            return self[start...].firstIndex { !$0.isASCII || $0.value <= 0x20 || $0 == ")" } ?? count
        case "w", "W":
            guard start + 3 < count, self[start..<start + 4].allSatisfy({ $0 == "w" || $0 == "W" || $0 == "." }),
                self[start + 3] == "."
            else { return nil }
            return self[start...].firstIndex { !$0.isASCII || $0.value <= 0x20 || $0 == ")" } ?? count
        default: return nil
        }
    }
}
