import MizanBase
import MizanLayout

/// The measures and colours of a list's style, in points.
struct ListMetrics: Hashable {
    /// The frames around rows and sections.
    enum Grouping: Hashable {
        /// Rows from edge to edge, one section after the other.
        case none
        /// Each section on a surface from edge to edge.
        case sections
        /// Each section on a surface with round corners.
        case cards
    }

    let grouping: Grouping
    /// Whether headers and footers stay in sight while their section scrolls.
    let pinsEdges: Bool
    /// Whether lines stand between rows.
    let hasSeparators: Bool
    /// The distance between the list's edge and its rows' surfaces.
    let margin: Double
    /// The distance between a surface's edge and its rows' content.
    let insets: EdgeInsets
    let sectionSpacing: Double

    /// The radius of a card's corners.
    static let cornerRadius = 12.0
    /// The thickness of a line between rows, in points: at least one pixel.
    ///
    /// - Parameter pixelLength: The side of a pixel in points; 0 if nothing is snapped.
    static func separator(pixelLength: Double) -> Double { max(0.5, pixelLength) }
    /// The distance between sections where less is asked for.
    private static let compactSpacing = 12.0

    init(_ style: any ListStyle) {
        switch style {
        case is PlainListStyle, is InsetListStyle:
            self.init(.none, pinsEdges: true, margin: style is InsetListStyle ? 8 : 0, spacing: 0)
        case is GroupedListStyle: self.init(.sections, margin: 0, spacing: 28)
        case is SidebarListStyle: self.init(.none, hasSeparators: false, margin: 8, spacing: 16)
        default: self.init(.cards, margin: 16, spacing: 28)
        }
    }

    private init(
        _ grouping: Grouping, pinsEdges: Bool = false, hasSeparators: Bool = true, margin: Double, spacing: Double
    ) {
        self.grouping = grouping
        self.pinsEdges = pinsEdges
        self.hasSeparators = hasSeparators
        self.margin = margin
        insets = EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
        sectionSpacing = spacing
    }

    /// The distance between sections that the views around ask for.
    func spacing(_ spacing: ListSectionSpacing) -> Double {
        switch spacing.kind {
        case .default: sectionSpacing
        case .compact: min(sectionSpacing, Self.compactSpacing)
        case .custom(let distance): max(distance, 0)
        }
    }

    /// The colour behind the whole list.
    var background: Color { Color(grouping == .none ? SystemColor.card : SystemColor.background) }

    /// The colour behind rows; nil where the list's own shows.
    var surface: Color? { grouping == .none ? nil : Color(SystemColor.card) }

    /// Sets the letters of headers.
    func styleEdge(_ environment: inout EnvironmentValues) {
        let isIncreased = environment.headerProminence == .increased
        environment.font = isIncreased ? .title3.weight(.bold) : .subheadline.weight(.semibold)
        environment.setForeground(ShapePaint(isIncreased ? .primary : .secondary))
    }

    /// Sets the letters of footers.
    func styleFooter(_ environment: inout EnvironmentValues) {
        environment.font = .footnote
        environment.setForeground(ShapePaint(.secondary))
    }
}

private struct ListMetricsKey: EnvironmentKey {
    static var defaultValue: ListMetrics? { nil }
}

extension EnvironmentValues {
    /// The look of the list around; nil outside of lists.
    var listLook: ListMetrics? {
        get { self[ListMetricsKey.self] }
        set { self[ListMetricsKey.self] = newValue }
    }
}
