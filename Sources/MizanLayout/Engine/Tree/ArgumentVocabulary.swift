import Foundation
import MizanBase
import MizanRenderTree

/// The inputs that the nodes of one tree were given so far.
///
/// Most nodes of a tree say what others say, such as a frame of the same size: they share the fields, which are made once. Words
/// are numbers that are collected in one place, so that a node which says what is known takes no memory and little time.
final class ArgumentVocabulary {
    /// The kind of a word: its number stands in the lowest byte, above it the number of the field's name; numbers of the word
    /// may follow.
    private enum WordKind: UInt64 {
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
    enum ArgumentTerm: Hashable {
        case word(String)
        case font(Font)
        case attribute(TreeAttribute)
    }

    private struct ArgumentPhrase {
        let words: [UInt64]
        let attributes: [TreeAttribute]
    }

    // Nothing runs while these change, so there is nothing to check.
    @exclusivity(unchecked) private var words: [UInt64] = []
    @exclusivity(unchecked) private var terms: [ArgumentTerm] = []
    @exclusivity(unchecked) private var numbers: [ArgumentTerm: Int] = [:]
    @exclusivity(unchecked) private var phrases: [ArgumentPhrase] = []
    /// The first phrase of each hash.
    @exclusivity(unchecked) private var phraseNumbers: [UInt64: Int] = [:]

    /// The number of words that wait for their node.
    var count: Int { words.count }

    private func record(_ kind: WordKind, _ name: TreeAttribute.Name?) {
        words.append(kind.rawValue | UInt64(truncatingIfNeeded: name?.order ?? 0) << 8)
    }

    func record(_ name: TreeAttribute.Name, _ length: Double) {
        record(.length, name)
        words.append(length.bitPattern)
    }

    func record(_ name: TreeAttribute.Name, _ insets: EdgeInsets) {
        record(.insets, name)
        words.append(insets.top.bitPattern)
        words.append(insets.leading.bitPattern)
        words.append(insets.bottom.bitPattern)
        words.append(insets.trailing.bitPattern)
    }

    /// - Parameter name: The name of a field of one word; nil for a term that knows its own.
    func record(_ name: TreeAttribute.Name?, _ term: ArgumentTerm) {
        record(.term, name)
        var number = numbers[term]
        if number == nil {
            number = terms.count
            numbers[term] = number
            terms.append(term)
        }
        words.append(UInt64(truncatingIfNeeded: number ?? 0))
    }

    /// Says the field whose parts the body says; nothing where it says none.
    func record(_ name: TreeAttribute.Name, parts: () -> Void) {
        record(.opening, name)
        let count = words.count
        parts()
        if words.count > count { record(.closing, nil) } else { forget(from: count - 1) }
    }

    /// Forgets the words from a place on.
    func forget(from start: Int) { if start < words.count { words.removeSubrange(start...) } }

    /// The fields of the words from a place on, in the order of their names.
    func attributes(from start: Int) -> [TreeAttribute] {
        guard start < words.count else { return [] }
        let (hash, isSame) = words.withUnsafeBytes { words in
            let words = UnsafeRawBufferPointer(rebasing: words[(start * MemoryLayout<UInt64>.size)...])
            // FNV-1a with whole numbers in the place of bytes.
            var hash: UInt64 = 0xcbf2_9ce4_8422_2325
            for place in stride(from: 0, to: words.count, by: MemoryLayout<UInt64>.size) {
                hash = ((hash ^ words.load(fromByteOffset: place, as: UInt64.self)) &* 0x100_0000_01b3).byteSwapped
            }
            return (hash, phraseNumbers[hash].map { phrases[$0].words.withUnsafeBytes { $0.isSame(as: words) } })
        }
        if isSame == true, let number = phraseNumbers[hash] { return phrases[number].attributes }
        let phrase = ArgumentPhrase(words: Array(words[start...]), attributes: makeAttributes(from: start))
        if isSame == nil {
            phraseNumbers[hash] = phrases.count
            phrases.append(phrase)
        }
        return phrase.attributes
    }

    private func makeAttributes(from start: Int) -> [TreeAttribute] {
        var place = start
        let fields = readAttributes(&place)
        guard fields.count > 1 else { return fields }
        return fields.enumerated().sorted {
            ($0.element.name.order, $0.offset) < ($1.element.name.order, $1.offset)
        }.map(\.element)
    }

    /// The fields up to the end, or to the next closing.
    private func readAttributes(_ place: inout Int) -> [TreeAttribute] {
        var fields: [TreeAttribute] = []
        func nextWord() -> UInt64 {
            defer { place += 1 }
            return words[place]
        }
        func nextLength() -> Double { Double(bitPattern: nextWord()) }
        while place < words.count {
            let word = nextWord()
            guard let kind = WordKind(rawValue: word & 0xff) else { return fields }
            if kind == .closing { return fields }
            let name = TreeAttribute.Name.allCases[Int(truncatingIfNeeded: word >> 8)]
            switch kind {
            case .length: fields.append(TreeAttribute(name, .points(nextLength())))
            case .insets:
                fields += [TreeAttribute](
                    name,
                    EdgeInsets(top: nextLength(), leading: nextLength(), bottom: nextLength(), trailing: nextLength()))
            case .term:
                switch terms[Int(truncatingIfNeeded: nextWord())] {
                case .word(let word): fields.append(TreeAttribute(name, .word(word)))
                case .font(let font): fields.append(font.attribute)
                case .attribute(let field): fields.append(field)
                }
            case .opening: fields.append(TreeAttribute(name, parts: readAttributes(&place)))
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
