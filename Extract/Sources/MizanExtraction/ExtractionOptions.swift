/// What a project wants beyond the names that are known.
public struct ExtractionOptions: Hashable, Sendable {
    /// The project's own functions that look a string up: `tr`, `L10n.tr`, and `localized` for `"key".localized`.
    public var functions: Set<String>

    /// Options; by default there are no functions but the known ones.
    public init(functions: Set<String> = []) { self.functions = functions }
}
