import MizanBase

/// The errors of things that don't depend on each other: each is looked at, and all errors are thrown as one.
struct SceneErrors {
    /// The most errors of one scene; a file with more of them is not worth reading to its end.
    private static let limit = 1_000

    private(set) var diagnostics: [Diagnostic] = []
    private var reported: Set<Diagnostic> = []

    init(_ diagnostics: [Diagnostic] = []) { insert(diagnostics) }

    /// The value that a body returns; nil where it throws, with the error kept.
    ///
    /// - Throws: All errors, where looking further makes no sense: there are too many of them, or too many views.
    @discardableResult
    mutating func gathering<Value>(_ builder: SceneViewBuilder? = nil, _ body: () throws -> Value) throws -> Value? {
        do {
            return try body()
        } catch let error as DiagnosticError {
            insert(error.diagnostics)
            if diagnostics.count >= Self.limit || builder?.isExhausted == true { try check() }
            return nil
        }
    }

    /// Throws the errors that were kept, if there are any.
    func check() throws {
        guard diagnostics.isEmpty else { throw DiagnosticError(diagnostics) }
    }

    /// One of a part that is used twice, or of each element of a `ForEach`, is one.
    mutating func insert(_ new: [Diagnostic]) {
        for diagnostic in new where reported.insert(diagnostic).inserted { diagnostics.append(diagnostic) }
    }
}

extension [Diagnostic] {
    /// In the order of files and places; errors without a place come last.
    var sortedByPlace: [Diagnostic] {
        let keyed = enumerated().map { index, diagnostic in
            let place = diagnostic.place
            return (
                key: (place == nil ? 1 : 0, place?.file ?? "", place?.line ?? 0, place?.column ?? 0), index: index,
                diagnostic: diagnostic
            )
        }
        return keyed.sorted { $0.key == $1.key ? $0.index < $1.index : $0.key < $1.key }.map(\.diagnostic)
    }
}
