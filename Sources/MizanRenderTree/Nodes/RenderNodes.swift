/// The nodes of a tree in draw order, in chunks that copies share.
///
/// A copy costs two references, and a changed copy shares with the former one the chunks that have no changed node: a
/// tree of many nodes with one changed is made in the time of a few chunks, and the former tree stays as it was. Reading
/// and appending cost about what they cost in an array.
public struct RenderNodes: Sendable {
    @usableFromInline var chunks = Chunks<RenderNode>()
    /// Whether a node may have an effect on siblings after it; without any, the effects on a node are its own and those
    /// of the nodes that it stands in.
    private(set) var hasEffectsOnSiblings = false

    /// No nodes.
    public init() {}
}

extension RenderNodes: RandomAccessCollection, MutableCollection {
    /// The index of the first node.
    @inlinable public var startIndex: Int { 0 }
    /// The number of nodes.
    @inlinable public var endIndex: Int { chunks.count }
    /// The number of nodes.
    @inlinable public var count: Int { chunks.count }

    /// The node at an index; setting copies the nodes of its chunk if another collection shares it.
    public subscript(index: Int) -> RenderNode {
        @inlinable _read { yield chunks[index] }
        _modify {
            yield &chunks[index]
            if chunks[index].hasEffectOnSiblings { hasEffectsOnSiblings = true }
        }
    }

    /// The nodes from the first to the last.
    @inlinable public func makeIterator() -> Iterator { Iterator(chunks) }

    /// Reads chunk by chunk.
    public struct Iterator: IteratorProtocol, Sendable {
        @usableFromInline let chunks: Chunks<RenderNode>
        @usableFromInline var chunk: ContiguousArray<RenderNode>
        @usableFromInline var chunkNumber = 0
        @usableFromInline var offset = 0

        @inlinable init(_ chunks: Chunks<RenderNode>) {
            self.chunks = chunks
            chunk = chunks.full.first ?? chunks.tail
        }

        /// The next node; nil after the last one.
        @inlinable public mutating func next() -> RenderNode? {
            if offset == chunk.count {
                guard chunkNumber < chunks.full.count else { return nil }
                chunkNumber += 1
                chunk = chunkNumber < chunks.full.count ? chunks.full[chunkNumber] : chunks.tail
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
        if node.hasEffectOnSiblings { hasEffectsOnSiblings = true }
        chunks.append(node)
    }

    /// Adds nodes after the others.
    public mutating func append(contentsOf nodes: some Sequence<RenderNode>) {
        for node in nodes { append(node) }
    }

    /// Removes all nodes.
    public mutating func removeAll(keepingCapacity: Bool = false) {
        chunks.removeAll(keepingCapacity: keepingCapacity)
    }

    /// Replaces the nodes of a range. As many nodes cost the chunks of the range; another number moves all nodes
    /// behind.
    public mutating func replaceSubrange(_ range: Range<Int>, with nodes: some Collection<RenderNode>) {
        if nodes.contains(where: \.hasEffectOnSiblings) { hasEffectsOnSiblings = true }
        chunks.replaceSubrange(range, with: nodes)
    }

    /// Replaces the nodes of a range, without a detour over another collection's type.
    package mutating func replaceSubrange(_ range: Range<Int>, with nodes: RenderNodes) {
        if nodes.hasEffectsOnSiblings { hasEffectsOnSiblings = true }
        chunks.replaceSubrange(range, with: nodes.chunks)
    }
}

extension RenderNodes: Hashable {
    /// Whether the nodes are equal in the same order; chunks that both share aren't read.
    public static func == (left: RenderNodes, right: RenderNodes) -> Bool {
        guard left.count == right.count, left.chunks.tail == right.chunks.tail else { return false }
        return left.chunks.full == right.chunks.full
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
        let offset = index & Chunks<RenderNode>.offsetMask
        return chunks.chunk(at: index).withUnsafeBufferPointer { nodes in
            guard offset < nodes.count else { return nil }
            return nodes.baseAddress.map { body($0 + offset) }
        }
    }

    /// The index of the first node of a range that fulfils a condition; nodes are read in their place, chunk by chunk.
    @inline(__always)
    func firstIndex(in range: Range<Int>, where condition: (UnsafePointer<RenderNode>) -> Bool) -> Int? {
        var index = range.lowerBound
        while index < range.upperBound {
            let start = index & ~Chunks<RenderNode>.offsetMask
            let end = Swift.min(range.upperBound - start, Chunks<RenderNode>.chunkSize)
            let found = chunks.chunk(at: index).withUnsafeBufferPointer { nodes -> Int? in
                guard let first = nodes.baseAddress else { return nil }
                return (index - start..<Swift.min(end, nodes.count)).first { condition(first + $0) }
            }
            if let found { return start + found }
            index = start + Chunks<RenderNode>.chunkSize
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
    func unsharedRanges(with other: RenderNodes) -> [Range<Int>] { chunks.unsharedRanges(with: other.chunks) }

    /// Whether two nodes at an index have the same bits, so that they are equal without a look at their parts; equal nodes
    /// may have others.
    func hasSameBits(at index: Int, as other: RenderNodes) -> Bool {
        chunks.chunk(at: index).withUnsafeBytes { own in
            other.chunks.chunk(at: index).withUnsafeBytes { other in
                let start = (index & Chunks<RenderNode>.offsetMask) * MemoryLayout<RenderNode>.stride
                let nodes = start..<(start + MemoryLayout<RenderNode>.stride)
                return nodes.upperBound <= own.count && nodes.upperBound <= other.count
                    && stride(from: start, to: nodes.upperBound, by: MemoryLayout<UInt64>.size).allSatisfy {
                        own.load(fromByteOffset: $0, as: UInt64.self) == other.load(fromByteOffset: $0, as: UInt64.self)
                    }
            }
        }
    }

    /// The number of chunks that both collections share at the same place; a test of what a change copied.
    package func sharedChunks(with other: RenderNodes) -> Int { chunks.sharedChunks(with: other.chunks) }

    /// The number of chunks, the last one perhaps not full.
    package var chunkCount: Int { chunks.chunkCount }
}
