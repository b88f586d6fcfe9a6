import MizanBase

/// The properties of a node that are known before anything is proposed; decided once, when it is made.
package struct LayoutTraits {
    /// The lengths that its answers depend on.
    package var dependence = LayoutDependence.all
    /// The guides that it may have explicit values for.
    var guides: ExplicitGuides = []
    /// The direction of a text's first paragraph; nil for anything but a text with modifiers.
    var textDirection: LayoutDirection?
    /// The layout priority: a stack serves the highest first, and the highest alone decide a `ZStack`'s size.
    var priority = 0.0
    private var wishes: Wishes?

    /// The traits that few views have; they take no memory in the others.
    private final class Wishes {
        var zIndex = 0.0
        var spacing = ViewSpacing()
        var gridCell = GridCellTraits()
        var values = LayoutValues()

        init() {}

        init(_ other: Wishes) {
            (zIndex, spacing, gridCell, values) = (other.zIndex, other.spacing, other.gridCell, other.values)
        }
    }

    /// Whether a container can't tell nodes with these traits from nodes with the others.
    func isSame(as other: LayoutTraits) -> Bool {
        guard dependence == other.dependence, guides == other.guides, textDirection == other.textDirection,
            priority == other.priority
        else { return false }
        guard wishes !== other.wishes else { return true }
        return zIndex == other.zIndex && spacing == other.spacing && gridCell == other.gridCell
            && values.isSame(as: other.values)
    }

    package init(dependence: LayoutDependence = .all, guides: ExplicitGuides = []) {
        self.dependence = dependence
        self.guides = guides
    }

    /// The drawing order: nodes with the highest are drawn above their container's others.
    var zIndex: Double {
        get { wishes?.zIndex ?? 0 }
        set { change { $0.zIndex = newValue } }
    }

    /// Whether the drawing order may be another than the order of the views.
    var hasZIndex: Bool { wishes.map { $0.zIndex != 0 } ?? false }

    /// The distances that it prefers to its neighbours.
    package var spacing: ViewSpacing {
        get { wishes?.spacing ?? ViewSpacing() }
        set { if wishes != nil || newValue != ViewSpacing() { change { $0.spacing = newValue } } }
    }

    /// Its requests to its grid as a cell.
    var gridCell: GridCellTraits {
        get { wishes?.gridCell ?? GridCellTraits() }
        set { change { $0.gridCell = newValue } }
    }

    /// Its values for custom layouts.
    var values: LayoutValues {
        get { wishes?.values ?? LayoutValues() }
        set { change { $0.values = newValue } }
    }

    private mutating func change(_ change: (Wishes) -> Void) {
        // Others may hold the same ones.
        let changed = wishes.map(Wishes.init) ?? Wishes()
        change(changed)
        wishes = changed
    }

    /// The traits of a view that takes the proposed size, such as a shape.
    static var greedy: LayoutTraits { LayoutTraits(dependence: .proposal) }

    /// The traits of a container: its answers depend on anything, its children's own guides travel up but for edges and
    /// centres.
    package static func container(_ children: [LayoutNode], dependence: LayoutDependence = .all) -> LayoutTraits {
        LayoutTraits(dependence: dependence, guides: children.guidesThatTravelUp)
    }
}

/// The guides that a node may have explicit values for.
package struct ExplicitGuides: OptionSet {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Leading, trailing, top, bottom and the centres: of the node alone, they don't travel up through containers
    /// (rule 1.1.10 of SwiftUI's stacks).
    static let edges = ExplicitGuides(rawValue: 1 << 0)
    static let baselines = ExplicitGuides(rawValue: 1 << 1)
    static let custom = ExplicitGuides(rawValue: 1 << 2)
    /// The guide of texts that may hold a number.
    static let decimal = ExplicitGuides(rawValue: 1 << 3)

    /// Whether all of the bits are set.
    package func contains(_ other: ExplicitGuides) -> Bool { rawValue & other.rawValue == other.rawValue }
}

extension [LayoutNode] {
    /// The union of the children's dependences.
    package var dependence: LayoutDependence {
        reduce(into: LayoutDependence.none) { $0.formUnion($1.traits.dependence) }
    }

    /// The guides whose explicit values a container takes over from its children.
    var guidesThatTravelUp: ExplicitGuides {
        reduce(into: ExplicitGuides()) { $0.formUnion($1.traits.guides) }.subtracting(.edges)
    }
}
