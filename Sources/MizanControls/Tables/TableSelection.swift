import MizanBase
import MizanLayout

/// The rows of a table that are selected.
enum TableSelection<ID: Hashable> {
    case one(Binding<ID?>)
    case several(Binding<Set<ID>>)

    func contains(_ id: ID) -> Bool {
        switch self {
        case .one(let selection): selection.wrappedValue == id
        case .several(let selection): selection.wrappedValue.contains(id)
        }
    }

    /// The warning that a selected row isn't there. A table without any rows may be waiting for them.
    func finding(among rows: some TableRowContent) -> Diagnostic? {
        var search =
            switch self {
            case .one(let selection): SelectedRows(selection.wrappedValue.map { [$0] } ?? [])
            case .several(let selection): SelectedRows(selection.wrappedValue)
            }
        if search.isOver { return nil }
        search.pass(rows: rows)
        guard search.hasRows, !search.isOver else { return nil }
        // The order of a set differs from run to run.
        let missing = search.missing.count == 1 ? search.missing.first : nil
        return .missingSelection(missing?.base ?? search, kind: "row")
    }

    /// Selects a row alone; while a reader edits, adds it to several or takes it away.
    func choose(_ id: ID, isEditing: Bool) {
        switch self {
        case .one(let selection): selection.wrappedValue = id
        case .several(let selection):
            if isEditing {
                selection.wrappedValue.formSymmetricDifference([id])
            } else {
                selection.wrappedValue = [id]
            }
        }
    }
}
