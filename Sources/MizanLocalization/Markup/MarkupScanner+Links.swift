import Foundation
import MizanBase

/// Links, images, attributes by name, and addresses.
extension MarkupScanner {
    /// Takes a `]` at an index, with the parentheses behind it.
    mutating func closeBracket(at index: Int) -> Int {
        guard let bracket = brackets.popLast() else { return appendProse(index..<index + 1) }
        let isActive = bracket.purpose != .link || brackets.count >= bracketsAroundLinks
        bracketsAroundLinks = min(bracketsAroundLinks, brackets.count)
        guard isActive, symbol(index + 1) == "(" else { return appendProse(index..<index + 1) }
        flush()
        let inside = bracket.node + 1..<nodes.count
        var span = MarkedText.AttributeSpan(range: inside, attributes: TextAttributes())
        let end: Int
        switch bracket.purpose {
        case .attributes:
            guard let list = attributes(from: index + 2) else { return appendProse(index..<index + 1) }
            span.attributes.named = list.values
            end = list.end
        case .link, .image:
            guard let target = destination(from: index + 2) else { return appendProse(index..<index + 1) }
            // Of an image its description is shown.
            if bracket.purpose == .link { span.link = target.link }
            end = target.end
        }
        let isInflection = InflectionRequest(span.attributes.named) != nil
        resolveEmphasis(from: inside.lowerBound)
        spans.append(span)
        nodes[bracket.node].fragments = nodes[bracket.node].fragments.map { fragment in
            if case .prose(let text) = fragment { return isInflection ? .inflection(text) : .markup(text) }
            return fragment
        }
        add(
            split(index..<end).map { part in
                part.piece.map { .hidden($0) } ?? (isInflection ? .inflection(part.text) : .markup(part.text))
            })
        // No link stands inside another.
        if bracket.purpose == .link { bracketsAroundLinks = brackets.count }
        return end
    }

    /// A link's destination and title, up to behind the `)`.
    private mutating func destination(from start: Int) -> (link: [FormatString.FormatPiece], end: Int)? {
        let limit = min(symbols.count, start + Self.reach)
        func skippingSpaces(_ index: Int) -> Int {
            var index = index
            while index < limit, symbols[index].isSpace { index += 1 }
            return index
        }
        var index = skippingSpaces(start)
        let range: Range<Int>
        if symbol(index) == "<" {
            guard let close = firstIndex(of: ">", from: index + 1) else { return nil }
            range = index + 1..<close
            index = close + 1
        } else {
            let first = index
            var depth = 0
            while index < limit, !symbols[index].isSpace {
                if symbols[index] == "\\" { index += 1 }
                if symbol(index) == "(" {
                    depth += 1
                    guard depth <= Self.depthLimit else { return nil }
                }
                if symbol(index) == ")" {
                    if depth == 0 { break }
                    depth -= 1
                }
                index += 1
            }
            range = first..<min(index, limit)
        }
        index = skippingSpaces(index)
        if let quote = symbol(index), quote == "\"" || quote == "'" {
            guard let close = firstIndex(of: quote, from: index + 1) else { return nil }
            index = skippingSpaces(close + 1)
        }
        guard symbol(index) == ")" else { return nil }
        let link = split(range).map { part in part.piece ?? .text(Self.unescaped(part.text)) }
        return (link, index + 1)
    }

    private static func unescaped(_ text: String) -> String {
        var result = ""
        var rest = Substring(text)
        while let character = rest.popFirst() {
            if character == "\\", let next = rest.first, next.unicodeScalars.allSatisfy({ $0.isASCII }),
                next.isPunctuation || next.isSymbol
            {
                result.append(next)
                rest.removeFirst()
            } else if character == "&", let end = rest.firstIndex(of: ";"),
                let shown = HTMLEntity.text(of: String(rest[..<end].prefix(HTMLEntity.maximumLength)))
            {
                result += shown
                rest = rest[rest.index(after: end)...]
            } else {
                result.append(character)
            }
        }
        return result
    }

