import MizanBase

/// Reads the inline markup of a format: emphasis, code, links, attributes, tags, entities, addresses.
///
/// Arguments are symbols of the text, not what they will say: an argument that contains `*` or `[` stays text. Source:
/// CommonMark 0.31 §6 (inlines); GitHub Flavored Markdown §6.5 (`~~`); Apple's `^[text](attribute: value)`.
struct MarkupScanner {
    /// A part of the text that nothing splits, or a run of delimiters.
    struct MarkupNode {
        var fragments: [MarkedText.Fragment]
        var run: DelimiterRun?
    }

    /// `[`, `![` or `^[`.
    struct OpenBracket {
        enum Purpose { case link, image, attributes }

        let purpose: Purpose
        /// Its node.
        let node: Int
    }

    /// Symbols of one tag, address or attribute list; one that is left open longer than this is text.
    static let reach = 2_000
    /// Parentheses of an address, brackets of attributes, one inside the other.
    static let depthLimit = 32

    let symbols: [MarkupSymbol]
    let formatPieces: [FormatString.FormatPiece]
    /// Whether specifiers in the text are arguments already; else those that are there stay.
    let hasArguments: Bool
    var nodes: [MarkupNode] = []
    /// Attributes over nodes.
    var spans: [MarkedText.AttributeSpan] = []
    var brackets: [OpenBracket] = []
    /// The number of brackets at the beginning that stand around a link that has ended: a link can't begin at one of
    /// them.
    var bracketsAroundLinks = 0
    /// The nodes of runs that nothing has matched with each other yet.
    var openRuns: [Int] = []
    /// Where the symbols that were looked for stand next, and from where on.
    private var foundBrackets: [MarkupSymbol: (from: Int, found: Int)] = [:]
    private var prose: [MarkupSymbol] = []
    /// Where runs of backticks begin, by their lengths, last first.
    private var backticks: [Int: [Int]] = [:]

    /// A format with its markup understood.
    static func marked(_ format: FormatString, takesArguments: Bool) -> MarkedText {
        var scanner = MarkupScanner(format, takesArguments: takesArguments)
        scanner.indexBackticks()
        var index = 0
        while index < scanner.symbols.count { index = scanner.step(at: index) }
        scanner.flush()
        scanner.resolveEmphasis(from: 0)
        return scanner.result()
    }

    private init(_ format: FormatString, takesArguments: Bool) {
        symbols = format.pieces.enumerated().flatMap { index, piece -> [MarkupSymbol] in
            if case .text(let text) = piece { return text.unicodeScalars.map { .scalar($0) } }
            return [.piece(index)]
        }
        formatPieces = format.pieces
        self.hasArguments = takesArguments
    }

    // MARK: Symbols

    func symbol(_ index: Int) -> MarkupSymbol? { symbols.indices.contains(index) ? symbols[index] : nil }

    /// The scalars of a range.
    func text(_ range: Range<Int>) -> String {
        String(String.UnicodeScalarView(symbols[range].compactMap(\.scalar)))
    }

    /// A range as stretches of text and single pieces.
    func split(_ range: Range<Int>) -> [(text: String, piece: FormatString.FormatPiece?)] {
        var result: [(text: String, piece: FormatString.FormatPiece?)] = []
        var start = range.lowerBound
        func appendProse(upTo end: Int) {
            if start < end { result.append((text(start..<end), nil)) }
            start = end + 1
        }
        for index in range {
            guard case .piece(let piece) = symbols[index] else { continue }
            appendProse(upTo: index)
            result.append(("", formatPieces[piece]))
        }
        appendProse(upTo: range.upperBound)
        return result
    }

    /// The first place from an index on, within reach, that has a symbol.
    ///
    /// A result holds up to its place: all calls together go over the text once.
    mutating func firstIndex(of wanted: MarkupSymbol, from start: Int) -> Int? {
        guard start < symbols.count else { return nil }
        if let known = foundBrackets[wanted], (known.from...known.found).contains(start) {
            return known.found < min(symbols.count, start + Self.reach) ? known.found : nil
        }
        let found = symbols[start...].firstIndex(of: wanted) ?? symbols.count
        foundBrackets[wanted] = (start, found)
        return found < min(symbols.count, start + Self.reach) ? found : nil
    }

    /// Behind the last of the equal symbols that begin at an index.
    func endOfRun(at start: Int) -> Int {
        var end = start + 1
        while end < symbols.count, symbols[end] == symbols[start] { end += 1 }
        return end
    }

    // MARK: Nodes

    /// Words; answers where the next symbol stands, as all that takes symbols does.
    mutating func appendProse(_ range: Range<Int>) -> Int {
        prose += symbols[range]
        return range.upperBound
    }

    mutating func flush() {
        guard !prose.isEmpty else { return }
        nodes.append(MarkupNode(fragments: [.prose(String(String.UnicodeScalarView(prose.compactMap(\.scalar))))]))
        prose = []
    }

    mutating func add(_ fragments: [MarkedText.Fragment]) {
        flush()
        nodes.append(MarkupNode(fragments: fragments))
    }

