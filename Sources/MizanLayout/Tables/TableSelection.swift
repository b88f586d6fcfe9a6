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
