extension FixedLength: CustomStringConvertible, LosslessStringConvertible {
    /// The points in decimal: at most four digits, no trailing zeros, no exponent, no -0.
    public var description: String {
        let (points, rest) = rawValue.magnitude.quotientAndRemainder(dividingBy: UInt64(Self.unitsPerPoint))
        var text = (rawValue < 0 ? "-" : "") + String(points)
        guard rest != 0 else { return text }
        var fraction = rest
        var digits = 4
        while fraction.isMultiple(of: 10) {
            fraction /= 10
            digits -= 1
        }
        let tail = String(fraction)
        text += "."
        for _ in tail.utf8.count..<digits { text += "0" }
        return text + tail
    }

    /// Reads a ``description``: a decimal of at most four fraction digits; nil for anything else.
    public init?(_ description: String) {
        var rest = Substring(description)
        let negative = rest.first == "-"
        if negative { rest.removeFirst() }
        let parts = rest.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        guard let whole = parts.first, !whole.isEmpty, whole.count <= 10 else { return nil }
        let fraction = parts.count > 1 ? parts[1] : ""
        guard parts.count == 1 || (1...4).contains(fraction.count) else { return nil }
        var value: Int64 = 0
        for character in whole + fraction + String(repeating: "0", count: 4 - fraction.count) {
            guard let digit = character.isASCII ? character.wholeNumberValue : nil else { return nil }
            value = value * 10 + Int64(digit)
        }
        rawValue = negative ? -value : value
    }
}
