import MizanLayout

/// A search for the selected rows of a table among its rows.
struct SelectedRows {
    /// The selected ids that no row has had so far.
    private(set) var missing: Set<AnyHashable>
    /// Whether there is a row.
    private(set) var hasRows = false
    /// Whether rows may be missed: those of a type that can't be searched.
    private(set) var hasUnknownRows = false

    /// A search for ids.
    init(_ selected: some Sequence<some Hashable>) { missing = Set(selected.map { AnyHashable($0) }) }

    /// Whether the search can end.
    var isOver: Bool { missing.isEmpty || hasUnknownRows }

    /// Takes the next row.
    mutating func pass(_ id: some Hashable) {
        hasRows = true
        missing.remove(AnyHashable(id))
    }

    /// Takes the next rows.
    mutating func pass(rows: some TableRowContent) {
        guard let rows = rows as? any SearchableRows else {
            hasUnknownRows = true
            return
        }
        rows.pass(to: &self)
    }
}

/// Rows of a table whose ids are known without their views.
protocol SearchableRows {
    /// Gives the search each row until it is over.
    func pass(to search: inout SelectedRows)
}

extension TableRow: SearchableRows {
    func pass(to search: inout SelectedRows) { search.pass(value.id) }
}

extension TableForEachContent: SearchableRows {
    func pass(to search: inout SelectedRows) {
        for value in data {
            search.pass(value.id)
            if search.isOver { return }
        }
    }
}

extension TupleTableRowContent: SearchableRows {
    func pass(to search: inout SelectedRows) {
        for part in repeat each rows.value { search.pass(rows: part) }
    }
}

extension ForEach: SearchableRows where Content: TableRowContent {
    func pass(to search: inout SelectedRows) {
        for element in data {
            guard let rows = try? view(of: element) else { continue }
            search.pass(rows: rows)
            if search.isOver { return }
        }
    }
}

extension Group: SearchableRows where Content: TableRowContent {
    func pass(to search: inout SelectedRows) { search.pass(rows: content) }
}

extension Optional: SearchableRows where Wrapped: TableRowContent {
    func pass(to search: inout SelectedRows) {
        if let self { search.pass(rows: self) }
    }
}

extension ConditionalView: SearchableRows
where First: TableRowContent, Second: TableRowContent, First.TableRowValue == Second.TableRowValue {
    func pass(to search: inout SelectedRows) {
        switch self {
        case .first(let rows): search.pass(rows: rows)
        case .second(let rows): search.pass(rows: rows)
        }
    }
}
