/// The nodes of a tree in draw order, in chunks that copies share.
///
/// A copy costs two references, and a changed copy shares with the former one the chunks that have no changed node: a
/// tree of many nodes with one changed is made in the time of a few chunks, and the former tree stays as it was. Reading
/// and appending cost about what they cost in an array.
public struct RenderNodes: Sendable {
    @usableFromInline typealias Chunk = ContiguousArray<RenderNode>

    /// Nodes of a full chunk: with fewer, more chunks are counted in a change; with more, more nodes are copied.
    @inlinable static var chunkSize: Int { 1 << chunkBits }
    @inlinable static var chunkBits: Int { 6 }
    @inlinable static var offsetMask: Int { chunkSize - 1 }

    /// The chunks that are full, in order.
    @usableFromInline var full: ContiguousArray<Chunk>
    /// The nodes after them, fewer than a full chunk.
    @usableFromInline var tail: Chunk
    /// Whether a node may have an effect on siblings after it; without any, the effects on a node are its own and those
    /// of the nodes that it stands in.
    private(set) var hasEffectsOnSiblings = false

    /// No nodes.
    public init() {
        full = []
        tail = []
    }
}

extension RenderNodes: RandomAccessCollection, MutableCollection {
    /// The index of the first node.
    @inlinable public var startIndex: Int { 0 }
    /// The number of nodes.
    @inlinable public var endIndex: Int { full.count << Self.chunkBits + tail.count }
    /// The number of nodes.
    @inlinable public var count: Int { endIndex }

    /// The node at an index; setting copies the nodes of its chunk if another collection shares it.
    public subscript(index: Int) -> RenderNode {
        @inlinable _read {
            let chunk = index >> Self.chunkBits
            if chunk < full.count {
                yield full[chunk][index & Self.offsetMask]
            } else {
                yield tail[index - chunk << Self.chunkBits]
            }
        }
        _modify {
            let chunk = index >> Self.chunkBits
            if chunk < full.count {
                yield &full[chunk][index & Self.offsetMask]
            } else {
                yield &tail[index - chunk << Self.chunkBits]
            }
            if self[index].hasEffectOnSiblings { hasEffectsOnSiblings = true }
        }
    }

    /// The nodes from the first to the last.
    @inlinable public func makeIterator() -> Iterator { Iterator(full: full, tail: tail) }

    /// Reads chunk by chunk.
    public struct Iterator: IteratorProtocol, Sendable {
        @usableFromInline let full: ContiguousArray<Chunk>
        @usableFromInline let tail: Chunk
        @usableFromInline var chunk: Chunk
        @usableFromInline var chunkNumber = 0
        @usableFromInline var offset = 0

        @inlinable init(full: ContiguousArray<Chunk>, tail: Chunk) {
            self.full = full
            self.tail = tail
            chunk = full.first ?? tail
        }

        /// The next node; nil after the last one.
        @inlinable public mutating func next() -> RenderNode? {
            if offset == chunk.count {
                guard chunkNumber < full.count else { return nil }
                chunkNumber += 1
                chunk = chunkNumber < full.count ? full[chunkNumber] : tail
                offset = 0
                guard !chunk.isEmpty else { return nil }
            }
            defer { offset += 1 }
            return chunk[offset]
        }
    }
}

extension RenderNodes: RangeReplaceableCollection, ExpressibleByArrayLiteral {
    /// The nodes of a sequence, in its order.
    public init(_ nodes: some Sequence<RenderNode>) {
        self.init()
        append(contentsOf: nodes)
    }

    /// The nodes of a literal.
    public init(arrayLiteral nodes: RenderNode...) { self.init(nodes) }

    /// Adds a node after the others.
    public mutating func append(_ node: RenderNode) {
        if tail.capacity < Self.chunkSize { tail.reserveCapacity(Self.chunkSize) }
        tail.append(node)
        if node.hasEffectOnSiblings { hasEffectsOnSiblings = true }
        if tail.count == Self.chunkSize { fold() }
    }

    /// Makes the tail the last full chunk.
    private mutating func fold() {
        full.append(tail)
        tail = []
    }

    /// Adds nodes after the others.
    public mutating func append(contentsOf nodes: some Sequence<RenderNode>) {
        for node in nodes { append(node) }
    }

    /// Removes all nodes.
    public mutating func removeAll(keepingCapacity: Bool = false) {
        full.removeAll(keepingCapacity: keepingCapacity)
        tail.removeAll(keepingCapacity: keepingCapacity)
    }

    /// Replaces the nodes of a range. As many nodes cost the chunks of the range; another number moves all nodes
    /// behind.
    public mutating func replaceSubrange(_ range: Range<Int>, with nodes: some Collection<RenderNode>) {
        precondition(range.lowerBound >= 0 && range.upperBound <= endIndex, "a range of nodes ends outside of them")
        if nodes.count == range.count {
            for (index, node) in zip(range, nodes) { self[index] = node }
            return
        }
        var rest = Chunk()
        rest.reserveCapacity(endIndex - range.upperBound)
        for index in range.upperBound..<endIndex { rest.append(self[index]) }
        cut(to: range.lowerBound)
        append(contentsOf: nodes)
        append(contentsOf: rest)
    }

