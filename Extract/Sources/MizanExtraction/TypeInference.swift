import SwiftSyntax

/// Finds the types of expressions as far as declarations and literals of the sources tell them.
///
/// Where it doesn't know, it says so: an argument then has the specifier `%@`, as unsure.
struct TypeInference {
    let index: DeclarationIndex
    let blocks = BlockNames()
    private let effort = Effort()
    /// How many expressions deep it looks: a source may nest them without end.
    private static let depthLimit = 32

    init(index: DeclarationIndex) { self.index = index }

    /// The expressions that may still be looked at for one answer: `let b = a + a; let c = b + b …` doubles them with each line.
    private final class Effort {
        static let limit = 10_000
        var left = limit
        /// Whether the answer is that of a member's name alone, whatever it is a member of.
        var isGuess = false
    }

    /// Whether the last type was found by the name of a member alone.
    var isGuess: Bool { effort.isGuess }

    /// The type of an expression; nil where it isn't known.
    func type(of expression: ExprSyntax, depth: Int = 0) -> SwiftType? {
        if depth == 0 { (effort.left, effort.isGuess) = (Effort.limit, false) }
        guard depth < Self.depthLimit, effort.left > 0 else { return nil }
        effort.left -= 1
        func inner(_ expression: some ExprSyntaxProtocol) -> SwiftType? {
            type(of: ExprSyntax(expression), depth: depth + 1)
        }
        switch expression.as(ExprSyntaxEnum.self) {
        case .declReferenceExpr(let name): return Scope(self, depth + 1).type(of: name.baseName.text, at: Syntax(name))
        case .memberAccessExpr(let access): return member(access, depth: depth + 1)
        case .functionCallExpr(let call): return result(of: call, depth: depth + 1)
        case .subscriptCallExpr(let call):
            return switch inner(call.calledExpression) {
            case .sequence(let element)?: element
            case .dictionary(_, let value)?: .optional(value)
            default: nil
            }
        case .infixOperatorExpr(let infix): return result(of: infix, depth: depth + 1)
        case .ternaryExpr(let ternary): return inner(ternary.thenExpression) ?? inner(ternary.elseExpression)
        case .prefixOperatorExpr(let prefix):
            return prefix.operator.text == "!" ? .bool : inner(prefix.expression)
        case .postfixOperatorExpr(let postfix): return inner(postfix.expression)
        case .forceUnwrapExpr(let unwrap): return inner(unwrap.expression)?.unwrapped
        case .optionalChainingExpr(let chain): return inner(chain.expression)?.unwrapped
        case .tryExpr(let attempt): return inner(attempt.expression)
        case .awaitExpr(let wait): return inner(wait.expression)
        case .asExpr(let cast): return SwiftType(cast.type)
        case .tupleExpr(let tuple):
            let elements = tuple.elements.map { inner($0.expression) }
            if elements.count == 1 { return elements[0] }
            let known = elements.compactMap { $0 }
            return known.count == elements.count ? .tuple(known) : nil
        case .arrayExpr(let array):
            return array.elements.first.flatMap { inner($0.expression) }.map { .sequence(of: $0) }
        default: return Self.literalType(expression)
        }
    }

    /// The type that a literal has, or a call of a type's initializer, whatever stands around it.
    static func literalType(_ expression: ExprSyntax) -> SwiftType? {
        switch expression.as(ExprSyntaxEnum.self) {
        case .integerLiteralExpr: return .int
        case .floatLiteralExpr: return .double
        case .stringLiteralExpr: return .string
        case .booleanLiteralExpr: return .bool
        case .arrayExpr(let array):
            return array.elements.first.flatMap { literalType($0.expression) }.map { .sequence(of: $0) }
        case .prefixOperatorExpr(let prefix) where prefix.operator.text == "-": return literalType(prefix.expression)
        case .functionCallExpr(let call):
            guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
                name.first?.isUppercase ?? false
            else { return nil }
            return .named(name)
        default: return nil
        }
    }

