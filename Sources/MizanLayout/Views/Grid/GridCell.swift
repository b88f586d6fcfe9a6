import MizanBase

/// A view in a grid: its place and the properties that its grid needs.
struct GridCell {
    /// The grid holds its rows, and these their cells.
    private let held: Unmanaged<LayoutNode>
    /// The first of its columns.
    let column: Int
    /// The number of columns that it spans.
    let span: Int
    /// Whether it belongs to a row; else it spans all columns by itself.
    let isInRow: Bool
    let anchor: UnitPoint?
    let unsizedAxes: Axis.Set
    /// The lengths that the cell's answers depend on.
    let dependence: LayoutDependence

    init(_ node: LayoutNode, column: Int, span: Int, isInRow: Bool) {
        held = .passUnretained(node)
        self.column = column
        self.span = span
        self.isInRow = isInRow
        anchor = node.traits.gridCell.anchor
        unsizedAxes = node.traits.gridCell.unsizedAxes
        dependence = node.traits.dependence
    }

    var columns: Range<Int> { column..<(column + span) }
    var lastColumn: Int { column + span - 1 }
    var spacing: ViewSpacing { held._withUnsafeGuaranteedRef { $0.traits.spacing } }
    var columnAlignment: HorizontalAlignment? { held._withUnsafeGuaranteedRef { $0.traits.gridCell.columnAlignment } }

    func isUnsized(on axis: Axis) -> Bool { unsizedAxes.contains(Axis.Set(axis)) }

    /// Whether the cell's own value decides where a guide lies in it.
    func decides(_ guide: AlignmentGuide) -> Bool {
        if case .custom = guide { return true }
        return held._withUnsafeGuaranteedRef { $0.traits.guides.contains(guide.kind) }
    }

    /// Whether the cell takes part in lining up its column or row on a guide.
    func isAligned(on axis: Axis) -> Bool { anchor == nil && !isUnsized(on: axis) }

    /// Whether the cell has a position for its column's or row's guide. Every cell has one, except cells without a
    /// number in a column of numbers, such as its title, which lie at the column's trailing edge.
    func participates(in guide: AlignmentGuide, _ proposal: ProposedViewSize) -> Bool {
        guide != .decimal || explicitGuide(guide, proposal) != nil
    }

    func length(along axis: Axis, _ proposal: ProposedViewSize) -> Double {
        held._withUnsafeGuaranteedRef { $0.length(along: axis, proposal) }
    }

    func size(_ proposal: ProposedViewSize) -> Size { held._withUnsafeGuaranteedRef { $0.size(proposal) } }

    func guide(_ guide: AlignmentGuide, _ proposal: ProposedViewSize) -> Double {
        held._withUnsafeGuaranteedRef { $0.guide(guide, proposal) }
    }

    func explicitGuide(_ guide: AlignmentGuide, _ proposal: ProposedViewSize) -> Double? {
        held._withUnsafeGuaranteedRef { $0.explicitGuide(guide, proposal) }
    }

    func place(at origin: Point, proposal: ProposedViewSize) {
        held._withUnsafeGuaranteedRef { $0.place(at: origin, proposal: proposal) }
    }
}
