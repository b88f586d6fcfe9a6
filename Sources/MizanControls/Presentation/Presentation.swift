import MizanBase
import MizanLayout

/// Something that a view presents over the screen while a binding says so.
///
/// It is kept at the view's node; the root shows it above everything.
struct Presentation {
    /// The kinds by their modifiers' names; `menu` is what a ``Menu`` opens.
    enum PresentationType: String {
        case sheet, fullScreenCover, popover, alert, confirmationDialog, menu
    }

    let kind: PresentationType
    var title: CapturedText?
    /// The sentence below the title.
    var message: CapturedView?
    /// The content of a sheet; the buttons of an alert or a dialog; the items of a menu.
    var content: CapturedView
    /// Whether a dialog shows its title.
    var titleVisibility = Visibility.automatic
    /// Where a popover points to.
    var anchor = PopoverAttachmentAnchor.rect(.bounds)
    /// The edge of its view at which a popover is; nil for the one with room.
    var arrowEdge: Edge?
    /// Whether a menu belongs to an item of another menu.
    private(set) var isSubmenu = false
    /// Takes a menu away with all menus around it, once an item was chosen.
    private(set) var dismissMenus: DismissAction
    /// Takes it away.
    let dismiss: DismissAction

    init(
        kind: PresentationType, title: CapturedText? = nil, message: CapturedView? = nil, content: CapturedView,
        titleVisibility: Visibility = .automatic, anchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge? = nil, dismiss: DismissAction
    ) {
        self.kind = kind
        self.title = title
        self.message = message
        self.content = content
        self.titleVisibility = titleVisibility
        self.anchor = anchor
        self.arrowEdge = arrowEdge
        self.dismiss = dismiss
        dismissMenus = dismiss
    }

    /// Whether its place depends on that of its view.
    var isAnchored: Bool { kind == .menu || kind == .popover }

    /// The presentation with its texts and views in the environment where they were written.
    func captured(in context: ViewContext) -> Presentation {
        var kept = self
        kept.title = title?.captured(in: context)
        kept.message = message?.captured(in: context)
        kept.content = content.captured(in: context)
        if kind == .menu, context.environment.isInMenu {
            let choiceMade = context.environment.choiceMade
            kept.isSubmenu = true
            kept.dismissMenus = DismissAction { [dismiss] in
                dismiss()
                choiceMade()
            }
        }
        return kept
    }
}

/// Presents something while a binding says so.
nonisolated struct PresentationModifier: ViewModifier {
    private let isPresented: Binding<Bool>
    private let onDismiss: (() -> Void)?
    private let make: (DismissAction) -> Presentation

    /// - Parameters:
    ///   - onDismiss: Called when it is gone.
    ///   - make: Makes it; asked only while it is presented.
    init(
        _ isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
        make: @escaping (DismissAction) -> Presentation
    ) {
        self.isPresented = isPresented
        self.onDismiss = onDismiss
        self.make = make
    }

    func body(content: Content) -> some View {
        let isShown = isPresented.wrappedValue
        let dismiss = DismissAction { [isPresented] in isPresented.wrappedValue = false }
        PresentingView(content: content, presentation: isShown ? make(dismiss) : nil)
            .onChange(of: isShown) { if !isShown { onDismiss?() } }
    }
}

/// A view with what it presents now.
nonisolated private struct PresentingView<Content: View>: PrimitiveView {
    let content: Content
    let presentation: Presentation?

    func _makeNodes(in context: _ViewContext, into nodes: inout _NodeList) throws {
        guard let presentation else {
            return try context.making.at(NodeMakingContext.modifierStep) {
                try content._makeNodes(in: context.nested(), into: &nodes)
            }
        }
        let start = nodes.count
        try context.making.at(NodeMakingContext.modifierStep) {
            try content._makeNodes(in: context.nested(), into: &nodes)
        }
        guard start < nodes.count else { return }
        // A view of several nodes presents once.
        let node = PresentingNode(
            nodes[start], presentation: presentation.captured(in: context), direction: context.direction)
        context.making.presenters.add(node)
        nodes[start] = node
    }
}

extension Binding {
    /// Whether the binding has a value; setting it to false takes the value away.
    func isThere<Wrapped>() -> Binding<Bool> where Value == Wrapped? {
        Binding<Bool>(get: { wrappedValue != nil }, set: { if !$0 { wrappedValue = nil } })
    }
}
