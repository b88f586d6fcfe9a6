import MizanBase
import MizanLayout

/// A row of a table: what the table's columns show of a value. Source: SwiftUI's `TableRow`.
nonisolated public struct TableRow<Value: Identifiable>: TableRowContent {
    /// The type of the row's value.
    public typealias TableRowValue = Value

    let value: Value
    private let number: Int?

    @Environment(\.tableContext) private var context
    @Environment(\.tableStyle) private var style
    @Environment(\.editMode) private var editMode

    /// A row for a value.
    public init(_ value: Value) {
        self.value = value
        number = nil
    }

    /// A row of a table's data.
    ///
    /// - Parameter number: Its number from 0: every second row has another background where the style says so.
    init(_ value: Value, number: Int) {
        self.value = value
        self.number = number
    }

    /// Adds the row's value.
    public func _addValues(to values: inout [Value], limit: Int) {
        if values.count < limit { values.append(value) }
    }

    /// One node of the role `row` with a cell for each column; a tap on it selects it where the table has a selection.
    public var body: some View {
        if let context = context as? TableContext<Value> {
            if context.selection == nil { row(in: context) } else { row(in: context).focusable() }
        }
    }

    private func row(in context: TableContext<Value>) -> some View {
        let isSelected = context.selection?.contains(value.id) ?? false
        return Control(
            type: "TableRow", role: "row", children: .contain,
            input: context.selection.map { selection in
                .control(
                    ControlInput {
                        selection.choose(value.id, isEditing: editMode?.wrappedValue.isEditing == true)
                    })
            }
        ) {
            cells(of: context)
                .padding(.horizontal, style.look.inset).padding(.vertical, 11)
                .background { background(isSelected: isSelected) }
                .overlay(alignment: .bottom) { Divider().padding(.horizontal, style.look.separatorInset) }
        }
        .accessibilityAddTraits(isSelected ? .isSelected : [])
    }

    @ViewBuilder private func cells(of context: TableContext<Value>) -> some View {
        let tracks = context.arrangement.widths.tracks
        if context.arrangement.isInColumns {
            TableColumns(widths: context.arrangement.widths) {
                ForEach(context.cells.indices) { index in
                    TableCell(alignment: tracks[index].alignment) { context.cells[index](value) }
                }
            }
        } else {
            VStack(alignment: .leading, spacing: 4) {
                ForEach(context.cells.indices) { index in
                    TableCell(alignment: .leading, title: context.titles?[index].label) { context.cells[index](value) }
                }
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        }
    }

    @ViewBuilder private func background(isSelected: Bool) -> some View {
        let isStriped = style.look.alternates && (number ?? 0) % 2 == 1
        if isSelected || isStriped {
            RoundedRectangle(cornerRadius: style.look.cornerRadius)
                .fill(Color(isSelected ? SystemColor.accentTint : SystemColor.background))
                .padding(.horizontal, style.look.separatorInset / 2)
        }
    }
}

/// One node for a cell, whatever it shows: each column has one in every row.
nonisolated struct TableCell<Content: View>: View {
    let alignment: TableColumnAlignment
    /// The column's title, if the cell shows it next to its content.
    var title: AnyView?
    @ViewBuilder let content: Content

    var body: some View {
        Group {
            if let title {
                HeadedCell {
                    ControlLabel(title).font(.footnote.weight(.semibold)).foregroundStyle(.secondary)
                    VStack(alignment: .leading, spacing: 4) { ControlLabel(content) }
                }
            } else {
                VStack(alignment: alignment.horizontal, spacing: 4) { ControlLabel(content) }
            }
        }
        .multilineTextAlignment(alignment.text)
        // What the cell shows stays if the table alone changes.
        .environment(\.tableContext, nil)
        .typeName("TableCell")
    }
}

/// The properties of a table that its rows need.
struct TableContext<Value: Identifiable>: AnyTableContext {
    let arrangement: TableArrangement
    /// For each column the views for a row's value.
    let cells: [(Value) -> AnyView]
    /// The columns' titles, if rows show them.
    let titles: [TableTitle]?
    let selection: TableSelection<Value.ID>?
}

/// What a table of rows of any type tells them.
protocol AnyTableContext {}

private struct TableContextKey: EnvironmentKey {
    static var defaultValue: (any AnyTableContext)? { nil }
}

extension EnvironmentValues {
    /// What the table around tells its rows.
    fileprivate(set) var tableContext: (any AnyTableContext)? {
        get { self[TableContextKey.self] }
        set { self[TableContextKey.self] = newValue }
    }
}

nonisolated extension View {
    /// The rows of a table in what it tells them.
    func inTable(_ context: any AnyTableContext) -> some View { environment(\.tableContext, context) }
}
