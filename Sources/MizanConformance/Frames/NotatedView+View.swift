import MizanBase
import MizanLayout

extension NotatedView {
    /// The view itself. Each leaf has a colour of its own, which identifies it in the tree.
    package var view: AnyView {
        switch self {
        case .leaf(_, let number): AnyView(Color(Self.color(ofLeaf: number)))
        case .spacer(let minLength): AnyView(Spacer(minLength: minLength))
        case .divider: AnyView(Divider())
        case .empty: AnyView(EmptyView())
        case .group(let content): AnyView(Group { Self.list(content) })
        case .hStack(let alignment, let spacing, let content):
            AnyView(HStack(alignment: alignment, spacing: spacing) { Self.list(content) })
        case .vStack(let alignment, let spacing, let content):
            AnyView(VStack(alignment: alignment, spacing: spacing) { Self.list(content) })
        case .zStack(let alignment, let content): AnyView(ZStack(alignment: alignment) { Self.list(content) })
        case .grid(let alignment, let horizontal, let vertical, let content):
            AnyView(
                Grid(alignment: alignment, horizontalSpacing: horizontal, verticalSpacing: vertical) {
                    Self.list(content)
                })
        case .gridRow(let alignment, let content): AnyView(GridRow(alignment: alignment) { Self.list(content) })
        case .viewThatFits(let axes, let content): AnyView(ViewThatFits(in: axes) { Self.list(content) })
        case .modified(let view, let modifier): modifier.modify(view.view)
        }
    }

    private static func list(_ content: [NotatedView]) -> ViewList { ViewList(content.map(\.view)) }

    /// The colour of a leaf by its place among the leaves.
    package static func color(ofLeaf number: Int) -> RGBA {
        RGBA(
            red: UInt8(truncatingIfNeeded: number >> 16), green: UInt8(truncatingIfNeeded: number >> 8),
            blue: UInt8(truncatingIfNeeded: number))
    }
}

extension NotatedModifier {
    fileprivate func modify(_ view: AnyView) -> AnyView {
        switch self {
        case .frame(let width, let height, let alignment):
            AnyView(view.frame(width: width, height: height, alignment: alignment))
        case .flexibleFrame(let width, let height, let alignment):
            AnyView(
                view.frame(
                    minWidth: width.minimum, idealWidth: width.ideal, maxWidth: width.maximum,
                    minHeight: height.minimum, idealHeight: height.ideal, maxHeight: height.maximum,
                    alignment: alignment))
        case .padding(let insets): AnyView(view.padding(insets))
        case .fixedSize(let horizontal, let vertical):
            AnyView(view.fixedSize(horizontal: horizontal, vertical: vertical))
        case .aspectRatio(let ratio, let fills):
            AnyView(view.aspectRatio(ratio, contentMode: fills ? .fill : .fit))
        case .offset(let x, let y): AnyView(view.offset(x: x, y: y))
        case .position(let x, let y): AnyView(view.position(x: x, y: y))
        case .layoutPriority(let priority): AnyView(view.layoutPriority(priority))
        case .background(let other, let alignment): AnyView(view.background(alignment: alignment) { other.view })
        case .overlay(let other, let alignment): AnyView(view.overlay(alignment: alignment) { other.view })
        case .gridColumnAlignment(let alignment): AnyView(view.gridColumnAlignment(alignment))
        case .gridCellColumns(let count): AnyView(view.gridCellColumns(count))
        case .gridCellAnchor(let anchor): AnyView(view.gridCellAnchor(anchor))
        case .gridCellUnsizedAxes(let axes): AnyView(view.gridCellUnsizedAxes(axes))
        }
    }
}
