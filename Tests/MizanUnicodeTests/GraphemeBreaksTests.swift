import MizanBase
import MizanUnicode
import Testing

/// Grapheme clusters from the flat table: against ICU's own iterator where Unicode 17 has what 16 had. `ConformanceTests` has
/// the conjuncts, in which they differ.
@Suite struct GraphemeBreaksTests {
    /// Characters of every kind that the rules tell apart, but for linkers and signs that are emoji no more.
    private static let characters: [UInt32] = [
        0x61, 0x20, 0x0d, 0x0a, 0x09, 0xad, 0x200b, 0x200d, 0x200c, 0x301, 0x20d0, 0xfe0f, 0x1f3fd, 0x1f468, 0x1f469,
        0x2764, 0xa9, 0x1f1e9, 0x1f1ea, 0x1100, 0x1161, 0x11a8, 0xac00, 0xac01, 0x915, 0x937, 0x93c, 0x93e,
        0x995, 0xd15, 0x600, 0x6dd, 0x110bd, 0xe33, 0xe48, 0x627, 0x64e, 0x5d0, 0x5b8, 0x1b05, 0x1000, 0x1780,
        0xe0062, 0xe007f,
    ]

    /// Those of emoji and flags, where rules have memory.
    private static let remembered: [UInt32] = [
        0x301, 0x200d, 0x200c, 0xfe0f, 0xe0062, 0x1f3fd, 0x93e, 0x1f468, 0x2764, 0x1f1e9, 0x1f1ea, 0x61, 0x600,
    ]

    @Test(
        "a stack of letters is one cluster",
        arguments: [
            ("ស្ត្រីខ្មែរស្អាត", ["ស្ត្រី", "ខ្មែ", "រ", "ស្អា", "ត"]), ("ပုဂ္ဂိုလ်", ["ပု", "ဂ္ဂို", "လ်"]),
            ("ꦥꦿꦱꦼꦠꦾ", ["ꦥꦿ", "ꦱꦼ", "ꦠꦾ"]), ("ꦲꦏ꧀ꦱꦫ", ["ꦲ", "ꦏ꧀ꦱ", "ꦫ"]), ("ᬅᬓ᭄ᬱᬭ", ["ᬅ", "ᬓ᭄ᬱ", "ᬭ"]),
            ("क्षत्रिय", ["क्ष", "त्रि", "य"]),
        ])
    func stacks(text: String, expected: [String]) {
        var breaks = GraphemeBreaks()
        var clusters: [String] = []
        for scalar in text.unicodeScalars {
            if breaks.begins(CharacterEntry(rawValue: CharacterEntry.table[scalar.value])) { clusters.append("") }
            clusters[clusters.count - 1].unicodeScalars.append(scalar)
        }
        #expect(clusters.map { Array($0.unicodeScalars) } == expected.map { Array($0.unicodeScalars) })
    }

    @Test(arguments: [characters, remembered])
    func randomTextsHaveTheClustersOfICU(characters: [UInt32]) {
        var state: UInt64 = 42
        func random(_ count: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % count
        }
        var differences: [[String]] = []
        for _ in 0..<20_000 {
            let text = (0..<1 + random(9)).map { _ in characters[random(characters.count)] }
            let units = text.flatMap { Array(String(Unicode.Scalar($0) ?? " ").utf16) }
            var breaks = GraphemeBreaks()
            var starts: [Int] = []
            var offset = 0
            for character in text {
                if breaks.begins(CharacterEntry(rawValue: CharacterEntry.table[character])) { starts.append(offset) }
                offset += character > 0xffff ? 2 : 1
            }
            let expected = TextBoundary.all(.grapheme, in: units, language: .english).map(\.offset)
            if Array(starts.dropFirst()) + [units.count] != expected {
                differences.append(text.map { String($0, radix: 16) })
            }
        }
        #expect(differences.isEmpty)
    }

    @Test func entriesSayWhatICUSays() {
        var differences: [UInt32] = []
        for character in stride(from: UInt32(0), to: 0x11_0000, by: 1)
        where character < 0x3_0000 || character > 0xe_0000 {
            let entry = CharacterEntry(rawValue: CharacterEntry.table[character])
            let isSame =
                entry.bidiClass
                == (CharacterProperties.isShownControl(character) ? .otherNeutral : BidiClass(character))
                && entry.script == Script(of: character)
                && entry.isDefaultIgnorable == CharacterProperties.isDefaultIgnorable(character)
                && entry.isControl == CharacterProperties.isControl(character)
                && entry.isBracket == (BidiBracket(character) != nil)
            if !isSame { differences.append(character) }
        }
        #expect(differences.isEmpty)
    }

    @Test func keysBeyondTheLimitAreZero() {
        #expect(CharacterEntry.table[0x11_0000] == 0)
        #expect(CharacterEntry.table[.max] == 0)
    }
}
