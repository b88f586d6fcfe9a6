import MizanBase

/// A locale's format of plain numbers: its digits, groups of them, its decimal sign, the marks of a negative one.
///
/// Asked of ICU once; numbers are then written without it, some ten times as fast and to the same text.
public final class PlainNumberFormat: Sendable {
    /// The UTF-8 of the ten digits, each of the same length.
    private let digits: [UInt8]
    private let digitLength: Int
    private let decimalSeparator: [UInt8]
    private let negativePrefix: [UInt8]
    private let negativeSuffix: [UInt8]
    /// Nil where digits stand in no groups.
    private let grouping: Grouping?

    /// The groups of the digits before the decimal sign, by CLDR's pattern (`#,##,##0`).
    private struct Grouping {
        let separator: [UInt8]
        /// Digits of the last group.
        let primary: Int
        /// Digits of every group before.
        let secondary: Int
        /// Digits that have to stand before the last group: 2 where 1234 isn't parted and 12.345 is.
        let minimum: Int
    }

    /// Nil where the locale doesn't write numbers digit by digit.
    public init?(locale: LanguageTag) {
        guard let whole = NumberFormat(skeleton: "group-off precision-integer", locale: locale),
            let tenths = NumberFormat(skeleton: "group-off .0", locale: locale)
        else { return nil }
        let digits = (0...9).map { Array(whole.string(from: Int64($0)).utf8) }
        let length = digits[0].count
        guard digits.allSatisfy({ $0.count == length && String(decoding: $0, as: UTF8.self).unicodeScalars.count == 1 })
        else { return nil }
        func number(_ values: [Int]) -> [UInt8] { values.flatMap { digits[$0] } }
        let decimal = Array(tenths.string(from: 1.5).utf8)
        let negative = Array(whole.string(from: -90_210 as Int64).utf8)
        let shown = number([9, 0, 2, 1, 0])
        guard decimal.starts(with: digits[1]), decimal.suffix(length) == digits[5][...],
            Array(whole.string(from: 90_210 as Int64).utf8) == shown, negative.count > shown.count,
            let start = (0...negative.count - shown.count).first(where: {
                negative[$0..<$0 + shown.count] == shown[...]
            })
        else { return nil }
        self.digits = digits.flatMap { $0 }
        digitLength = length
        decimalSeparator = Array(decimal.dropFirst(length).dropLast(length))
        negativePrefix = Array(negative[..<start])
        negativeSuffix = Array(negative[(start + shown.count)...])
        guard let grouped = NumberFormat(skeleton: "precision-integer", locale: locale),
            let grouping = Self.grouping(of: grouped, digits: digits)
        else { return nil }
        self.grouping = grouping.separator.isEmpty ? nil : grouping
    }

    /// Read off what ICU writes; without a separator where it parts nothing, nil where it parts otherwise than CLDR's patterns.
    private static func grouping(of format: NumberFormat, digits: [[UInt8]]) -> Grouping? {
        /// The lengths of the groups and their separator; nil where other digits or several separators appear.
        func groups(_ values: [Int]) -> (lengths: [Int], separator: [UInt8])? {
            let number = values.reduce(0 as Int64) { $0 * 10 + Int64($1) }
            var text = Array(format.string(from: number).utf8)[...]
            var lengths = [0]
            var separators: Set<[UInt8]> = []
            for value in values {
                var separator: [UInt8] = []
                while let byte = text.first, !text.starts(with: digits[value]) {
                    separator.append(byte)
                    text.removeFirst()
                }
                if !separator.isEmpty {
                    separators.insert(separator)
                    lengths.append(0)
                }
                lengths[lengths.count - 1] += 1
                text = text.dropFirst(digits[value].count)
            }
            guard text.isEmpty, separators.count <= 1 else { return nil }
            return (lengths, separators.first ?? [])
        }
        guard let long = groups([1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 1, 2, 3]) else { return nil }
        guard let primary = long.lengths.last, long.lengths.count > 2 else {
            return long.lengths.count == 1 ? Grouping(separator: [], primary: 0, secondary: 0, minimum: 0) : nil
        }
        let secondary = long.lengths[long.lengths.count - 2]
        let minimum = (1...3).first { groups(Array(1...(primary + $0)))?.lengths.count == 2 }
        guard let minimum else { return nil }
        return Grouping(separator: long.separator, primary: primary, secondary: secondary, minimum: minimum)
    }

