import MizanBase

/// A view's size and the guides in it. Source: SwiftUI's `ViewDimensions`.
///
/// Positions count from the view's leading or top edge, in right-to-left as in left-to-right.
public struct ViewDimensions: Equatable {
    /// The node with the guides; nil for a mere size, which has none of its own.
    private let node: LayoutNode?
    private let proposal: ProposedViewSize
    package let size: Size
    /// The guide whose default is being found and must not be asked for again.
    private var open: AlignmentGuide?

    init(of node: LayoutNode, for proposal: ProposedViewSize) {
        self.node = node
        self.proposal = proposal
        size = node.size(proposal)
    }

    init(_ size: Size) {
        node = nil
        proposal = ProposedViewSize(size)
        self.size = size
    }

    /// The width in points.
    public var width: Double { size.width }
    /// The height in points.
    public var height: Double { size.height }

    /// The position of a horizontal guide, in points from the leading edge.
    public subscript(guide: HorizontalAlignment) -> Double { position(of: guide.guide) }
    /// The position of a vertical guide, in points from the top.
    public subscript(guide: VerticalAlignment) -> Double { position(of: guide.guide) }

    /// The position of a guide where the view has a value of its own for it.
    public subscript(explicit guide: HorizontalAlignment) -> Double? { node?.explicitGuide(guide.guide, proposal) }
    /// The position of a guide where the view has a value of its own for it.
    public subscript(explicit guide: VerticalAlignment) -> Double? { node?.explicitGuide(guide.guide, proposal) }

    private func position(of guide: AlignmentGuide) -> Double {
        if let explicit = node?.explicitGuide(guide, proposal) { return explicit }
        // A guide whose default asks for itself has none.
        guard guide != open else { return 0 }
        var inner = self
        inner.open = guide
        return guide.implicitValue(in: inner)
    }

    /// Whether the sizes are equal and the guides are of one view.
    public static func == (left: ViewDimensions, right: ViewDimensions) -> Bool {
        left.size == right.size && left.node === right.node && left.proposal == right.proposal
    }
}

/// The type of guides that have a name instead.
enum NamedAlignment: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> Double { 0 }
}

/// A custom guide, named by its type. Source: SwiftUI's `AlignmentID`.
public protocol AlignmentID: SendableMetatype {
    /// The type of a position: `Double`, or `CGFloat` as for SwiftUI.
    associatedtype GuidePosition: BinaryFloatingPoint = Double

    /// The position of the guide in a view that has no value of its own, in points from the leading or top edge.
    static func defaultValue(in context: ViewDimensions) -> GuidePosition
}
