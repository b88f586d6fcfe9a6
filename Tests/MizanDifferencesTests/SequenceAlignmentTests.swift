import Testing

@testable import MizanDifferences

/// The same elements of two sequences.
@Suite struct SequenceAlignmentTests {
    private static func pairs(_ old: String, _ new: String) -> String {
        let (a, b) = (Array(old), Array(new))
        let pairs = SequenceAlignment(of: a, and: b).pairs
        #expect(pairs.allSatisfy { a[$0.old] == b[$0.new] })
        #expect(zip(pairs, pairs.dropFirst()).allSatisfy { $0.old < $1.old && $0.new < $1.new })
        return String(pairs.map { a[$0.old] })
    }

    /// The length of the longest common subsequence, by the table that textbooks fill.
    private static func longest(_ a: [Int], _ b: [Int]) -> Int {
        var row = [Int](repeating: 0, count: b.count + 1)
        for x in a {
            var corner = 0
            for (index, y) in b.enumerated() {
                let above = row[index + 1]
                row[index + 1] = x == y ? corner + 1 : max(above, row[index])
                corner = above
            }
        }
        return row[b.count]
    }

    @Test func `words of Myers' paper and others`() {
        #expect(Self.pairs("ABCABBA", "CBABAC").count == 4)
        #expect(Self.pairs("", "abc") == "")
        #expect(Self.pairs("abc", "") == "")
        #expect(Self.pairs("abc", "abc") == "abc")
        #expect(Self.pairs("xaby", "zabw") == "ab")
        #expect(Self.pairs("ab", "ba").count == 1)
    }

    @Test func `without anchors it is as long as can be`() {
        var generator = Seeded(state: 7)
        for _ in 0..<1_000 {
            // Every element twice at least, so that none is an anchor.
            let a = (0..<Int.random(in: 0...12, using: &generator)).map { _ in Int.random(in: 0...2, using: &generator)
            }
            let b = (0..<Int.random(in: 0...12, using: &generator)).map { _ in Int.random(in: 0...2, using: &generator)
            }
            let twice = (a + a, b + b)
            let count = SequenceAlignment(twice.0, twice.1).pairs.count
            let most = Self.longest(twice.0, twice.1)
            #expect(count <= most)
            if !Set(a).isDisjoint(with: b) { #expect(count > 0) }
            if Set(a) == Set(b) { #expect(count == most) }
        }
    }

    @Test func `far too many edits are all of them replaced, and anchors are found`() {
        let many = SequenceAlignment.editLimit * 2
        let a = (0..<many).map { $0 % 2 }
        let b = (0..<many).map { 2 + $0 % 2 }
        #expect(SequenceAlignment(a + [9] + a, b + [9] + b).pairs.map(\.old) == [many])
    }
}

/// The same numbers in every run.
struct Seeded: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
