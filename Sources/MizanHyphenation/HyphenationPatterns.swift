/// The patterns of a language in a form that is quick to search: a trie. Immutable, so that threads share it.
///
/// Source: Liang, *Word Hy-phen-a-tion by Com-put-er* (1983). Each pattern that occurs in a word with a full stop at both ends
/// gives a number to the places between its letters. The greatest number of a place counts: the word can be parted at odd ones.
package final class HyphenationPatterns: Sendable {
    private struct TrieNode {
        let letter: UInt32
        /// The first of the nodes that go on from this one; 0 for none.
        var child: Int32 = 0
        /// The next node that goes on from the same one; 0 for none.
        var sibling: Int32 = 0
        /// Where the numbers of the pattern that ends here begin; -1 if none ends here.
        var numbers: Int32 = -1
    }

    /// The first one is the root.
    private let nodes: [TrieNode]
    /// One for each place of a pattern: one more than it has letters.
    private let numbers: [UInt8]
    /// The places of words that are listed whole.
    private let exceptions: [[UInt32]: [Int]]
    /// Whether the patterns decide about apostrophes.
    package let containsApostrophes: Bool

    /// Nil for bytes that hold no patterns.
    package init?(_ bytes: [UInt8]) {
        guard let source = PatternSource(bytes) else { return nil }
        var nodes = [TrieNode(letter: 0)]
        var numbers: [UInt8] = []
        for pattern in source.patterns {
            var node = 0
            var own: [UInt8] = [0]
            for scalar in pattern {
                if let number = Self.number(scalar) {
                    own[own.count - 1] = number
                } else {
                    node = Self.child(of: node, by: scalar.value, in: &nodes)
                    own.append(0)
                }
            }
            guard node != 0 else { continue }
            nodes[node].numbers = Int32(truncatingIfNeeded: numbers.count)
            numbers += own
        }
        var exceptions: [[UInt32]: [Int]] = [:]
        for exception in source.exceptions {
            var (letters, offsets): ([UInt32], [Int]) = ([], [])
            for scalar in exception {
                if scalar == "-" { offsets.append(letters.count) } else { letters.append(scalar.value) }
            }
            exceptions[letters] = offsets
        }
        containsApostrophes = source.patterns.contains { $0.contains("'") }
        self.nodes = nodes
        self.numbers = numbers
        self.exceptions = exceptions
    }

    private static func number(_ scalar: Unicode.Scalar) -> UInt8? {
        ("0"..."9").contains(scalar) ? UInt8(truncatingIfNeeded: scalar.value - 0x30) : nil
    }

    /// The node that goes on by a letter, made now if there is none.
    private static func child(of parent: Int, by letter: UInt32, in nodes: inout [TrieNode]) -> Int {
        var node = nodes[parent].child
        while node != 0 {
            if nodes[Int(node)].letter == letter { return Int(node) }
            node = nodes[Int(node)].sibling
        }
        nodes.append(TrieNode(letter: letter, sibling: nodes[parent].child))
        nodes[parent].child = Int32(truncatingIfNeeded: nodes.count - 1)
        return nodes.count - 1
    }

    /// The places where a word can be parted, in order: the numbers of the letters before them.
    ///
    /// - Parameter word: Small letters, composed (NFC).
    package func breakOffsets(in word: [UInt32]) -> [Int] {
        if let known = exceptions[word] { return known }
        let stop = UInt32(0x2E)
        let padded = [stop] + word + [stop]
        var greatest = [UInt8](repeating: 0, count: padded.count + 1)
        for start in padded.indices {
            var node = 0
            var end = start
            while end < padded.count {
                var next = nodes[node].child
                while next != 0, nodes[Int(next)].letter != padded[end] { next = nodes[Int(next)].sibling }
                guard next != 0 else { break }
                node = Int(next)
                end += 1
                let first = Int(nodes[node].numbers)
                guard first >= 0 else { continue }
                for index in start...end { greatest[index] = max(greatest[index], numbers[first + index - start]) }
            }
        }
        return (1..<max(word.count, 1)).filter { greatest[$0 + 1] & 1 == 1 }
    }
}
