import MizanLayout

/// The rows of a list that a reader chose, by their ids or tags.
protocol ListSelection {
    /// Whether a row is chosen.
    func isChosen(_ tag: AnyHashable) -> Bool

    /// Chooses a row.
    func choose(_ tag: AnyHashable)
}

private struct ListSelectionKey: EnvironmentKey {
    static var defaultValue: (any ListSelection)? { nil }
}

extension EnvironmentValues {
    /// The chosen rows of the list around; nil where none can be chosen.
    var listSelection: (any ListSelection)? {
        get { self[ListSelectionKey.self] }
        set { self[ListSelectionKey.self] = newValue }
    }
}

/// One row; choosing it again leaves it chosen.
struct SingleSelection<Value: Hashable>: ListSelection {
    let value: Binding<Value?>

    func isChosen(_ tag: AnyHashable) -> Bool {
        guard let chosen = value.wrappedValue else { return false }
        return AnyHashable(chosen) == tag
    }

    func choose(_ tag: AnyHashable) { if let chosen = tag.base as? Value { value.wrappedValue = chosen } }
}

/// Several rows; choosing one again gives it up.
struct MultipleSelection<Value: Hashable>: ListSelection {
    let values: Binding<Set<Value>>

    func isChosen(_ tag: AnyHashable) -> Bool {
        guard let value = tag.base as? Value else { return false }
        return values.wrappedValue.contains(value)
    }

    func choose(_ tag: AnyHashable) {
        if let value = tag.base as? Value { values.wrappedValue.formSymmetricDifference([value]) }
    }
}
