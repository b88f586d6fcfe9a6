import MizanBase
import MizanUnicode

/// Numbers of a sentence with the signs, separators, digits and symbols that touch them: `12:05`, `3/10`, `20%`, `+5`, `21°C`.
///
/// A separator between digits takes its type from them (UAX #9 W4), and so does a currency or percent sign beside one (W5).
/// Across the edge of an isolate there are no digits beside it: `12` and `05`, each isolated, stand as 05:12 in an Arabic
/// sentence. So all that touches stands in one isolate, never in none: bare, its order would depend on the letter before it
/// (W2, W7).
struct NumberGroups {
    /// The directions of groups; ``Localization/numberGroupDirections`` has them from the locale's own formatter.
    struct Directions {
        /// That of the formatter's language.
        let formatter: WritingDirection
        /// The direction of a group that a sign begins.
        let signed: () -> WritingDirection
        /// The direction of a group with a dash between numbers.
        let range: () -> WritingDirection
    }

    private let text: AttributedText
    private let elements: [NumberPart]

    /// Whether a number may form a group with text that begins or ends with a character.
    static func mayTouch(_ scalar: Unicode.Scalar) -> Bool {
        switch PartRole(scalar) {
        case .number, .separator, .sign, .dash, .terminator, .letter: true
        case .word, .other: false
        }
    }

    init(of message: MessageText) {
        text = message.text
        elements = Self.elements(of: message)
    }

    /// The sentence with one isolate around each group; the isolates of its numbers go.
    func joined(by directions: Directions) -> AttributedText {
        var groups: [AttributedText.Isolate] = []
        var removed: Set<Int> = []
        var index = 0
        while index < elements.count {
            guard let group = group(at: index) else {
                index += 1
                continue
            }
            index = group.upperBound
            let numbers = elements[group].compactMap(\.isolate)
            guard !numbers.isEmpty, group.count > 1 else { continue }
            removed.formUnion(numbers)
            let isolate = AttributedText.Isolate(
                range: elements[group.lowerBound].range.lowerBound..<elements[group.upperBound - 1].range.upperBound,
                direction: direction(of: group, directions))
            groups.append(isolate)
            // The symbols of the numbers themselves are whole already.
            if isolate.direction == .rightToLeft, elements[group].contains(where: { $0.role == .letter }) {
                groups += text.tornSymbols(in: isolate.range).filter { symbol in
                    !elements[group].contains { $0.isolate != nil && $0.range.overlaps(symbol.range) }
                }
            }
        }
        guard !groups.isEmpty else { return text }
        let kept = text.isolates.indices.filter { !removed.contains($0) }.map { text.isolates[$0] }
        return AttributedText(text.string, isolates: groups + kept, runs: text.runs)
    }

    // MARK: Elements

    private enum PartRole {
        /// A digit, or an argument that is a number.
        case number
        /// `: / . ,` and other separators between the parts of a number (class CS).
        case separator
        /// `+`, `-` and `−`, which also stand before a number (class ES).
        case sign
        /// An en dash: from one number to another.
        case dash
        /// `%`, `°`, `#`, `$` and other signs that belong to a number (class ET).
        case terminator
        /// A letter as units, currencies and versions have them: `km/h`, `US$`, `v`.
        case letter
        /// A letter of another script, which turns around no more than a digit does.
        case word
        /// Anything else; another argument.
        case other

        /// Latin, Greek and Cyrillic come before it; scripts that write no spaces between words come behind.
        private static let scriptsOfSymbols: UInt32 = 0x530

        init(_ scalar: Unicode.Scalar) {
            switch BidiClass(scalar.value) {
            case .europeanNumber, .arabicNumber: self = .number
            case .europeanSeparator: self = .sign
            case .commonSeparator: self = scalar.properties.isWhitespace ? .other : .separator
            case .europeanTerminator: self = .terminator
            case .leftToRight where scalar.value < Self.scriptsOfSymbols: self = .letter
            default: self = scalar == "\u{2013}" ? .dash : scalar.properties.isAlphabetic ? .word : .other
            }
        }
    }

    private struct NumberPart {
        var role: PartRole
        /// UTF-16 offsets.
        var range: Range<Int>
        /// Nil for an argument.
        var scalar: Unicode.Scalar?
        /// The isolate of a number among the arguments, by index.
        var isolate: Int?

