import MizanBase
import MizanLocalization
import MizanRenderTree

/// An interface that lives: a view that stays laid out while its values, its state and its environment change.
///
/// ```swift
/// let session = LayoutSession(proposal: ProposedViewSize(width: 390, height: 844), environment: environment) {
///     Chat(model: model)
/// }
/// draw(try session.update().tree)
/// model.messages.append(message)
/// let update = try session.update()
/// redraw(update.changes.dirty, of: update.tree)
/// ```
///
/// An update makes and lays out again only what can have changed, and its tree is always equal to that of a fresh layout of
/// the same view with the same state. State (`@State`, `@StateObject`) lives in the session by the identity of its view, as in
/// SwiftUI: by the structure of views and by explicit ids.
///
/// A session is used by one thread or actor at a time, any one; `needsUpdate` tells on any thread that an update has something
/// to do. Bodies are evaluated while ``update()`` runs, on the thread that calls it: views with models of the main actor belong in a
/// session of the main actor.
public final class LayoutSession {
    /// The size proposed to the root, in points; it counts from the next update on.
    public var proposal: ProposedViewSize {
        didSet { if proposal != oldValue { isRootChanged = true } }
    }
    /// The environment around the root; it counts from the next update on.
    public var environment: EnvironmentValues {
        didSet { isRootChanged = true }
    }
    /// The result of the last update that succeeded; nil before the first one.
    public var layout: LaidOutView? {
        guard var layout = tree?.layout ?? lastLayout else { return nil }
        if let restlessness { layout.findings.append(restlessness) }
        return layout
    }

    private let inbox: SessionInbox
    let changes = SessionChanges()
    /// The state that events leave for later ones.
    let input: SessionInput
    /// Whether an update is going on.
    private(set) var isUpdating = false
    private let making = NodeMakingContext()
    private let root: RootElement
    /// What the views present above the root.
    private let presented: RootElement
    private var presenters: [PresentingNode] = []
    private var arePresentersChanged = false
    /// What is shown above everything else; nil where nothing is above the root's view.
    var uppermostPresentation: (any Presentable)? { presenters.last?.presentation }
    private var safeArea = SafeArea()
    private var container = RelativeContainer(.unspecified)
    private var screen = RelativeContainer(.unspecified)
    private(set) var rootNode: LayoutNode?
    private(set) var rootEnvironment: EnvironmentValues?
    private var rootProposal = ProposedViewSize.unspecified
    private var isRootChanged = true
    private var tree: SessionTree?
    /// The result before the update that is going on, or that failed.
    private var lastLayout: LaidOutView?
    /// The finding of an update that didn't come to rest.
    private var restlessness: Diagnostic?
    /// The greatest number of layouts in one update: actions after a layout may change state that it reads.
    private static let passLimit = 10

    /// A session that shows a view.
    ///
    /// - Parameters:
    ///   - view: The view at the root.
    ///   - proposal: The size proposed to the root, in points; a nil length takes the ideal one.
    ///   - environment: The environment around the root.
    ///   - needsUpdate: Called, on any thread, when something was marked that the next update has to make anew.
    public init(
        _ view: some View, proposal: ProposedViewSize, environment: EnvironmentValues,
        needsUpdate: (@Sendable () -> Void)? = nil
    ) {
        self.proposal = proposal
        self.environment = environment
        inbox = SessionInbox(needsUpdate: needsUpdate)
        input = SessionInput(reset: FocusReset(inbox))
        root = RootElement(view, inbox: inbox, changes: changes)
        presented = RootElement(EmptyView(), inbox: inbox, changes: changes)
    }

    /// A session that shows a view.
    public convenience init(
        proposal: ProposedViewSize, environment: EnvironmentValues, needsUpdate: (@Sendable () -> Void)? = nil,
        @ViewBuilder content: () -> some View
    ) {
        self.init(content(), proposal: proposal, environment: environment, needsUpdate: needsUpdate)
    }

    /// Sets the next value of the root's view; it counts from the next update on.
    public func show(_ view: some View) {
        root.show(view)
        isRootChanged = true
    }

    /// Lays a scrolling view out again at the next update: it shows another part of its content.
    func move(_ view: ScrollViewNode) {
        changes.move(view)
        inbox.requestUpdate()
    }

