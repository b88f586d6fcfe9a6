import Foundation
import MizanBase

/// The bytes of a golden's text, which are read while they are held in place, and the text that its parts are cut from.
struct GoldenBytes {
    private let start: UnsafePointer<UInt8>
    let count: Int
    private let text: Substring

    init(start: UnsafePointer<UInt8>, count: Int, text: Substring) {
        self.start = start
        self.count = count
        self.text = text
    }

    /// The text between two places.
    subscript(from: Int, to: Int) -> Substring {
        let utf8 = text.utf8
        let first = utf8.index(utf8.startIndex, offsetBy: from)
        return text[first..<utf8.index(first, offsetBy: to - from)]
    }

    func lineEnd(from place: Int) -> Int { find(UInt8(ascii: "\n"), place, count) }

    func wordEnd(from place: Int, to end: Int) -> Int { find(UInt8(ascii: " "), place, end) }

    func wordStart(from place: Int, to end: Int) -> Int {
        var place = place
        while place < end, start[place] == UInt8(ascii: " ") { place += 1 }
        return place
    }

    private func find(_ byte: UInt8, _ place: Int, _ end: Int) -> Int {
        guard place < end, let found = memchr(start + place, Int32(byte), end - place) else { return end }
        return UnsafeRawPointer(found) - UnsafeRawPointer(start)
    }

    /// `16,24` or `288x76`
    func numbers(_ from: Int, _ to: Int, separator: UInt8) -> (FixedLength, FixedLength)? {
        guard to - from <= 40 else { return nil }
        let middle = find(separator, from, to)
        guard middle < to, let left = number(from, middle), let right = number(middle + 1, to) else { return nil }
        return (left, right)
    }

    /// A decimal with at most four digits behind its point, as `FixedLength` prints it.
    private func number(_ from: Int, _ to: Int) -> FixedLength? {
        var value: Int64 = 0
        var (whole, fraction, isInFraction) = (0, 0, false)
        var place = from
        let isNegative = place < to && start[place] == UInt8(ascii: "-")
        if isNegative { place += 1 }
        while place < to {
            let byte = start[place]
            place += 1
            if byte == UInt8(ascii: "."), !isInFraction, whole > 0 {
                isInFraction = true
                continue
            }
            guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { return nil }
            if isInFraction { fraction += 1 } else { whole += 1 }
            guard whole <= 10, fraction <= 4 else { return nil }
            value = value * 10 + Int64(byte - UInt8(ascii: "0"))
        }
        guard whole > 0, !isInFraction || fraction > 0 else { return nil }
        while fraction < 4 {
            value *= 10
            fraction += 1
        }
        return FixedLength(rawValue: isNegative ? -value : value)
    }

    /// The lines without their ends.
    static func lines(_ text: String) -> [Substring] {
        var text = text
        text.makeContiguousUTF8()
        let whole = text[...]
        return text.withUTF8 { bytes in
            guard let base = bytes.baseAddress else { return [] }
            let bytes = GoldenBytes(start: base, count: bytes.count, text: whole)
            var lines: [Substring] = []
            var next = 0
            while next < bytes.count {
                let end = bytes.lineEnd(from: next)
                lines.append(bytes[next, end])
                next = end + 1
            }
            return lines
        }
    }
}
