import MizanBase
import MizanSources

/// A text that a source joins with another.
struct SourceJoin: Sendable {
    let key: String
    let place: SourcePlace
    /// What joins the two: `+`, or a function.
    let operation: String
}

/// Sentences that a source puts together of parts: the order of the parts is that of one language.
extension SwiftSource {
    /// Properties of views that show the text that they are set to.
    static let shownProperties: Set<String> = [
        "text", "title", "placeholder", "stringValue", "accessibilityLabel", "toolTip",
    ]

    /// Looks for joined parts in an expression whose value is shown; that of a name is looked up when all declarations are known.
    ///
    /// - Parameter isTitle: Whether the expression is the title of a view, where any literal is a text.
    mutating func recordShown(_ expression: ArraySlice<SwiftToken>, in list: SwiftTokens, isTitle: Bool = false) {
        if recordJoin(in: expression, of: list, isTitle: isTitle) { return }
        shownNames.append(expression)
    }

    /// Records the first text that an expression joins with others; false if it joins none.
    @discardableResult
    private mutating func recordJoin(
        in expression: ArraySlice<SwiftToken>, of list: SwiftTokens, isTitle: Bool
    ) -> Bool {
        let operands = list.operands(of: expression)
        if operands.count > 1 {
            let text = operands.first { $0.count == 1 && $0.first?.string?.isPhrase ?? false }?.first
            let title = isTitle && operands[0].count == 1 && operands[0].first?.string != nil ? operands[0].first : nil
            guard let literal = title ?? text else { return false }
            recordJoin(of: literal, by: "+", until: expression)
            return true
        }
        // [name, "got it"].joined(separator: " ")
        guard expression.first?.isSign("[") == true, let end = list.partner(of: expression.startIndex),
            end > expression.startIndex,
            list.hasSign(".", at: end + 1), list.word(at: end + 2) == "joined", list.hasSign("(", at: end + 3),
            let close = list.partner(of: end + 3),
            let separator = SwiftArgument.all(list.tokens[(end + 4)..<close]).first?.literal?.text,
            separator.contains(where: \.isLetter)
                || !separator.isEmpty && separator.allSatisfy({ $0 == " " || $0 == "\u{A0}" })
        else { return false }
        let elements = SwiftArgument.all(list.tokens[(expression.startIndex + 1)..<end])
        let text = elements.first { $0.literal?.text.hasWords ?? false || $0.isLocalized }
        guard elements.count > 1, let literal = text?.tokens.first(where: { $0.string != nil }) else { return false }
        recordJoin(of: literal, by: "joined(separator:)", until: expression)
        return true
    }

    /// Records a look-up that `+` joins with what follows, or, if nothing before it in the sum is recorded, with what precedes.
    mutating func recordJoin(of string: LocalizableString, at index: Int, endingAt end: Int, in list: SwiftTokens) {
        let sum = list.expression(from: index)
        guard
            isJoined(list, behind: end)
                || string.place.isAfter(joinedEnd) && string.key.hasWords && follows(index, in: list)
        else { return }
        addJoin(SourceJoin(key: string.key, place: string.place, operation: "+"))
        joinedEnd = sum.last?.place ?? joinedEnd
    }

    /// Looks in the values of the names that are shown for joined texts, and for formats of C.
    mutating func resolveShownNames(_ list: SwiftTokens) {
        var values: [Int: Int] = [:]
        for name in shownNames {
            guard let value = declarations.declaration(namedBy: name)?.value, let first = value.first,
                let last = value.last,
                values.updateValue(last.range.upperBound, forKey: first.range.lowerBound) == nil
            else { continue }
            recordJoin(in: value, of: list, isTitle: false)
        }
        var (rest, end) = (values.sorted { $0.key < $1.key }[...], 0)
        for (format, offset) in unshownFormats.sorted(by: { $0.offset < $1.offset }) {
            while let value = rest.first, value.key <= offset { end = max(end, rest.removeFirst().value) }
            if offset < end { formats.append(format) }
        }
    }

    private mutating func recordJoin(
        of literal: SwiftToken, by operation: String, until expression: ArraySlice<SwiftToken>
    ) {
        guard let string = literal.string else { return }
        let key = LocalizedLiteral(string, declarations: declarations, written: written).text
        addJoin(SourceJoin(key: key, place: literal.place, operation: operation))
        joinedEnd = expression.last?.place ?? joinedEnd
    }

    private mutating func addJoin(_ join: SourceJoin) {
        if joinedPlaces.insert(join.place).inserted { joins.append(join) }
    }

    /// Whether a text is followed by `+` and another one, its modifiers aside.
    private func isJoined(_ list: SwiftTokens, behind end: Int) -> Bool {
        var index = end + 1
        while list.hasSign(".", at: index), list.word(at: index + 1) != nil {
            index += 2
            if list.hasSign("(", at: index), let end = list.partner(of: index) { index = end + 1 }
        }
        return list.hasSign("+", at: index) && index + 1 < list.tokens.endIndex && !list.hasSign("=", at: index + 1)
    }

    /// Whether a text follows `+` and something else than signs or an image.
    private func follows(_ index: Int, in list: SwiftTokens) -> Bool {
        guard list.hasSign("+", at: index - 1), list.tokens.indices.contains(index - 2) else { return false }
        let last = list.tokens[index - 2]
        if let literal = last.string { return literal.hasInterpolations || literal.text.hasWords }
        guard last.isSign(")") else {
            return last.word != nil || last.isSign("]") || last.isSign("?") || last.isSign("!")
        }
        let open = list.partner(of: index - 2) ?? index
        return !(list.word(at: open - 1) == "Text" && list.word(at: open + 1) == "Image")
    }
}

extension SwiftString {
    /// Whether it has a word and a space: a sign, a unit or an ending of a file's name has not.
    fileprivate var isPhrase: Bool { text.hasWords && text.contains(where: \.isWhitespace) }
}

extension SourcePlace {
    /// Whether it is after another place of the same file; true if there is none.
    fileprivate func isAfter(_ other: SourcePlace?) -> Bool {
        other.map { ($0.line, $0.column) < (line, column) } ?? true
    }
}