    /// Brings the tree up to date.
    ///
    /// - Returns: The tree and its difference to the one before.
    /// - Throws: `DiagnosticError` as ``View/layout(proposal:environment:)`` does. The session keeps its last tree and tries
    ///   everything again at the next update.
    @discardableResult
    public func update() throws -> LayoutUpdate {
        let marked = inbox.removeMarked()
        if let layout, marked.isEmpty, !isRootChanged, !changes.hasMoved, input.reset.namespace == nil {
            return LayoutUpdate(layout: layout, changes: RenderChanges(), focus: nextFocusChange())
        }
        let former = layout?.tree
        lastLayout = layout
        let hasTree = tree != nil
        restlessness = nil
        isUpdating = true
        defer { isUpdating = false }
        do {
            var pass = try environment.runLayout { try self.perform(marked) }
            var passes = 1
            var isRestless = try runActions()
            while isRestless, passes < Self.passLimit {
                pass = try environment.runLayout { try self.perform(self.inbox.removeMarked()) }
                passes += 1
                isRestless = try runActions()
            }
            if isRestless { restlessness = .restless(passes: passes) }
            // A pass knows the difference to the one before.
            let isWhole = passes == 1 && (hasTree || former == nil)
            let changes =
                isWhole ? pass.changes : former.map(pass.tree.changes) ?? RenderChanges(first: pass.tree)
            lastLayout = nil
            return LayoutUpdate(layout: layout ?? pass.layout, changes: changes, focus: nextFocusChange())
        } catch {
            isRootChanged = true
            root.isDirty = true
            tree = nil
            throw error
        }
    }

    /// Runs what waits for the end of a layout.
    ///
    /// - Returns: Whether something has to be laid out again for it.
    private func runActions() throws -> Bool {
        let actions = inbox.removeActions()
        if !actions.isEmpty {
            evaluate { for action in actions { action() } }
        }
        if findPresenters() { return true }
        settleFocus()
        return inbox.hasMarked || isRootChanged || changes.hasMoved
    }

    /// Where the focus is; nil where it is as the last update said.
    private func nextFocusChange() -> FocusChange? {
        let report = focusReport
        guard report != input.reported else { return nil }
        input.reported = report
        return report
    }

    /// Looks for the views that present something.
    ///
    /// - Returns: Whether they are others than before.
    private func findPresenters() -> Bool {
        guard let rootNode else { return false }
        let shown = Array(making.presenters.shown(in: rootNode).prefix(PresentationsNode.limit))
        guard !shown.elementsEqual(presenters, by: ===) else { return false }
        followOpeners(from: presenters, to: shown)
        presenters = shown
        arePresentersChanged = true
        return true
    }

    /// Makes what the views present.
    private func makePresentations(in environment: EnvironmentValues) throws {
        presented.show(PresentedViews(presentations: presenters.map(\.presentation)))
        _ = try presented.make(in: ViewContext(environment: environment, making: making))
        arePresentersChanged = false
        rootNode = nil
    }

    // MARK: One pass

    private func perform(_ marked: [ViewElement]) throws -> LayoutUpdate {
        try environment.checkScale()
        making.countAnew()
        for element in marked { element.isDirty = true }
        if isRootChanged { try makeRoot() }
        if arePresentersChanged { try makePresentations(in: rootEnvironment ?? environment) }
        // From outside in, so that everything is made once.
        for element in marked.sorted(by: { $0.level < $1.level }) where element.isDirty { try refresh(element) }
        let former = tree
        let changed = layOut(changes.removeNodes())
        isRootChanged = false
        let environment = rootEnvironment ?? environment
        defer {
            changes.rootDirection = environment.layoutDirection
            changes.notifyLifecycles()
        }
        // A menu is next to a view that may have another place now.
        let isAnchored = presenters.contains { $0.presentation.isAnchored }
        if !isAnchored, let former, let changed, let update = try patch(former, at: changed) { return update }
        let node = rootNode ?? makeRootNode(environment.layoutDirection)
        rootNode = node
        let made = try SessionTree(
            RootLayout(node, proposal: proposal, environment: environment), former: tree)
        tree = made
        // Nodes that were made during the layout are in the tree.
        _ = changes.removeNodes()
        let result = made.layout.tree
        return LayoutUpdate(
            layout: made.layout,
            changes: former.map { result.changes(since: $0.layout.tree) } ?? RenderChanges(first: result))
    }

    /// The node of the root, with what its views present above it.
    private func makeRootNode(_ direction: LayoutDirection) -> LayoutNode {
        let node = StackNode.column(of: root.nodes, direction: direction)
        return presenters.isEmpty ? node : PresentationsNode(node, presented: presented.nodes, direction: direction)
    }

