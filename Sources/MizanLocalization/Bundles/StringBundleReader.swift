import MizanBase
import MizanDocument

/// Finds the tables of a bundle and reads them.
struct StringBundleReader {
    let read: (String) throws -> [UInt8]
    let displayName: (String) -> String
    /// Lists the names in a folder; nil where there are no folders.
    let names: ((String) throws -> [String])?
    let place: SourcePlace?
    /// Paths of files with the language of their folder; `Base` and files outside of all folders have none.
    private var catalogPaths: [String] = []
    private var dictionaries: [(path: String, language: LanguageTag?)] = []
    private var strings: [(path: String, language: LanguageTag?)] = []
    private var informationPath: String?
    /// Folders whose names are no languages; their files are not used.
    private(set) var warnings: [Diagnostic] = []

    init(
        read: @escaping (String) throws -> [UInt8], displayName: @escaping (String) -> String,
        names: ((String) throws -> [String])?, place: SourcePlace?
    ) {
        self.read = read
        self.displayName = displayName
        self.names = names
        self.place = place
    }

    /// Looks at the file or folder of a path; throws where there are no strings.
    mutating func find(_ path: String) throws {
        let components = path.split(separator: "/")
        let folder = components.dropLast().last.map(String.init) ?? ""
        if addFile(path, language: LanguageTag(languageFolder: folder)) {
            // Who names the file means it.
            if Self.isUnknown(folder) { warn(of: folder, path, "its texts are taken for the language of development") }
        } else {
            if components.last?.hasSuffix(".lproj") == true {
                try findFiles(ofLanguageFolder: path)
            } else {
                try findFiles(ofFolder: path)
            }
        }
        guard catalogPaths.isEmpty, dictionaries.isEmpty, strings.isEmpty, warnings.isEmpty else { return }
        throw DiagnosticError(
            Diagnostic(
                rule: "strings-missing", file: place == nil ? displayName(path) : nil, place: place,
                message: "there are no strings in \(Diagnostic.quote(path))",
                fix: "name an .xcstrings, .strings or .stringsdict file, an .lproj folder, or a folder of them"))
    }

    /// Looks through a folder, and through those in which an app or a framework for macOS has its files.
    private mutating func findFiles(ofFolder folder: String, depth: Int = 0) throws {
        guard let names else { return }
        let content: [String]
        do {
            content = try names(folder)
        } catch let error as DiagnosticError where error.diagnostics.first?.rule == "file-kind" {
            // A file of another kind holds no strings.
            return
        }
        for name in content {
            let path = Self.joined(folder, name)
            if name.hasSuffix(".lproj") {
                try findFiles(ofLanguageFolder: path)
            } else if name == "Info.plist" {
                if depth == 0 || informationPath == nil { informationPath = path }
            } else if depth < 2, name == "Contents" || name == "Resources" {
                try findFiles(ofFolder: path, depth: depth + 1)
            } else {
                addFile(path, language: nil)
            }
        }
    }

    private static func joined(_ folder: String, _ name: String) -> String {
        folder == "." ? name : folder.hasSuffix("/") ? folder + name : folder + "/" + name
    }

    private mutating func findFiles(ofLanguageFolder path: String) throws {
        let folder = path.split(separator: "/").last.map(String.init) ?? ""
        let language = LanguageTag(languageFolder: folder)
        guard !Self.isUnknown(folder) else { return warn(of: folder, path, "what is in it is not used") }
        for name in try names?(path) ?? [] { addFile(Self.joined(path, name), language: language) }
    }

    /// Whether a folder is for a language that isn't known.
    private static func isUnknown(_ folder: String) -> Bool {
        folder.hasSuffix(".lproj") && folder != "Base.lproj" && LanguageTag(languageFolder: folder) == nil
    }

    private mutating func warn(of folder: String, _ path: String, _ consequence: String) {
        warnings.append(
            Diagnostic(
                .warning, rule: "unknown-language", file: displayName(path),
                message: "\(Diagnostic.quote(folder)) names no language; \(consequence)",
                fix: "name the folder by a language tag, such as sr-Latn.lproj"))
    }

    /// Takes a file in by its ending; false where it is no table.
    @discardableResult private mutating func addFile(_ path: String, language: LanguageTag?) -> Bool {
        if path.hasSuffix(".xcstrings") {
            catalogPaths.append(path)
        } else if path.hasSuffix(".stringsdict") {
            dictionaries.append((path, language))
        } else if path.hasSuffix(".strings") {
            strings.append((path, language))
        } else {
            return false
        }
        return true
    }

    /// The string catalogs.
    func catalogs() throws -> [StringCatalog] {
        try catalogPaths.map { try StringCatalog(xcstrings: read($0), file: displayName($0)) }
    }

    /// The language that the files themselves suggest.
    func developmentLanguage(_ catalogs: [StringCatalog]) throws -> LanguageTag {
        if let informationPath {
            let information = try PropertyListValue.parse(
                read(informationPath), file: displayName(informationPath))
            // An Info.plist of source code names a build setting here.
            if let region = information["CFBundleDevelopmentRegion"]?.stringValue,
                let language = LanguageTag(languageFolder: region + ".lproj")
            {
                return language
            }
        }
        if let first = catalogs.first { return first.sourceLanguage }
        let languages = (strings + dictionaries).compactMap(\.language)
        return languages.contains(.english) ? .english : languages.first ?? .english
    }

    /// All tables; of two of one name the first one counts.
    func tables(_ catalogs: [StringCatalog], developmentLanguage: LanguageTag) throws -> [StringCatalog] {
        // Keys come in the order of the development language's file.
        func isFirst(_ left: (path: String, language: LanguageTag?), _ right: (path: String, language: LanguageTag?))
            -> Bool
        {
            rank(left.language, developmentLanguage) < rank(right.language, developmentLanguage)
        }
        var tables = try dictionaries.sorted(by: isFirst).map { file in
            try StringCatalog(
                stringsDictionary: read(file.path), file: displayName(file.path),
                language: file.language ?? developmentLanguage, sourceLanguage: developmentLanguage)
        }
        tables += catalogs
        tables += try strings.sorted(by: isFirst).map { file in
            try StringCatalog(
                strings: read(file.path), file: displayName(file.path),
                language: file.language ?? developmentLanguage, sourceLanguage: developmentLanguage)
        }
        return tables
    }

    private func rank(_ language: LanguageTag?, _ developmentLanguage: LanguageTag) -> Int {
        language == developmentLanguage ? 0 : language == nil ? 1 : 2
    }
}
