/// Android's en-XA: letters with accents, longer texts, arguments in `»…«`, the whole in brackets.
///
/// Source: the accent method of `Pseudolocalizer` in Android's aapt2, without its defects: a text that ends behind an
/// apostrophe loses nothing, and `&` is a word where no entity begins.
struct AndroidAccents {
    private var result: [MarkedText.Fragment] = []
    /// Nested braces; text at even depth is for people.
    private var depth = 0
    /// The text at odd depth since the last brace, and whether that brace opened it.
    private var braceContent = ""
    private var isPlaceholder = false
    /// Whether an apostrophe has taken the next scalar's meaning.
    private var isEscaped = false
    /// This message and those around it.
    private var messages: Int
    /// Bytes of this message's text, and its words as Android counts them.
    private var length = 0
    private var words = 0
    /// Whether the last scalar without an accent was white space.
    private var isAfterSpace = true

    static func applied(to text: MarkedText, isWholeText: Bool) -> MarkedText {
        let outer = isWholeText ? 0 : 1
        var accents = AndroidAccents(messages: outer + 1)
        let changed = text.flatMap { fragment in
            accents.accent(fragment)
            defer { accents.result = [] }
            return accents.result
        }
        // Braces that nobody closed end with the text.
        accents.messages = outer + 1
        accents.end()
        return changed.surrounded(by: isWholeText ? [.fixed("[")] : [], accents.result)
    }

    private init(messages: Int) { self.messages = messages }

    private mutating func accent(_ fragment: MarkedText.Fragment) {
        switch fragment {
        case .prose(let text):
            for scalar in text.unicodeScalars { accent(scalar) }
            flushBraceContent(isPlaceholder: false)
        case .piece(.variable):
            // Its forms are messages of their own, which leave nothing of what was counted.
            result.append(fragment)
            (length, words, isAfterSpace) = (0, 0, true)
        case .piece where depth.isMultiple(of: 2):
            result += [.fixed("»"), fragment, .fixed("«")]
        case .specifier(let text) where depth.isMultiple(of: 2) && !text.hasSuffix("%"):
            result.append(.specifier("»\(text)«"))
        case .piece, .specifier, .fixed, .markup, .inflection, .hidden, .fixedPiece: result.append(fragment)
        }
    }

    private mutating func accent(_ scalar: Unicode.Scalar) {
        let isText = depth.isMultiple(of: 2)
        switch scalar {
        case _ where isEscaped:
            isEscaped = false
            appendUnaccented(scalar)
        case "'":
            isEscaped = true
            appendUnaccented(scalar)
        case "{":
            depth += 1
            if isText {
                braceContent = "{"
                isPlaceholder = true
            } else {
                braceContent += "{"
                flushBraceContent(isPlaceholder: false)
                messages += 1
                (length, words, isAfterSpace) = (0, 0, true)
            }
        case "}" where depth > 0:
            depth -= 1
            if isText {
                end()
                braceContent = "}"
                isPlaceholder = false
            } else {
                braceContent += "}"
                flushBraceContent(isPlaceholder: isPlaceholder)
                isAfterSpace = true
            }
        default: appendUnaccented(scalar)
        }
    }

    /// Keeps text, or the content of braces.
    private mutating func appendUnaccented(_ scalar: Unicode.Scalar) {
        guard depth.isMultiple(of: 2) else {
            braceContent.unicodeScalars.append(scalar)
            return
        }
        length += UTF8.width(scalar)
        var shown = Character(scalar)
        if let letter = PseudoAccents.android[scalar] {
            shown = letter
        } else {
            let isSpace = scalar.isASCII && scalar.properties.isWhitespace
            if isAfterSpace, !isSpace { words += 1 }
            isAfterSpace = isSpace
        }
        if case .prose(let text)? = result.last {
            result[result.count - 1] = .prose(text + String(shown))
        } else {
            result.append(.prose(String(shown)))
        }
    }

    private mutating func flushBraceContent(isPlaceholder: Bool) {
        if !braceContent.isEmpty { result.append(.fixed(isPlaceholder ? "»\(braceContent)«" : braceContent)) }
        braceContent = ""
        self.isPlaceholder = false
    }

    /// Ends a message.
    private mutating func end() {
        messages -= 1
        let expansion = length == 0 ? "" : " " + Self.expansion(of: words > 3 ? length : length / 2)
        let closing = messages == 0 ? "]" : ""
        (length, words) = (0, 0)
        if !expansion.isEmpty || !closing.isEmpty { result.append(.fixed(expansion + closing)) }
    }

    /// Words that make a text longer by about as many bytes.
    private static func expansion(of length: Int) -> String {
        let all = """
            one two three four five six seven eight nine ten eleven twelve thirteen fourteen fiveteen sixteen seventeen \
            nineteen twenty
            """
        var result = ""
        var length = length
        while length > all.utf8.count {
            result += all + " "
            length -= all.utf8.count
        }
        if length == all.utf8.count { return result + all }
        let rest = all.utf8.dropFirst(length + 1)
        guard let space = rest.firstIndex(of: UInt8(ascii: " ")) else { return result + all.dropLast() }
        return result + all[..<space]
    }
}
