import Foundation
import MizanBase

/// A view's place in a session's tree: its identity, the storage of its properties, and the nodes that it made.
///
/// Custom views, containers and the items of a `ForEach` have one; it lives as long as the view stays at its place in the
/// structure of views (SwiftUI's structural identity). A session works on its elements on one thread at a time; other threads
/// only call ``invalidate()`` and ``enqueue(_:)``.
package class ViewElement: @unchecked Sendable {
    let position: StructuralPosition
    /// The element around this one, which outlives it.
    private(set) unowned(unsafe) var parent: ViewElement?
    /// The number of elements around.
    let level: Int32
    /// The nodes of the view in its context.
    private(set) final var nodes: [LayoutNode] = []
    /// Rises with each making: what was read in an earlier one counts no longer.
    private(set) final var generation: Int32 = 0
    /// Whether it was marked since it was last made; read and written by the inbox alone.
    final var isMarked = false
    /// Whether its view is there no longer.
    private(set) final var isRemoved = false
    /// Whether it has to make its nodes anew though its view is the same.
    final var isDirty = true
    /// Whether the view's context is as it was when the nodes were made.
    final var isInSameContext = true
    /// The observation of the models that the body reads.
    final var observation: Observing.Observation?
    /// The observation of the models that the closure reads which makes the view; nil where there is none.
    var sourceObservation: Observing.Observation? {
        get { nil }
        set {}
    }
    private let inbox: SessionInbox
    /// The session's part that the element tells what it did.
    unowned(unsafe) let changes: SessionChanges
    private var children: [ViewElement] = []
    /// The children of the last making that this one hasn't come upon yet.
    private var earlier: [ViewElement] = []
    private var cursor = 0
    /// The number of the making of the parent in which the element was last come upon.
    private var lastVisit: Int32 = 0
    private var stored: [AnyObject?] = []
    /// The node that stands for the element where it made one.
    private var box: ElementNode?

    init(position: StructuralPosition, in parent: ViewElement) {
        self.position = position
        self.parent = parent
        level = parent.level + 1
        inbox = parent.inbox
        changes = parent.changes
    }

    /// The outermost element of a session.
    init(inbox: SessionInbox, changes: SessionChanges) {
        position = StructuralPosition(0)
        parent = nil
        level = 0
        self.inbox = inbox
        self.changes = changes
    }

    // MARK: Properties

    /// Storage of a property by its index among the view's dynamic properties; made once, kept as long as the element lives.
    final func storage<Stored: AnyObject>(_ index: Int, make: () -> Stored) -> Stored {
        while stored.count <= index { stored.append(nil) }
        if let known = stored[index] as? Stored { return known }
        let made = make()
        stored[index] = made
        return made
    }

    /// Marks the element: its view is made anew at the session's next update. May be called on any thread.
    final func invalidate() { inbox.mark(self) }

    /// Adds a node to the tree again at the session's next update: it is drawn in another way.
    final func draw(_ node: LayoutNode) {
        changes.draw(node)
        inbox.requestUpdate()
    }

    /// Lays a scrolling view out again at the session's next update: it shows another part of its content.
    final func move(_ view: any MovedNode) {
        changes.move(view)
        inbox.requestUpdate()
    }

    /// The step from a `ForEach` to this element of it, which its id gives; nil for any other.
    var step: StructuralPosition? { nil }

    /// The first node of an element of a `ForEach` inside.
    final func node(ofElement step: StructuralPosition) -> LayoutNode? {
        for child in children {
            if child.step == step, let node = child.nodes.first { return node }
            if let found = child.node(ofElement: step) { return found }
        }
        return nil
    }

    /// Keeps an action for the end of the session's update. May be called on any thread.
    final func enqueue(_ action: @escaping @Sendable () -> Void) { inbox.enqueue(action) }

    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key, nil)
        return key
    }()

    /// The element whose body is evaluated on this thread; nil in a still layout and outside of bodies.
    static var current: ViewElement? {
        pthread_getspecific(key).map { Unmanaged<ViewElement>.fromOpaque($0).takeUnretainedValue() }
    }

    /// Runs a body with this element as the current one.
    final func evaluate<Result>(_ body: () throws -> Result) rethrows -> Result {
        let outer = pthread_getspecific(Self.key)
        pthread_setspecific(Self.key, Unmanaged.passUnretained(self).toOpaque())
        defer { pthread_setspecific(Self.key, outer) }
        return try body()
    }

    // MARK: Making

    /// The node that the view has from the last making, where its context is the same: a container whose children and arguments
    /// are the same too stays.
    final func formerNode<Node: LayoutNode>(_ type: Node.Type = Node.self) -> Node? {
        isInSameContext && nodes.count == 1 ? nodes[0] as? Node : nil
    }

    /// Adds the nodes of the view; called by ``remake()``.
    func make(into nodes: inout _NodeList) throws {}

    /// Whether one node of the element is replaced in place when it is made anew, without its container.
    var isReplaceable: Bool { false }

    /// Whether its nodes are made with the parent's alone.
    var isMadeByParent: Bool { false }

    /// Makes the nodes anew, with what the elements inside remember.
    ///
    /// - Returns: Whether the nodes are the same ones as before, whatever stands in them now.
    @discardableResult
    final func remake(in making: NodeMakingContext) throws -> Bool {
        generation &+= 1
        isDirty = false
        setEarlier(children)
        children = []
        children.reserveCapacity(earlier.count)
        cursor = 0
        var made = _NodeList()
        do {
            try making.enter(self) { try make(into: &made) }
        } catch {
            isDirty = true
            children += earlier.filter { $0.lastVisit != generation }
            setEarlier([])
            throw error
        }
        for child in earlier where child.lastVisit != generation { child.remove() }
        setEarlier([])
        return settle(made.nodes)
    }

    /// Begins a making whose children are made one after the other, as they are needed; those that it hasn't come upon yet wait.
    final func beginParts() {
        setEarlier(children + waiting)
        generation &+= 1
        children = []
        cursor = 0
    }

    /// The children of former makings that this one hasn't come upon yet.
    final var waiting: [ViewElement] { earlier.filter { $0.lastVisit != generation } }

    /// Removes waiting children.
    final func removeWaiting(where isGone: (StructuralPosition) -> Bool) {
        var stay: [ViewElement] = []
        for child in waiting {
            if isGone(child.position) { child.remove() } else { stay.append(child) }
        }
        setEarlier(stay)
        cursor = 0
    }

    private func setEarlier(_ children: [ViewElement]) {
        earlier = children
        formerIndices = nil
    }

    /// The element of a view inside: the one at its position, where it has the same type.
    final func child<Element: ViewElement>(
        at position: StructuralPosition, make: (StructuralPosition) -> Element
    ) -> Element {
        var position = position
        var found = existingChild(at: position)
        // Two views with one id: the second is another element.
        while let taken = found, taken.lastVisit == generation {
            position = position.appending(.max)
            found = existingChild(at: position)
        }
        // Elements are of types that nothing inherits from, and a cast would look through all that it could be.
        let element: Element
        if let found, type(of: found) == Element.self {
            element = unsafeDowncast(found, to: Element.self)
        } else {
            element = make(position)
        }
        element.lastVisit = generation
        children.append(element)
        return element
    }

    /// The child of the last making, or of this one, at a position.
    private func existingChild(at position: StructuralPosition) -> ViewElement? {
        // Mostly the structure is as it was.
        if cursor < earlier.count, earlier[cursor].position == position {
            cursor += 1
            return earlier[cursor - 1]
        }
        guard let index = childIndices[position] else { return nil }
        cursor = index + 1
        return earlier[index]
    }

    /// The places of the earlier children by their positions, found where the structure is another.
    private var childIndices: [StructuralPosition: Int] {
        if let formerIndices { return formerIndices }
        var places: [StructuralPosition: Int] = [:]
        for (index, child) in earlier.enumerated() { places[child.position] = index }
        formerIndices = places
        return places
    }
    private var formerIndices: [StructuralPosition: Int]?

    /// Takes the nodes over that were made: one alone goes into the element's own node.
    private func settle(_ made: [LayoutNode]) -> Bool {
        let former = nodes
        if isReplaceable, made.count == 1, made[0].isReplaceable {
            if let box, box.child === made[0] {
                // Nothing of the node was made anew; what changed inside tells it itself.
            } else if let box, box.replaceChild(made[0]) {
                if !former.isEmpty { changes.add(box) }
            } else {
                box = ElementNode(made[0])
            }
            if let box, nodes.count != 1 || nodes[0] !== box { nodes = [box] }
        } else {
            box = nil
            nodes = made
        }
        return former.count == nodes.count && zip(former, nodes).allSatisfy { $0 === $1 }
    }

    private func remove() {
        isRemoved = true
        for child in children { child.remove() }
        for child in waiting { child.remove() }
        children = []
        setEarlier([])
        stored = []
        observation = nil
        sourceObservation = nil
    }
}

