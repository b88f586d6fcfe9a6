import MizanLayout

/// Shows kept views where a container wants them, in the environment where they were written.
nonisolated struct CapturedContent: PrimitiveView {
    private let capturedView: CapturedView
    private let environmentChange: EnvironmentChange

    /// What a container changes in the environment of kept views.
    enum EnvironmentChange {
        /// Nothing.
        case own
        /// The views are items of a bar: their font is that of body text, in the standard size.
        case bar
        /// The views are a screen of their own.
        case screen
        /// The views are presented, and taken away by an action.
        case presented(DismissAction)
    }

    init(_ kept: CapturedView, in place: EnvironmentChange = .own) {
        self.capturedView = kept
        self.environmentChange = place
    }

    func _makeNodes(in context: _ViewContext, into nodes: inout _NodeList) throws {
        let outer = context.environment
        var context = try context.nested()
        if var environment = capturedView.environment {
            // What a scrolling view around the modifier shows, and its place on the screen, don't concern this place.
            environment.safeArea = context.environment.safeArea
            environment.container = context.environment.container
            environment.windows = context.environment.windows
            context.environment = environment
        }
        switch environmentChange {
        case .own: break
        case .bar:
            context.isLabel = true
            context.environment.font = .body
            context.environment.fontModifiers = FontModifiers()
            context.environment.isInRow = false
            context.environment.enterBar(around: outer)
            context.environment.setForeground(ShapePaint(.primary))
        case .screen:
            let (isPresented, dismiss) = (outer.isPresented, outer.dismiss)
            context.environment = context.environment.forScreen
            (context.environment.isPresented, context.environment.dismiss) = (isPresented, dismiss)
        case .presented(let dismiss):
            context.environment = context.environment.forScreen
            context.environment.isPresented = true
            context.environment.dismiss = dismiss
            context.environment.navigator = nil
            context.environment.choiceMade = DismissAction {}
        }
        try capturedView.view._makeNodes(in: context, into: &nodes)
    }
}

extension EnvironmentValues {
    /// The environment of a screen of its own: what a row or a control around said of its texts ends here.
    var forScreen: EnvironmentValues {
        var environment = self
        environment.leaveBar()
        environment.font = .body
        environment.fontModifiers = FontModifiers()
        environment.isInRow = false
        environment.isInMenu = false
        environment.listLook = nil
        environment.listSelection = nil
        environment.isEnabled = true
        environment.setForeground(ShapePaint(.primary))
        // Once set, it counts for fields too.
        if environment.multilineTextAlignment != .leading { environment.multilineTextAlignment = .leading }
        environment.usualTextAlignment = .leading
        environment.lineLimit = nil
        return environment
    }
}
