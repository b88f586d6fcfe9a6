import MizanBase
import MizanCatalogs
import SwiftSyntax

/// Walks a source and takes up its localizable strings.
final class StringVisitor: SyntaxVisitor {
    let source: SwiftSource
    let types: TypeInference
    let options: ExtractionOptions
    /// Whether the names of SwiftUI mean SwiftUI's here.
    let knowsViews: Bool
    let imports: Set<String>
    private(set) var strings: [LocalizableString] = []
    private(set) var notes: [Diagnostic] = []
    /// Whether what the functions and accessors around return is a key, from the outside in.
    private var returnsKeys: [Bool] = []
    /// The literals taken up already, by their places in the source.
    private var taken: Set<AbsolutePosition> = []

    init(_ source: SwiftSource, _ types: TypeInference, options: ExtractionOptions, knowsViews: Bool) {
        self.source = source
        self.types = types
        self.options = options
        self.knowsViews = knowsViews
        imports = source.imports
        super.init(viewMode: .sourceAccurate)
    }

    // MARK: Previews

    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
        expansion(node.macroName.text)
    }
    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        expansion(node.macroName.text)
    }

    private func expansion(_ name: String) -> SyntaxVisitorContinueKind {
        name == "Preview" ? .skipChildren : .visitChildren
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { declaration(node.inheritanceClause) }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { declaration(node.inheritanceClause) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        // `enum Page: LocalizedStringKey { case home = "Home" }`.
        let raw = node.inheritanceClause?.inheritedTypes.first.flatMap { SwiftType($0.type) }
        if types.index.isLocalizable(raw) {
            for member in node.memberBlock.members {
                for element in member.decl.as(EnumCaseDeclSyntax.self)?.elements ?? [] {
                    if let value = element.rawValue?.value { takeKeys(value, as: raw) }
                }
            }
        }
        return declaration(node.inheritanceClause)
    }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        declaration(node.inheritanceClause)
    }

    private func declaration(_ inheritance: InheritanceClauseSyntax?) -> SyntaxVisitorContinueKind {
        let shows = inheritance?.inheritedTypes.contains {
            ["PreviewProvider", "PreviewModifier", "LibraryContentProvider"].contains(
                $0.type.trimmedDescription.split(separator: ".").last.map(String.init) ?? "")
        }
        return shows ?? false ? .skipChildren : .visitChildren
    }

    // MARK: Declarations whose type says that a literal is a key

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        guard let annotation = node.typeAnnotation else { return .visitChildren }
        let type = SwiftType(annotation.type)
        if let value = node.initializer?.value { takeKeys(value, as: type) }
        return .visitChildren
    }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        if let value = node.defaultValue?.value { takeKeys(value, as: SwiftType(node.type)) }
        return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        let type = node.signature.returnClause.flatMap { SwiftType($0.type) }
        open(node.body?.statements, returning: type)
        return .visitChildren
    }
    override func visitPost(_ node: FunctionDeclSyntax) { returnsKeys.removeLast() }

    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
        let type =
            node.parent?.as(PatternBindingSyntax.self)?.typeAnnotation.flatMap { SwiftType($0.type) }
            ?? node.parent?.as(SubscriptDeclSyntax.self).flatMap { SwiftType($0.returnClause.type) }
        switch node.accessors {
        case .getter(let statements): open(statements, returning: type)
        case .accessors(let accessors):
            let getter = accessors.first { $0.accessorSpecifier.text == "get" }
            open(getter?.body?.statements, returning: type)
        }
        return .visitChildren
    }
    override func visitPost(_ node: AccessorBlockSyntax) { returnsKeys.removeLast() }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        open(nil, returning: nil)
        return .visitChildren
    }
    override func visitPost(_ node: ClosureExprSyntax) { returnsKeys.removeLast() }

    private func open(_ statements: CodeBlockItemListSyntax?, returning type: SwiftType?) {
        let isKey = types.index.isLocalizable(type)
        returnsKeys.append(isKey)
        if isKey, let statements, statements.count == 1, let only = statements.first {
            takeKeys(only, origin: "return")
        }
    }

    override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
        if returnsKeys.last ?? false, let value = node.expression { takeKeys(value, origin: "return") }
        return .visitChildren
    }

    override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        if node.operator.is(AssignmentExprSyntax.self), types.index.isLocalizable(types.type(of: node.leftOperand)) {
            takeKeys(node.rightOperand, origin: "=")
        }
        return .visitChildren
    }

    private func takeKeys(_ expression: ExprSyntax, as type: SwiftType?) {
        guard types.index.isLocalizable(type) else { return }
        takeKeys(expression, origin: name(of: type))
    }

    private func name(of type: SwiftType?) -> String {
        switch type {
        case .named(let name)?: name
        case .optional(let wrapped)?, .sequence(let wrapped)?: name(of: wrapped)
        case .dictionary(_, let value)?: name(of: value)
        default: "LocalizedStringKey"
        }
    }

    // MARK: Calls

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        take(node)
        return .visitChildren
    }

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        // `@Parameter(title: "City")` of App Intents.
        guard knowsViews, case .argumentList(let arguments)? = node.arguments,
            let name = node.attributeName.as(IdentifierTypeSyntax.self)?.name.text, let labels = ViewTable.types[name]
        else { return .visitChildren }
        let call = LookupArguments(arguments)
        for label in labels.sorted() {
            if let value = call[label] { takeKeys(value, origin: name) }
        }
        return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        // `"key".localized` of a project's own.
        if let literal = node.base?.as(StringLiteralExprSyntax.self),
            options.functions.contains(node.declName.baseName.text)
        {
            let call = node.parent?.as(FunctionCallExprSyntax.self)
            let arguments = LookupArguments(
                call?.calledExpression.id == node.id ? call?.arguments : nil, isLookup: true)
            take(literal, origin: node.declName.baseName.text, with: arguments)
        }
        return .visitChildren
    }

    /// Takes up a literal once.
    func add(_ string: LocalizableString, at literal: StringLiteralExprSyntax) {
        guard taken.insert(literal.position).inserted else { return }
        strings.append(string)
        for argument in string.arguments where !argument.isSpecifierCertain && argument.specifier == "%@" {
            note(
                "specifier-unsure", literal, key: string.key,
                "the type of \(Self.quote(argument.expression)) isn't known here: its specifier is taken to be %@",
                fix: "where it is a number, name its type beside it, or look its key up in the table")
        }
    }

    func note(_ rule: String, _ node: some SyntaxProtocol, key: String? = nil, _ message: String, fix: String) {
        notes.append(
            Diagnostic(.note, rule: rule, place: source.place(of: node), key: key, message: message, fix: fix))
    }

    /// The rule of a look-up whose key is a variable.
    static let unknownKeyRule = "key-unknown"

    /// What a source says, in quotation marks, cut where it is long.
    static func quote(_ text: String) -> String { "“\(text.prefix(80))\(text.count > 80 ? "…" : "")”" }
}
