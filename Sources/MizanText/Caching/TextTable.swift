import MizanBase

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A hash table of texts, by open addressing over their UTF-8: a Swift dictionary's probe alone takes longer than a look-up
/// here, which touches no text but the one it finds.
struct TextTable {
    struct CachedText {
        let text: ShapedText
        /// The width that the layout was made for.
        let width: Double?
        let layout: TextLayout?
        /// With its place in the table; what the text took when it was taken in, as it may take more later.
        let byteCount: Int

        init(text: ShapedText, width: Double? = nil, layout: TextLayout? = nil) {
            self.text = text
            self.width = width
            self.layout = layout
            byteCount =
                text.byteCount + text.text.string.utf8.count + (layout?.byteCount ?? 0) + 4 * MemoryLayout<Self>.stride
        }
    }

    /// The place of a text's characters, and the setting that they were laid out in.
    private struct TextKey {
        let hash: UInt64
        let characters: Range<Int>
        let hasAttributes: Bool
        let setting: ObjectIdentifier
    }

    private(set) var entries: [CachedText] = []
    private var keys: [TextKey] = []
    /// Those of all texts.
    private var characters: [UInt8] = []
    /// The index of an entry and 1, 0 where there is none; a power of two of them, at least half of them 0.
    private var slots: [Int32] = []
    /// The size of all entries, in bytes.
    private(set) var byteCount = 0

    /// The index of the entry of a text in a setting.
    ///
    /// - Parameter hash: of the text.
    func index(of text: AttributedText, _ hash: UInt64, in setting: TextSetting) -> Int? {
        guard let bucket = slot(of: text, hash, in: setting), slots[bucket] > 0 else { return nil }
        return Int(slots[bucket]) - 1
    }

    /// Takes an entry in, instead of one of the same text and setting.
    mutating func insert(_ entry: CachedText, hash: UInt64) {
        if 2 * (entries.count + 1) > slots.count { grow() }
        let (text, setting) = (entry.text.text, entry.text.setting)
        guard let bucket = slot(of: text, hash, in: setting) else { return }
        byteCount += entry.byteCount
        if slots[bucket] > 0 {
            let index = Int(slots[bucket]) - 1
            byteCount -= entries[index].byteCount
            entries[index] = entry
            return
        }
        let start = characters.count
        characters += text.string.utf8
        keys.append(
            TextKey(
                hash: hash, characters: start..<characters.count,
                hasAttributes: !text.isolates.isEmpty || !text.runs.isEmpty, setting: ObjectIdentifier(setting)))
        entries.append(entry)
        slots[bucket] = Int32(truncatingIfNeeded: entries.count)
    }

    /// The slot of a text, or the free one where it belongs; nil for a table without slots.
    private func slot(of text: AttributedText, _ hash: UInt64, in setting: TextSetting) -> Int? {
        guard !slots.isEmpty else { return nil }
        let mask = slots.count - 1
        var bucket = Int(truncatingIfNeeded: hash) & mask
        while slots[bucket] > 0 {
            let index = Int(slots[bucket]) - 1
            if keys[index].hash == hash, keys[index].setting == ObjectIdentifier(setting), hasSameText(index, text) {
                return bucket
            }
            bucket = (bucket + 1) & mask
        }
        return bucket
    }

    /// Whether an entry's text is the same, by the same characters (for Swift's own equality canonical equivalents are
    /// the same), with the same isolates and attributes.
    private func hasSameText(_ index: Int, _ text: AttributedText) -> Bool {
        let key = keys[index]
        var string = text.string
        let isSame = string.withUTF8 { other in
            characters.withUnsafeBufferPointer { own in
                guard other.count == key.characters.count else { return false }
                guard let own = own.baseAddress, let bytes = other.baseAddress else { return true }
                return memcmp(own + key.characters.lowerBound, bytes, other.count) == 0
            }
        }
        guard isSame else { return false }
        guard key.hasAttributes || !text.isolates.isEmpty || !text.runs.isEmpty else { return true }
        return entries[index].text.text.isolates == text.isolates && entries[index].text.text.runs == text.runs
    }

    private mutating func grow() {
        slots = [Int32](repeating: 0, count: max(slots.count * 2, 64))
        let mask = slots.count - 1
        for index in keys.indices {
            var bucket = Int(truncatingIfNeeded: keys[index].hash) & mask
            while slots[bucket] > 0 { bucket = (bucket + 1) & mask }
            slots[bucket] = Int32(truncatingIfNeeded: index + 1)
        }
    }
}

extension TextTable {
    /// A random seed, so that no one outside can choose texts of one hash. It decides no visible order.
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
}
