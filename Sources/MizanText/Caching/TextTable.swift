import MizanBase

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A hash table of texts, by open addressing over their UTF-8: a Swift dictionary's probe alone takes longer than a look-up
/// here.
struct TextTable {
    struct Entry {
        let hash: UInt64
        let text: ShapedText
        /// What the layout was asked for.
        var width: Double?
        var layout: TextLayout?

        /// With its place in the table.
        var byteCount: Int { text.byteCount + (layout?.byteCount ?? 0) + 4 * MemoryLayout<Entry>.stride }

        /// Whether the text says the same, by the same characters, with the same isolates and attributes.
        func says(_ other: AttributedText) -> Bool {
            let own = text.text
            return TextTable.haveSameBytes(own.string, other.string) && own.isolates == other.isolates
                && own.runs == other.runs
        }
    }

    private var entries: [Entry] = []
    /// The index of an entry and 1, 0 where there is none; a power of two of them, at least half of them 0.
    private var slots: [Int32] = []
    /// What all entries take.
    private(set) var byteCount = 0

    var count: Int { entries.count }

    /// The entry of a hash for which a condition holds.
    func first(_ hash: UInt64, where condition: (Entry) -> Bool) -> Entry? {
        place(of: hash, where: condition).flatMap { slots[$0] > 0 ? entries[Int(slots[$0]) - 1] : nil }
    }

    /// Takes an entry in, instead of one of the same text and setting.
    mutating func insert(_ entry: Entry) {
        if 2 * (entries.count + 1) > slots.count { grow() }
        let place = place(of: entry.hash) {
            $0.text === entry.text || $0.text.setting === entry.text.setting && $0.says(entry.text.text)
        }
        guard let place else { return }
        byteCount += entry.byteCount
        if slots[place] > 0 {
            let index = Int(slots[place]) - 1
            byteCount -= entries[index].byteCount
            entries[index] = entry
        } else {
            entries.append(entry)
            slots[place] = Int32(truncatingIfNeeded: entries.count)
        }
    }

    /// The slot of an entry, or the free one where it belongs; nil for a table without slots.
    private func place(of hash: UInt64, where condition: (Entry) -> Bool) -> Int? {
        guard !slots.isEmpty else { return nil }
        let mask = slots.count - 1
        var place = Int(truncatingIfNeeded: hash) & mask
        while slots[place] > 0 {
            let index = Int(slots[place]) - 1
            if entries[index].hash == hash, condition(entries[index]) { return place }
            place = (place + 1) & mask
        }
        return place
    }

    private mutating func grow() {
        slots = [Int32](repeating: 0, count: max(slots.count * 2, 64))
        for (index, entry) in entries.enumerated() {
            if let place = place(of: entry.hash, where: { _ in false }) {
                slots[place] = Int32(truncatingIfNeeded: index + 1)
            }
        }
    }
}

extension TextTable {
    /// Nobody outside can choose texts of one hash. It decides no order that anybody sees.
    private static let seed = UInt64.random(in: .min ... .max)

    /// A hash of a text's characters and of the number of its isolates and runs.
    static func hash(of text: AttributedText) -> UInt64 {
        var string = text.string
        let extra = UInt64(truncatingIfNeeded: text.isolates.count << 8 ^ text.runs.count)
        return string.withUTF8 { hash(UnsafeRawBufferPointer($0), seed: seed ^ extra) }
    }

    /// Eight bytes at a time, mixed by a multiplication to 128 bits whose halves are folded.
    private static func hash(_ bytes: UnsafeRawBufferPointer, seed: UInt64) -> UInt64 {
        var hash = seed ^ UInt64(truncatingIfNeeded: bytes.count)
        var offset = 0
        while offset + 8 <= bytes.count {
            hash = mixed(hash ^ bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
            offset += 8
        }
        var rest: UInt64 = 0
        while offset < bytes.count {
            rest = rest << 8 | UInt64(bytes[offset])
            offset += 1
        }
        return mixed(hash ^ rest)
    }

    @inline(__always)
    private static func mixed(_ value: UInt64) -> UInt64 {
        let product = (value ^ 0x9e37_79b9_7f4a_7c15).multipliedFullWidth(by: 0xd6e8_feb8_6659_fd93)
        return product.high ^ product.low
    }

    /// Whether two strings have the same characters: for Swift's own equality canonical equivalents are the same.
    fileprivate static func haveSameBytes(_ left: String, _ right: String) -> Bool {
        var (left, right) = (left, right)
        return left.withUTF8 { left in
            right.withUTF8 { right in
                guard left.count == right.count else { return false }
                guard let a = left.baseAddress, let b = right.baseAddress else { return true }
                return memcmp(a, b, left.count) == 0
            }
        }
    }
}
