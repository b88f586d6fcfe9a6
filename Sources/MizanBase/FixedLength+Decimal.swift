extension FixedLength: CustomStringConvertible, LosslessStringConvertible {
    /// The points in decimal: at most four digits, no trailing zeros, no exponent, no -0.
    public var description: String {
        let magnitude = rawValue.magnitude
        let unit = UInt64(Self.unitsPerPoint)
        var text = (rawValue < 0 ? "-" : "") + String(magnitude / unit)
        var fraction = magnitude % unit
        guard fraction != 0 else { return text }
        var digits = 4
        while fraction.isMultiple(of: 10) {
            fraction /= 10
            digits -= 1
        }
        let tail = String(fraction)
        text += "." + String(repeating: "0", count: digits - tail.count) + tail
        return text
    }

    /// Reads what ``description`` writes: a decimal of at most four fraction digits; nil for anything else.
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
