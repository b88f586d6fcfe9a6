import MizanBase
import _FoundationICU

/// A list formatter: "A, B, and C" in the locale's words.
///
/// Source: UTS #35 part 2 §10 (list patterns).
public final class ListFormat: Sendable {
    /// The word that joins the members.
    public enum Conjunction: String, Hashable, Sendable, CaseIterable {
        /// "and"
        case and
        /// "or"
        case or
        /// The separators between the parts of one amount: "5 hours, 3 minutes".
        case units
    }

    /// The width of the words between the members.
    public enum Width: String, Hashable, Sendable, CaseIterable {
        /// "A, B, and C"
        case standard
        /// "A, B, & C"
        case short
        /// "A, B, C"
        case narrow
    }

    /// A part of a formatted list.
    public enum FormattedPart: Hashable, Sendable {
        /// Words and punctuation of the locale.
        case literal(String)
        /// The member with this index among the given ones.
        case member(Int)
    }

    /// The locale whose words join the members.
    public let locale: LanguageTag
    /// Immutable in ICU, so shared between threads.
    nonisolated(unsafe) private let formatter: OpaquePointer

    /// Nil where ICU has no list patterns.
    public init?(locale: LanguageTag, kind: Conjunction = .and, width: Width = .standard) {
        var status = U_ZERO_ERROR
        let type =
            switch kind {
            case .and: ULISTFMT_TYPE_AND
            case .or: ULISTFMT_TYPE_OR
            case .units: ULISTFMT_TYPE_UNITS
            }
        let length =
            switch width {
            case .standard: ULISTFMT_WIDTH_WIDE
            case .short: ULISTFMT_WIDTH_SHORT
            case .narrow: ULISTFMT_WIDTH_NARROW
            }
        guard let formatter = swift_ulistfmt_openForType(locale.icuLocale, type, length, &status) else { return nil }
        guard status.rawValue <= 0 else {
            swift_ulistfmt_close(formatter)
            return nil
        }
        self.locale = locale
        self.formatter = formatter
    }

    deinit { swift_ulistfmt_close(formatter) }

    /// The list as parts, in order; the members' texts choose the words (Spanish "e" for "y" before an i).
    ///
    /// The isolates that Apple's ICU writes around members of another direction are left out: who joins the parts
    /// isolates the members as ranges.
    public func parts(_ members: [String]) -> [FormattedPart] {
        guard let whole = formatted(members) else { return members.indices.map(FormattedPart.member) }
        var parts: [FormattedPart] = []
        var end = 0
        func literal(upTo start: Int) {
            let units = whole.units[min(end, start)..<start].filter { $0 != 0x2068 && $0 != 0x2069 }
            if !units.isEmpty { parts.append(.literal(String(decoding: units, as: UTF16.self))) }
        }
        for (index, span) in whole.spans.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
            literal(upTo: span.lowerBound)
            parts.append(.member(index))
            end = span.upperBound
        }
        literal(upTo: whole.units.count)
        return parts
    }

    /// The list as one text, its members not isolated.
    public func string(from members: [String]) -> String {
        parts(members).reduce(into: "") { text, part in
            switch part {
            case .literal(let literal): text += literal
            case .member(let index): text += members[index]
            }
        }
    }

    private func formatted(_ members: [String]) -> (units: [UInt16], spans: [(index: Int, range: Range<Int>)])? {
        var status = U_ZERO_ERROR
        guard let result = swift_ulistfmt_openResult(&status) else { return nil }
        defer { swift_ulistfmt_closeResult(result) }
        let texts = members.map { Array($0.utf16) }
        guard texts.allSatisfy({ $0.count <= Limits.textUnits }), let count = Int32(exactly: texts.count) else {
            return nil
        }
        let flat = texts.flatMap { $0 }
        let lengths = texts.map { Int32(truncatingIfNeeded: $0.count) }
        flat.withUnsafeBufferPointer { buffer in
            var offset = 0
            let pointers = texts.map { text -> UnsafePointer<UInt16>? in
                defer { offset += text.count }
                return buffer.baseAddress.map { $0 + offset }
            }
            swift_ulistfmt_formatStringsToResult(formatter, pointers, lengths, count, result, &status)
        }
        var length: Int32 = 0
        guard let value = swift_ulistfmt_resultAsValue(result, &status),
            let start = swift_ufmtval_getString(value, &length, &status),
            let position = swift_ucfpos_open(&status)
        else { return nil }
        defer { swift_ucfpos_close(position) }
        let units = Array(UnsafeBufferPointer(start: start, count: Int(length)))
        var spans: [(index: Int, range: Range<Int>)] = []
        swift_ucfpos_constrainCategory(position, Int32(UFIELD_CATEGORY_LIST_SPAN.rawValue), &status)
        while swift_ufmtval_nextPosition(value, position, &status) != 0, status.rawValue <= 0 {
            var lower: Int32 = 0
            var upper: Int32 = 0
            swift_ucfpos_getIndexes(position, &lower, &upper, &status)
            var range = Int(lower)..<Int(upper)
            if let first = units[range].first, first == 0x2068, units[range].last == 0x2069, range.count >= 2 {
                range = range.lowerBound + 1..<range.upperBound - 1
            }
            spans.append((Int(swift_ucfpos_getField(position, &status)), range))
        }
        guard status.rawValue <= 0, spans.count == members.count else { return nil }
        return (units, spans)
    }
}