/// The changes that elements made in an update of their session.
final class SessionChanges {
    /// The nodes whose child is another one.
    private(set) var nodes: [ElementNode] = []

    /// The settings of a session whose environment has none.
    private(set) lazy var storedValues = StoredValues()

    /// The root's direction in the last layout.
    var rootDirection = LayoutDirection.leftToRight

    /// The elements that have something to tell when their view appears or disappears.
    private(set) var lifecycles: [any LifecycleObserving] = []

    /// The scrolling views that show another part of their content.
    private var moved: [any MovedNode] = []
    /// The nodes that are drawn in another way, and are as they were for all around them.
    private var drawn: [LayoutNode] = []

    private struct FocusState {
        weak var location: (any FocusFollowing)?
    }

    private var states: [ObjectIdentifier: FocusState] = [:]
    private var stateOrder: [ObjectIdentifier] = []

    func add(_ node: ElementNode) { nodes.append(node) }

    func move(_ node: any MovedNode) { if !moved.contains(where: { $0 === node }) { moved.append(node) } }

    func draw(_ node: LayoutNode) { if !drawn.contains(where: { $0 === node }) { drawn.append(node) } }

    /// Whether a view shows another part of its content, or is drawn in another way.
    var hasMoved: Bool { !moved.isEmpty || !drawn.isEmpty }

