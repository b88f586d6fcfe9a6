import MizanBase

extension ConformanceLine {
    /// A case of `BidiCharacterTest.txt`: code points; 0 left to right, 1 right to left or 2 automatic; the paragraph's
    /// level; the levels; the order.
    func bidiCharacterCase() throws -> ConformanceCase {
        let fields = try columns(5, "0061 05D0;2;0;0 1;0 1")
        let scalars = try fields[0].words.map { try scalar($0) }
        let directions: [WritingDirection] = [.leftToRight, .rightToLeft, .natural]
        guard let direction = fields[1].number(base: 10).flatMap({ Int(exactly: $0) }), directions.indices ~= direction
        else {
            throw error(
                fields[1], "\(Diagnostic.quote(fields[1].text)) is no direction",
                fix: "write 0 (left to right), 1 (right to left) or 2 (automatic)")
        }
        guard let paragraph = fields[2].number(base: 10), paragraph <= 1 else {
            throw error(
                fields[2], "\(Diagnostic.quote(fields[2].text)) is no paragraph level", fix: "write 0 or 1")
        }
        let levels = try levels(fields[3])
        guard scalars.count == levels.count else {
            throw error(
                fields[3], "the case has \(scalars.count) characters and \(levels.count) levels",
                fix: "give every character its level")
        }
        return ConformanceCase(
            line: number, bytes: content.bytes.indices, scalars: scalars, directions: [directions[direction]],
            expectation: .order(
                BidiOrder(paragraphLevel: UInt8(paragraph), levels: levels, order: try offsets(fields[4]))))
    }

    /// A case of a break test: code points with ÷ where the text may be cut and × where not, at both ends too.
    func breakCase(startsWithBreak: Bool) throws -> ConformanceCase {
        var scalars: [Unicode.Scalar] = []
        var boundaries: [Int] = []
        let words = content.words
        let form = "\(startsWithBreak ? "÷" : "×") 0061 × 0301 ÷"
        guard words.count % 2 == 1, words.count >= 3 else {
            throw error(content, "the case doesn't change between marks and code points", fix: "write “\(form)”")
        }
        for (index, word) in words.enumerated() {
            guard index % 2 == 0 else {
                scalars.append(try scalar(word))
                continue
            }
            guard ["÷", "×"].contains(word.text) else {
                throw error(word, "\(Diagnostic.quote(word.text)) is neither ÷ nor ×", fix: "write “\(form)”")
            }
            let isBreak = word.text == "÷"
            let isWrongStart = index == 0 && isBreak != startsWithBreak
            guard !isWrongStart, isBreak || index < words.count - 1 else {
                throw error(
                    word, "a case of this kind has no \(word.text) at its \(index == 0 ? "start" : "end")",
                    fix: "check that the file fits the kind; write “\(form)”")
            }
            if isBreak, index > 0 { boundaries.append(scalars.count) }
        }
        return ConformanceCase(
            line: number, bytes: content.bytes.indices, scalars: scalars, directions: [.natural],
            expectation: .boundaries(boundaries))
    }
}
