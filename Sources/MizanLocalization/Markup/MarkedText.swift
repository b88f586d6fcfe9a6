import MizanBase

/// A format whose markup is parsed: its text, the parts written for machines, and its attributes.
struct MarkedText: Hashable, Sendable {
    /// One of the pieces, in order.
    enum Fragment: Hashable, Sendable {
        /// Words for people; pseudo-languages change them.
        case prose(String)
        /// Text that stays: code, tags, addresses. The source is its spelling in the format, `&amp;` for `&`.
        case fixed(String, source: String)
        /// A specifier in a text that takes no arguments: it stays.
        case specifier(String)
        /// `**`, `](https://…)`: not shown where markup is understood.
        case markup(String)
        /// `^[`, `](inflect: true)`: understood in plain strings too.
        case inflection(String)
        /// An argument in markup, such as in the address of a link.
        case hidden(FormatString.FormatPiece)
        /// An argument or a variable in text that stays; nothing is written around it.
        case fixedPiece(FormatString.FormatPiece)
        /// An argument or a variable.
        case piece(FormatString.FormatPiece)
    }

    /// Attributes over fragments.
    struct AttributeSpan: Hashable, Sendable {
        /// Fragments, by index.
        var range: Range<Int>
        var attributes: TextAttributes
        /// Text and arguments of the address that the span leads to.
        var link: [FormatString.FormatPiece] = []
    }

    var fragments: [Fragment] = []
    /// Outer before inner.
    var spans: [AttributeSpan] = []

    /// The text with others around it, which have none of its attributes.
    func surrounded(by prefix: [Fragment], _ suffix: [Fragment]) -> MarkedText {
        MarkedText(fragments: prefix + fragments + suffix, spans: spans.map { $0.moved(by: prefix.count) })
    }

    /// The text, and once more behind a space.
    func doubled() -> MarkedText {
        let second = spans.map { $0.moved(by: fragments.count + 1) }
        return MarkedText(fragments: fragments + [.prose(" ")] + fragments, spans: spans + second)
    }

    /// Each fragment replaced by others; the spans keep what they hold.
    func flatMap(_ replace: (Fragment) -> [Fragment]) -> MarkedText {
        var starts: [Int] = []
        var result = MarkedText()
        for fragment in fragments {
            starts.append(result.fragments.count)
            result.fragments += replace(fragment)
        }
        starts.append(result.fragments.count)
        result.spans = spans.map { span in
            var span = span
            span.range = starts[span.range.lowerBound]..<starts[span.range.upperBound]
            return span
        }
        return result
    }
}

extension MarkedText.AttributeSpan {
    fileprivate func moved(by offset: Int) -> MarkedText.AttributeSpan {
        var span = self
        span.range = range.lowerBound + offset..<range.upperBound + offset
        return span
    }
}
