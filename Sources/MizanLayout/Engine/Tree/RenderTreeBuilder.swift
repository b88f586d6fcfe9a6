import MizanBase
import MizanRenderTree
import MizanText

/// Makes placed nodes absolute, once: edges are snapped in the root's logical space, where x counts from its leading edge;
/// then a right-to-left root is mirrored by integer subtraction (Definitions 1).
struct RenderTreeBuilder {
    private let scale: Double?
    let rootDirection: LayoutDirection
    private let rootWidth: FixedLength
    private let rootEnvironment: EnvironmentValues
    /// What was made so far.
    var record: TreeRecord
    /// The index that the first of these nodes has in the tree: 0, but for a part of it.
    private let firstIndex: Int
    /// The record of the tree before, whose nodes can be taken over.
    private(set) var former: TreeRecord?
    /// Whether everything in the node that is being added knows its place already (``settleAll(_:at:)``).
    private var isSettled = false
    /// The number of nodes so far that depend on places outside of them.
    private var dependentCount = 0
    private(set) var paths: NodePaths
    private let vocabulary = ArgumentVocabulary()
    /// The upper edge, before it is snapped, of the node that describes itself.
    private var exactTop = 0.0

    init(
        environment: EnvironmentValues, rootSize: FixedSize, paths: NodePaths = NodePaths(),
        resources: TreeResources = TreeResources(), firstIndex: Int = 0, former: TreeRecord? = nil
    ) {
        self.former = former
        record = TreeRecord(resources: resources)
        scale = environment.displayScale
        rootDirection = environment.layoutDirection
        rootEnvironment = environment
        rootWidth = rootSize.width
        self.paths = paths
        self.firstIndex = firstIndex
    }

    // MARK: Nodes

    /// The nodes that were added.
    var nodes: RenderNodes {
        _read { yield record.nodes }
    }

    /// The fonts, images and coloured glyphs of the nodes.
    var resources: TreeResources {
        _read { yield record.resources }
        _modify { yield &record.resources }
    }

    /// Adds a placed node and its content.
    ///
    /// - Parameters:
    ///   - origin: The node's leading top corner in the root's logical space.
    ///   - scope: The node of the tree that it stands in.
    ///   - inputs: The inputs from the modifiers around it.
    /// - Returns: The number of nodes that were added to the scope: one, or those of a modifier's view.
    @discardableResult
    mutating func add(
        _ node: LayoutNode, at origin: Point, in scope: NodePaths.Scope, inputs: AuthoredArguments? = nil
    ) throws -> Int {
        if inputs == nil, try addAgain(node, at: origin, in: scope) { return 1 }
        let start = nodes.count
        let identifierCount = paths.identifiers.count
        let isFirst = inputs == nil
        var inputs = inputs ?? AuthoredArguments(root: rootEnvironment, in: vocabulary)
        defer { if isFirst { inputs.end() } }
        if node.identity?.kind.isComposed != true { node.recordAuthoredArguments(&inputs) }
        try checkMeasurementCount(of: node, in: scope)
        let dependents = dependentCount
        let settles = !isSettled && node.identity == nil && node.settlesContentFirst
        if settles {
            try settleAll(node, at: origin)
            isSettled = true
        } else if !isSettled {
            try node.settle(in: Rect(origin: origin, size: node.placedSize), of: rootDirection)
        }
        defer { if settles { isSettled = false } }
        if node.slot.dependsOnPositionsOutside { dependentCount += 1 }
        let count: Int
        if let identity = node.identity {
            try add(node, identity, at: origin, in: scope, inputs: inputs)
            count = 1
        } else {
            count = try node.addContent(to: &self, at: origin, in: scope, inputs: inputs)
        }
        if node.identity == nil { node.slot.path = node.subject?.slot.path }
        node.slot.origin = origin
        node.slot.start = Int32(clamping: start + firstIndex)
        node.slot.count = Int32(clamping: nodes.count - start)
        node.slot.hasIdentifiers = paths.identifiers.count > identifierCount
        node.slot.isClean = dependentCount == dependents
        return count
    }

