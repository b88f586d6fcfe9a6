/// A collection in chunks that copies share.
///
/// A copy costs two references, and a changed copy shares with the former one the chunks that have no changed element: one
/// changed element of many costs the time of a few chunks, and the former collection stays as it was. Reading and appending
/// cost about what they cost in an array.
@usableFromInline package struct Chunks<Element> {
    @usableFromInline package typealias Chunk = ContiguousArray<Element>

    /// Elements of a full chunk: with fewer, more chunks are counted in a change; with more, more elements are copied.
    @inlinable package static var chunkSize: Int { 1 << chunkBits }
    @inlinable package static var chunkBits: Int { 6 }
    @inlinable package static var offsetMask: Int { chunkSize - 1 }

    /// The chunks that are full, in order.
    @usableFromInline package var full: ContiguousArray<Chunk>
    /// The elements after them, fewer than a full chunk.
    @usableFromInline package var tail: Chunk

    /// No elements.
    @inlinable package init() {
        full = []
        tail = []
    }
}

extension Chunks: Sendable where Element: Sendable {}

extension Chunks {
    /// The number of elements.
    @inlinable package var count: Int { full.count << Self.chunkBits + tail.count }

    /// The element at an index; setting copies the elements of its chunk if another collection shares it.
    @usableFromInline package subscript(index: Int) -> Element {
        @inlinable _read {
            let chunk = index >> Self.chunkBits
            if chunk < full.count {
                yield full[chunk][index & Self.offsetMask]
            } else {
                yield tail[index - chunk << Self.chunkBits]
            }
        }
        @inlinable _modify {
            let chunk = index >> Self.chunkBits
            if chunk < full.count {
                yield &full[chunk][index & Self.offsetMask]
            } else {
                yield &tail[index - chunk << Self.chunkBits]
            }
        }
    }

    /// Adds an element after the others.
    @inlinable package mutating func append(_ element: Element) {
        if tail.capacity < Self.chunkSize { tail.reserveCapacity(Self.chunkSize) }
        tail.append(element)
        guard tail.count == Self.chunkSize else { return }
        full.append(tail)
        tail = []
    }

    /// Removes all elements.
    package mutating func removeAll(keepingCapacity: Bool) {
        full.removeAll(keepingCapacity: keepingCapacity)
        tail.removeAll(keepingCapacity: keepingCapacity)
    }

    /// Replaces the elements of a range. As many elements cost the chunks of the range; another number moves all elements after
    /// it.
    package mutating func replaceSubrange(_ range: Range<Int>, with elements: some Collection<Element>) {
        precondition(range.lowerBound >= 0 && range.upperBound <= count, "a range ends outside of the elements")
        if elements.count == range.count {
            for (index, element) in zip(range, elements) { self[index] = element }
            return
        }
        var rest = Chunk()
        rest.reserveCapacity(count - range.upperBound)
        for index in range.upperBound..<count { rest.append(self[index]) }
        cut(to: range.lowerBound)
        for element in elements { append(element) }
        for element in rest { append(element) }
    }

    /// Replaces the elements of a range by those of another collection.
    package mutating func replaceSubrange(_ range: Range<Int>, with other: Chunks) {
        guard other.count == range.count, range.lowerBound >= 0, range.upperBound <= count else {
            return replaceSubrange(range, with: (0..<other.count).map { other[$0] })
        }
        for index in 0..<other.count { self[range.lowerBound + index] = other[index] }
    }

    /// Keeps the first elements.
    private mutating func cut(to count: Int) {
        let chunk = count >> Self.chunkBits
        if chunk < full.count {
            tail = full[chunk]
            full.removeSubrange(chunk...)
        }
        tail.removeSubrange((count & Self.offsetMask)...)
    }

    /// The chunk with the element at an index.
    @inlinable package func chunk(at index: Int) -> Chunk {
        let chunk = index >> Self.chunkBits
        return chunk < full.count ? full[chunk] : tail
    }

    /// The number of chunks, the last one perhaps not full.
    package var chunkCount: Int { full.count + (tail.isEmpty ? 0 : 1) }
}

// MARK: Sharing

extension Chunks {
    /// The ranges of indices whose elements aren't in a chunk that both collections have at the same index: what a comparison
    /// has to read.
    package func unsharedRanges(with other: Chunks) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        let both = min(full.count, other.full.count)
        if !(both == full.count && both == other.full.count && full.sharesStorage(with: other.full)) {
            for chunk in 0..<both where !full[chunk].sharesStorage(with: other.full[chunk]) {
                let start = chunk << Self.chunkBits
                if ranges.last?.upperBound == start {
                    ranges[ranges.count - 1] = ranges[ranges.count - 1].lowerBound..<(start + Self.chunkSize)
                } else {
                    ranges.append(start..<(start + Self.chunkSize))
                }
            }
        }
        let start = both << Self.chunkBits
        let end = max(count, other.count)
        let isTailShared = full.count == other.full.count && tail.sharesStorage(with: other.tail)
        if start < end, !isTailShared {
            if let last = ranges.last, last.upperBound == start {
                ranges[ranges.count - 1] = last.lowerBound..<end
            } else {
                ranges.append(start..<end)
            }
        }
        return ranges
    }

    /// The number of chunks that both collections share at the same index; a test of what a change copied.
    package func sharedChunks(with other: Chunks) -> Int {
        let chunks = zip(full, other.full).count { $0.sharesStorage(with: $1) }
        let isTailShared = full.count == other.full.count && !tail.isEmpty && tail.sharesStorage(with: other.tail)
        return chunks + (isTailShared ? 1 : 0)
    }
}

extension ContiguousArray {
    /// Whether both have the same storage.
    fileprivate func sharesStorage(with other: ContiguousArray) -> Bool {
        count == other.count
            && withUnsafeBufferPointer { own in
                other.withUnsafeBufferPointer { own.baseAddress == $0.baseAddress }
            }
    }
}