    /// A list of attributes, up to behind the `)`; nil where it is none.
    private func attributes(from start: Int) -> (values: [String: AttributeValue], end: Int)? {
        var quote: MarkupSymbol?
        var open: [MarkupSymbol] = [")"]
        for index in start..<min(symbols.count, start + Self.reach) {
            let symbol = symbols[index]
            guard !symbol.isPiece else { return nil }
            if let current = quote {
                if symbol == current, symbols[index - 1] != "\\" { quote = nil }
                continue
            }
            switch symbol {
            case "\"", "'": quote = symbol
            case "(", "[", "{":
                guard open.count <= Self.depthLimit else { return nil }
                open.append(symbol == "(" ? ")" : symbol == "[" ? "]" : "}")
            case ")", "]", "}":
                guard open.popLast() == symbol else { return nil }
                guard open.isEmpty else { continue }
                guard let values = AttributeList(text(start..<index)) else { return nil }
                return (values.values, index + 1)
            default: break
            }
        }
        return nil
    }

    // MARK: Addresses

    /// Where `<…>` around a range leads: an address with a scheme, or an e-mail address. Source: CommonMark 0.31 §6.5.
    func linkOfAngleBrackets(_ range: Range<Int>) -> [FormatString.FormatPiece]? {
        guard !range.isEmpty, !symbols[range].contains(where: { $0.isSpace || $0 == "<" }) else { return nil }
        let written = text(range)
        let pieces = split(range).map { part in part.piece ?? .text(part.text) }
        if let colon = written.firstIndex(of: ":") {
            let scheme = written[..<colon].utf8
            let isScheme =
                scheme.count >= 2 && written.first.map { $0.isASCII && $0.isLetter } ?? false
                && scheme.allSatisfy { Unicode.Scalar($0).properties.isAlphabetic || "+.-0123456789".utf8.contains($0) }
            return isScheme ? pieces : nil
        }
        return Self.isMail(written) ? [.text("mailto:")] + pieces : nil
    }

    /// Where the address that begins at an index ends; nil where none begins. It is a word of the text, and may contain
    /// arguments.
    func endOfAddress(at start: Int) -> Int? {
        guard beginsWord(at: start) else { return nil }
        var end = start
        while end < min(symbols.count, start + Self.reach), !symbols[end].endsAddress { end += 1 }
        // Punctuation at the end belongs to the sentence, and underscores and tildes may end emphasis.
        while end > start, let last = symbols[end - 1].scalar, ",.;:!?_~'".unicodeScalars.contains(last) { end -= 1 }
        let word = symbols[start..<end]
        guard word.contains(":") || word.contains("@") || word.starts(with: ["w", "w", "w", "."]) else { return nil }
        let text = text(start..<end)
        if text.hasPrefix("www."), text.utf8.count > 4 { return end }
        if text.hasPrefix("mailto:") { return end }
        if let scheme = text.range(of: "://"), scheme.lowerBound > text.startIndex { return end }
        return Self.isMail(text) ? end : nil
    }

    /// Whether a word begins here, or behind delimiters that may begin emphasis.
    private func beginsWord(at index: Int) -> Bool {
        guard !symbols[index].endsAddress, symbols[index] != "_", symbols[index] != "~" else { return false }
        var before = index - 1
        while let symbol = symbol(before), symbol == "_" || symbol == "~" { before -= 1 }
        return symbol(before)?.endsAddress ?? true
    }

    static func isMail(_ text: String) -> Bool {
        guard let at = text.firstIndex(of: "@"), at > text.startIndex else { return false }
        return text[at...].dropFirst(2).dropLast().contains(".")
    }
}

extension MarkupSymbol {
    /// Whether an address ends before it.
    fileprivate var endsAddress: Bool {
        guard let scalar else { return false }
        return scalar.properties.isWhitespace || "<>()[]{}\"“”«»*`".unicodeScalars.contains(scalar)
            || (0x2066...0x2069).contains(scalar.value)
    }
}
