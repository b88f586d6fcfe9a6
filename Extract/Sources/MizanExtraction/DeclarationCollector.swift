import SwiftSyntax

/// Walks a source and notes what it declares.
final class DeclarationCollector: SyntaxVisitor {
    private(set) var types: [String: DeclarationIndex.TypeDeclaration] = [:]
    private(set) var functions: [String: [DeclarationIndex.Function]] = [:]
    private(set) var globals: [String: SwiftType] = [:]
    private(set) var aliases: [String: SwiftType] = [:]
    /// The names of the types around; nil for a function's body, whose variables are nobody's members.
    private var scopes: [String?] = []

    private var type: String? { scopes.last ?? nil }
    private var isGlobal: Bool { scopes.isEmpty }

    private func open(_ name: String, isExtension: Bool = false) -> SyntaxVisitorContinueKind {
        scopes.append(name)
        types[name, default: .init()].declarations += isExtension ? 0 : 1
        return .visitChildren
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { open(node.name.text) }
    override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { open(node.name.text) }
    override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { open(node.name.text) }
    override func visitPost(_ node: ActorDeclSyntax) { scopes.removeLast() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        defer {
            if node.inheritanceClause?.inheritedTypes.contains(where: { $0.type.trimmedDescription == "Int" }) ?? false
            {
                types[node.name.text]?.members["rawValue"] = .int
            }
        }
        return open(node.name.text)
    }
    override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { open(node.name.text) }
    override func visitPost(_ node: ProtocolDeclSyntax) { scopes.removeLast() }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard case .named(let name)? = SwiftType(node.extendedType) else { return open("", isExtension: true) }
        return open(name, isExtension: true)
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        aliases[node.name.text] = SwiftType(node.initializer.value)
        return .skipChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        let parameters = node.signature.parameterClause.parameters.map(Self.parameter)
        let result = node.signature.returnClause.flatMap { SwiftType($0.type) }
        functions[node.name.text, default: []].append(.init(parameters: parameters, result: result))
        scopes.append(nil)
        return .visitChildren
    }
    override func visitPost(_ node: FunctionDeclSyntax) { scopes.removeLast() }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        let parameters = node.signature.parameterClause.parameters.map(Self.parameter)
        if let type { types[type]?.initializers.append(parameters) }
        scopes.append(nil)
        return .visitChildren
    }
    override func visitPost(_ node: InitializerDeclSyntax) { scopes.removeLast() }

    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
        scopes.append(nil)
        return .visitChildren
    }
    override func visitPost(_ node: SubscriptDeclSyntax) { scopes.removeLast() }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        scopes.append(nil)
        return .visitChildren
    }
    override func visitPost(_ node: ClosureExprSyntax) { scopes.removeLast() }
    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
        scopes.append(nil)
        return .visitChildren
    }
    override func visitPost(_ node: AccessorBlockSyntax) { scopes.removeLast() }

    override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
        guard let clause = node.parameterClause else { return .skipChildren }
        let parameters = clause.parameters.map {
            DeclarationIndex.Parameter(label: $0.firstName?.text ?? "_", type: SwiftType($0.type))
        }
        functions[node.name.text, default: []].append(.init(parameters: parameters, result: type.map(SwiftType.named)))
        return .skipChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard isGlobal || type != nil else { return .visitChildren }
        for (name, found) in Self.variables(node) {
            if let type {
                types[type]?.members[name] = found
            } else {
                globals[name] = found
            }
        }
        let isStatic = node.modifiers.contains { ["static", "class"].contains($0.name.text) }
        if let type, !isStatic {
            for binding in node.bindings where binding.accessorBlock == nil {
                guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
                types[type]?.stored.append(.init(label: name, type: Self.type(of: binding, in: node)))
            }
        }
        return .visitChildren
    }

    private static func parameter(_ syntax: FunctionParameterSyntax) -> DeclarationIndex.Parameter {
        DeclarationIndex.Parameter(label: syntax.firstName.text, type: SwiftType(syntax.type))
    }

    /// The names that a declaration of variables introduces, with those types that it says.
    static func variables(_ node: VariableDeclSyntax) -> [(String, SwiftType)] {
        node.bindings.compactMap { binding in
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
                let type = type(of: binding, in: node)
            else { return nil }
            return (name, type)
        }
    }

    /// The type of a variable as its declaration says it: by name, or by a literal or an initializer.
    private static func type(of binding: PatternBindingSyntax, in node: VariableDeclSyntax) -> SwiftType? {
        if let annotation = binding.typeAnnotation { return SwiftType(annotation.type) }
        // `let a, b: Int`: the type stands behind the last.
        if binding.initializer == nil {
            let following = node.bindings.first { $0.position > binding.position && $0.typeAnnotation != nil }
            return following?.typeAnnotation.flatMap { SwiftType($0.type) }
        }
        return binding.initializer.flatMap { TypeInference.literalType($0.value) }
    }
}
