import ArgumentParser
import Foundation
import MizanReports
import MizanBase
import MizanCatalogs
import MizanDocument
import MizanLocalization

/// `mizan strings list`: lists the strings of tables, by language and state.
struct StringsListCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "Say what a table of strings holds, by language and state.",
        discussion: """
            Counts the strings of each language by how far they are: of a string with several texts (plural forms, devices) \
            the least finished one counts. “missing” falls back to the source language, whose “key” is itself the text. With \
            --language or --state it lists the strings themselves.

            With --fail a job stops where there are strings in a state: the call exits with 1.

            A folder is searched as “mizan strings lint” searches it: every bundle in it, and every package.

            Examples:
              mizan strings list Localizable.xcstrings --language ar --state new
              mizan strings list Resources --state missing --state needs_review --fail
            """)

    @Argument(
        help: ArgumentHelp(
            """
            An .xcstrings, .strings or .stringsdict file, an .lproj folder, or a folder with such files anywhere in it; - is a \
            string catalog on standard input.
            """,
            valueName: "file"))
    var file: String

    @Option(name: .long, help: ArgumentHelp("Only this language; may be given several times.", valueName: "tag"))
    var language: [String] = []

    @Option(
        name: .long,
        help: ArgumentHelp(
            "Only strings in this state: translated, needs_review, new, missing …; may be given several times.",
            valueName: "state"))
    var state: [String] = []

    @Flag(name: .long, help: "Exit with 1 where a string is in a state that --state asks for.")
    var fail = false

    @Flag(name: .long, help: "Print JSON, with every text.")
    var json = false

    func validate() throws {
        if fail, state.isEmpty { throw ValidationError("--fail needs a --state, such as --state missing") }
    }

    func run() throws {
        let bundles = try Self.bundles(file)
        let tables = bundles.flatMap { bundle in
            bundle.tables.values.sorted { $0.table.utf8.lexicographicallyPrecedes($1.table.utf8) }
        }
        let warnings = bundles.flatMap(\.warnings) + tables.flatMap(\.warnings)
        if !warnings.isEmpty { Output.error(block: warnings.report) }
        let languages = try language.map(VariantOptions.languageTag)
        try checkNames(in: tables, languages: languages)
        let report = StringTableReport(
            tables: tables, languages: languages.isEmpty ? nil : Set(languages),
            states: state.isEmpty ? nil : Set(state))
        if json {
            try Output.bytes(report.json)
        } else {
            try Output.print(block: report.text)
        }
        if fail, report.hasStrings { throw Differences() }
    }

    /// Throws for a state that no string can have, and a language that no table has: a misspelt name would else look
    /// like one without strings. Missing strings can be listed for any language.
    private func checkNames(in tables: [StringCatalog], languages: [LanguageTag]) throws {
        let states = StringCatalog.TranslationState.known + tables.flatMap(\.states).sorted()
        if let unknown = state.first(where: { !states.contains($0) }) {
            throw DiagnosticError(
                call: "there is no state \(Diagnostic.quote(unknown))",
                fix: unknown.suggestion(from: states))
        }
        guard !state.contains("missing") else { return }
        let known = Set(tables.flatMap(\.languages))
        guard let lacking = languages.first(where: { !known.contains($0) }) else { return }
        throw Self.lacking(lacking, known: known)
    }

    /// The error for a language that tables don't have.
    static func lacking(_ language: LanguageTag, known: Set<LanguageTag>) -> DiagnosticError {
        DiagnosticError(
            call: "there are no strings in \(language)",
            fix: "use \(known.map(\.identifier).sorted().joined(separator: ", "))")
    }

    /// The bundles that a path of the user's names: the one of a file, and all in a folder.
    static func bundles(_ path: String) throws -> [StringBundle] {
        let own = Result { try bundle(path) }
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
            return [try own.get()]
        }
        let root = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
        // An app has its tables in one of these.
        let roots = [root, root + "/Resources", root + "/Contents", root + "/Contents/Resources"]
        let others = try LintedProgram.bundleFolders(at: path).filter { !roots.contains($0.folder) }
        let rest = try others.map { try StringBundle(folder: $0.folder, developmentLanguage: $0.developmentLanguage) }
        // Nothing in the folder itself is no error if there is something further in.
        if case .failure(let error as DiagnosticError) = own, !rest.isEmpty,
            error.diagnostics.allSatisfy({ $0.rule == "strings-missing" })
        {
            return rest
        }
        return [try own.get()] + rest
    }

    /// The strings that a path of the user's names.
    static func bundle(_ path: String) throws -> StringBundle {
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
            return try StringBundle(folder: path)
        }
        let file = try SourceFile.read(path)
        if path == "-" { return StringBundle(tables: [try StringCatalog(xcstrings: file.bytes, file: file.name)]) }
        return try StringBundle(file: file)
    }
}
