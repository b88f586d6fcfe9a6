import Foundation

#if CompiledCatalogs
    import MizanBase
    import MizanCatalogs
    import MizanDocument
    import MizanLocalization
#endif

/// The tool of the build plugin: `CatalogCompiler CATALOG FOLDER LANGUAGE…` writes a `.strings` and a `.stringsdict` file into the
/// `.lproj` folder of each language, named as it is given.
@main enum CatalogCompiler {
    static func main() {
        #if CompiledCatalogs
            do {
                try compile(Array(CommandLine.arguments.dropFirst()))
            } catch {
                fail("\(error)")
            }
        #else
            fail(
                "error: the package mizan is used without the trait CompiledCatalogs: .package(…, traits: [\"CompiledCatalogs\"])"
            )
        #endif
    }

    private static func fail(_ message: String) -> Never {
        try? FileHandle.standardError.write(contentsOf: Data((message + "\n").utf8))
        exit(1)
    }

    #if CompiledCatalogs
        private static func compile(_ arguments: [String]) throws {
            guard arguments.count >= 2 else { fail("error: CatalogCompiler CATALOG FOLDER LANGUAGE…") }
            let file = try SourceFile.read(arguments[0])
            try MergeMarkers.check(file.bytes, file: file.name)
            let compiled = try CompiledCatalog(StringCatalog(xcstrings: file.bytes, file: file.name))
            for name in arguments.dropFirst(2) {
                let language = LanguageTag(name)
                for file in compiled.files(of: language, named: name, withEmpty: true) {
                    try WholeFile.write(file.bytes, to: arguments[1] + "/" + file.path, creatingFolders: true)
                }
            }
        }
    #endif
}
