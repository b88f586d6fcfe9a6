import MizanBase
import MizanLayout
import MizanRenderTree
import Testing

/// What stands beside each other in a container stands in the order of the container's attribute, whatever is around it.
@Suite("Direction: every container")
struct ContainerDirectionTests {
    private static let columns = [GridItem(.fixed(20)), GridItem(.fixed(20)), GridItem(.fixed(20))]

    private static var keys: some View { ForEach(0..<3) { _ in Rectangle().frame(width: 20, height: 20) } }

    private static var containers: [(name: String, view: AnyView)] {
        [
            ("HStack", AnyView(HStack { keys })),
            ("LazyHStack", AnyView(LazyHStack { keys })),
            ("Grid", AnyView(Grid { GridRow { keys } })),
            ("LazyVGrid", AnyView(LazyVGrid(columns: columns) { keys })),
            ("LazyHGrid", AnyView(LazyHGrid(rows: [GridItem(.fixed(20))]) { keys })),
            ("AnyLayout", AnyView(AnyLayout(HStackLayout()) { keys })),
        ]
    }

    @Test("an attribute is the order of the container's children", arguments: containers.map(\.name))
    func attributes(name: String) throws {
        let container = try #require(Self.containers.first { $0.name == name }).view
        for interface in LayoutDirection.allCases {
            for attribute in SemanticContentAttribute.allCases {
                let effective = try #require(DirectionTableTests.effective[attribute])
                let direction = interface == .leftToRight ? effective.leftToRight : effective.rightToLeft
                let tree = try container.semanticContentAttribute(attribute).frame(width: 100, height: 40)
                    .laidOut(interface)
                let places = tree.nodes.filter { $0.type == "Rectangle" }.map(\.frame.minX.points)
                try #require(places.count == 3)
                let order = direction == .leftToRight ? places : places.reversed()
                #expect(order == order.sorted() && Set(order).count == 3, "\(attribute) in \(interface): \(places)")
            }
        }
    }

    @Test("a row takes the columns of its grid; its attribute and its direction are those of its cells")
    func rows() throws {
        let view = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
            GridRow { Self.keys }
            GridRow { Self.keys }.semanticContentAttribute(.forceLeftToRight)
            GridRow { Self.keys }.environment(\.layoutDirection, .leftToRight)
            GridRow {
                HStack(spacing: 0) { Self.keys }.gridCellColumns(3)
            }
            .semanticContentAttribute(.forceLeftToRight)
        }
        let places = try view.laidOut(.rightToLeft).nodes.filter { $0.type == "Rectangle" }.map(\.frame.minX.points)
        #expect(places == [40, 20, 0, 40, 20, 0, 40, 20, 0, 0, 20, 40])
    }
}
