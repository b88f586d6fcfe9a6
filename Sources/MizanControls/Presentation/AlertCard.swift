import MizanBase
import MizanLayout
import MizanLocalization

/// A question in the middle of the screen: its title, its message and its buttons. Source: SwiftUI's `alert`, as on a phone.
nonisolated struct AlertCard: View {
    let presentation: Presentation

    /// The width of the card, in points, where the screen has it; more for large text.
    @ScaledMetric private var width = 288.0

    var body: some View {
        CardContent {
            VStack(spacing: 16) {
                QuestionText(presentation: presentation, showsTitle: true)
                QuestionButtons(presentation: presentation, isPaired: true)
            }
            .padding(20)
        }
        .frame(maxWidth: width)
        .background(Color(SystemColor.card), in: RoundedRectangle(cornerRadius: 20))
        .padding(16)
        .role("alert").typeName("Alert")
    }
}

/// A question at the lower edge of the screen. Source: SwiftUI's `confirmationDialog`, as on a phone.
nonisolated struct DialogCard: View {
    let presentation: Presentation

    var body: some View {
        CardContent {
            VStack(spacing: 16) {
                QuestionText(presentation: presentation, showsTitle: presentation.titleVisibility == .visible)
                QuestionButtons(presentation: presentation, isPaired: false)
            }
            .padding(16)
        }
        .frame(maxWidth: .infinity)
        .background(Color(SystemColor.card), in: RoundedRectangle(cornerRadius: 20))
        .padding(8)
        .role("alert").typeName("ConfirmationDialog")
    }
}

/// The title of a question with the message below.
nonisolated private struct QuestionText: View {
    let presentation: Presentation
    let showsTitle: Bool

    var body: some View {
        if showsTitle || presentation.message != nil {
            VStack(spacing: 6) {
                if showsTitle, let title = presentation.title {
                    CapturedTextView(text: title).font(.headline).accessibilityAddTraits(.isHeader)
                }
                if let message = presentation.message {
                    // It is made in the environment where it was written, which knows nothing of the card.
                    CapturedContent(
                        message.mapped {
                            $0.font(.subheadline).foregroundStyle(.secondary).multilineTextAlignment(.center)
                        })
                }
            }
            .multilineTextAlignment(.center)
            .frame(maxWidth: .infinity)
        }
    }
}

/// The buttons of a question: two short ones side by side, the one that changes nothing at the leading side; else one below the other,
/// with that one last. Where the author has none that changes nothing, there is one.
nonisolated private struct QuestionButtons: PrimitiveView, RememberedView {
    let presentation: Presentation
    /// Whether two may stand side by side.
    let isPaired: Bool

    func _makeNodes(in context: _ViewContext, into nodes: inout _NodeList) throws {
        try context.remember(self, into: &nodes)
    }

    func makeOwnNodes(in context: ViewContext, into nodes: inout _NodeList) throws {
        let dismiss = presentation.dismiss
        var inner = try context.forChildren()
        inner.environment.isPresented = true
        func made(_ view: some View, _ step: UInt64) throws -> [LayoutNode] {
            var list = _NodeList()
            let choice = view.buttonStyle(ChoiceStyle()).environment(\.choiceMade, dismiss)
            try context.making.at(step) { try choice._makeNodes(in: inner, into: &list) }
            return list.nodes
        }
        let own = presentation.content.mapped { $0.buttonStyle(ChoiceStyle()).environment(\.choiceMade, dismiss) }
        var choices = try made(CapturedContent(own, in: .presented(dismiss)), NodeMakingContext.modifierStep)
        if !choices.contains(where: \.isCancellation), choices.isEmpty || !isPaired {
            let word: SystemWord = isPaired ? .ok : .cancel
            choices += try made(
                Button(role: .cancel, action: {}, label: { Text(word) }), NodeMakingContext.deferredStep)
        }
        let others = choices.filter { !$0.isCancellation }
        let cancel = choices.filter(\.isCancellation)
        let isSideBySide = isPaired && choices.count == 2
        let views = (isSideBySide ? cancel + others : others + cancel).map { MadeView(node: $0) }
        try context.making.at(NodeMakingContext.decorationStep) {
            let arranged = ChoiceLayout(isPaired: isSideBySide) { ForEach(views.indices, id: \.self) { views[$0] } }
            try arranged._makeNodes(in: context.nested(), into: &nodes)
        }
    }
}

/// Two views side by side in equal widths, where both fit; else one below the other.
private struct ChoiceLayout: Layout {
    let isPaired: Bool

    private static let spacing = 8.0

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
        let frames = frames(of: subviews, in: width(of: subviews, proposal))
        return Size(width: width(of: subviews, proposal), height: frames.map(\.maxY).max() ?? 0)
    }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (subview, frame) in zip(subviews, frames(of: subviews, in: bounds.width)) {
            subview.place(
                at: Point(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
                proposal: ProposedViewSize(width: frame.width, height: frame.height))
        }
    }

    private func width(of subviews: Subviews, _ proposal: ProposedViewSize) -> Double {
        proposal.width ?? subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
    }

    private func frames(of subviews: Subviews, in width: Double) -> [Rect] {
        let half = (width - Self.spacing) / 2
        let isSideBySide = isPaired && subviews.allSatisfy { $0.sizeThatFits(.unspecified).width <= half }
        let each = isSideBySide ? half : width
        let heights = subviews.map { $0.sizeThatFits(ProposedViewSize(width: each, height: nil)).height }
        if isSideBySide {
            return heights.indices.map {
                Rect(
                    x: Double($0) * (half + Self.spacing), y: 0, width: half, height: heights.max() ?? 0)
            }
        }
        // The first of a pair changes nothing: it comes last.
        var y = 0.0
        let frames = (isPaired ? heights.reversed() : heights).map { height in
            defer { y += height + Self.spacing }
            return Rect(x: 0, y: y, width: width, height: height)
        }
        return isPaired ? frames.reversed() : frames
    }
}

/// The look of a question's buttons.
nonisolated private struct ChoiceStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .foregroundStyle(configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint))
            .defaultFontWeight(configuration.role == .cancel ? .semibold : .regular)
            .multilineTextAlignment(.center)
            .padding(.horizontal, 14)
            .padding(.vertical, 11)
            .frame(maxWidth: .infinity, minHeight: 44)
            .background(Color(SystemColor.track), in: RoundedRectangle(cornerRadius: 12))
            .opacity(configuration.isPressed ? 0.6 : 1)
            .settingTrait(ChoiceRole.self, configuration.role)
    }
}

/// The purpose of a question's button, for the order of all of them.
private enum ChoiceRole: ViewTrait {
    typealias Value = ButtonRole?
}

extension LayoutNode {
    /// Whether the button of a question changes nothing.
    fileprivate final var isCancellation: Bool { values(of: ChoiceRole.self).contains(.cancel) }
}

private struct ChoiceMadeKey: EnvironmentKey {
    static var defaultValue: DismissAction { DismissAction {} }
}

extension EnvironmentValues {
    /// Takes the question away whose buttons are inside, once one of them was pressed; nothing elsewhere.
    var choiceMade: DismissAction {
        get { self[ChoiceMadeKey.self] }
        set { self[ChoiceMadeKey.self] = newValue }
    }
}