    /// Replaces the nodes of a range by as many, without a detour over another collection's type.
    package mutating func replace(from start: Int, with nodes: RenderNodes) {
        precondition(start >= 0 && start + nodes.count <= endIndex, "a range of nodes ends outside of them")
        for index in 0..<nodes.count { self[start + index] = nodes[index] }
    }

    /// Keeps the first nodes.
    private mutating func cut(to count: Int) {
        let chunk = count >> Self.chunkBits
        if chunk < full.count {
            tail = full[chunk]
            full.removeSubrange(chunk...)
        }
        tail.removeSubrange((count & Self.offsetMask)...)
    }
}

extension RenderNodes: Hashable {
    /// Whether the nodes are equal in the same order; chunks that both share aren't read.
    public static func == (left: RenderNodes, right: RenderNodes) -> Bool {
        guard left.count == right.count, left.tail == right.tail else { return false }
        return left.full == right.full
    }

    /// Hashes all nodes.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(count)
        for node in self { hasher.combine(node) }
    }
}

extension RenderNodes: CustomStringConvertible {
    /// The nodes as an array prints them.
    public var description: String { Array(self).description }
}

extension RenderNodes {
    /// Reads a node in its place, without the references that a copy counts.
    func read<Result>(_ index: Int, _ body: (UnsafePointer<RenderNode>) -> Result) -> Result? {
        let chunk = index >> Self.chunkBits
        let offset = index & Self.offsetMask
        func result(_ nodes: UnsafeBufferPointer<RenderNode>) -> Result? {
            guard offset < nodes.count else { return nil }
            return nodes.baseAddress.map { body($0 + offset) }
        }
        return chunk < full.count
            ? full[chunk].withUnsafeBufferPointer(result) : tail.withUnsafeBufferPointer(result)
    }
}

extension RenderNodes {
    /// The index of the first node of a range that fulfils a condition; nodes are read in their place, chunk by chunk.
    @inline(__always)
    func firstIndex(in range: Range<Int>, where condition: (UnsafePointer<RenderNode>) -> Bool) -> Int? {
        var index = range.lowerBound
        while index < range.upperBound {
            let start = index & ~Self.offsetMask
            let end = Swift.min(range.upperBound - start, Self.chunkSize)
            let found = chunk(at: index).withUnsafeBufferPointer { nodes -> Int? in
                guard let first = nodes.baseAddress else { return nil }
                return (index - start..<Swift.min(end, nodes.count)).first { condition(first + $0) }
            }
            if let found { return start + found }
            index = start + Self.chunkSize
        }
        return nil
    }
}

extension RenderNode {
    fileprivate var hasEffectOnSiblings: Bool { hasRarities && effects.contains { $0.siblings > 1 } }
}

// MARK: Sharing

extension RenderNodes {
    /// The ranges of indices whose nodes aren't in a chunk that both collections have at the same place: what a comparison
    /// has to read.
    func unsharedRanges(with other: RenderNodes) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        let both = Swift.min(full.count, other.full.count)
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
        let end = Swift.max(count, other.count)
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

    /// Whether two nodes at an index have the same bits, so that they are equal without a look at their parts; equal nodes
    /// may have others.
    func hasSameBits(at index: Int, as other: RenderNodes) -> Bool {
        chunk(at: index).withUnsafeBytes { own in
            other.chunk(at: index).withUnsafeBytes { other in
                let start = (index & Self.offsetMask) * MemoryLayout<RenderNode>.stride
                let nodes = start..<(start + MemoryLayout<RenderNode>.stride)
                return nodes.upperBound <= own.count && nodes.upperBound <= other.count
                    && stride(from: start, to: nodes.upperBound, by: MemoryLayout<UInt64>.size).allSatisfy {
                        own.load(fromByteOffset: $0, as: UInt64.self) == other.load(fromByteOffset: $0, as: UInt64.self)
                    }
            }
        }
    }

    private func chunk(at index: Int) -> Chunk {
        let chunk = index >> Self.chunkBits
        return chunk < full.count ? full[chunk] : tail
    }

    /// The number of chunks that both collections share at the same place; a test of what a change copied.
    package func sharedChunks(with other: RenderNodes) -> Int {
        let chunks = zip(full, other.full).count { $0.sharesStorage(with: $1) }
        let isTailShared = full.count == other.full.count && !tail.isEmpty && tail.sharesStorage(with: other.tail)
        return chunks + (isTailShared ? 1 : 0)
    }

    /// The number of chunks, the last one perhaps not full.
    package var chunkCount: Int { full.count + (tail.isEmpty ? 0 : 1) }
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
