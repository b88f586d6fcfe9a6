import Foundation
import MizanBase
import MizanDocument

/// A `.xcloc` folder: an XLIFF document with the tables that it was made of and pictures for the translators.
///
/// Source: what `xcodebuild -exportLocalizations` writes.
public struct LocalizationPackage: Sendable {
    /// A file of the package.
    public struct File: Hashable, Sendable {
        /// The path in its part of the package.
        public var path: String
        /// What it holds.
        public var bytes: [UInt8]

        /// A file by its path.
        public init(path: String, bytes: [UInt8]) {
            self.path = path
            self.bytes = bytes
        }
    }

    /// The language of the sources.
    public var developmentRegion: LanguageTag
    /// The language to translate into.
    public var targetLocale: LanguageTag
    /// The translations.
    public var document: XLIFFDocument
    /// The tables and pictures in the language of the sources as they are, by their paths.
    public var sources: [File]
    /// Pictures in the language to translate into, by their paths.
    public var pictures: [File]
    /// Pictures for the translators, by their names.
    public var notes: [File]

    /// A package of translations into one language.
    public init(
        developmentRegion: LanguageTag, targetLocale: LanguageTag, document: XLIFFDocument, sources: [File] = [],
        pictures: [File] = [], notes: [File] = []
    ) {
        self.developmentRegion = developmentRegion
        self.targetLocale = targetLocale
        self.document = document
        self.sources = sources
        self.pictures = pictures
        self.notes = notes
    }

    /// The package of a folder's tables.
    public init(_ tables: StringTables, to language: LanguageTag, notes: [File] = []) throws {
        self.init(
            developmentRegion: tables.sourceLanguage, targetLocale: language,
            document: try tables.exported(to: language),
            sources: try (tables.tables.map(\.path) + tables.pictures).compactMap { path in
                try tables.bytes(path).map { File(path: path, bytes: $0) }
            },
            pictures: try tables.pictures.map { tables.path(of: $0, in: language) }.compactMap { path in
                try tables.bytes(path).map { File(path: path, bytes: $0) }
            }, notes: notes)
    }

    /// The folder of what is translated.
    private static let localizedContents = "Localized Contents/"

    /// The name of the folder: `ar.xcloc`.
    public var name: String { "\(targetLocale).xcloc" }

    /// The files of the package by their paths in it.
    public func files(tool: XLIFFTool = .mizan) throws -> [File] {
        let contents = JSONValue(
            .object([
                JSONMember("developmentRegion", JSONValue(.string(developmentRegion.identifier))),
                JSONMember("targetLocale", JSONValue(.string(targetLocale.identifier))),
                JSONMember(
                    "toolInfo",
                    JSONValue(
                        .object([
                            JSONMember("toolBuildNumber", JSONValue(.string(tool.build))),
                            JSONMember("toolID", JSONValue(.string(tool.identifier))),
                            JSONMember("toolName", JSONValue(.string(tool.name))),
                            JSONMember("toolVersion", JSONValue(.string(tool.version))),
                        ]))), JSONMember("version", JSONValue(.string("1.0"))),
            ]))
        return [
            File(path: "contents.json", bytes: JSONWriter.bytes(of: contents, style: .foundation)),
            File(path: "\(Self.localizedContents)\(targetLocale).xliff", bytes: try document.bytes(tool: tool)),
        ] + pictures.map { File(path: Self.localizedContents + $0.path, bytes: $0.bytes) }
            + sources.map { File(path: "Source Contents/" + $0.path, bytes: $0.bytes) }
            + notes.map { File(path: "Notes/" + $0.path, bytes: $0.bytes) }
    }

    /// Writes the package into a folder; one of the same name that is there is replaced whole.
    ///
    /// Throws a diagnostic where something else has the name, or of the rule `file-write`.
    public func write(into folder: String, tool: XLIFFTool = .mizan) throws {
        let files = try files(tool: tool)
        let path = folder + "/" + name
        let manager = FileManager.default
        let exists = manager.fileExists(atPath: path)
        guard !exists || manager.fileExists(atPath: path + "/contents.json") else {
            throw DiagnosticError(
                Diagnostic(
                    rule: "file-kind", file: path, message: "\(Diagnostic.quote(path)) is no localization package",
                    fix: "write into another folder with -o"))
        }
        let temporary = WholeFile.temporaryPath(in: folder)
        do {
            for file in files {
                try WholeFile.write(file.bytes, to: temporary + "/" + file.path, creatingFolders: true)
            }
            if exists { try manager.removeItem(atPath: path) }
            try manager.moveItem(atPath: temporary, toPath: path)
        } catch {
            try? manager.removeItem(atPath: temporary)
            if error is DiagnosticError { throw error }
            throw DiagnosticError(
                Diagnostic(
                    rule: "file-write", file: path, message: "\(Diagnostic.quote(path)) can't be written",
                    fix: "look at the folder's permissions"))
        }
    }

    /// Reads the XLIFF of a package, or an `.xliff` or `.csv` file.
    public static func document(at path: String) throws -> XLIFFDocument {
        guard isFolder(path) else {
            let file = try SourceFile.read(path)
            if path.lowercased().hasSuffix(".csv") { return try XLIFFDocument(csv: file.bytes, file: file.name) }
            return try XLIFFDocument(file.bytes, file: file.name)
        }
        let folder = try SourceFolder(root: path)
        let contents = try JSONValue.parse(folder.read("contents.json"), file: folder.displayName(of: "contents.json"))
        let version = try contents.member("version")
        guard try version.string() == "1.0" else {
            throw version.error(
                "a localization package of version \(Diagnostic.quote(try version.string()))",
                fix: "only version 1.0 is known", rule: "localization-package")
        }
        let locale = try contents.member("targetLocale")
        let name = "\(localizedContents)\(try locale.string()).xliff"
        let document = try XLIFFDocument(
            folder.read(name, from: locale.place), file: folder.displayName(of: name))
        for file in document.files where LanguageTag(file.targetLanguage) != LanguageTag(try locale.string()) {
            throw DiagnosticError(
                Diagnostic(
                    rule: "localization-package", place: file.place,
                    message: "the target language is \(Diagnostic.quote(file.targetLanguage)), that of the package "
                        + "\(Diagnostic.quote(try locale.string()))", fix: "export again"))
        }
        return document
    }

    /// Reads the files of a package that are translated as a whole, by their paths: pictures. None for an `.xliff` file.
    public static func pictures(at path: String) throws -> [File] {
        guard isFolder(path) else { return [] }
        let folder = try SourceFolder(root: path)
        var files: [File] = []
        // Links may lead back.
        var visited: Set<String> = []
        func find(_ path: String, depth: Int) throws {
            guard visited.insert(try folder.identity(of: localizedContents + path)).inserted else { return }
            for name in try folder.names(in: localizedContents + path) {
                let inner = path + name
                if depth < depthLimit, (try? folder.names(in: localizedContents + inner)) != nil {
                    try find(inner + "/", depth: depth + 1)
                } else if !(path.isEmpty && name.hasSuffix(".xliff")) {
                    files.append(File(path: inner, bytes: try folder.read(localizedContents + inner)))
                }
            }
        }
        try find("", depth: 0)
        return files
    }

    /// Nested folders of a package that are looked into.
    private static let depthLimit = 32

    private static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }
}