    /// A whole number.
    public func string(from value: some BinaryInteger) -> String {
        let value = Int128(clamping: value)
        // Division of 64 bits is much faster, and most numbers are small.
        if let short = UInt64(exactly: value.magnitude) { return string(from: short, isNegative: value < 0) }
        return string(from: value.magnitude, isNegative: value < 0)
    }

    @inline(__always)
    private func string<Magnitude: UnsignedInteger & FixedWidthInteger>(
        from value: Magnitude, isNegative: Bool
    ) -> String {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 40) { places in
            var magnitude = value
            var first = 40
            repeat {
                first -= 1
                places[first] = UInt8(truncatingIfNeeded: magnitude % 10)
                magnitude /= 10
            } while magnitude > 0
            return string(UnsafeBufferPointer(rebasing: places[first...]), fraction: 0, isNegative: isNegative)
        }
    }

    /// A number with at least and at most so many fraction digits, rounded to even in its shortest decimal form, as ICU does
    /// it; nil for one that is very large, very small or not finite, which ICU has to write.
    public func string(from value: Double, fractionDigits: ClosedRange<Int>) -> String? {
        guard value.magnitude < 1e15, fractionDigits.upperBound <= 15, value == 0 || value.magnitude >= 1e-4 else {
            return nil
        }
        var shortest = value.magnitude.description
        return shortest.withUTF8 { text in
            guard let point = text.firstIndex(of: UInt8(ascii: ".")), text.count <= 24 else { return nil }
            return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 48) { places in
                // A leading 0 takes the carry of 9.99.
                places[0] = 0
                var count = 1
                for byte in text[..<point] {
                    places[count] = byte - UInt8(ascii: "0")
                    count += 1
                }
                let whole = count
                for byte in text[(point + 1)...].prefix(fractionDigits.upperBound) {
                    places[count] = byte - UInt8(ascii: "0")
                    count += 1
                }
                if Self.roundsUp(text[(point + 1)...].dropFirst(fractionDigits.upperBound), after: places[count - 1]) {
                    var index = count - 1
                    while places[index] == 9 {
                        places[index] = 0
                        index -= 1
                    }
                    places[index] += 1
                }
                while count - whole > fractionDigits.lowerBound, places[count - 1] == 0 { count -= 1 }
                while count - whole < fractionDigits.lowerBound {
                    places[count] = 0
                    count += 1
                }
                let first = places[0] == 0 ? 1 : 0
                return string(
                    UnsafeBufferPointer(rebasing: places[first..<count]), fraction: count - whole,
                    isNegative: value.sign == .minus)
            }
        }
    }

    /// Whether the digits that are cut off round the last one up: more than a half, or a half after an odd digit.
    private static func roundsUp(_ cut: Slice<UnsafeBufferPointer<UInt8>>, after last: UInt8) -> Bool {
        guard let first = cut.first, first >= UInt8(ascii: "5") else { return false }
        return first > UInt8(ascii: "5") || cut.dropFirst().contains { $0 != UInt8(ascii: "0") } || last % 2 == 1
    }

    /// The text of digits, the last of them behind the decimal sign.
    private func string(_ places: UnsafeBufferPointer<UInt8>, fraction: Int, isNegative: Bool) -> String {
        let whole = places.count - fraction
        let grouping = grouping.flatMap { whole - $0.primary >= $0.minimum ? $0 : nil }
        let separators = grouping.map { (1 + (whole - $0.primary - 1) / $0.secondary) * $0.separator.count } ?? 0
        let capacity =
            places.count * digitLength + separators + decimalSeparator.count + negativePrefix.count
            + negativeSuffix.count
        return String(unsafeUninitializedCapacity: capacity) { bytes in
            var count = 0
            func put(_ byte: UInt8) {
                bytes[count] = byte
                count += 1
            }
            if isNegative { negativePrefix.forEach(put) }
            for (index, place) in places.enumerated() {
                if fraction > 0, index == whole { decimalSeparator.forEach(put) }
                if let grouping, index > 0, index < whole, case let last = whole - index - grouping.primary, last >= 0,
                    last % grouping.secondary == 0
                {
                    grouping.separator.forEach(put)
                }
                let start = Int(place) * digitLength
                for offset in start..<start + digitLength { put(digits[offset]) }
            }
            if isNegative { negativeSuffix.forEach(put) }
            return count
        }
    }
}
