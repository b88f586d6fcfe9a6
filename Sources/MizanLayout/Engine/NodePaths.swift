import MizanBase
import MizanDrawing

/// Names nodes: segments, and the paths that are made of them (Definitions 4).
struct NodePaths {
    /// A node's path, and the beginning of the paths inside it.
    struct Path {
        var text: String
        /// The path of the nearest ancestor with an id, the node itself included.
        var named: String
    }

    /// A place in the tree that nodes are added to.
    struct Scope {
        /// The index of the node that they stand in; nil at the root.
        var parent: Int?
        fileprivate var named = ""
        /// The path of the node that they stand in.
        fileprivate var text = ""
        /// Tells the siblings of one scope from those of another.
        fileprivate var number = 0

        static let root = Scope(parent: nil)
    }

    private struct Sibling: Hashable {
        var scope: Int
        var base: String
    }

    private struct Decoration: Hashable {
        var host: String
        var layer: String
    }

    private var counts: [Sibling: Int] = [:]
    private var known: [ObjectIdentifier: Path] = [:]
    /// The authors' ids by the paths of their nodes.
    private(set) var identifiers: [String: ViewIdentifier] = [:]
    private var decorations: [Decoration: Int] = [:]
    private var scopes = 0

    init() {}

    /// A node's path, decided when it is first asked for.
    mutating func path(of node: LayoutNode, in scope: Scope) throws -> Path {
        if let path = known[ObjectIdentifier(node)] { return path }
        let identity = node.identity
        var segment = self.segment(of: identity)
        if identity?.identifier == nil {
            let equal = count(segment, in: scope)
            if equal > 0 { segment += "[\(equal)]" }
            // An element of a `ForEach` may have a sibling's number.
            if identity?.element == nil, equal > 0 {
                let taken = count(segment, in: scope)
                if taken > 0 { segment += "[\(taken)]" }
            }
        }
        let path: Path
        if let identifier = identity?.identifier {
            path = try self.path(of: identifier, segment: segment, below: scope.named)
        } else {
            path = Path(text: scope.text.isEmpty ? segment : "\(scope.text)/\(segment)", named: scope.named)
        }
        known[ObjectIdentifier(node)] = path
        return path
    }

    /// The number of earlier siblings with the same segment.
    private mutating func count(_ segment: String, in scope: Scope) -> Int {
        let sibling = Sibling(scope: scope.number, base: segment)
        let count = counts[sibling, default: 0]
        counts[sibling] = count + 1
        return count
    }

    /// The scope of a node's children.
    mutating func scope(inside path: Path, parent: Int) -> Scope {
        scopes += 1
        return Scope(parent: parent, named: path.named, text: path.text, number: scopes)
    }

    /// The path of a node that has an id, below the nearest ancestor that has one.
    private mutating func path(of identifier: ViewIdentifier, segment: String, below named: String) throws -> Path {
        let text = named.isEmpty ? segment : "\(named)/\(segment)"
        try check(identifier, path: text)
        return Path(text: text, named: text)
    }

    /// Names the layer that a `background` or an `overlay` adds after the view that it belongs to; a layer with an id
    /// keeps it, below the nearest name of that view.
    mutating func name(_ node: LayoutNode, as layer: String, on host: Path) throws {
        if let identifier = node.identity?.identifier {
            known[ObjectIdentifier(node)] = try path(
                of: identifier, segment: segment(of: node.identity), below: host.named)
            return
        }
        let decoration = Decoration(host: host.text, layer: layer)
        let count = decorations[decoration, default: 0]
        decorations[decoration] = count + 1
        let segment = count == 0 ? layer : "\(layer)[\(count)]"
        known[ObjectIdentifier(node)] = Path(
            text: "\(host.text)/\(segment)", named: host.named)
    }

    /// The segment without the count of equal siblings.
    private func segment(of identity: NodeIdentity?) -> String {
        let base = identity?.base ?? "View"
        return identity?.element.map { "\(base)[\($0)]" } ?? base
    }

    private mutating func check(_ identifier: ViewIdentifier, path: String) throws {
        guard identifier.isName else {
            throw DiagnosticError(
                Diagnostic(
                    rule: "id-form", place: identifier.place, nodePath: path,
                    message: "the id \(Diagnostic.quote(identifier.name)) is no name",
                    fix: "use a letter, then letters, digits, - and _"))
        }
        if let other = identifiers.updateValue(identifier, forKey: path) {
            throw DiagnosticError(
                Diagnostic(
                    rule: "id-twice", place: identifier.place, nodePath: path,
                    message: "the id \(Diagnostic.quote(identifier.name)) stands twice: both nodes are \(path)",
                    fix: "give one of them another id",
                    notes: other.place.map { [Diagnostic.Note(place: $0, message: "the other one is here")] } ?? []))
        }
    }
}
