import MizanBase
import MizanRenderTree

/// Names nodes: segments, and the paths that are made of them (Definitions 4).
///
/// The path that a node has from an earlier tree of its session stays, where it is the same: what is inside finds at a glance
/// that nothing around it was renamed.
struct NodePaths {
    /// A place in the tree that nodes are added to.
    struct Scope {
        /// The index of the node that they stand in; nil at the root.
        var parent: Int?
        /// The path of the node that they stand in.
        var path: NodePath?
        /// The path of the nearest node with an id, the one that they stand in included.
        var named: NodePath?
        /// The place of the scope's counts.
        fileprivate var number = 0

        static let root = Scope()
    }

    private struct Decoration: Hashable {
        var host: ObjectIdentifier
        var layer: String
    }

    /// The counts of the scopes that are open.
    private var counts: [SegmentCounts] = [SegmentCounts()]
    /// The authors' ids by the paths of their nodes.
    private(set) var identifiers: [String: ViewIdentifier] = [:]
    /// The findings of ids that stand twice, by the paths of the later nodes.
    private(set) var repetitions: [String: Diagnostic] = [:]
    /// The number of nodes so far that have an id again, by the path of the first.
    private var repeatCounts: [String: Int] = [:]
    private var decorations: [Decoration: Int] = [:]
    /// Tells the nodes that this value named from those that have a path of an earlier tree.
    let number: UInt32

    /// - Parameter number: The number of the tree among those of its session.
    init(number: UInt32 = 1) { self.number = number }

    /// A node's path, decided when it is first asked for.
    mutating func path(of node: LayoutNode, in scope: Scope) throws -> NodePath {
        if node.slot.naming == number, let path = node.slot.path { return path }
        let identity = node.identity
        let base = identity?.base ?? "View"
        let element = identity?.element
        let path: NodePath
        if let identifier = identity?.identifier {
            path = try self.path(of: node, named: identifier, below: scope.named)
        } else {
            let (count, recount) = counts[scope.number].count(base, element: element)
            path = reused(
                node,
                NodePath.PathParts(parent: scope.path, base: base, element: element, count: count, recount: recount))
        }
        node.slot.path = path
        node.slot.naming = number
        return path
    }

    /// The path of the node in an earlier tree where it is the same.
    private func reused(_ node: LayoutNode, _ parts: NodePath.PathParts) -> NodePath {
        if let known = node.slot.path, parts.areThose(of: known) { return known }
        return NodePath(
            parent: parts.parent, base: parts.base, element: parts.element, count: parts.count, recount: parts.recount)
    }

    /// Opens the scope of a node's children; it is closed before another one outside of it is used again.
    mutating func open(inside path: NodePath, of node: LayoutNode, parent: Int, in outer: Scope) -> Scope {
        counts.append(SegmentCounts())
        return Scope(
            parent: parent, path: path, named: node.identity?.identifier == nil ? outer.named : path,
            number: counts.count - 1)
    }

    /// Closes the scope that was opened last.
    mutating func close() { counts.removeLast() }

    /// Names the layer that a `background` or an `overlay` adds after the view that it belongs to; a layer with an id
    /// keeps it, below the nearest name of that view.
    mutating func name(_ node: LayoutNode, as layer: String, on host: NodePath, named: NodePath?) throws {
        let path: NodePath
        if let identifier = node.identity?.identifier {
            path = try self.path(of: node, named: identifier, below: named)
        } else {
            let decoration = Decoration(host: ObjectIdentifier(host), layer: layer)
            let count = decorations[decoration, default: 0]
            decorations[decoration] = count + 1
            path = reused(node, NodePath.PathParts(parent: host, base: layer, element: nil, count: count))
        }
        node.slot.path = path
        node.slot.naming = number
    }