    /// Hands the nodes over that are drawn in another way.
    func removeRedrawn() -> [LayoutNode] {
        defer { drawn.removeAll() }
        return drawn
    }

    /// Lets a state follow the focus as long as it lives.
    func follow(_ state: some FocusFollowing) {
        let name = ObjectIdentifier(state)
        guard states[name]?.location == nil else { return }
        states[name] = FocusState(location: state)
        stateOrder.removeAll { $0 == name || states[$0]?.location == nil }
        stateOrder.append(name)
    }

    /// The states that follow the focus, in the order in which they were made.
    var focusStates: [any FocusFollowing] { stateOrder.compactMap { states[$0]?.location } }

    /// Hands the scrolling views over.
    func removeScrolled() -> [any MovedNode] {
        defer { moved.removeAll() }
        return moved
    }

    func follow(_ life: some LifecycleObserving) { lifecycles.append(life) }

    /// Tells all of them about the layout that was made.
    func notifyLifecycles() {
        guard !lifecycles.isEmpty else { return }
        var left = false
        for life in lifecycles { if !life.followLayout() { left = true } }
        if left { lifecycles.removeAll { $0.isOver } }
    }

    /// Hands over the nodes that changed inside content that is made during a layout. The layout measures and places the content:
    /// nothing inside may keep what it was.
    ///
    /// - Parameters:
    ///   - count: The number of nodes that were there before the content was made.
    ///   - content: The content's own nodes.
    func forgetAround(from count: Int, upTo content: [LayoutNode]) {
        guard nodes.count > count else { return }
        for changed in nodes[count...] {
            var node: LayoutNode = changed
            while !content.contains(where: { $0 === node }), let parent = node.parent {
                node = parent
                _ = node.reconsider()
            }
        }
        nodes.removeSubrange(count...)
    }

    /// Hands the nodes over.
    func removeNodes() -> [ElementNode] {
        defer { nodes.removeAll(keepingCapacity: true) }
        return nodes
    }
}
