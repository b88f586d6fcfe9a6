import MizanBase
import MizanDrawing
import MizanLayout

/// A sheet at the lower edge, with the height that its content asks for. Source: SwiftUI's `sheet`, as on a phone.
nonisolated struct Sheet: PrimitiveView, RememberedView {
    let presentation: Presentation

    func _makeNodes(in context: _ViewContext, into nodes: inout _NodeList) throws {
        try context.remember(self, into: &nodes)
    }

    func makeOwnNodes(in context: ViewContext, into nodes: inout _NodeList) throws {
        try presentation.makeNodes(in: context, into: &nodes) { SheetCard(content: $0, look: $1) }
    }
}

/// The surface of a sheet, in its height.
nonisolated struct SheetCard: View {
    let content: MadeView
    let look: PresentationPreferences

    var body: some View {
        let outline = SheetOutline(radius: look.cornerRadius ?? 16)
        SheetLayout(detent: look.selection?.wrappedValue ?? look.detents?.min() ?? .large) {
            VStack { content.frame(maxWidth: .infinity, maxHeight: .infinity) }
                .background {
                    if let background = look.background {
                        CapturedContent(background).ignoresSafeArea(edges: .bottom)
                    } else {
                        Rectangle().fill(Color(SystemColor.card)).ignoresSafeArea(edges: .bottom)
                    }
                }
                .overlay(alignment: .top) {
                    if look.dragIndicator == .visible || look.dragIndicator != .hidden && (look.detents?.count ?? 0) > 1
                    {
                        Capsule().fill(Color(SystemColor.secondary).opacity(0.6)).frame(width: 36, height: 5)
                            .padding(.top, 5).typeName("DragIndicator")
                    }
                }
                .clipShape(outline)
                .typeName("Sheet")
        }
    }
}

/// A rectangle with round upper corners that goes on below, behind the safe area.
nonisolated private struct SheetOutline: Shape {
    let radius: Double

    func path(in rect: Rect) -> Path {
        var path = Path()
        path.addRoundedRect(
            in: Rect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height + 256),
            cornerSize: Size(width: radius, height: radius))
        return path
    }
}

/// A view at the lower edge of the whole, as high as a detent says, or higher where it needs more.
private struct SheetLayout: Layout {
    let detent: PresentationDetent

    /// The least distance between the sheet and the upper edge, in points.
    private static let top = 10.0

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
        let ideal = subviews.first?.sizeThatFits(proposal) ?? .zero
        return Size(width: proposal.width ?? ideal.width, height: proposal.height ?? ideal.height)
    }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        guard let sheet = subviews.first else { return }
        let whole = max(bounds.height - Self.top, 0)
        let least = sheet.sizeThatFits(ProposedViewSize(width: bounds.width, height: 0)).height
        let height = min(max(detent.height(in: whole), least), whole)
        sheet.place(
            at: Point(x: bounds.minX, y: bounds.maxY - height),
            proposal: ProposedViewSize(width: bounds.width, height: height))
    }
}

extension PresentationDetent {
    /// The height in points, where the largest sheet has one.
    fileprivate func height(in whole: Double) -> Double {
        switch kind {
        case .medium: whole / 2
        case .large: whole
        case .fraction(let fraction): whole * min(max(fraction, 0), 1)
        case .height(let height): max(height, 0)
        }
    }
}

extension Set<PresentationDetent> {
    /// The lowest of the heights, on a screen of a usual size: the one that a sheet begins with.
    fileprivate func min() -> PresentationDetent? {
        self.min { $0.height(in: 800) < $1.height(in: 800) }
    }
}
