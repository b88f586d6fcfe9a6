import MizanBase
import MizanUnicode

/// The punctuation at the end of a text.
enum EndMark: String, Hashable {
    case stop = "a full stop"
    case ellipsis = "an ellipsis"
    case question = "a question mark"
    case exclamation = "an exclamation mark"
    case colon = "a colon"
    case comma = "a comma"

    private static let marks: [Unicode.Scalar: EndMark] = [
        // Latin, Chinese and Japanese, Devanagari, Urdu, Armenian, Ethiopic, Tibetan, Myanmar, Khmer.
        ".": .stop, "。": .stop, "．": .stop, "｡": .stop, "।": .stop, "॥": .stop, "۔": .stop, "։": .stop, "።": .stop,
        "།": .stop, "။": .stop, "។": .stop,
        "…": .ellipsis, "⋯": .ellipsis,
        "?": .question, "？": .question, "؟": .question, "՞": .question, "፧": .question, "⁇": .question,
        "\u{37E}": .question,
        "!": .exclamation, "！": .exclamation, "՜": .exclamation, "‼": .exclamation,
        ":": .colon, "：": .colon, "፦": .colon, "︰": .colon,
        ",": .comma, "，": .comma, "、": .comma, "،": .comma,
    ]

    /// The mark of a text's end and its character; nil if it ends in none.
    ///
    /// What closes after a mark is passed over: brackets, quotation marks, tags and the delimiters of Markdown.
    static func last(of text: String, in language: LanguageTag) -> (mark: EndMark, scalar: Unicode.Scalar)? {
        var rest = text.unicodeScalars[...]
        rest.removeTrailingClosings()
        // Armenian marks a question within a word, and its full stop is often typed as a colon.
        if language.language == "hy", rest.contains("՞") { return (.question, "՞") }
        guard let scalar = rest.last, var mark = marks[scalar] else {
            // Greek ends a question with a semicolon.
            return language.language == "el" && rest.last == ";" ? (.question, ";") : nil
        }
        if language.language == "hy", scalar == ":" { mark = .stop }
        rest.removeLast()
        // `...`, `。。。`, `?!`
        let others = rest.reversed().prefix { marks[$0] != nil }
        if mark == .stop, others.contains(where: { marks[$0] == .stop }) { mark = .ellipsis }
        if mark == .exclamation, others.first.flatMap({ marks[$0] }) == .question { mark = .question }
        if mark == .stop, let other = others.first.flatMap({ marks[$0] }), other != .stop, other != .comma {
            mark = other
        }
        return (mark, scalar)
    }

    /// The character by which a language writes the mark.
    func character(in language: LanguageTag) -> String {
        let script = language.script
        let isWide = ["zh", "ja", "yue"].contains(language.language)
        switch self {
        case .stop:
            switch language.language {
            case "hi", "ne", "bn", "as", "pa", "or", "sa", "mai": return "।"
            case "ur": return "۔"
            case "hy": return "։"
            case "am", "ti": return "።"
            case "my": return "။"
            case "km": return "។"
            default: return isWide ? "。" : "."
            }
        case .ellipsis: return "…"
        case .question:
            if script == .arabic { return "؟" }
            return language.language == "el" ? ";" : language.language == "hy" ? "՞" : isWide ? "？" : "?"
        case .exclamation: return isWide ? "！" : language.language == "hy" ? "՜" : "!"
        case .colon: return isWide ? "：" : ":"
        case .comma: return script == .arabic ? "،" : language.language == "ja" ? "、" : isWide ? "，" : ","
        }
    }
}

extension Substring.UnicodeScalarView {
    /// Takes off spaces, and what closes after the last mark.
    fileprivate mutating func removeTrailingClosings() {
        while let last {
            if last.properties.isWhitespace || last.isDirectionControl || last == "\u{200B}" || last == "\u{FEFF}"
                || ")]}）］｝】〕」』\"'*_`~".unicodeScalars.contains(last)
                || last.properties.generalCategory == .finalPunctuation
                || last.properties.generalCategory == .initialPunctuation
            {
                removeLast()
            } else if last == ">", let start = lastIndex(of: "<"), self[start...].count < 40 {
                self = self[..<start]
            } else {
                return
            }
        }
    }
}
