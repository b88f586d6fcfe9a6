/// The expansion of `@Previewable`: nothing, because `#Preview` moves the declaration. It checks the place.
enum PreviewableExpansion {
    static func expandedSource(_ request: PluginRequest.AttachedMacro) throws(SourceError) -> String {
        let source = try SourceText(request.declSyntax.source)
        let context = request.lexicalContext ?? []
        // A closure of a macro: the compiler lists the macro without its name's arguments.
        guard context.count == 2, context[1].source.contains("#Preview") else {
            throw misplaced(at: source.tokens.first?.range.lowerBound ?? 0)
        }
        return ""
    }

    /// The error of an attribute that isn't where `#Preview` moves it.
    static func misplaced(at offset: Int) -> SourceError {
        SourceError(message: "@Previewable must be at the root of a #Preview's body", offset: offset)
    }
}
