extension AttributedText {
    /// Appends a text with its isolates and attributes.
    public mutating func append(_ other: AttributedText) {
        let offset = utf16Count
        string += other.string
        utf16Count += other.utf16Count
        for isolate in other.isolates {
            isolates.append(Isolate(range: isolate.range.shifted(by: offset), direction: isolate.direction))
        }
        for run in other.runs {
            runs.append(Run(range: run.range.shifted(by: offset), attributes: run.attributes))
        }
    }

    /// Appends plain text.
    public mutating func append(_ text: String) {
        string += text
        utf16Count += text.utf16.count
    }

    /// Opens an isolate at the end of the text; text that is appended until it is closed stands inside.
    ///
    /// - Returns: the index for ``closeIsolate(_:)``; isolates are closed in the reverse order.
    package mutating func openIsolate(_ direction: WritingDirection) -> Int {
        isolates.append(Isolate(range: utf16Count..<utf16Count, direction: direction))
        return isolates.count - 1
    }

    /// Closes an isolate behind the text that has been appended to it.
    package mutating func closeIsolate(_ index: Int) {
        guard isolates.indices.contains(index) else { return }
        isolates[index].range = isolates[index].range.lowerBound..<utf16Count
    }

    /// Begins a run of attributes at the end of the text; text that is appended until it is closed has them.
    ///
    /// - Returns: the index for ``closeRun(_:)``.
    package mutating func openRun(_ attributes: TextAttributes) -> Int {
        runs.append(Run(range: utf16Count..<utf16Count, attributes: attributes))
        return runs.count - 1
    }

    /// Ends a run behind the text that has been appended to it.
    package mutating func closeRun(_ index: Int) {
        guard runs.indices.contains(index) else { return }
        runs[index].range = runs[index].range.lowerBound..<utf16Count
    }

    /// The text inside one more isolate.
    public func isolated(_ direction: WritingDirection) -> AttributedText {
        var result = self
        result.isolates.insert(Isolate(range: 0..<utf16Count, direction: direction), at: 0)
        return result
    }

    /// The text with attributes under its own, over its whole length.
    package func with(_ attributes: TextAttributes) -> AttributedText {
        var result = self
        result.runs.insert(Run(range: 0..<utf16Count, attributes: attributes), at: 0)
        return result
    }
}

extension Range<Int> {
    /// The range in a text before which as many units were put.
    fileprivate func shifted(by offset: Int) -> Range<Int> { lowerBound + offset..<upperBound + offset }
}
