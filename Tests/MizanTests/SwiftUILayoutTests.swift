import MizanDrawing
import MizanFonts
import SwiftUI
import Testing

// Guides, layouts and shapes of one's own as they are written for SwiftUI, with `CGFloat` in every place of its protocols.

extension VerticalAlignment {
    private struct Title: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context[VerticalAlignment.center] }
    }
    fileprivate static let title = VerticalAlignment(Title.self)
}

/// A column whose baseline is that of its second row.
private struct SecondRow: Layout {
    var height: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: 20, height: height * CGFloat(subviews.count))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (index, subview) in subviews.enumerated() {
            subview.place(
                at: CGPoint(x: bounds.minX, y: bounds.minY + height * CGFloat(index)),
                proposal: ProposedViewSize(width: bounds.width, height: height))
        }
    }

    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout ()
    ) -> CGFloat? {
        guide == .firstTextBaseline ? bounds.minY + 2 * height : nil
    }
}

private struct Diamond: InsettableShape {
    var distance: CGFloat = 0

    func path(in rect: CGRect) -> Path {
        Path { path in
            path.addLines([
                CGPoint(x: rect.midX, y: rect.minY + distance), CGPoint(x: rect.maxX - distance, y: rect.midY),
                CGPoint(x: rect.midX, y: rect.maxY - distance), CGPoint(x: rect.minX + distance, y: rect.midY),
            ])
            path.closeSubpath()
        }
    }

    func inset(by amount: CGFloat) -> some InsettableShape { Diamond(distance: distance + amount) }
}

@Suite struct SwiftUILayoutTests {
    private func tree(_ view: some View) throws -> RenderTree {
        try view.renderTree(
            proposal: .unspecified,
            environment: EnvironmentValues(localization: .empty, fonts: ShippedFonts.collection()))
    }

    /// The tops of the colours, in their order.
    private func tops(_ view: some View) throws -> [Double] {
        try tree(view).nodes.filter { $0.type == "Color" }.map(\.frame.origin.y.points)
    }

    @Test func `a guide in CGFloat: the centre unless a view says where`() throws {
        let view = HStack(alignment: .title, spacing: 0) {
            Color.red.frame(width: 10, height: 40)
            Color.blue.frame(width: 10, height: 20).alignmentGuide(.title) { $0[.bottom] }
            Color.green.frame(width: 10, height: 30)
        }
        // The guides lie at 20, 20 and 15.
        #expect(try tops(view) == [0, 0, 5])
    }

    @Test func `a layout's guide in CGFloat is asked for, behind AnyLayout too`() throws {
        let rows = SecondRow(height: 10)
        for layout in [AnyLayout(rows), AnyLayout(AnyLayout(rows))] {
            let view = HStack(alignment: .firstTextBaseline, spacing: 0) {
                Color.red.frame(width: 10, height: 30)
                layout {
                    Color.blue; Color.green
                }
            }
            // Without a baseline of its own the first stands on its lower edge, at 30; the rows have theirs at 20.
            #expect(try tops(view) == [0, 10, 20])
        }
        let plain = HStack(alignment: .firstTextBaseline, spacing: 0) {
            Color.red.frame(width: 10, height: 5)
            rows {
                Color.blue; Color.green; Color.yellow
            }
        }
        #expect(try tops(plain) == [15, 0, 10, 20])
    }

    @Test func `a shape's border inside it, by CGFloat`() throws {
        let view = Diamond().strokeBorder(.red, lineWidth: 4).frame(width: 20, height: 20)
        #expect(try tree(view) == tree(Diamond(distance: 2).stroke(.red, lineWidth: 4).frame(width: 20, height: 20)))
    }

    @Test func `elements that draw their ids are named by their index: the same tree each time`() throws {
        struct Mark: Identifiable { let id = UUID() }
        let marks = [Mark(), Mark()]
        let names = try tree(
            VStack {
                ForEach(marks) { _ in Color.red }
                ForEach(marks.map { AnyHashable($0.id) }, id: \.self) { _ in Divider() }
            }
        ).nodes.map(\.path)
        #expect(
            names == ["VStack", "VStack/Color[0]", "VStack/Color[1]", "VStack/Divider[0]", "VStack/Divider[1]"])
    }
}