    /// Text that stays, with the arguments in it, and attributes over it.
    private mutating func addFixed(
        _ range: Range<Int>, _ attributes: TextAttributes? = nil, link: [FormatString.FormatPiece] = []
    ) {
        add(split(range).map { part in part.piece.map { .fixedPiece($0) } ?? .fixed(part.text, source: part.text) })
        guard let attributes else { return }
        spans.append(
            MarkedText.AttributeSpan(range: nodes.count - 1..<nodes.count, attributes: attributes, link: link))
    }

    // MARK: Steps

    /// Takes the node that begins at an index.
    private mutating func step(at index: Int) -> Int {
        if case .piece(let piece) = symbols[index] {
            add([.piece(formatPieces[piece])])
            return index + 1
        }
        if let end = endOfAddress(at: index) {
            addFixed(index..<end)
            return end
        }
        switch symbols[index] {
        case "\\": return escape(at: index)
        case "`": return code(at: index)
        case "*", "_": return delimiters(index..<endOfRun(at: index))
        case "~":
            let run = index..<endOfRun(at: index)
            return run.count == 2 ? delimiters(run) : appendProse(run)
        case "[": return open(.link, index..<index + 1)
        case "!" where symbol(index + 1) == "[": return open(.image, index..<index + 2)
        case "^" where symbol(index + 1) == "[": return open(.attributes, index..<index + 2)
        case "]": return closeBracket(at: index)
        case "<": return tag(at: index)
        case "&": return entity(at: index)
        case "%" where !hasArguments: return specifier(at: index)
        default: return appendProse(index..<index + 1)
        }
    }

    private mutating func escape(at index: Int) -> Int {
        guard let next = symbol(index + 1), next.isASCIIPunctuation else { return appendProse(index..<index + 1) }
        add([.fixed(text(index + 1..<index + 2), source: text(index..<index + 2))])
        return index + 2
    }

    private mutating func indexBackticks() {
        var index = 0
        while index < symbols.count {
            guard symbols[index] == "`" else {
                index += 1
                continue
            }
            let end = endOfRun(at: index)
            backticks[end - index, default: []].append(index)
            index = end
        }
        backticks = backticks.mapValues { $0.reversed() }
    }

    private mutating func code(at index: Int) -> Int {
        let start = endOfRun(at: index)
        let length = start - index
        while let found = backticks[length]?.last, found <= index { backticks[length]?.removeLast() }
        guard let end = backticks[length]?.last else { return appendProse(index..<start) }
        let isPadded =
            symbols[start] == " " && symbols[end - 1] == " " && symbols[start..<end].contains { $0 != " " }
        let shown = isPadded ? start + 1..<end - 1 : start..<end
        add([.markup(text(index..<shown.lowerBound))])
        addFixed(shown, TextAttributes(presentation: .code))
        add([.markup(text(shown.upperBound..<end + length))])
        return end + length
    }

    private mutating func tag(at index: Int) -> Int {
        guard let close = firstIndex(of: ">", from: index + 1), let next = symbol(index + 1) else {
            return appendProse(index..<index + 1)
        }
        if let link = linkOfAngleBrackets(index + 1..<close) {
            add([.markup("<")])
            addFixed(index + 1..<close, TextAttributes(), link: link)
            add([.markup(">")])
            return close + 1
        }
        guard next.isLetter || ["/", "!", "?"].contains(next) else { return appendProse(index..<index + 1) }
        addFixed(index..<close + 1, TextAttributes(presentation: .inlineHTML))
        return close + 1
    }

    private mutating func entity(at index: Int) -> Int {
        guard let end = firstIndex(of: ";", from: index + 1), end - index <= HTMLEntity.maximumLength,
            let shown = HTMLEntity.text(of: text(index + 1..<end))
        else { return appendProse(index..<index + 1) }
        add([.fixed(shown, source: text(index..<end + 1))])
        return end + 1
    }

    /// A specifier where no arguments are: `%@`, but not the `% s` of “100% sure”.
    private mutating func specifier(at index: Int) -> Int {
        // No specifier goes over the next one's beginning: no scalar is looked at twice.
        let next = firstIndex(of: "%", from: index + 1) ?? symbols.count
        let rest = text(index + 1..<max(min(next, index + Self.reach), index + 1))
        guard !rest.hasPrefix(" "), let length = FormatString.specifierLength(of: rest) else {
            return appendProse(index..<index + 1)
        }
        add([.specifier(text(index..<index + 1 + length))])
        return index + 1 + length
    }

    private mutating func delimiters(_ range: Range<Int>) -> Int {
        flush()
        openRuns.append(nodes.count)
        nodes.append(
            MarkupNode(
                fragments: [],
                run: DelimiterRun(
                    symbols[range.lowerBound], length: range.count, before: symbol(range.lowerBound - 1),
                    behind: symbol(range.upperBound))))
        return range.upperBound
    }

    private mutating func open(_ kind: OpenBracket.Purpose, _ range: Range<Int>) -> Int {
        add([.prose(text(range))])
        brackets.append(OpenBracket(purpose: kind, node: nodes.count - 1))
        return range.upperBound
    }
}
