import MizanBase

extension LintRules {
    static let tagDiffers = LintRule(
        "tag-differs", .warning,
        finds: "a translation whose tags, <b> and </b>, aren't those of its source",
        because: "the reader sees a tag, or the rest of the text is bold",
        fix: "write each tag of the source once, and close it"
    ) { (translation: LintedTranslation) in
        let source = TextTags(translation.source.value), own = TextTags(translation.text.value)
        let names = source.names.union(own.names).sorted()
        guard let name = names.first(where: { source.counts($0) != own.counts($0) }) else { return [] }
        // A text without tags may be made of the source's words alone, and that is seen in the whole.
        let (before, after) = (source.counts(name), own.counts(name))
        func words(_ counts: TextTags.Counts) -> String {
            counts == TextTags.Counts() ? "none" : "\(counts.opening) <\(name)> and \(counts.closing) </\(name)>"
        }
        return [
            Fault(
                message: "\(translation.subject) has \(words(after)), and its source has \(words(before)) of <\(name)>")
        ]
    }
}

/// The tags of a text, by name.
private struct TextTags {
    struct Counts: Hashable {
        var opening = 0
        var closing = 0
    }

    private var tags: [String: Counts] = [:]

    /// Tags of HTML; others count if they are closed: `<none>` is a word.
    private static let htmlTags: Set<String> = [
        "a", "b", "big", "blockquote", "body", "br", "center", "code", "div", "em", "font", "h1", "h2", "h3", "h4",
        "h5",
        "h6", "hr", "i", "img", "li", "ol", "p", "pre", "s", "small", "span", "strong", "sub", "sup", "table", "td",
        "th",
        "tr", "tt", "u", "ul",
    ]

    init(_ text: String) {
        guard text.utf8.contains(UInt8(ascii: "<")) else { return }
        for tag in text.matches(of: #/<(\/?)([A-Za-z][A-Za-z0-9]*)(?:\s[^<>]*)?\/?>/#) {
            let name = tag.output.2.lowercased()
            // A line may break with or without one.
            guard name != "br", name != "p" else { continue }
            tags[name, default: Counts()].opening += tag.output.1.isEmpty ? 1 : 0
            tags[name, default: Counts()].closing += tag.output.1.isEmpty ? 0 : 1
        }
        tags = tags.filter { Self.htmlTags.contains($0.key) || $0.value.opening > 0 && $0.value.closing > 0 }
    }

    var names: Set<String> { Set(tags.keys) }

    func counts(_ name: String) -> Counts { tags[name] ?? Counts() }
}