    /// Adds the nodes that the former tree has for a node, where making them anew would give the same.
    private mutating func addAgain(
        _ node: LayoutNode, at origin: Point, in scope: NodePaths.Scope
    ) throws -> Bool {
        guard let former, node.slot.isClean, node.slot.origin == origin,
            !node.slot.hasIdentifiers, !node.addsSiblings,
            let subject = node.subject, subject.identity != nil, let path = subject.slot.path,
            former.nodes.indices.contains(Int(node.slot.start)),
            Int(node.slot.start) + Int(node.slot.count) <= former.nodes.count
        else { return false }
        guard try paths.path(of: subject, in: scope) === path else { return false }
        let index = Int(node.slot.start)
        let shift = nodes.count - index
        for copied in index..<index + Int(node.slot.count) {
            record.append(copied, of: former) { result, alignment in
                // What is around the view may align it otherwise at the same place.
                if result.name === path { alignment = subject.alignmentInTree(root: rootDirection) }
                if let parent = result.parent, parent >= index {
                    if shift != 0 { result.parent = parent + shift }
                } else {
                    result.parent = scope.parent
                    result.order = nil
                }
            }
        }
        if shift != 0 { node.moveRendered(by: Int32(clamping: shift)) }
        return true
    }

    /// Adds a node that has one in the tree, and its content.
    private mutating func add(
        _ node: LayoutNode, _ identity: NodeIdentity, at origin: Point, in scope: NodePaths.Scope,
        inputs: AuthoredArguments
    ) throws {
        var inputs = inputs
        let start = nodes.count
        let path = try paths.path(of: node, in: scope)
        let frame = try frame(at: origin, size: node.placedSize, path: path)
        for field in identity.kind.authoredArguments ?? [] { inputs.add(field) }
        let accessibility = identity.accessibility
        var result = RenderNode(
            name: path, type: identity.type, parent: scope.parent, frame: frame, direction: node.direction,
            role: identity.kind.role, hidden: accessibility?.isHidden ?? false,
            inputs: identity.kind.authoredArguments == nil ? [] : inputs.attributes)
        if let identifier = identity.identifier {
            note(.identifier(identifier.place))
            if let repetition = paths.repetitions[path.text] { report([repetition], of: result) }
        }
        if let accessibility { result.apply(accessibility) }
        exactTop = origin.y
        try node.describe(&result, in: &self)
        if let accessibility {
            report(accessibility.findings, of: result)
            result.traits = accessibility.added.names(besides: result.role, usual: result.usualRole)
        }
        if result.role == nil { result.role = result.usualRole }
        record.append(result, node.alignmentInTree(root: rootDirection))
        let children = node.shownChildren
        if !children.isEmpty {
            // The nodes that the former tree has inside were changed once all of them were there.
            let usable = former
            if node.finishesContent { former = nil }
            defer { former = usable }
            let inner = paths.open(inside: path, of: node, parent: start + firstIndex, in: scope)
            defer { paths.close() }
            let before = node.nodesNamedBefore
            if !before.isEmpty { try name(before, in: inner) }
            try add(children, of: node, at: origin, in: inner)
        }
        if let accessibility { settleLabel(of: start, accessibility) }
    }

    /// Adds the children of a node in the order in which they are drawn.
    @discardableResult
    mutating func add(
        _ children: [LayoutNode], of node: LayoutNode, at origin: Point, in scope: NodePaths.Scope,
        inputs: AuthoredArguments? = nil
    ) throws -> Int {
        var count = 0
        let modified = inputs == nil ? nil : (node as? ModifierNode)?.child
        guard let order = try drawOrder(children, in: scope) else {
            for child in children {
                count += try add(
                    child, at: node.origin(of: child, at: origin, root: rootDirection), in: scope,
                    inputs: child === modified ? inputs : nil)
            }
            return count
        }
        for place in order {
            let (child, first) = (children[place], nodes.count)
            count += try add(
                child, at: node.origin(of: child, at: origin, root: rootDirection), in: scope,
                inputs: child === modified ? inputs : nil)
            // Siblings say their places among the views where they are drawn in another order.
            for index in first..<nodes.count where nodes[index].parent == scope.parent { record[index].order = place }
        }
        return count
    }

