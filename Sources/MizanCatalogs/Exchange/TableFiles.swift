import MizanBase
import MizanDocument
import MizanLocalization

/// The files of a folder that tables of strings consist of, in all languages, and the pictures next to them.
struct TableFiles {
    /// The `.strings` files of one table.
    struct StringsGroup {
        /// The path in the source language, whether or not there is a file.
        var path: String
        /// The file in the source language, or in `Base.lproj`; nil if there is none.
        var source: String?
        /// The files of translations, by path.
        var translations: [String]
    }

    private let folder: SourceFolder
    private var paths: Set<String> = []
    private var isInPackage = false
    /// The folders that were looked into, by what they are: links may lead back.
    private var visited: Set<String> = []
    /// The languages of packages by the paths of their manifests.
    private var packageLanguages: [(path: String, language: LanguageTag)] = []

    /// Nested folders that are looked into.
    private static let depthLimit = 32
    private static let pictureEndings = [".png", ".jpg", ".jpeg", ".pdf", ".svg", ".heic", ".gif", ".tiff", ".webp"]

    init(_ folder: SourceFolder) { self.folder = folder }

    /// Whether a path is that of a table.
    static func isTable(_ path: String) -> Bool {
        [".xcstrings", ".strings", ".stringsdict", ".storyboard", ".xib"].contains { path.hasSuffix($0) }
    }

    /// Takes the file of a path, and those of the same name in other languages.
    mutating func add(_ path: String) {
        paths.insert(path)
        let components = path.split(separator: "/").map(String.init)
        guard let name = components.last, components.count > 1 else { return }
        let parent = components.dropLast(2).joined(separator: "/")
        for sibling in (try? folder.names(in: parent.isEmpty ? "." : parent)) ?? [] where sibling.hasSuffix(".lproj") {
            let folderPath = parent.isEmpty ? sibling : parent + "/" + sibling
            if let names = try? folder.names(in: folderPath), names.contains(name) {
                paths.insert(folderPath + "/" + name)
            }
        }
    }

    /// Takes all files of the folder: of a package those of its targets, of a folder of packages those of each.
    mutating func findAll() throws {
        if try folder.names(in: ".").contains("Package.swift") {
            try findPackage(in: ".", depth: 0)
        } else {
            try find(in: ".", depth: 0)
        }
    }

    private mutating func findPackage(in path: String, depth: Int) throws {
        func inside(_ name: String) -> String { path == "." ? name : name == "." ? path : path + "/" + name }
        let manifest = PackageManifest(try folder.read(inside("Package.swift")))
        if let language = manifest.defaultLocalization {
            packageLanguages.append((inside("Package.swift"), LanguageTag(language)))
        }
        isInPackage = true
        defer { isInPackage = false }
        for name in manifest.folders where (try? folder.names(in: inside(name))) != nil {
            try find(in: inside(name), depth: depth)
        }
    }

    private mutating func find(in path: String, depth: Int) throws {
        guard depth < Self.depthLimit, let identity = try? folder.identity(of: path),
            visited.insert(identity).inserted
        else { return }
        let names: [String]
        do {
            names = try folder.names(in: path)
        } catch let error as DiagnosticError
            where ["file-kind", "path-outside-root", "file-missing"].contains(error.diagnostics.first?.rule)
        {
            // A file of another kind, or a link that leads elsewhere.
            return
        }
        let isLanguage = path.hasSuffix(".lproj")
        for name in names where !name.hasSuffix(".xcloc") && !name.hasSuffix(".bundle") {
            let path = path == "." ? name : path + "/" + name
            if Self.isTable(name) || isLanguage && Self.isPicture(name) {
                paths.insert(path)
            } else if !name.dropFirst().contains(".") || name.hasSuffix(".lproj") {
                // A package in a package isn't part of it.
                guard let inner = try? folder.names(in: path) else { continue }
                guard inner.contains("Package.swift") else {
                    try find(in: path, depth: depth + 1)
                    continue
                }
                if !isInPackage { try findPackage(in: path, depth: depth + 1) }
            }
        }
    }

    private static func isPicture(_ name: String) -> Bool {
        let name = name.lowercased()
        return pictureEndings.contains { name.hasSuffix($0) }
    }

    // MARK: Tables

    /// The string catalogs.
    var catalogs: [String] { paths.filter { $0.hasSuffix(".xcstrings") } }