    /// The path of a node with an author's id. Where an id stands again below one node, the later nodes have the numbers of
    /// equal siblings, and a finding.
    private mutating func path(
        of node: LayoutNode, named identifier: ViewIdentifier, below parent: NodePath?
    ) throws -> NodePath {
        var parts = NodePath.PathParts(parent: parent, base: identifier.name, element: node.identity?.element)
        var path = reused(node, parts)
        let first = path.text
        guard identifier.isName else {
            throw DiagnosticError(
                Diagnostic(
                    rule: "id-form", place: identifier.place, nodePath: first,
                    message: "the id \(Diagnostic.quote(identifier.name)) is no name",
                    fix: "use a letter, then letters, digits, - and _"))
        }
        var text = first
        if let other = identifiers[first] {
            parts.count = repeatCounts[first, default: 0]
            repeat {
                parts.count += 1
                path = reused(node, parts)
                text = path.text
            } while identifiers[text] != nil
            repeatCounts[first] = parts.count
            repetitions[text] = .repeated(identifier, of: other, path: first)
        }
        identifiers[text] = identifier
        return path
    }
}

extension Diagnostic {
    /// The finding of an id that a node before has too.
    fileprivate static func repeated(
        _ identifier: ViewIdentifier, of other: ViewIdentifier, path: String
    ) -> Diagnostic {
        Diagnostic(
            .warning, rule: "id-twice", place: identifier.place,
            message: "the id \(quote(identifier.name)) stands twice: another node is \(path)",
            fix: "give one of them another id",
            notes: other.place.map { [Note(place: $0, message: "the other one is here")] } ?? [])
    }
}

extension NodePath {
    /// The parts of a path that may be there already.
    fileprivate struct PathParts {
        var parent: NodePath?
        var base: String
        var element: String?
        var count = 0
        var recount = 0

        func areThose(of path: NodePath) -> Bool {
            path.parent === parent && path.base == base && path.element == element && path.count == count
                && path.recount == recount
        }
    }
}

/// The numbers of earlier siblings with the same segment.
private struct SegmentCounts {
    private struct PathSegment: Hashable {
        var base: String
        var element: String
    }

    /// Siblings outside of a `ForEach` by their base; few bases are in one place.
    private var plain: [(base: String, count: Int)] = []
    /// Elements by their base whose numbers go up one by one from 0, as those of most have.
    private var numbered: [(base: String, count: Int)] = []
    /// All other elements.
    private var elements: [PathSegment: Int] = [:]

    /// Counts a sibling.
    ///
    /// - Returns: The number of earlier ones with the same segment; and of those with the same segment with its number,
    ///   since an element of a `ForEach` may have a sibling's number.
    mutating func count(_ base: String, element: String?) -> (count: Int, recount: Int) {
        guard let element else {
            let number = countPlain(base)
            guard number > 0 else { return (0, 0) }
            let isNumbered = numbered.first { $0.base == base }.map { number < $0.count } ?? false
            let others = elements.isEmpty ? 0 : elements[PathSegment(base: base, element: String(number))] ?? 0
            return (number, others + (isNumbered ? 1 : 0))
        }
        let number = Self.number(element)
        var count = 0
        if let number {
            if let siblings = plain.first(where: { $0.base == base })?.count, number > 0, siblings > number {
                count += 1
            }
            let place = numbered.firstIndex { $0.base == base } ?? numbered.count
            if place == numbered.count { numbered.append((base, 0)) }
            if number == numbered[place].count {
                numbered[place].count += 1
                // The number may have been passed over before, with others after it.
                return (count + (elements.isEmpty ? 0 : elements[PathSegment(base: base, element: element)] ?? 0), 0)
            }
            if number < numbered[place].count { count += 1 }
        }
        let segment = PathSegment(base: base, element: element)
        count += elements[segment, default: 0]
        elements[segment, default: 0] += 1
        return (count, 0)
    }

    /// The number that a text writes without signs and needless zeros; nil for any other.
    private static func number(_ text: String) -> Int? {
        let digits = text.utf8
        guard let first = digits.first, digits.count <= 9, first != UInt8(ascii: "0") || digits.count == 1 else {
            return nil
        }
        var number = 0
        for digit in digits {
            guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else { return nil }
            number = number * 10 + Int(digit - UInt8(ascii: "0"))
        }
        return number
    }

    private mutating func countPlain(_ base: String) -> Int {
        for index in plain.indices where plain[index].base == base {
            plain[index].count += 1
            return plain[index].count - 1
        }
        plain.append((base, 1))
        return 0
    }
}