    /// Reports problems of the node that describes itself, without stopping the layout.
    mutating func report(_ findings: [Diagnostic], of node: RenderNode) {
        for var finding in findings {
            finding.nodePath = node.path
            note(.finding(finding))
        }
    }

    /// Notes something of the node that describes itself.
    mutating func note(_ note: NodeNote) { record.note(note, of: nodes.count) }

    /// - Throws: `DiagnosticError` for a node that was asked more than the limit.
    private mutating func checkMeasurementCount(of node: LayoutNode, in scope: NodePaths.Scope) throws {
        guard node.isMeasuredTooOften else { return }
        let path = try node.subject.map { try paths.path(of: $0, in: scope).text }
        throw DiagnosticError(
            Diagnostic(
                rule: "too-many-proposals", place: node.subject?.identity?.identifier?.place, nodePath: path,
                message:
                    "\(path ?? "a view") is asked for its size at more than \(Limits.measurementsPerView) proposals",
                fix: "nest fewer views whose width follows their height and whose height follows their width"))
    }

    /// Names nodes that aren't in the tree, for those after them; an id is counted only where it is shown.
    private mutating func name(_ nodes: [LayoutNode], in scope: NodePaths.Scope) throws {
        for case let subject? in nodes.map(\.subject) where subject.identity?.identifier == nil {
            if subject.identity != nil { _ = try paths.path(of: subject, in: scope) }
        }
    }

    /// The places of the children in the order in which they are drawn: by their `zIndex`, the lowest first, equal ones in their
    /// own order, and pinned ones above all. Nil where that is the order of the views.
    private mutating func drawOrder(_ children: [LayoutNode], in scope: NodePaths.Scope) throws -> [Int]? {
        guard children.contains(where: { $0.slot.isRaised || $0.traits.hasZIndex }) else { return nil }
        // Names count equal siblings in the order of the views, however they are drawn.
        for case let subject? in children.map(\.subject) where subject.identity != nil {
            _ = try paths.path(of: subject, in: scope)
        }
        func key(_ place: Int) -> (Int, Double, Int) {
            (children[place].slot.isRaised ? 1 : 0, children[place].traits.zIndex, place)
        }
        return children.indices.sorted { key($0) < key($1) }
    }

    /// Puts an effect on the nodes that were added for its view.
    mutating func add(_ node: EffectNode, to count: Int, from start: Int, at origin: Point) throws {
        let path = nodes[start].name
        let frame = try frame(at: origin, size: node.placedSize, path: path)
        let effects = try node.effects(in: frame, builder: self, path: path)
        if !effects.isEmpty {
            record[start].effects.insert(contentsOf: effects.map { RenderEffect($0, siblings: count) }, at: 0)
        }
        if var allowance = node.allowance {
            allowance.node = path.text
            record.note(.allowance(allowance), of: start)
        }
        if var finding = node.notDrawn {
            finding.nodePath = path.text
            record.note(.finding(finding), of: start)
        }
        try node.mark(&record, from: start, in: frame)
        if count == 1, var result = try node.ring(around: nodes[start], in: self) {
            result.parent = start + firstIndex
            record.append(result, NodeAlignment())
        }
        guard node.hides else { return }
        for index in start..<nodes.count { record[index].hidden = true }
    }

    mutating func add(
        _ node: DecorationNode, at origin: Point, in scope: NodePaths.Scope, inputs: AuthoredArguments
    ) throws -> Int {
        let subject = node.subject ?? node
        let host = try paths.path(of: subject, in: scope)
        let named = subject.identity?.identifier == nil ? scope.named : host
        let start = nodes.count
        var (count, maskCount) = (0, 0)
        for child in node.shownChildren {
            if child !== node.child, let subject = child.subject {
                try paths.name(subject, as: node.layer.rawValue, on: host, named: named)
            }
            let origin = node.origin(of: child, at: origin, root: rootDirection)
            if child === node.child {
                count += try add(child, at: origin, in: scope, inputs: inputs)
            } else {
                var own = AuthoredArguments(root: rootEnvironment, in: vocabulary)
                own.add(node.alignment)
                let added = try add(child, at: origin, in: scope, inputs: own)
                count += added
                if node.layer == .mask { maskCount += added }
                own.end()
            }
        }
        if node.layer == .mask, count > maskCount {
            // Without a mask nothing is seen.
            let effect = maskCount > 0 ? RenderEffect.Operation.mask(siblings: maskCount) : .opacity(.zero)
            record[start].effects.insert(RenderEffect(effect, siblings: count), at: 0)
        }
        return count
    }

