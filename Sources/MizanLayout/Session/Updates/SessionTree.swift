import MizanBase
import MizanRenderTree

/// The tree of a session: made anew with the nodes of the former one that stay, or patched in place.
struct SessionTree {
    private(set) var layout: LaidOutView
    private var record: TreeRecord
    /// Whether an id stands twice: the paths of nodes with ids then depend on others.
    private let hasRepeatedIdentifiers: Bool
    private var number: UInt32
    private let rootSize: FixedSize
    private let environment: EnvironmentValues

    /// The tree of a root in its place.
    ///
    /// - Parameter former: The tree before; its nodes are taken over where they would be made the same.
    init(_ root: RootLayout, former: SessionTree?) throws {
        let rootSize = try root.rootSize()
        var number = (former?.number ?? 0) &+ 1
        let usable = former.flatMap { $0.isUsable(for: root, size: rootSize) ? $0 : nil }
        var builder = RenderTreeBuilder(
            environment: root.environment, rootSize: rootSize, paths: NodePaths(number: number),
            resources: usable?.record.resources.withoutUses ?? TreeResources(), former: usable?.record)
        try builder.add(root.node, at: root.origin, in: .root)
        if usable != nil, builder.resources.hasUnused || builder.resources.glyphs.dependsOnOrder {
            // Something that the former tree had is shown no longer: a tree made anew doesn't know it.
            number &+= 1
            builder = RenderTreeBuilder(
                environment: root.environment, rootSize: rootSize, paths: NodePaths(number: number))
            try builder.add(root.node, at: root.origin, in: .root)
        }
        layout = try root.laidOut(&builder)
        self.rootSize = rootSize
        self.number = number
        environment = root.environment
        record = builder.record
        hasRepeatedIdentifiers = !builder.paths.repetitions.isEmpty
    }

    /// Whether nodes of the tree can be part of one for a root.
    private func isUsable(for root: RootLayout, size: FixedSize) -> Bool {
        size == rootSize && root.environment.isSame(as: environment)
    }

    /// Replaces the nodes of a layout node that is placed where it was, with all that stands in it.
    ///
    /// - Returns: The range of the nodes that were replaced, up to the end of the longer tree where there are more or fewer now; nil
    ///   where that can't be done, and the tree has to be made anew.
    mutating func patch(_ changed: LayoutNode, in root: LayoutNode?) throws -> Range<Int>? {
        let changed = changed.shownAround
        // A view that is gone, or isn't placed, has nothing in the tree.
        guard changed.root === root, changed.isPlaced else { return 0..<0 }
        guard let node = changed.outermostInTree, !node.addsSiblings, let part = TreePart(node) else {
            return nil
        }
        let range = Int(node.slot.start)..<Int(node.slot.start) + Int(node.slot.count)
        guard !range.isEmpty, range.upperBound <= record.nodes.count, record.nodes[range.lowerBound].order == nil
        else { return nil }
        guard !(node.slot.hasIdentifiers && hasRepeatedIdentifiers) else { return nil }
        number &+= 1
        var builder = RenderTreeBuilder(
            environment: environment, rootSize: rootSize, paths: NodePaths(number: number),
            resources: record.resources(without: range), firstIndex: range.lowerBound)
        // An id is looked at again; any other name stays, as equal siblings aren't counted here.
        if part.subject.identity?.identifier == nil { part.subject.slot.naming = number }
        try builder.add(node, at: node.slot.origin, in: part.scope)
        let made = builder.record
        guard !made.nodes.isEmpty, made.resources.count == record.resources.count, !made.resources.hasUnused,
            !made.resources.glyphs.dependsOnOrder, builder.paths.repetitions.isEmpty,
            !repeatsIdentifier(made, insteadOf: range)
        else {
            // The places of these nodes are those of no tree.
            node.leaveTree()
            return nil
        }
        let former = record.nodes.count
        let hasOtherLists =
            record.hasListedNotes(in: range) || made.hasListedNotes(in: 0..<made.nodes.count)
        record.replaceSubrange(range, with: made)
        layout.update(from: record, hasOtherLists: hasOtherLists)
        let shift = made.nodes.count - range.count
        guard shift != 0 else { return range }
        node.makeRoom(for: shift, behind: range.upperBound)
        return range.lowerBound..<max(former, record.nodes.count)
    }

    /// Whether a part has an id that a node has elsewhere in the tree.
    private func repeatsIdentifier(_ part: TreeRecord, insteadOf range: Range<Int>) -> Bool {
        let identified = part.identified(in: 0..<part.nodes.count)
        // Those that were there before are nowhere else.
        guard !identified.isEmpty, identified != record.identified(in: range) else { return false }
        let others = Set(
            record.identified(in: 0..<range.lowerBound)
                + record.identified(in: range.upperBound..<record.nodes.count))
        return identified.contains(where: others.contains)
    }
}

/// A part of a tree that can be made apart from the rest.
private struct TreePart {
    /// The node of the part's view, whose path is the one that the view had in the tree.
    let subject: LayoutNode
    /// The place in the tree that the part's nodes are added to.
    let scope: NodePaths.Scope

    /// The part of a node; nil where its view has another name than before, which may rename its siblings.
    init?(_ node: LayoutNode) {
        guard let path = node.slot.path, let subject = node.subject, let identity = subject.identity,
            path.base == identity.base, path.element == identity.element
        else { return nil }
        if subject.slot.path !== path { subject.slot.path = path }
        self.subject = subject
        var scope = NodePaths.Scope.root
        var isInside = false
        var around = node.parent
        while let ancestor = around {
            if let identity = ancestor.identity {
                guard let path = ancestor.slot.path else { return nil }
                if !isInside {
                    scope.parent = Int(ancestor.slot.start)
                    scope.path = path
                    isInside = true
                }
                if identity.identifier != nil {
                    scope.named = path
                    break
                }
            }
            around = ancestor.parent
        }
        // An id that came or went names the view below another node.
        let isNamed = identity.identifier != nil
        guard path.parent === (isNamed ? scope.named : scope.path) else { return nil }
        self.scope = scope
    }
}

extension LayoutNode {
    /// Takes in that the node has more nodes in the tree than before, or fewer: all around it have, and all behind stand
    /// elsewhere.
    fileprivate func makeRoom(for shift: Int, behind end: Int) {
        var node = self
        while let parent = node.parent {
            if parent.slot.start >= 0 { parent.slot.count += Int32(clamping: shift) }
            for child in parent.shownChildren where child !== node && child.slot.start >= Int32(clamping: end) {
                child.moveRendered(by: Int32(clamping: shift))
            }
            node = parent
        }
    }

    /// The node itself where it is part of the layout, else the one around it that is, and says what it didn't take.
    fileprivate var shownAround: LayoutNode {
        var (shown, node) = (self, self)
        while let parent = node.parent {
            if !parent.shows(node) { shown = parent }
            node = parent
        }
        return shown
    }

    /// The outermost node whose nodes in the tree say something of this one: the modifiers around it, elements that are
    /// combined of what is inside, and decorations that are made for its preferences. Nil where that isn't in the tree yet.
    /// Asked of nodes that are shown.
    fileprivate var outermostInTree: LayoutNode? {
        var outermost = self
        var node = self
        while let parent = node.parent {
            if parent.isModifier && outermost === node || parent.finishesContent || parent.dependsOnContent {
                outermost = parent
            }
            node = parent
        }
        return outermost.slot.start >= 0 ? outermost : nil
    }
}
