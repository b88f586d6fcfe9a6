import MizanCatalogs
import SwiftSyntax

extension TypeInference {
    /// An interpolation as an argument: `\(count)`, `\(date, format: .dateTime)`, `\(ratio, specifier: "%.1f")`.
    func argument(_ elements: LabeledExprListSyntax) -> LocalizableString.Argument {
        guard let first = elements.first else { return .init(.text) }
        let written = elements.trimmedDescription
        let labels = Set(elements.compactMap { $0.label?.text })
        if let specifier = elements.first(where: { $0.label?.text == "specifier" }),
            let text = StringLiteral.plain(specifier.expression)
        {
            return .init(.number, specifier: text, expression: written)
        }
        if first.label?.text == "placeholder" { return placeholder(first.expression, written: written) }
        if labels.contains("format") || labels.contains("formatter") || labels.contains("style") {
            return .init(.formatted, expression: written)
        }
        if elements.count > 1 { return .init(.text, expression: written) }
        return argument(first.expression)
    }

    /// An expression that is printed by a specifier.
    func argument(_ expression: ExprSyntax) -> LocalizableString.Argument {
        let written = expression.trimmedDescription
        if isLocalized(expression) { return .init(.localized, expression: written) }
        if Self.isFormatted(expression) { return .init(.formatted, expression: written) }
        guard let type = type(of: expression), let specifier = type.specifier else {
            return .init(.text, expression: written, isSpecifierCertain: false)
        }
        // Members of one name can have other types elsewhere: a table may know better.
        let isCertain = !isGuess
        guard type.isNumber else { return .init(.text, expression: written) }
        let isConstant =
            Self.literalType(expression) != nil && !expression.is(FunctionCallExprSyntax.self)
        return .init(
            isConstant ? .constant : .number, specifier: specifier, expression: written, isSpecifierCertain: isCertain)
    }

    /// `\(placeholder: .int)`. Source: Foundation, `String.LocalizationValue.Placeholder`.
    private func placeholder(_ expression: ExprSyntax, written: String) -> LocalizableString.Argument {
        let specifiers = ["int": "%lld", "uint": "%llu", "float": "%f", "double": "%lf", "object": "%@"]
        let name = expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? ""
        let specifier = specifiers[name] ?? "%@"
        return .init(specifier == "%@" ? .text : .number, specifier: specifier, expression: written)
    }

    private static func isFormatted(_ expression: ExprSyntax) -> Bool {
        guard let access = expression.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self)
        else { return false }
        return access.declName.baseName.text == "formatted" || access.declName.baseName.text == "string"
    }

    /// Whether an expression is a localized string itself.
    private func isLocalized(_ expression: ExprSyntax) -> Bool {
        if index.isLocalizable(type(of: expression)) { return true }
        guard let call = expression.as(FunctionCallExprSyntax.self) else { return false }
        // `Text("…").bold()`.
        if let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base { return isLocalized(base) }
        let name = call.calledExpression.trimmedDescription
        let first = call.arguments.first
        if ["String", "AttributedString", "AttributedText"].contains(name) { return first?.label?.text == "localized" }
        if name == "Text" { return first?.label == nil && first?.expression.is(StringLiteralExprSyntax.self) ?? false }
        return name == "NSLocalizedString"
    }
}
