import SwiftSyntax

/// Looks for the declaration of a name from a place outwards: variables, parameters, what loops and closures bind, members,
/// globals.
struct Scope {
    private let inference: TypeInference
    private let depth: Int

    init(_ inference: TypeInference, _ depth: Int) {
        self.inference = inference
        self.depth = depth
    }

    /// The type of what a name means at a place; nil where it isn't known.
    func type(of name: String, at place: Syntax) -> SwiftType? {
        var node = place
        while let parent = node.parent {
            if let found = declaration(of: name, in: parent, before: node) { return found.type }
            node = parent
        }
        return inference.index.globals[name]
    }

    /// What was found: the name, whose type may be unknown all the same.
    private struct Found { let type: SwiftType? }

    private func declaration(of name: String, in parent: Syntax, before node: Syntax) -> Found? {
        switch parent.as(SyntaxEnum.self) {
        case .codeBlockItemList(let items): return local(name, in: items, before: node)
        case .functionDecl(let function):
            return parameter(name, in: function.signature.parameterClause)
        case .initializerDecl(let initializer):
            return parameter(name, in: initializer.signature.parameterClause)
        case .subscriptDecl(let subscripting):
            return parameter(name, in: subscripting.parameterClause)
        case .closureExpr(let closure): return parameter(name, in: closure)
        case .forStmt(let loop):
            let element = inference.type(of: loop.sequence, depth: depth)?.element
            return bound(name, by: loop.pattern, to: element)
        case .ifExpr(let condition):
            guard condition.body.id == node.id else { return nil }
            return condition.conditions.lazy.compactMap { self.bound(name, by: $0) }.first
        case .whileStmt(let loop):
            return loop.conditions.lazy.compactMap { self.bound(name, by: $0) }.first
        case .structDecl(let type): return member(name, of: type.name.text)
        case .classDecl(let type): return member(name, of: type.name.text)
        case .actorDecl(let type): return member(name, of: type.name.text)
        case .enumDecl(let type): return member(name, of: type.name.text)
        case .protocolDecl(let type): return member(name, of: type.name.text)
        case .extensionDecl(let type): return SwiftType(type.extendedType).flatMap { member(name, of: $0) }
        default: return nil
        }
    }

    private func local(_ name: String, in items: CodeBlockItemListSyntax, before node: Syntax) -> Found? {
        var found: Found?
        for item in items {
            if item.id == node.id || item.position >= node.position { break }
            if let variable = item.item.as(VariableDeclSyntax.self) {
                for binding in variable.bindings {
                    let type = DeclarationCollector.variables(variable).first { $0.0 == name }?.1
                    guard let value = bound(name, by: binding.pattern, to: type) else { continue }
                    found =
                        value.type == nil
                        ? Found(type: binding.initializer.flatMap { inference.type(of: $0.value, depth: depth) })
                        : value
                }
            } else if let check = item.item.as(GuardStmtSyntax.self) {
                found = check.conditions.lazy.compactMap { self.bound(name, by: $0) }.first ?? found
            }
        }
        return found
    }

    private func parameter(_ name: String, in clause: FunctionParameterClauseSyntax) -> Found? {
        clause.parameters.first { ($0.secondName ?? $0.firstName).text == name }.map { parameter in
            let type = SwiftType(parameter.type)
            return Found(type: parameter.ellipsis == nil ? type : type.map { .sequence(of: $0) })
        }
    }

    private func parameter(_ name: String, in closure: ClosureExprSyntax) -> Found? {
        var names: [(name: String, type: SwiftType?)] = []
        switch closure.signature?.parameterClause {
        case .simpleInput(let list): names = list.map { ($0.name.text, nil) }
        case .parameterClause(let clause):
            names = clause.parameters.map { ($0.firstName.text, $0.type.flatMap { SwiftType($0) }) }
        case nil:
            guard name.hasPrefix("$"), let number = Int(name.dropFirst()) else { return nil }
            names = (0...min(number, 9)).map { ("$\($0)", nil) }
        }
        // `ForEach($mails) { $mail in`: the name without the dollar is bound as well.
        guard let position = names.firstIndex(where: { $0.name == name || $0.name == "$" + name }) else { return nil }
        if let type = names[position].type { return Found(type: type) }
        guard let element = element(passedTo: closure) else { return Found(type: nil) }
        if names.count == 1 { return Found(type: element) }
        guard case .tuple(let parts) = element, parts.indices.contains(position) else { return Found(type: nil) }
        return Found(type: parts[position])
    }

    /// What a call hands to its closure: the elements of a collection.
    private func element(passedTo closure: ClosureExprSyntax) -> SwiftType? {
        guard let call = closure.parent?.as(FunctionCallExprSyntax.self) ?? argumentCall(closure) else { return nil }
        if let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base {
            let name = access.declName.baseName.text
            let overElements: Set = [
                "map", "compactMap", "flatMap", "filter", "forEach", "contains", "first", "allSatisfy", "sorted", "max",
                "min",
            ]
            guard overElements.contains(name) else { return nil }
            return inference.type(of: base, depth: depth)?.element
        }
        guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
            ["ForEach", "List", "Table", "OutlineGroup"].contains(name), let first = call.arguments.first,
            first.label == nil
        else { return nil }
        return inference.type(of: first.expression, depth: depth)?.element
    }

    private func argumentCall(_ closure: ClosureExprSyntax) -> FunctionCallExprSyntax? {
        closure.parent?.as(LabeledExprSyntax.self)?.parent?.parent?.as(FunctionCallExprSyntax.self)
    }

    private func bound(_ name: String, by condition: ConditionElementSyntax) -> Found? {
        guard case .optionalBinding(let binding) = condition.condition,
            binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name
        else { return nil }
        if let annotation = binding.typeAnnotation { return Found(type: SwiftType(annotation.type)) }
        guard let value = binding.initializer?.value else {
            // `if let place`: what the name meant before.
            return Found(type: type(of: name, at: outside(Syntax(condition)))?.unwrapped)
        }
        return Found(type: inference.type(of: value, depth: depth)?.unwrapped)
    }

    /// The statement that a condition belongs to, from which names are looked up outwards.
    private func outside(_ condition: Syntax) -> Syntax {
        var node = condition
        while let parent = node.parent, !node.is(IfExprSyntax.self), !node.is(GuardStmtSyntax.self),
            !node.is(WhileStmtSyntax.self)
        {
            node = parent
        }
        return node
    }

    private func bound(_ name: String, by pattern: PatternSyntax, to type: SwiftType?) -> Found? {
        if let identifier = pattern.as(IdentifierPatternSyntax.self) {
            return identifier.identifier.text == name ? Found(type: type) : nil
        }
        guard let tuple = pattern.as(TuplePatternSyntax.self) else { return nil }
        var parts: [SwiftType] = []
        if case .tuple(let elements)? = type { parts = elements }
        for (position, element) in tuple.elements.enumerated() {
            let part = parts.indices.contains(position) ? parts[position] : nil
            if let found = bound(name, by: element.pattern, to: part) { return found }
        }
        return nil
    }

    private func member(_ name: String, of type: String) -> Found? {
        name == "self" ? Found(type: .named(type)) : member(name, of: .named(type))
    }

    private func member(_ name: String, of type: SwiftType) -> Found? {
        if name == "self" { return Found(type: type) }
        return inference.index.member(name, of: type).map { Found(type: $0) }
    }
}
