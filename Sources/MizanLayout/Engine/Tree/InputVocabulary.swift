import Foundation
import MizanBase
import MizanRenderTree

/// The inputs that the nodes of one tree were given so far.
///
/// Most nodes of a tree say what others say, such as a frame of the same size: they share the fields, which are made once. Words
/// are numbers that are collected in one place, so that a node which says what is known takes no memory and little time.
final class InputVocabulary {
    /// The kind of a word: its number stands in the lowest byte, above it the number of the field's name; numbers of the word
    /// may follow.
    private enum Kind: UInt64 {
        /// One length follows, in points.
        case length
        /// Four lengths follow.
        case insets
        /// The number of a term follows.
        case term
        /// The parts of the field follow, up to the closing.
        case opening
        case closing
    }

    /// A word that isn't told by numbers.
    enum Term: Hashable {
        case word(String)
        case font(Font)
        case field(TreeField)
    }

    private struct Phrase {
        let words: [UInt64]
        let fields: [TreeField]
    }

    // Nothing runs while these change, so there is nothing to check.
    @exclusivity(unchecked) private var words: [UInt64] = []
    @exclusivity(unchecked) private var terms: [Term] = []
    @exclusivity(unchecked) private var numbers: [Term: Int] = [:]
    @exclusivity(unchecked) private var phrases: [Phrase] = []
    /// The first phrase of each hash.
    @exclusivity(unchecked) private var known: [UInt64: Int] = [:]

    /// The number of words that wait for their node.
    var count: Int { words.count }

    private func say(_ kind: Kind, _ name: TreeField.Name?) {
        words.append(kind.rawValue | UInt64(truncatingIfNeeded: name?.order ?? 0) << 8)
    }

    func say(_ name: TreeField.Name, _ length: Double) {
        say(.length, name)
        words.append(length.bitPattern)
    }

    func say(_ name: TreeField.Name, _ insets: EdgeInsets) {
        say(.insets, name)
        words.append(insets.top.bitPattern)
        words.append(insets.leading.bitPattern)
        words.append(insets.bottom.bitPattern)
        words.append(insets.trailing.bitPattern)
    }

    /// - Parameter name: The name of a field of one word; nil for a term that knows its own.
    func say(_ name: TreeField.Name?, _ term: Term) {
        say(.term, name)
        var number = numbers[term]
        if number == nil {
            number = terms.count
            numbers[term] = number
            terms.append(term)
        }
        words.append(UInt64(truncatingIfNeeded: number ?? 0))
    }

    /// Says the field whose parts the body says; nothing where it says none.
    func say(_ name: TreeField.Name, parts: () -> Void) {
        say(.opening, name)
        let count = words.count
        parts()
        if words.count > count { say(.closing, nil) } else { forget(from: count - 1) }
    }

    /// Forgets the words from a place on.
    func forget(from start: Int) { if start < words.count { words.removeSubrange(start...) } }

    /// The fields of the words from a place on, in the order of their names.
    func fields(from start: Int) -> [TreeField] {
        guard start < words.count else { return [] }
        let (hash, isSame) = words.withUnsafeBytes { words in
            let words = UnsafeRawBufferPointer(rebasing: words[(start * MemoryLayout<UInt64>.size)...])
            // FNV-1a with whole numbers in the place of bytes.
            var hash: UInt64 = 0xcbf2_9ce4_8422_2325
            for place in stride(from: 0, to: words.count, by: MemoryLayout<UInt64>.size) {
                hash = ((hash ^ words.load(fromByteOffset: place, as: UInt64.self)) &* 0x100_0000_01b3).byteSwapped
            }
            return (hash, known[hash].map { phrases[$0].words.withUnsafeBytes { $0.isSame(as: words) } })
        }
        if isSame == true, let number = known[hash] { return phrases[number].fields }
        let phrase = Phrase(words: Array(words[start...]), fields: makeFields(from: start))
        if isSame == nil {
            known[hash] = phrases.count
            phrases.append(phrase)
        }
        return phrase.fields
    }

    private func makeFields(from start: Int) -> [TreeField] {
        var place = start
        let fields = takeFields(&place)
        guard fields.count > 1 else { return fields }
        return fields.enumerated().sorted {
            ($0.element.name.order, $0.offset) < ($1.element.name.order, $1.offset)
        }.map(\.element)
    }

    /// The fields up to the end, or to the next closing.
    private func takeFields(_ place: inout Int) -> [TreeField] {
        var fields: [TreeField] = []
        func take() -> UInt64 {
            defer { place += 1 }
            return words[place]
        }
        func takeLength() -> Double { Double(bitPattern: take()) }
        while place < words.count {
            let word = take()
            guard let kind = Kind(rawValue: word & 0xff) else { return fields }
            if kind == .closing { return fields }
            let name = TreeField.Name.allCases[Int(truncatingIfNeeded: word >> 8)]
            switch kind {
            case .length: fields.append(TreeField(name, .points(takeLength())))
            case .insets:
                fields += [TreeField](
                    name,
                    EdgeInsets(top: takeLength(), leading: takeLength(), bottom: takeLength(), trailing: takeLength()))
            case .term:
                switch terms[Int(truncatingIfNeeded: take())] {
                case .word(let word): fields.append(TreeField(name, .word(word)))
                case .font(let font): fields.append(font.field)
                case .field(let field): fields.append(field)
                }
            case .opening: fields.append(TreeField(name, parts: takeFields(&place)))
            case .closing: break
            }
        }
        return fields
    }
}

extension UnsafeRawBufferPointer {
    fileprivate func isSame(as other: UnsafeRawBufferPointer) -> Bool {
        guard count == other.count, let start = baseAddress, let otherStart = other.baseAddress else {
            return count == other.count
        }
        return memcmp(start, otherStart, count) == 0
    }
}
