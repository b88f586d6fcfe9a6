import MizanRenderTree

extension AuditedTree {
    /// The innermost containers in which each digit from 1 to 9 stands as a text once, with the digits' nodes in their order.
    var keypads: [(container: RenderNode, keys: [RenderNode])] {
        var digits: [Int: [Int: Int]] = [:]
        var repeated: Set<Int> = []
        for (index, node) in tree.nodes.enumerated() {
            guard case .text(let text) = node.content, let digit = text.text.string.keypadDigit else { continue }
            var child = index
            while let parent = parent(of: child) {
                if digits[parent, default: [:]].updateValue(index, forKey: digit) != nil { repeated.insert(parent) }
                child = parent
            }
        }
        let whole = digits.filter { $1.count == 9 && !repeated.contains($0) }.sorted { $0.key < $1.key }
        return whole.filter { container, keys in
            !whole.contains { other, others in other > container && others == keys }
        }.map { container, keys in
            (tree.nodes[container], keys.sorted { $0.key < $1.key }.map { tree.nodes[$0.value] })
        }
    }
}

extension String {
    /// From 1 to 9, in the digits of any script; nil for any other text.
    fileprivate var keypadDigit: Int? {
        guard unicodeScalars.count == 1, let character = first, let digit = character.wholeNumberValue,
            unicodeScalars.first?.properties.generalCategory == .decimalNumber
        else { return nil }
        return digit == 0 ? nil : digit
    }
}
