extension MarkupScanner {
    /// The fragments of all nodes, words that follow one another joined where no span begins or ends between them.
    func result() -> MarkedText {
        var edges: Set<Int> = []
        for span in spans { edges.formUnion([span.range.lowerBound, span.range.upperBound]) }
        var text = MarkedText()
        // Where each node's fragments begin and end.
        var starts: [Int] = []
        var ends: [Int] = []
        // Words that wait for those that follow, and are the last fragment then.
        var prose = ""
        func end() {
            if !prose.isEmpty { text.fragments[text.fragments.count - 1] = .prose(prose) }
            prose = ""
        }
        for (index, node) in nodes.enumerated() {
            starts.append(text.fragments.count)
            for fragment in node.run?.fragments ?? node.fragments {
                if case .prose(let words) = fragment {
                    if prose.isEmpty || edges.contains(index) {
                        end()
                        text.fragments.append(fragment)
                    }
                    prose += words
                } else {
                    end()
                    text.fragments.append(fragment)
                }
            }
            ends.append(text.fragments.count)
        }
        end()
        // Of two over one range the later found is the outer.
        text.spans = spans.reversed().filter { !$0.range.isEmpty }.map { span in
            MarkedText.AttributeSpan(
                range: starts[span.range.lowerBound]..<ends[span.range.upperBound - 1],
                attributes: span.attributes, link: span.link)
        }
        .filter { !$0.range.isEmpty }
        .sorted {
            ($0.range.lowerBound, -$0.range.upperBound) < ($1.range.lowerBound, -$1.range.upperBound)
        }
        return text
    }
}
