import MizanCatalogs
import SwiftSyntax

/// A string literal as Foundation takes it: its text with a specifier for each interpolation, and the arguments.
struct StringLiteral {
    /// The text that a key or a default value has.
    var text = ""
    /// The arguments, in their order.
    var arguments: [LocalizableString.Argument] = []

    /// Reads a literal.
    ///
    /// Where there are arguments, a `%` of the text is written `%%`. Source: SwiftUI, `appendLiteral`.
    init(_ literal: StringLiteralExprSyntax, _ types: TypeInference) {
        let pounds = literal.openingPounds?.text.count ?? 0
        let isFormat = literal.segments.contains { segment in
            segment.as(ExpressionSegmentSyntax.self).map { Self.placeholder($0.expressions) == nil } ?? false
        }
        for segment in literal.segments {
            switch segment {
            case .stringSegment(let part):
                let plain = Self.unescaped(part.content.text, pounds: pounds)
                text += isFormat ? plain.replacing("%", with: "%%") : plain
            case .expressionSegment(let part):
                if let placeholder = Self.placeholder(part.expressions) {
                    text += placeholder
                    continue
                }
                let argument = types.argument(part.expressions)
                text += argument.specifier
                arguments.append(argument)
            }
        }
    }

    /// What App Intents writes for `\\(.applicationName)` and `\\(\\.$city)`: `${applicationName}`, `${city}`; nil for an argument.
    ///
    /// Source: App Intents, `AppShortcutPhrase` and `ParameterSummaryString`.
    private static func placeholder(_ elements: LabeledExprListSyntax) -> String? {
        guard elements.count == 1, let only = elements.first?.expression else { return nil }
        if let member = only.as(MemberAccessExprSyntax.self), member.base == nil,
            member.declName.baseName.text == "applicationName"
        {
            return "${applicationName}"
        }
        guard let path = only.as(KeyPathExprSyntax.self), path.root == nil, path.components.count == 1,
            let property = path.components.first?.component.as(KeyPathPropertyComponentSyntax.self),
            property.declName.baseName.text.hasPrefix("$")
        else { return nil }
        return "${\(property.declName.baseName.text.dropFirst())}"
    }

    /// A text that can stand where no interpolation can, such as a comment's; nil where there is one.
    static func plain(_ expression: ExprSyntax) -> String? {
        if let concatenation = expression.as(InfixOperatorExprSyntax.self),
            concatenation.operator.trimmedDescription == "+",
            let left = plain(concatenation.leftOperand), let right = plain(concatenation.rightOperand)
        {
            return left + right
        }
        guard let literal = expression.as(StringLiteralExprSyntax.self) else { return nil }
        let pounds = literal.openingPounds?.text.count ?? 0
        var result = ""
        for segment in literal.segments {
            guard case .stringSegment(let part) = segment else { return nil }
            result += unescaped(part.content.text, pounds: pounds)
        }
        return result
    }

    /// The specifiers of a format, in the order of its arguments. Source: IEEE Std 1003.1 `printf`; Foundation, String Format
    /// Specifiers.
    static func specifiers(of format: String) -> [String] {
        let pattern =
            /%%|%(?:(?<number>[0-9]+)\$)?[-+ #0']*[0-9]*(?:\.[0-9]+)?(?:hh|h|ll|l|q|L|z|t|j)?[@dDiuUxXoOfFeEgGaAcCsSp]/
        let found = format.matches(of: pattern).filter { $0.output.0 != "%%" }
        return found.enumerated().sorted { first, second in
            let numbers = [first, second].map { match in
                match.element.output.number.flatMap { Int($0) } ?? match.offset + 1
            }
            return (numbers[0], first.offset) < (numbers[1], second.offset)
        }.map { String($0.element.output.0) }
    }

    /// The characters that a part of a literal stands for; `\` is followed by as many `#` as the literal opens with.
    ///
    /// Source: The Swift Programming Language, String Literals. The line ends of a multi-line literal are line feeds.
    static func unescaped(_ text: String, pounds: Int) -> String {
        var result = String.UnicodeScalarView()
        var rest = text.unicodeScalars[...]
        while let scalar = rest.popFirst() {
            if scalar == "\r" {
                if rest.first == "\n" { rest.removeFirst() }
                result.append("\n")
                continue
            }
            guard scalar == "\\", rest.prefix(pounds).count == pounds, rest.prefix(pounds).allSatisfy({ $0 == "#" })
            else {
                result.append(scalar)
                continue
            }
            let behind = rest.dropFirst(pounds)
            guard let escape = behind.first else { break }
            rest = behind.dropFirst()
            switch escape {
            case "n": result.append("\n")
            case "t": result.append("\t")
            case "r": result.append("\r")
            case "0": result.append("\0")
            case "u":
                let digits = rest.dropFirst().prefix { $0 != "}" }
                rest = rest.dropFirst(digits.count + 2)
                if let value = UInt32(String(digits), radix: 16), let scalar = Unicode.Scalar(value) {
                    result.append(scalar)
                }
            default: result.append(escape)
            }
        }
        return String(result)
    }
}
