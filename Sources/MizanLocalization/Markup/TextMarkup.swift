/// The Markdown of a text: what is understood, and what is left in its words.
package struct TextMarkup: Hashable, Sendable {
    /// A pair of delimiters, or the middle of a link.
    package enum MarkupDelimiter: String, Hashable, Sendable, CaseIterable {
        case link = "]("
        case strong = "**"
        case code = "`"
        case strikethrough = "~~"
    }

    /// The number of elements of each kind that are understood.
    package private(set) var elements: [MarkupDelimiter: Int] = [:]
    /// The words, in which markup that isn't understood is shown as it is written.
    package private(set) var words = ""

    /// Reads the markup of a format.
    package init(_ format: FormatString) {
        for fragment in MarkupScanner.marked(format, takesArguments: true).fragments {
            switch fragment {
            case .prose(let text): words += text
            case .fixed(let text, _) where text == "`": words += text
            case .markup(let mark):
                if mark.hasPrefix("](") || mark.hasPrefix("](<") {
                    elements[.link, default: 0] += 1
                } else if mark.hasPrefix("**") || mark.hasPrefix("__") {
                    elements[.strong, default: 0] += 1
                } else if mark.hasPrefix("`") {
                    elements[.code, default: 0] += 1
                } else if mark.hasPrefix("~") {
                    elements[.strikethrough, default: 0] += 1
                }
            default: continue
            }
        }
        // Both ends are delimiters.
        for element in [MarkupDelimiter.strong, .code, .strikethrough] {
            elements[element] = elements[element].map { ($0 + 1) / 2 }
        }
    }
}
