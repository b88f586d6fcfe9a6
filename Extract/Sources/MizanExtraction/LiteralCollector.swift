import SwiftSyntax

/// Walks a source and collects the texts of its string literals.
final class LiteralCollector: SyntaxVisitor {
    private var texts: [String] = []

    /// The texts of the literals without interpolation, which a look-up of a variable may mean.
    static func texts(of source: SwiftSource) -> [String] {
        let collector = LiteralCollector(viewMode: .sourceAccurate)
        collector.walk(source.tree)
        return collector.texts
    }

    override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        if let text = StringLiteral.plain(ExprSyntax(node)), !text.isEmpty { texts.append(text) }
        return .visitChildren
    }
}
