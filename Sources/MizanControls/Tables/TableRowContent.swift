import MizanLayout

/// Rows of a table. Source: SwiftUI's `TableRowContent`.
///
/// Here they are views too: a `ForEach` or a condition holds them as it holds others. They show something in a table alone.
public protocol TableRowContent<TableRowValue>: View {
    /// The type of the rows' values.
    associatedtype TableRowValue: Identifiable

    /// Adds the values of the first rows until there are as many as the limit.
    nonisolated func _addValues(to values: inout [TableRowValue], limit: Int)
}

nonisolated extension ForEach: TableRowContent where Content: TableRowContent {
    /// The type of the rows' values.
    public typealias TableRowValue = Content.TableRowValue

    /// Adds the values of the first rows.
    public func _addValues(to values: inout [TableRowValue], limit: Int) {
        for element in data {
            guard values.count < limit else { return }
            // An error of the content is thrown where the row is made.
            if let row = try? content(element) { row._addValues(to: &values, limit: limit) }
        }
    }
}

nonisolated extension Group: TableRowContent where Content: TableRowContent {
    /// The type of the rows' values.
    public typealias TableRowValue = Content.TableRowValue

    /// Adds the values of the first rows.
    public func _addValues(to values: inout [TableRowValue], limit: Int) {
        content._addValues(to: &values, limit: limit)
    }
}

nonisolated extension Optional: TableRowContent where Wrapped: TableRowContent {
    /// The type of the rows' values.
    public typealias TableRowValue = Wrapped.TableRowValue

    /// Adds the values of the first rows.
    public func _addValues(to values: inout [TableRowValue], limit: Int) {
        self?._addValues(to: &values, limit: limit)
    }
}

nonisolated extension ConditionalView: TableRowContent
where First: TableRowContent, Second: TableRowContent, First.TableRowValue == Second.TableRowValue {
    /// The type of the rows' values.
    public typealias TableRowValue = First.TableRowValue

    /// Adds the values of the first rows.
    public func _addValues(to values: inout [TableRowValue], limit: Int) {
        switch self {
        case .first(let rows): rows._addValues(to: &values, limit: limit)
        case .second(let rows): rows._addValues(to: &values, limit: limit)
        }
    }
}

/// Several rows, one after the other. Source: SwiftUI's `TupleTableRowContent`.
nonisolated public struct TupleTableRowContent<Value: Identifiable, each Content: TableRowContent>: PrimitiveView,
    TableRowContent
{
    /// The type of the rows' values.
    public typealias TableRowValue = Value

    let rows: TupleView<(repeat each Content)>

    /// The nodes of all rows in their order.
    public func _makeNodes(in context: _ViewContext, into nodes: inout _NodeList) throws {
        try rows._makeNodes(in: context.passing(), into: &nodes)
    }

    /// Adds the values of the first rows.
    public func _addValues(to values: inout [TableRowValue], limit: Int) {
        func add<Row: TableRowContent>(_ row: Row) {
            var found: [Row.TableRowValue] = []
            row._addValues(to: &found, limit: limit - values.count)
            values += found.compactMap { $0 as? Value }
        }
        for row in repeat each rows.value { add(row) }
    }
}

/// A row for each value of a table's data. Source: SwiftUI's `TableForEachContent`.
nonisolated public struct TableForEachContent<Data: RandomAccessCollection>: PrimitiveView, TableRowContent
where Data.Element: Identifiable {
    /// The type of the rows' values.
    public typealias TableRowValue = Data.Element

    let data: Data

    /// The nodes of the rows; a lazy container makes them later.
    public func _makeNodes(in context: _ViewContext, into nodes: inout _NodeList) throws {
        let rows = ForEach(data.enumerated().map { NumberedRow(value: $1, number: $0) }, id: \.id) {
            TableRow($0.value, number: $0.number)
        }
        try rows._makeNodes(in: context.passing(), into: &nodes)
    }

    /// Adds the values of the first rows.
    public func _addValues(to values: inout [TableRowValue], limit: Int) {
        values += data.prefix(max(limit - values.count, 0))
    }
}

/// A row's value with its number, which decides about its background.
private struct NumberedRow<Value: Identifiable>: Identifiable {
    let value: Value
    let number: Int

    var id: Value.ID { value.id }
}

/// Builds a table's rows from statements. Source: SwiftUI's `TableRowBuilder`.
@resultBuilder
public enum TableRowBuilder<Value: Identifiable> {
    /// The rows of one statement.
    public static func buildExpression<Content: TableRowContent>(_ content: Content) -> Content
    where Content.TableRowValue == Value {
        content
    }

    /// One statement's rows.
    public static func buildBlock<Content: TableRowContent>(_ content: Content) -> Content { content }

    /// The rows of several statements.
    public static func buildBlock<each Content: TableRowContent>(
        _ content: repeat each Content
    ) -> TupleTableRowContent<Value, repeat each Content> {
        TupleTableRowContent(rows: TupleView((repeat each content)))
    }

    /// The rows of an `if` without an `else`; none where it doesn't hold.
    public static func buildIf<Content: TableRowContent>(_ content: Content?) -> Content? { content }

    /// The rows of the branch that holds.
    public static func buildEither<First: TableRowContent, Second: TableRowContent>(
        first: First
    ) -> ConditionalView<First, Second> {
        .first(first)
    }

    /// The rows of the other branch.
    public static func buildEither<First: TableRowContent, Second: TableRowContent>(
        second: Second
    ) -> ConditionalView<First, Second> {
        .second(second)
    }
}
