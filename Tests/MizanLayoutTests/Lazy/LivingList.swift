import MizanBase
import MizanControls
import MizanLayout
import Observation

/// A list that changes: its rows, their order and their lengths.
@Observable
final class LivingList {
    /// What stands around the lazy container.
    enum Kind: CaseIterable {
        case plain, padded, stacked, headed, wide, nested, relative, grid, pinned, pinnedRuns, pinnedGrid, pinnedList
    }

    @Observable
    final class Row: Identifiable {
        let id: Int
        var length: Double
        var breadth: Double
        var isText: Bool

        init(id: Int, length: Double, breadth: Double, isText: Bool) {
            (self.id, self.length, self.breadth, self.isText) = (id, length, breadth, isText)
        }
    }

    var kind: Kind
    var axis: Axis
    var spacing: Double?
    var rows: [Row] = []

    init(kind: Kind, axis: Axis, spacing: Double?) { (self.kind, self.axis, self.spacing) = (kind, axis, spacing) }
}

struct LivingListView: View {
    let list: LivingList

    var body: some View {
        ScrollView(list.axis == .vertical ? .vertical : .horizontal) {
            switch list.kind {
            case .plain: lazy { rows }
            case .padded: lazy { rows }.padding(13)
            case .stacked:
                VStack(alignment: .leading, spacing: 3) {
                    Color.red.frame(width: 30, height: 30)
                    lazy { rows }
                    Text(verbatim: "end")
                }
            case .headed:
                lazy {
                    Color.red.frame(width: 30, height: 120)
                    Group { rows }
                    ForEach(list.rows) { row in
                        LivingRowView(row: row, axis: list.axis)
                        Text(verbatim: "\(row.id)")
                    }
                    Text(verbatim: "end")
                    Text(verbatim: "the very end").id("end")
                }
            case .wide: lazy { rows }.fixedSize()
            case .nested:
                lazy {
                    ForEach(list.rows) { row in
                        ScrollView(list.axis == .vertical ? .horizontal : .vertical) {
                            LivingStack(axis: list.axis == .vertical ? .horizontal : .vertical, spacing: 2) {
                                ForEach(0..<30) { Color.blue.frame(width: 10 + Double($0), height: row.length) }
                            }
                        }
                        .frame(
                            width: list.axis == .vertical ? nil : 40, height: list.axis == .vertical ? 40 : nil)
                    }
                }
            case .grid:
                if list.axis == .vertical {
                    LazyVGrid(columns: [GridItem(.flexible()), GridItem(.fixed(50))], spacing: list.spacing) {
                        Text(verbatim: "grid")
                        cells
                    }
                } else {
                    LazyHGrid(rows: [GridItem(.adaptive(minimum: 40)), GridItem(.fixed(50))], spacing: list.spacing) {
                        cells
                    }
                }
            case .pinned: lazy(pinned: [.sectionHeaders, .sectionFooters]) { sections }.padding(7)
            case .pinnedRuns:
                lazy(pinned: [.sectionHeaders, .sectionFooters]) {
                    rows
                    ForEach(list.rows) { row in
                        section(of: [row]) { LivingRowView(row: $0, axis: list.axis) }
                    }
                }
            case .pinnedGrid:
                if list.axis == .vertical {
                    LazyVGrid(
                        columns: [GridItem(.flexible()), GridItem(.fixed(50))], spacing: list.spacing,
                        pinnedViews: [.sectionHeaders, .sectionFooters]
                    ) { sections }
                } else {
                    LazyHGrid(
                        rows: [GridItem(.adaptive(minimum: 40)), GridItem(.fixed(50))], spacing: list.spacing,
                        pinnedViews: .sectionHeaders
                    ) { sections }
                }
            case .pinnedList: List { sections }.listStyle(.plain).frame(width: 120, height: 130)
            case .relative:
                lazy {
                    ForEach(list.rows) { row in
                        Color.blue.containerRelativeFrame([.horizontal, .vertical], count: 3, spacing: 4)
                    }
                }
            }
        }
    }

    private var rows: some View { ForEach(list.rows) { LivingRowView(row: $0, axis: list.axis) } }

    private var sections: some View {
        let halves = (list.rows.prefix(list.rows.count / 2), list.rows.dropFirst(list.rows.count / 2))
        return Group {
            section(of: Array(halves.0)) { LivingRowView(row: $0, axis: list.axis) }
            Color.red.frame(width: 30, height: 30)
            section(of: Array(halves.1)) { row in
                LivingRowView(row: row, axis: list.axis)
                if row.isText { Text(verbatim: "more") }
            }
        }
    }

    /// A section whose header is sometimes longer than all that is visible.
    private func section(
        of rows: [LivingList.Row], @ViewBuilder _ row: @escaping (LivingList.Row) -> some View
    ) -> some View {
        Section {
            ForEach(rows, content: row)
        } header: {
            Text(verbatim: "header of \(rows.count)")
            if let first = rows.first, first.breadth > 80 { Color.blue.frame(width: 300, height: 300) }
        } footer: {
            LivingFooter(count: rows.count)
        }
    }

    private var cells: some View {
        ForEach(list.rows) { row in
            LivingRowView(row: row, axis: list.axis)
            if row.isText { Text(verbatim: "more") }
        }
    }

    private func lazy(
        pinned: PinnedScrollableViews = [], @ViewBuilder content: () -> some View
    ) -> some View {
        LivingStack(axis: list.axis, spacing: list.spacing, pinned: pinned, content: content)
    }
}

/// A footer with an element of its own.
private struct LivingFooter: View {
    let count: Int

    var body: some View { Color.green.frame(width: 20, height: Double(10 + count % 7)) }
}

/// A lazy stack on any axis.
private struct LivingStack<Content: View>: View {
    let axis: Axis
    let spacing: Double?
    let pinned: PinnedScrollableViews
    let content: Content

    init(
        axis: Axis, spacing: Double?, pinned: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) {
        (self.axis, self.spacing, self.pinned, self.content) = (axis, spacing, pinned, content())
    }

    var body: some View {
        if axis == .vertical {
            LazyVStack(alignment: .leading, spacing: spacing, pinnedViews: pinned) { content }
        } else {
            LazyHStack(alignment: .bottom, spacing: spacing, pinnedViews: pinned) { content }
        }
    }
}

private struct LivingRowView: View {
    let row: LivingList.Row
    let axis: Axis

    var body: some View {
        if row.isText {
            Text(verbatim: "row \(row.id) يوم")
        } else {
            Color.green.frame(
                width: axis == .horizontal ? row.length : row.breadth,
                height: axis == .horizontal ? row.breadth : row.length)
        }
    }
}
