import MizanBase
import MizanCatalogs
import MizanDocument
import MizanScenes

extension ExtractionSources {
    /// The strings of all sources.
    ///
    /// - Parameters:
    ///   - functions: The program's own functions that look strings up.
    ///   - root: The folder that a scene may read from; nil for its own.
    ///   - readsSwift: Whether Swift sources are read.
    /// - Throws: `DiagnosticError` if a source can't be read, or `mizan-extract` isn't built and there is a Swift source.
    func strings(functions: [String] = [], root: String? = nil, readsSwift: Bool = true) throws -> ExtractedStrings {
        var found = ExtractedStrings()
        func add(_ strings: ExtractedStrings) {
            found.strings += strings.strings
            found.notes += strings.notes
            found.spelled.formUnion(strings.spelled)
        }
        if readsSwift, !swift.isEmpty { add(try ExtractorProgram.found().strings(in: swift, functions: functions)) }
        for path in scenes { add(try Scene(path: path, root: root).localizableStrings()) }
        for path in propertyLists { add(try InformationPropertyList.strings(in: SourceFile.read(path))) }
        let errors = found.notes.filter { $0.severity == .error }
        guard errors.isEmpty else { throw DiagnosticError(errors) }
        return found
    }
}