    private func member(_ access: MemberAccessExprSyntax, depth: Int) -> SwiftType? {
        let name = access.declName.baseName.text
        guard let base = access.base else { return nil }
        if ["self", "wrappedValue", "projectedValue"].contains(name) { return type(of: base, depth: depth) }
        if let baseType = type(of: base, depth: depth) {
            let isChain = base.is(OptionalChainingExprSyntax.self)
            if let found = index.member(name, of: isChain ? baseType.unwrapped : baseType) { return found }
            if baseType.isNumber { return name == "magnitude" ? baseType : nil }
            if baseType != .string, case .named(let known) = baseType, index.declaresType(known) { return nil }
        }
        if base.as(DeclReferenceExprSyntax.self)?.baseName.text.first?.isUppercase ?? false {
            let typeName = base.trimmedDescription
            return index.types[typeName]?.members[name]
                ?? (["max", "min", "pi"].contains(name) ? .named(typeName) : nil)
        }
        effort.isGuess = true
        return index.member(name)
    }

    private func result(of call: FunctionCallExprSyntax, depth: Int) -> SwiftType? {
        if let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text {
            if ["max", "min", "abs", "round", "floor", "ceil"].contains(name) {
                return call.arguments.lazy.compactMap { type(of: $0.expression, depth: depth) }.first
            }
            if name.first?.isUppercase ?? false {
                guard name == "Array", let first = call.arguments.first else { return .named(name) }
                return type(of: first.expression, depth: depth) ?? .named(name)
            }
            return index.result(of: name)
        }
        guard let access = call.calledExpression.as(MemberAccessExprSyntax.self) else { return nil }
        let name = access.declName.baseName.text
        let base = access.base.flatMap { type(of: $0, depth: depth) }
        // What changes a text gives a text.
        if base == .named("Text") || base == .named("Image") { return base }
        switch name {
        case "filter", "sorted", "prefix", "suffix", "dropFirst", "dropLast", "reversed", "shuffled":
            return base?.element == nil ? nil : base
        case "enumerated": return base?.element.map { .sequence(of: .tuple([.int, $0])) }
        case "reduce": return call.arguments.first.flatMap { type(of: $0.expression, depth: depth) }
        case "formatted", "joined", "lowercased", "uppercased", "capitalized", "trimmingCharacters", "description",
            "replacingOccurrences", "string":
            return .string
        case "count": return .int
        case "max", "min", "randomElement", "first", "last": return base?.element.map { .optional($0) }
        case "rounded", "advanced", "magnitude": return base
        case "distance", "firstIndex", "lastIndex": return name == "distance" ? .int : .optional(.int)
        case "init": return access.base.flatMap { literalCall($0) }
        default:
            // `Module.Type(…)`.
            if access.base != nil, name.first?.isUppercase ?? false { return .named(name) }
            return index.result(of: name)
        }
    }

    private func literalCall(_ base: ExprSyntax) -> SwiftType? {
        base.as(DeclReferenceExprSyntax.self).map { .named($0.baseName.text) }
    }

    private func result(of infix: InfixOperatorExprSyntax, depth: Int) -> SwiftType? {
        guard let symbol = infix.operator.as(BinaryOperatorExprSyntax.self)?.operator.text else { return nil }
        let left = type(of: infix.leftOperand, depth: depth)
        switch symbol {
        case "==", "!=", "<", ">", "<=", ">=", "===", "!==", "&&", "||", "~=": return .bool
        case "??":
            return left?.unwrapped ?? type(of: infix.rightOperand, depth: depth)
        case "..<", "...":
            return (left ?? type(of: infix.rightOperand, depth: depth)).map { .sequence(of: $0) }
        case "+", "-", "*", "/", "%", "&+", "&-", "&*", "<<", ">>", "&", "|", "^":
            let right = type(of: infix.rightOperand, depth: depth)
            // A literal takes the type of the other side.
            if Self.literalType(infix.leftOperand) != nil, let right {
                return left == .double && right == .int ? left : right
            }
            return left ?? (Self.literalType(infix.rightOperand) == nil ? right : nil)
        default: return nil
        }
    }
}
