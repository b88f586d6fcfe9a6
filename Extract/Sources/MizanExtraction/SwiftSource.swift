import MizanBase
import SwiftOperators
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// A source of Swift that was parsed, its operators bound by the standard library's precedences.
public struct SwiftSource {
    /// As the user named it.
    public let file: String
    let tree: SourceFileSyntax
    private let locations: SourceLocationConverter
    /// The first error of its syntax; nil where it is whole.
    let damage: Diagnostic?

    /// How deep a source may nest: what the compiler allows. A debug build of the parser would allow 20.
    private static let nestingLimit = 256

    /// Parses a text. One that isn't whole gives what can be understood of it, as Swift's parser does.
    public init(file: String, text: String) {
        self.file = file
        var parser = Parser(text, maximumNestingLevel: Self.nestingLimit)
        let parsed = SourceFileSyntax.parse(from: &parser)
        let folded = OperatorTable.standardOperators.foldAll(parsed) { _ in }
        tree = folded.as(SourceFileSyntax.self) ?? parsed
        locations = SourceLocationConverter(fileName: file, tree: tree)
        damage =
            parsed.hasError
            ? ParseDiagnosticsGenerator.diagnostics(for: parsed).first { $0.diagMessage.severity == .error }
                .map { [locations] error in
                    let location = locations.location(for: error.position)
                    return Diagnostic(
                        rule: "source-damaged",
                        place: SourcePlace(file: file, line: location.line, column: location.column),
                        message: "the source can't be read: \(error.message)", fix: "mend it until it compiles")
                } : nil
    }

    /// Where a part of the tree begins, the space before it left out.
    func place(of node: some SyntaxProtocol) -> SourcePlace {
        let location = locations.location(for: node.positionAfterSkippingLeadingTrivia)
        return SourcePlace(file: file, line: location.line, column: location.column)
    }

    /// The modules that the file imports, those of `import struct A.B` too.
    var imports: Set<String> {
        Set(
            tree.statements.compactMap { item in
                item.item.as(ImportDeclSyntax.self)?.path.first?.name.text
            })
    }

    /// Whether it gives other files a module of views that they then needn't import: `@_exported import SwiftUI`.
    var reexportsViews: Bool {
        tree.statements.contains { item in
            guard let declaration = item.item.as(ImportDeclSyntax.self), let module = declaration.path.first else {
                return false
            }
            return ViewTable.modules.contains(module.name.text)
                && declaration.attributes.contains {
                    $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "_exported"
                }
        }
    }
}
