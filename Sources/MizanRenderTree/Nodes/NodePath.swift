import Synchronization

/// The path of a node, unique in its tree (Definitions 4), by its parts: the text is made only where it is asked for.
///
/// A path knows the path that it stands below, the name of its own segment, and the numbers behind it. Paths below one
/// node share that node's path. Two paths are equal if their texts have the same bytes, however they were made.
public final class NodePath: Sendable {
    /// The path that the segment stands below: the containing node's; for a node with an id the nearest one with an
    /// id; for a layer of a `background` or an `overlay` its host's. Nil for a path of one segment, and for one that
    /// was made of a text.
    public var parent: NodePath? { above }
    /// The author's id, the view's type or the layer's name; for a path that was made of a text all of it.
    package let base: String
    /// The id or index of the element of a `ForEach`; nil outside of one.
    package let element: String?
    /// The number among siblings with the same segment: 0 for the first, which isn't printed.
    package let count: Int32
    /// The number among siblings whose segment with its number is the same, as an element of a `ForEach` can have it: 0
    /// for the first, which isn't printed.
    package let recount: Int32

    /// Constant but for the end of the path's life.
    nonisolated(unsafe) private var above: NodePath?
    /// The hash of the text once it is known; 0 before.
    private let knownHash = Atomic<UInt64>(0)

    /// A path by its last segment and what that stands below.
    ///
    /// - Parameters:
    ///   - parent: The path that the segment stands below; nil at the root.
    ///   - base: The id, the type's name or the layer's name.
    ///   - element: The id or index of the element of a `ForEach`.
    ///   - count: The number of earlier siblings with the same base and element.
    ///   - recount: The number of earlier siblings that have the same segment with its number.
    package init(parent: NodePath?, base: String, element: String? = nil, count: Int = 0, recount: Int = 0) {
        above = parent
        self.base = base
        self.element = element
        self.count = Int32(clamping: count)
        self.recount = Int32(clamping: recount)
    }

    /// A path by its text, such as `HStack/Text[1]`.
    public convenience init(_ text: String) { self.init(parent: nil, base: text) }

    /// Long chains end one after another, not inside each other: the stack may be small.
    deinit {
        var next = detachParent()
        while next != nil, isKnownUniquelyReferenced(&next) { next = next?.detachParent() }
    }

    private func detachParent() -> NodePath? {
        let parent = above
        above = nil
        return parent
    }

    /// The whole text: `days/row[3]/high`.
    public var text: String {
        guard let parent else { return segment }
        var chain = [self]
        var next: NodePath? = parent
        while let path = next {
            chain.append(path)
            next = path.parent
        }
        var text = ""
        for path in chain.reversed() {
            if path.parent != nil { text += "/" }
            path.appendSegment(to: &text)
        }
        return text
    }

    /// The last segment with its numbers: `row[3]`.
    public var segment: String {
        guard element != nil || count > 0 else { return base }
        var text = ""
        appendSegment(to: &text)
        return text
    }

    private func appendSegment(to text: inout String) {
        text += base
        if let element {
            text += "["
            text += element
            text += "]"
        }
        guard count > 0 else { return }
        text += "[\(count)]"
        if recount > 0 { text += "[\(recount)]" }
    }
}

extension NodePath: CustomStringConvertible {
    /// The whole text.
    public var description: String { text }
}

extension NodePath: Hashable {
    /// Whether both texts have the same bytes; they are made only where equal texts may have different parts.
    public static func == (left: NodePath, right: NodePath) -> Bool {
        if left === right { return true }
        guard left.textHash == right.textHash else { return false }
        var (one, other) = (left, right)
        while one.hasSegment(of: other) {
            guard let above = one.parent, let otherAbove = other.parent else {
                if one.parent == nil, other.parent == nil { return true }
                break
            }
            if above === otherAbove { return true }
            (one, other) = (above, otherAbove)
        }
        return left.text.utf8.elementsEqual(right.text.utf8)
    }

    /// Hashes the bytes of the text.
    public func hash(into hasher: inout Hasher) { hasher.combine(textHash) }

    private func hasSegment(of other: NodePath) -> Bool {
        count == other.count && recount == other.recount && base.utf8.elementsEqual(other.base.utf8)
            && (element == nil) == (other.element == nil)
            && (element ?? "").utf8.elementsEqual((other.element ?? "").utf8)
    }

    /// The hash of the text's bytes, FNV-1a with 64 bits: a path continues its parent's hash. Made once.
    private var textHash: UInt64 {
        let known = knownHash.load(ordering: .relaxed)
        if known != 0 { return known }
        // From the nearest path that knows its own.
        var chain = [self]
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        var next = parent
        while let path = next {
            let known = path.knownHash.load(ordering: .relaxed)
            if known != 0 {
                hash = known
                break
            }
            chain.append(path)
            next = path.parent
        }
        for path in chain.reversed() {
            hash = path.continued(hash)
            path.knownHash.store(hash, ordering: .relaxed)
        }
        return hash
    }

    private func continued(_ hash: UInt64) -> UInt64 {
        var hash = hash
        func add(_ byte: UInt8) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        func add(_ text: String) { for byte in text.utf8 { add(byte) } }
        func add(number: String) {
            add(UInt8(ascii: "["))
            add(number)
            add(UInt8(ascii: "]"))
        }
        if parent != nil { add(UInt8(ascii: "/")) }
        add(base)
        if let element { add(number: element) }
        if count > 0 {
            add(number: "\(count)")
            if recount > 0 { add(number: "\(recount)") }
        }
        return hash == 0 ? 1 : hash
    }
}
