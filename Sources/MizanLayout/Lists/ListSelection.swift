/// The rows of a list that a reader chose, by their ids or tags.
protocol ListSelection {
    /// Whether a row is chosen.
    func isChosen(_ tag: AnyHashable) -> Bool

    /// Chooses a row.
    func choose(_ tag: AnyHashable)
}

/// One row; choosing it again leaves it chosen.
struct SingleSelection<Value: Hashable>: ListSelection {
    let value: Binding<Value?>

    func isChosen(_ tag: AnyHashable) -> Bool { value.wrappedValue.map(AnyHashable.init) == tag }

    func choose(_ tag: AnyHashable) { if let chosen = tag.base as? Value { value.wrappedValue = chosen } }
}

/// Several rows; choosing one again gives it up.
struct MultipleSelection<Value: Hashable>: ListSelection {
    let values: Binding<Set<Value>>

    func isChosen(_ tag: AnyHashable) -> Bool { (tag.base as? Value).map(values.wrappedValue.contains) ?? false }

    func choose(_ tag: AnyHashable) {
        if let value = tag.base as? Value { values.wrappedValue.formSymmetricDifference([value]) }
    }
}
