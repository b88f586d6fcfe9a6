/// Answers the compiler's messages.
package enum Plugin {
    /// The answer to a message. A message that isn't known gets an expansion without source, which the compiler reports.
    package static func response(to request: PluginRequest) -> PluginResponse {
        if request.getCapability != nil { return PluginResponse(getCapabilityResult: .init()) }
        if request.loadPluginLibrary != nil { return PluginResponse(loadPluginLibraryResult: .init()) }
        if let macro = request.expandFreestandingMacro {
            return expansion(of: macro.syntax) { () throws(SourceError) in
                switch macro.macro.typeName {
                case "Preview": try PreviewExpansion(macro).expandedSource()
                default: throw SourceError(message: "unknown macro #\(macro.macro.typeName)", offset: 0)
                }
            }
        }
        if let macro = request.expandAttachedMacro {
            return expansion(of: macro.declSyntax) { () throws(SourceError) in
                switch macro.macro.typeName {
                case "Entry": try EntryExpansion.expandedSource(macro)
                case "Previewable":
                    try PreviewableExpansion.expandedSource(macro)
                case "Model": ModelExpansion.expandedSource(macro)
                // A mark of a property that changes nothing.
                case "Mark": ""
                default: throw SourceError(message: "unknown macro @\(macro.macro.typeName)", offset: 0)
                }
            }
        }
        return PluginResponse(expandMacroResult: .init())
    }

    /// The source that `expand` returns, or the error that it throws as a diagnostic at its place.
    private static func expansion(
        of syntax: PluginRequest.Syntax, _ expand: () throws(SourceError) -> String
    ) -> PluginResponse {
        do {
            return PluginResponse(expandMacroResult: .init(expandedSource: try expand()))
        } catch {
            let (offset, overflows) = syntax.location.offset.addingReportingOverflow(error.offset)
            let position = PluginResponse.Position(
                fileName: syntax.location.fileName, offset: overflows ? syntax.location.offset : offset)
            return PluginResponse(
                expandMacroResult: .init(diagnostics: [.init(message: error.message, position: position)]))
        }
    }
}
