import MizanBase
import MizanLocalization
import MizanRenderTree
import MizanText

nonisolated extension View {
    /// Lays the view out and makes the result absolute: a pure function of the view, the proposal and the environment.
    ///
    /// - Parameters:
    ///   - proposal: The size proposed to the root, in points; a nil length takes the ideal one.
    ///   - environment: The locale with its strings, the fonts, the direction and so on.
    /// - Returns: The tree, as large as the proposal, or as the view where nothing is proposed; the view is centred in
    ///   the environment's safe area.
    /// - Throws: `DiagnosticError` for a view that is too deep, an id of another form than a name, or a frame that is not finite.
    public func renderTree(proposal: ProposedViewSize, environment: EnvironmentValues) throws -> RenderTree {
        try layout(proposal: proposal, environment: environment).tree
    }

    /// Lays the view out as ``renderTree(proposal:environment:)`` does, and returns, beside the tree, the problems that
    /// a reader would notice in it: a key in no table, a missing argument, a missing image; and ids that stand twice.
    public func layout(proposal: ProposedViewSize, environment: EnvironmentValues) throws -> LaidOutView {
        try environment.checkScale()
        return try environment.runLayout {
            var environment = environment
            environment.safeArea = SafeArea(isWhole: environment.hasNoSafeAreaInsets)
            environment.screen = RelativeContainer(proposal)
            environment.container = RelativeContainer(proposal.inset(by: environment.safeAreaInsets.usable))
            var presentations: [any Presentable] = []
            while true {
                let context = ViewContext(environment: environment)
                let root = try root(presenting: presentations, in: context)
                let laidOut = try RootLayout(root, proposal: proposal, environment: environment).laidOut()
                let shown = context.making.presenters.shown(in: root)
                // A presentation may present another.
                guard shown.count > presentations.count, presentations.count < PresentationsNode.limit else {
                    return laidOut
                }
                presentations = shown.map(\.presentation)
            }
        }
    }
}

nonisolated extension View {
    /// The node of the view as a root, with presentations above it.
    private func root(presenting presentations: [any Presentable], in context: ViewContext) throws -> LayoutNode {
        let root = StackNode.column(of: try nodes(in: context), direction: context.environment.layoutDirection)
        guard !presentations.isEmpty else { return root }
        var presented: [LayoutNode] = []
        try context.making.at(NodeMakingContext.decorationStep) {
            presented = try PresentedViews(presentations: presentations).nodes(in: context)
        }
        return PresentationsNode(root, presented: presented, direction: context.environment.layoutDirection)
    }
}

extension EnvironmentValues {
    /// Runs a layout on a stack for its deepest views, with the environment's strings as those of the running task.
    func runLayout<Value>(_ body: () throws -> Value) throws -> Value {
        try LargeStack.run(viewDepth: viewDepthLimit) {
            try IsolatedCall.duringLayout { try Localization.$current.withValue(localization) { try body() } }
        }
    }
}

extension RenderTreeBuilder {
    /// The size of the root, with its far edges snapped.
    func rootSize(_ size: Size) throws -> FixedSize {
        FixedSize(width: try snapped(size.width, path: nil), height: try snapped(size.height, path: nil))
    }

    /// The finished tree: fonts and images by name, so that a node more or less leaves the others' places alone.
    mutating func tree(direction: LayoutDirection, size: FixedSize, scale: FixedLength?) -> RenderTree {
        if let places = resources.sort() {
            for index in nodes.indices { record[index].move(fonts: places.fonts, images: places.images) }
        }
        return RenderTree(
            versions: .current, scale: scale, direction: direction, size: size,
            fonts: resources.faces.map { FontReference($0) },
            colorGlyphs: resources.glyphs.colored.sorted { ($0.font, $0.id) < ($1.font, $1.id) },
            images: resources.images,
            nodes: nodes)
    }
}