        /// Whether it is part of a number's symbol, before or behind it.
        var isOfSymbol: Bool { role == .terminator || role == .letter }
    }

    private static func elements(of message: MessageText) -> [NumberPart] {
        var elements: [NumberPart] = []
        let numbers = Set(message.numbers)
        var isolates = message.text.isolates.indices[...]
        var offset = 0
        // Behind the argument inside of which the walk is.
        var end = 0
        for scalar in message.text.string.unicodeScalars {
            defer { offset += UTF16.width(scalar) }
            guard offset >= end else { continue }
            while let first = isolates.first, message.text.isolates[first].range.lowerBound <= offset {
                isolates.removeFirst()
                let range = message.text.isolates[first].range
                guard range.lowerBound == offset, !range.isEmpty else { continue }
                elements.append(
                    numbers.contains(first)
                        ? NumberPart(role: .number, range: range, isolate: first)
                        : NumberPart(role: .other, range: range))
                end = range.upperBound
                break
            }
            guard offset >= end else { continue }
            elements.append(
                NumberPart(role: PartRole(scalar), range: offset..<offset + UTF16.width(scalar), scalar: scalar))
        }
        return elements
    }

    // MARK: Groups

    private func kind(_ index: Int) -> PartRole { elements.indices.contains(index) ? elements[index].role : .other }

    /// The group that begins at an element; nil where none does.
    private func group(at start: Int) -> Range<Int>? {
        // From the middle of a symbol there is no other way than from its beginning.
        if isOfSymbol(start), isOfSymbol(start - 1) { return nil }
        guard var index = number(from: start) else { return nil }
        while true {
            switch kind(index) {
            case .number, .terminator, .letter: index += 1
            case .separator, .sign, .dash:
                if let next = number(from: index + 1) {
                    index = next
                } else if kind(index) == .separator, kind(index - 1) == .letter, kind(index + 1) == .letter {
                    index += 1
                } else {
                    // `99+`; the hyphen of `5-day` belongs to the word, and the full stop of `5.` to the sentence.
                    return start..<(elements[index].scalar == "+" && !isWord(index + 1) ? index + 1 : index)
                }
            case .word, .other: return start..<index
            }
        }
    }

    /// The first digit of a number that begins at an element, behind its signs; nil where none begins.
    private func number(from start: Int) -> Int? {
        var index = signEnd(from: start)
        while isOfSymbol(index) { index += 1 }
        index = signEnd(from: index)
        return kind(index) == .number ? index : nil
    }

    /// Behind a sign, where there is one; the hyphen behind a word or another number is none.
    private func signEnd(from index: Int) -> Int { kind(index) == .sign && !isWord(index - 1) ? index + 1 : index }

    private func isOfSymbol(_ index: Int) -> Bool { elements.indices.contains(index) && elements[index].isOfSymbol }

    /// Whether the piece at an index may be a word: a letter, a number, an argument.
    private func isWord(_ index: Int) -> Bool {
        switch kind(index) {
        case .letter, .word, .number: true
        case .other: elements.indices.contains(index) && elements[index].scalar == nil
        case .separator, .sign, .dash, .terminator: false
        }
    }

    private func direction(of group: Range<Int>, _ directions: Directions) -> WritingDirection {
        guard directions.formatter == .rightToLeft else { return directions.formatter }
        let members = elements[group]
        // Hexadecimal digits.
        if members.contains(where: { $0.isolate.map { text.isolates[$0].direction == .leftToRight } ?? false }) {
            return .leftToRight
        }
        // `17.` typed and `٤` formatted are one number, which W4 takes for two.
        let digits = Set(members.lazy.filter { $0.role == .number }.compactMap(digitClass))
        if digits.count > 1 { return .leftToRight }
        if members.contains(where: { $0.role == .dash }) { return directions.range() }
        return members.first?.role == .sign ? directions.signed() : directions.formatter
    }

    /// Whether a number's digits are European or Arabic ones.
    private func digitClass(of number: NumberPart) -> BidiClass? {
        let start = String.Index(utf16Offset: number.range.lowerBound, in: text.string)
        return text.string.unicodeScalars[start...].prefix(8).lazy.map { BidiClass($0.value) }
            .first { $0 == .europeanNumber || $0 == .arabicNumber }
    }
}
