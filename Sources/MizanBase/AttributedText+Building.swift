extension AttributedText {
    /// Appends a text with its isolates and attributes.
    public mutating func append(_ other: AttributedText) {
        let offset = utf16Count
        string += other.string
        isolates += other.isolates.map {
            Isolate(range: $0.range.lowerBound + offset..<$0.range.upperBound + offset, direction: $0.direction)
        }
        runs += other.runs.map {
            Run(range: $0.range.lowerBound + offset..<$0.range.upperBound + offset, attributes: $0.attributes)
        }
    }

    /// Appends plain text.
    public mutating func append(_ text: String) { string += text }

    /// The text inside one more isolate.
    public func isolated(_ direction: WritingDirection) -> AttributedText {
        var result = self
        result.isolates.insert(Isolate(range: 0..<utf16Count, direction: direction), at: 0)
        return result
    }

    /// The text with attributes under its own, over its whole length.
    public func with(_ attributes: TextAttributes) -> AttributedText {
        var result = self
        result.runs.insert(Run(range: 0..<utf16Count, attributes: attributes), at: 0)
        return result
    }
}
