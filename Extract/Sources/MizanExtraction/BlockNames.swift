import SwiftSyntax

/// The statements of blocks that introduce names: each block is looked through once, however many names are looked up in it.
final class BlockNames {
    private var blocks: [SyntaxIdentifier: [String: [CodeBlockItemSyntax]]] = [:]

    /// The statements of a block that introduce a name, in their order.
    func statements(introducing name: String, in block: CodeBlockItemListSyntax) -> [CodeBlockItemSyntax] {
        if let known = blocks[block.id] { return known[name] ?? [] }
        var names: [String: [CodeBlockItemSyntax]] = [:]
        for item in block {
            for name in Self.names(of: item) { names[name, default: []].append(item) }
        }
        blocks[block.id] = names
        return names[name] ?? []
    }

    private static func names(of item: CodeBlockItemSyntax) -> [String] {
        if let variable = item.item.as(VariableDeclSyntax.self) {
            return variable.bindings.flatMap { names(of: $0.pattern) }
        }
        guard let check = item.item.as(GuardStmtSyntax.self) else { return [] }
        return check.conditions.flatMap { condition -> [String] in
            guard case .optionalBinding(let binding) = condition.condition else { return [] }
            return names(of: binding.pattern)
        }
    }

    private static func names(of pattern: PatternSyntax) -> [String] {
        if let identifier = pattern.as(IdentifierPatternSyntax.self) { return [identifier.identifier.text] }
        return pattern.as(TuplePatternSyntax.self)?.elements.flatMap { names(of: $0.pattern) } ?? []
    }
}
