/// A message of the compiler; exactly one of its properties is set.
///
/// The compiler and a macro's executable exchange JSON on standard input and output. Source: swift-syntax, `PluginMessages.swift`; what
/// isn't needed is left out.
package struct PluginRequest: Decodable {
    var getCapability: Capability?
    var expandFreestandingMacro: FreestandingMacro?
    var expandAttachedMacro: AttachedMacro?
    var loadPluginLibrary: Library?

    struct Capability: Decodable {}
    struct Library: Decodable {}

    /// A use of a macro as a declaration: `#Name(…) { … }`.
    struct FreestandingMacro: Decodable {
        let macro: Macro
        /// The start of the names that only this expansion may use.
        let discriminator: String
        let syntax: Syntax
        let lexicalContext: [Syntax]?
    }

    /// `@Name` before a declaration.
    struct AttachedMacro: Decodable {
        let macro: Macro
        let macroRole: String
        let attributeSyntax: Syntax
        let declSyntax: Syntax
        /// The type that an extension is of.
        let extendedTypeSyntax: Syntax?
        /// The protocols whose conformances the type doesn't declare.
        let conformanceListSyntax: Syntax?
        /// The declarations and expressions around, the innermost first.
        let lexicalContext: [Syntax]?
    }

    struct Macro: Decodable {
        /// The type that `#externalMacro` names.
        let typeName: String
    }

    /// A part of the source, with the whitespace and comments before and after it.
    struct Syntax: Decodable {
        let source: String
        let location: SourceLocation
    }

    struct SourceLocation: Decodable {
        let fileID: String
        let fileName: String
        /// UTF-8 bytes from the file's start.
        let offset: Int
        /// The line in the file, from 1.
        let line: Int
        /// From 1, in UTF-8 bytes.
        let column: Int
    }
}

/// A message to the compiler; exactly one of its properties is set.
package struct PluginResponse: Encodable {
    var getCapabilityResult: Capability?
    var expandMacroResult: Expansion?
    var loadPluginLibraryResult: Library?

    struct Capability: Encodable {
        var capability = Version()

        struct Version: Encodable {
            let protocolVersion = 7
            let features: [String] = []
        }
    }

    struct Library: Encodable {
        let loaded = false
        let diagnostics: [Diagnostic] = []
    }

    struct Expansion: Encodable, Equatable {
        /// Nil if the macro can't be expanded.
        var expandedSource: String?
        var diagnostics: [Diagnostic] = []
    }

    struct Diagnostic: Encodable, Equatable {
        let message: String
        var severity = "error"
        let position: Position
        var highlights: [String] = []
        var notes: [String] = []
        var fixIts: [String] = []
    }

    struct Position: Encodable, Equatable {
        let fileName: String
        /// UTF-8 bytes from the file's start.
        let offset: Int
    }
}
