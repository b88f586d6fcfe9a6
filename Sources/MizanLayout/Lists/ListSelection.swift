/// The rows of a list that a reader chose, by their ids or tags.
struct ListSelection {
    private let contains: (AnyHashable) -> Bool
    private let choose: (AnyHashable) -> Void

    /// One row; choosing it again leaves it chosen.
    init<Value: Hashable>(_ selection: Binding<Value?>) {
        contains = { selection.wrappedValue.map(AnyHashable.init) == $0 }
        choose = { tag in
            if let value = tag.base as? Value { selection.wrappedValue = value }
        }
    }

    /// Several rows; choosing one again gives it up.
    init<Value: Hashable>(_ selection: Binding<Set<Value>>) {
        contains = { tag in (tag.base as? Value).map(selection.wrappedValue.contains) ?? false }
        choose = { tag in
            guard let value = tag.base as? Value else { return }
            selection.wrappedValue.formSymmetricDifference([value])
        }
    }

    /// Whether a row is chosen.
    func isChosen(_ tag: AnyHashable?) -> Bool { tag.map(contains) ?? false }

    /// Chooses a row.
    func choose(_ tag: AnyHashable?) { if let tag { choose(tag) } }
}