    /// The storyboards and nibs whose texts `.strings` files translate, and no catalog does.
    var interfaces: [String] {
        paths.filter { path in
            let file = LocalizedFile(path)
            return ["storyboard", "xib"].contains(file.ending) && file.language == "Base" && !hasCatalog(for: file)
        }
    }

    /// The `.stringsdict` files in a language; one in `Base.lproj` is in it if no other is.
    func dictionaries(in language: LanguageTag) -> [String] { sources(in: language) { $0.ending == "stringsdict" } }

    /// The pictures in a language; one in `Base.lproj` is in it if no other is.
    func pictures(in language: LanguageTag) -> [String] {
        sources(in: language) { Self.isPicture($0.name + "." + $0.ending) }.sorted()
    }

    private func sources(in language: LanguageTag, where isMeant: (LocalizedFile) -> Bool) -> [String] {
        let files = paths.map(LocalizedFile.init).filter(isMeant)
        let own = files.filter { $0.tag == language }
        let known = Set(own.map(\.identity))
        return (own + files.filter { $0.language == "Base" && !known.contains($0.identity) }).map(\.path)
    }

    /// The `.strings` tables, those of storyboards and nibs aside.
    func strings(in language: LanguageTag) -> [StringsGroup] {
        let interfaces = Set(interfaces.map { LocalizedFile($0).table })
        let files = paths.map(LocalizedFile.init).filter { $0.ending == "strings" && !interfaces.contains($0.table) }
        return Dictionary(grouping: files, by: \.table).compactMap { _, files -> StringsGroup? in
            let source = files.first { $0.tag == language } ?? files.first { $0.language == "Base" }
            let translations = files.filter { $0.tag != nil && $0.tag != language && $0.language != "mul" }
            guard let any = source ?? translations.first else { return nil }
            // A catalog has the keys, and files that are left over add none.
            let isCatalogs = source == nil && hasCatalog(for: any)
            guard !isCatalogs else { return nil }
            return StringsGroup(
                path: source?.path ?? any.path(in: "\(language)"), source: source?.path,
                translations: translations.map(\.path).sorted())
        }.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    }

    /// Whether a string catalog has the texts of a table: next to its folders, or in the folder `mul.lproj` of all languages.
    private func hasCatalog(for file: LocalizedFile) -> Bool {
        let name = file.name + ".xcstrings"
        return ["", "mul.lproj/"].contains { paths.contains(file.parent + $0 + name) }
    }

    /// The language that packages are developed in; nil if none of them names one.
    ///
    /// Throws a diagnostic of the rule `source-language` if they differ.
    func packageLanguage() throws -> LanguageTag? {
        guard let first = packageLanguages.first else { return nil }
        guard let other = packageLanguages.first(where: { $0.language != first.language }) else {
            return first.language
        }
        throw DiagnosticError(
            Diagnostic(
                rule: "source-language", file: folder.displayName(of: other.path),
                message: "this package is developed in \(other.language), and \(Diagnostic.quote(first.path)) in "
                    + "\(first.language)", fix: "name the language with --source, or export each package by itself"))
    }
}

/// A path by its parts: `App/` `fr` `Main` `strings`.
private struct LocalizedFile {
    let path: String
    /// The path of the folder of all languages, with a slash at its end; empty for the root.
    let parent: String
    /// The name of the language's folder without its ending; empty for a file that is in none.
    let language: String
    let name: String
    let ending: String

    /// The language of the folder; nil for `Base`, and for a file that is in none.
    var tag: LanguageTag? { LanguageTag(languageFolder: language + ".lproj") }
    /// What the files of one table have in common.
    var table: String { parent + name }
    /// What the files of one resource have in common.
    var identity: String { table + "." + ending }

    init(_ path: String) {
        self.path = path
        var components = path.split(separator: "/").map(String.init)
        let file = components.popLast() ?? ""
        let dot = file.lastIndex(of: ".") ?? file.endIndex
        name = String(file[..<dot])
        ending = String(file[dot...].dropFirst()).lowercased()
        if let folder = components.last, folder.hasSuffix(".lproj") {
            language = String(folder.dropLast(".lproj".count))
            components.removeLast()
        } else {
            language = ""
        }
        parent = components.map { $0 + "/" }.joined()
    }

    /// The path in a folder of another language.
    func path(in language: String) -> String { "\(parent)\(language).lproj/\(name).\(ending)" }
}
