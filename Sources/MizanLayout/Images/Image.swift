import MizanBase

/// A picture; by system name one of the built-in symbols, as big as the font around it. Source: SwiftUI's `Image`.
public struct Image: PrimitiveView {
    private let symbol: Symbol?
    private let name: String

    /// A built-in symbol. An unknown name is an error when the view is laid out.
    public init(systemName name: String) {
        self.name = name
        symbol = Symbol.named(name)
    }

    /// One node; an unknown name is the error `image-missing`.
    public func makeNodes(in context: ViewContext) throws -> [LayoutNode] {
        guard let symbol else {
            throw DiagnosticError(
                Diagnostic(
                    rule: "image-missing", place: context.identifier?.place,
                    message: "there is no symbol \(Diagnostic.quote(name))",
                    fix: "use one of \(Symbol.all.map(\.name).joined(separator: ", "))"))
        }
        return [ImageNode(symbol, context: context)]
    }
}