    /// Replaces the parts of the tree where nodes changed; nil where it has to be made anew.
    private func patch(_ former: SessionTree, at changed: [LayoutNode]) throws -> LayoutUpdate? {
        var patched = former
        tree = nil
        var ranges: [Range<Int>] = []
        for node in changed {
            guard let range = try patched.patch(node, in: rootNode) else {
                // Nodes that were patched already stand as they are now in this tree alone.
                tree = patched
                return nil
            }
            ranges.append(range)
        }
        tree = patched
        // Nodes that were made while the parts were added are in them.
        _ = changes.removeNodes()
        return LayoutUpdate(
            layout: patched.layout, changes: patched.layout.tree.changes(since: former.layout.tree, in: ranges))
    }

    /// Makes the root's nodes for its view, its environment and its proposal; what is the same inside stays.
    private func makeRoot() throws {
        let inner = proposal.inset(by: environment.safeAreaInsets.usable)
        // Without a view that reads its lengths, another container changes nothing.
        if container.isUsed { container = RelativeContainer(inner) } else { container.size = inner }
        if screen.isUsed { screen = RelativeContainer(proposal) } else { screen.size = proposal }
        var environment = environment
        if safeArea.isWhole != environment.hasNoSafeAreaInsets {
            safeArea = SafeArea(isWhole: environment.hasNoSafeAreaInsets)
        }
        environment.safeArea = safeArea
        environment.container = container
        environment.screen = screen
        environment.resetFocus = ResetFocusAction(reset: input.reset)
        let isSame = try root.make(in: ViewContext(environment: environment, making: making))
        if !isSame { rootNode = nil }
        if rootNode != nil, proposal == rootProposal, rootEnvironment?.isSame(as: environment) == true {
            // All that changed is inside, and tells it itself.
            isRootChanged = false
        } else {
            rootEnvironment = environment
            rootProposal = proposal
            arePresentersChanged = !presenters.isEmpty
        }
    }

    /// Makes the nodes of a marked element anew, and of those around it that can't keep theirs then.
    private func refresh(_ element: ViewElement) throws {
        var element = element
        while !element.isRemoved {
            element.isDirty = true
            if !element.isMadeByParent, try element.remake(in: making) { return }
            guard let parent = element.parent else {
                rootNode = nil
                return
            }
            element = parent
        }
    }

    /// Lays out what changed inside the root.
    ///
    /// - Returns: The nodes that everything changed stands in, placed as they were; nil where the root has to be asked again.
    private func layOut(_ replaced: [ElementNode]) -> [LayoutNode]? {
        var changed: [LayoutNode] = []
        var isRootAsked = rootNode == nil || isRootChanged
        func record(_ settled: UpdateOutcome) {
            switch settled {
            case .inside(let node): changed.append(node)
            case .root: isRootAsked = true
            case .removed: break
            }
        }
        for node in replaced { record(settle(node, agrees: node.resetAgreement())) }
        for node in changes.removeRedrawn() where node.isShown { record(settle(node, agrees: true)) }
        for node in changes.removeScrolled() where node.isShown { record(settle(node, agrees: node.agreesAfterMove())) }
        return isRootAsked ? nil : changed
    }

    /// Lays out again from a node that changed, or from the nearest node around it whose answers stay.
    ///
    /// - Parameter agrees: Whether the node's own answers stay.
    /// - Returns: The node that was laid out.
    private func settle(_ changed: LayoutNode, agrees: Bool) -> UpdateOutcome {
        var node = changed
        if !agrees {
            while true {
                guard let parent = node.parent else { return node === rootNode ? .root : .removed }
                let isApart = parent.isIndependent(of: node)
                node = parent
                if isApart || node.reconsider() { break }
            }
        }
        if node.isPlaced { node.arrangeAgain() }
        return .inside(node)
    }

    /// The end of a change on its way to the root.
    private enum UpdateOutcome {
        /// A node that is as it was for all around it.
        case inside(LayoutNode)
        /// Everything has to be asked again.
        case root
        /// The node isn't part of the layout any longer.
        case removed
    }
}

extension Diagnostic {
    /// The finding of an update after whose layouts actions always changed what is laid out.
    fileprivate static func restless(passes: Int) -> Diagnostic {
        Diagnostic(
            .warning, rule: "layout-loop", message: "the layout didn't come to rest in \(passes) passes",
            fix: "let actions for preferences and places set only state that is the same after a few layouts")
    }
}
