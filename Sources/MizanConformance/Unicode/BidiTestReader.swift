import MizanBase
import MizanUnicode

/// Reads `BidiTest.txt`: `@Levels:` and `@Reorder:` hold for the lines behind them, a line names bidi classes, and the bits
/// of the directions: 1 automatic, 2 left to right, 4 right to left.
struct BidiTestReader {
    private var levels: [UInt8?]?
    private var order: [Int]?

    mutating func read(_ line: ConformanceLine) throws -> ConformanceCase? {
        if line.content.bytes.first == UInt8(ascii: "@") {
            try readExpectation(line)
            return nil
        }
        let fields = try line.columns(2, "L R; 7")
        guard let levels, let order else {
            throw line.error(
                line.content, "the case has no levels or no order", fix: "write “@Levels:” and “@Reorder:” before it")
        }
        let scalars = try fields[0].words.map { word in
            guard let scalar = BidiClass.samples[word.text] else {
                throw line.error(
                    word, "\(Diagnostic.quote(word.text)) is no bidi class",
                    fix: "write one of \(BidiClass.samples.keys.sorted().joined(separator: " "))")
            }
            return scalar
        }
        guard scalars.count == levels.count else {
            throw line.error(
                line.content, "the case has \(scalars.count) classes and \(levels.count) levels",
                fix: "give every class its level")
        }
        let words = fields[1].words
        guard words.count == 1, let bits = words[0].number(base: 16), (1...7).contains(bits) else {
            throw line.error(
                words.first ?? line.content, "\(Diagnostic.quote(fields[1].text)) says no directions",
                fix: "write the sum of 1 (automatic), 2 (left to right) and 4 (right to left)")
        }
        let directions: [WritingDirection] = [.natural, .leftToRight, .rightToLeft]
        return ConformanceCase(
            line: line.number, bytes: line.content.bytes.indices, scalars: scalars,
            directions: directions.indices.filter { bits & 1 << $0 != 0 }.map { directions[$0] },
            expectation: .order(BidiOrder(paragraphLevel: nil, levels: levels, order: order)))
    }

    private mutating func readExpectation(_ line: ConformanceLine) throws {
        let content = line.content.bytes
        guard let colon = content.firstIndex(of: UInt8(ascii: ":")) else { return }
        let value = ConformanceLine.LineColumn(bytes: content[(colon + 1)...])
        switch String(decoding: content[..<colon], as: UTF8.self) {
        case "@Levels": levels = try line.levels(value)
        case "@Reorder": order = try line.offsets(value)
        default: break  // To be ignored, says the file's head.
        }
    }
}