    // MARK: Rounding

    /// A length on the tree's grid; an error that names the node where it is none.
    func length(_ points: Double, path: NodePath?) throws -> FixedLength {
        guard let length = FixedLength(points: points) else {
            throw DiagnosticError(
                Diagnostic(
                    rule: "frame-not-finite", nodePath: path?.text,
                    message: "\(path?.text ?? "the view") has a frame of \(points) pt",
                    fix: "give it, or what it stands in, a finite size"))
        }
        return length
    }

    /// An edge on the pixel grid.
    func snapped(_ edge: Double, path: NodePath?) throws -> FixedLength {
        guard let scale else { return try length(edge, path: path) }
        return try length((edge * scale + 0.5).rounded(.down) / scale, path: path)
    }

    /// The absolute frame of a place in the root's logical space.
    func frame(at origin: Point, size: Size, path: NodePath?) throws -> FixedRect {
        let (leading, top) = (try snapped(origin.x, path: path), try snapped(origin.y, path: path))
        let trailing = try snapped(origin.x + size.width, path: path)
        let bottom = try snapped(origin.y + size.height, path: path)
        return physical(FixedRect(x: leading, y: top, width: trailing - leading, height: bottom - top))
    }

    /// The physical frame of a logical one, and the reverse.
    private func physical(_ logical: FixedRect) -> FixedRect {
        rootDirection == .leftToRight ? logical : logical.mirrored(in: rootWidth)
    }

    // MARK: Text

    /// A line of a text: x keeps the fine grid from the text's snapped leading edge, edges and baseline in y are snapped,
    /// once: texts that share a baseline share it in pixels too.
    ///
    /// - Parameters:
    ///   - runs: The line's.
    ///   - offset: From the text's leading edge to the line's, in the text's direction.
    mutating func line(
        _ line: TextLine, runs: [GlyphRun], offset: Double, in node: LayoutNode, node result: RenderNode
    ) throws -> RenderText.Line {
        let path = result.name
        let minY = try snapped(exactTop + line.top, path: path)
        let maxY = try snapped(exactTop + line.top + line.height, path: path)
        let width = try length(line.width, path: path)
        let fromLeading =
            node.direction == rootDirection ? offset : node.placedSize.width - offset - line.width
        let logical = physical(result.frame)
        let frame = physical(
            FixedRect(
                x: logical.minX + (try length(fromLeading, path: path)), y: minY, width: width, height: maxY - minY))
        return RenderText.Line(
            frame: frame, baseline: try snapped(exactTop + line.baseline, path: path), range: line.range,
            direction: line.direction, runs: try runs.map { try run($0, path: path) },
            missingGlyphs: line.missing)
    }

    private mutating func run(_ run: GlyphRun, path: NodePath?) throws -> RenderText.Run {
        resources.glyphs.count(run)
        return RenderText.Run(
            font: resources.use(run.face), size: try length(run.size, path: path), level: run.level, range: run.range,
            color: run.color,
            glyphs: try run.glyphs.map { glyph in
                RenderText.Glyph(
                    id: glyph.id, x: try length(glyph.x, path: path), y: try length(glyph.y, path: path),
                    cluster: glyph.cluster)
            },
            clip: try run.clip.map { clip in
                FixedRect(
                    x: try length(clip.minX, path: path), y: try length(clip.minY, path: path),
                    width: try length(clip.size.width, path: path), height: try length(clip.size.height, path: path))
            })
    }

    /// The clusters of a line that have glyphs and aren't drawn; keeps those of its glyphs that are in colours.
    mutating func undrawn(in runs: [GlyphRun], of line: TextLine, _ string: String) -> [DrawnGlyphs.Undrawn] {
        let runs = runs.map { ($0, font: resources.index(of: $0.face)) }
        return resources.glyphs.undrawn(in: runs, of: line, string)
    }
}
