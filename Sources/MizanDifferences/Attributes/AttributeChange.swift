import MizanRenderTree

/// One attribute of a node that has changed, by its name: `shadow radius 2 → 4`.
struct AttributeChange {
    /// The attribute's name, after that of the attribute that it is a part of.
    let names: [TreeAttribute.Name]
    /// Nil where there is only the other one.
    let old: TreeAttribute?
    let new: TreeAttribute?

    /// The differences of two lists of fields, in the order of the new one; where several have one name each is
    /// compared with the one in its place.
    static func changes(
        _ old: [TreeAttribute], _ new: [TreeAttribute], in names: [TreeAttribute.Name] = []
    ) -> [AttributeChange] {
        guard old != new else { return [] }
        var changes: [AttributeChange] = []
        var counts: [TreeAttribute.Name: Int] = [:]
        func take(_ name: TreeAttribute.Name) -> Int {
            counts[name, default: 0] += 1
            return counts[name, default: 1] - 1
        }
        let before = Dictionary(grouping: old, by: \.name)
        for field in new {
            let place = take(field.name)
            let others = before[field.name] ?? []
            changes += Self.changes(place < others.count ? others[place] : nil, field, in: names)
        }
        var gone: [TreeAttribute.Name: Int] = [:]
        for field in old {
            gone[field.name, default: 0] += 1
            guard gone[field.name, default: 1] > counts[field.name, default: 0] else { continue }
            changes.append(AttributeChange(names: names + [field.name], old: field, new: nil))
        }
        return changes
    }

    private static func changes(_ old: TreeAttribute?, _ new: TreeAttribute, in names: [TreeAttribute.Name])
        -> [AttributeChange]
    {
        guard old != new else { return [] }
        let names = names + [new.name]
        guard let old, old.isComparable(with: new) else { return [AttributeChange(names: names, old: old, new: new)] }
        let own =
            old.values == new.values
            ? [] : [AttributeChange(names: names, old: old.withoutParts, new: new.withoutParts)]
        return own + changes(old.parts, new.parts, in: names)
    }

    /// `fill card #ffffff → warm #ffab2e`, `with opacity 0.5`, `without stroke dash 4,2`
    var words: String {
        let title = names.map(\.rawValue).joined(separator: " ")
        func said(_ field: TreeAttribute) -> String {
            let value = field.valueText
            return NodeComparison.cut([value.isEmpty ? title : "\(title) \(value)"])
        }
        switch (old, new) {
        case (let old?, let new?):
            return "\(title) \(NodeComparison.cut([old.valueText])) → \(NodeComparison.cut([new.valueText]))"
        case (nil, let new?): return "with \(said(new))"
        case (let old?, nil): return "without \(said(old))"
        case (nil, nil): return title
        }
    }

    /// Whether its values are places or lengths that follow the sizes of the node or of its content.
    var followsSize: Bool {
        if names.first == .scrolls { return names.last != .scroller && old != nil && new != nil }
        return names.contains(where: \.followsSize)
    }
}

extension TreeAttribute {
    /// Whether attributes of both can be told apart: not where one is a colour and the other a gradient, or one is a
    /// single value and the other has parts.
    fileprivate func isComparable(with other: TreeAttribute) -> Bool {
        values.contains(.gradient) == other.values.contains(.gradient) && values.isEmpty == other.values.isEmpty
    }

    fileprivate var withoutParts: TreeAttribute {
        var field = self
        field.parts = []
        return field
    }
}
