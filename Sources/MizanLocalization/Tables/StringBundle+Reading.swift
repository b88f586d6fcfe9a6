import Foundation
import MizanBase
import MizanDocument

extension StringBundle {
    /// Reads the strings of a folder: its `.xcstrings` files, and the `.strings` and `.stringsdict` files in its `.lproj`
    /// folders. The resource bundle of a SwiftPM target is such a folder, and so is an app.
    ///
    /// A `.stringsdict` entry wins over the `.strings` entry of its key, and a string catalog over `.strings`. `Base.lproj`
    /// and files outside of all `.lproj` folders are in the development language.
    ///
    /// - Parameters:
    ///   - path: the folder.
    ///   - name: the name by which resources ask for the bundle; nil for the folder's without its ending.
    ///   - developmentLanguage: the language shown where nothing fits. Nil for what `Info.plist` says, or else the source
    ///     language of a string catalog, or else English where it is there.
    /// - Throws: `DiagnosticError` with the place of what is wrong.
    public init(folder path: String, name: String? = nil, developmentLanguage: LanguageTag? = nil) throws {
        try self.init(
            ".", in: SourceFolder(root: path), name: name ?? Self.name(ofFolder: path),
            developmentLanguage: developmentLanguage)
    }

    /// Reads the strings of a Foundation bundle, such as `Bundle.module`.
    public init(_ bundle: Bundle, name: String? = nil) throws {
        try self.init(folder: bundle.bundlePath, name: name)
    }

    /// Reads what a path inside of a folder names: a string catalog, a `.strings` or `.stringsdict` file, an `.lproj` folder,
    /// or a folder of them.
    ///
    /// - Parameters:
    ///   - path: the path; nothing outside of `folder` is read.
    ///   - folder: the border.
    ///   - place: where the path was read, for messages.
    ///   - name: the name by which resources ask for the bundle.
    ///   - developmentLanguage: the language shown where nothing fits; nil as in ``init(folder:name:developmentLanguage:)``.
    public init(
        _ path: String, in folder: SourceFolder, from place: SourcePlace? = nil, name: String = mainName,
        developmentLanguage: LanguageTag? = nil
    ) throws {
        var reader = StringBundleReader(folder: folder, place: place)
        try reader.find(path)
        let language = try developmentLanguage ?? reader.developmentLanguage()
        try self.init(tables: reader.tables(developmentLanguage: language), name: name, developmentLanguage: language)
    }

    private static func name(ofFolder path: String) -> String {
        let last = path.split(separator: "/").last.map(String.init) ?? path
        let ending = [".bundle", ".resources", ".app", ".framework"].first { last.hasSuffix($0) && last != $0 }
        return ending.map { String(last.dropLast($0.count)) } ?? last
    }
}

/// Finds the tables of a bundle and reads them.
private struct StringBundleReader {
    let folder: SourceFolder
    let place: SourcePlace?
    /// Paths of files with the language of their folder; `Base` and what lies outside of all folders has none.
    private var catalogs: [String] = []
    private var dictionaries: [(path: String, language: LanguageTag?)] = []
    private var strings: [(path: String, language: LanguageTag?)] = []
    private var informationPath: String?

    init(folder: SourceFolder, place: SourcePlace?) {
        self.folder = folder
        self.place = place
    }

    /// Looks at what a path names.
    mutating func find(_ path: String) throws {
        let components = path.split(separator: "/")
        if addFile(path, language: components.dropLast().last.flatMap { Self.language(ofFolder: $0) }) { return }
        if components.last?.hasSuffix(".lproj") == true { return try findFiles(ofLanguageFolder: path) }
        var root = path
        var names = try folder.names(in: path, from: place)
        // An app or framework for macOS.
        for inner in ["Contents", "Resources"] where names.contains(inner) {
            root += "/" + inner
            names = try folder.names(in: root, from: place)
            if names.contains("Info.plist") { informationPath = root + "/Info.plist" }
        }
        if names.contains("Info.plist") { informationPath = root + "/Info.plist" }
        for name in names {
            if name.hasSuffix(".lproj") {
                try findFiles(ofLanguageFolder: root + "/" + name)
            } else {
                addFile(root + "/" + name, language: nil)
            }
        }
    }

    private mutating func findFiles(ofLanguageFolder path: String) throws {
        let language = path.split(separator: "/").last.flatMap { Self.language(ofFolder: $0) }
        for name in try folder.names(in: path, from: place) { addFile(path + "/" + name, language: language) }
    }

    /// Takes a file in by its ending; false where it is no table.
    @discardableResult private mutating func addFile(_ path: String, language: LanguageTag?) -> Bool {
        if path.hasSuffix(".xcstrings") {
            catalogs.append(path)
        } else if path.hasSuffix(".stringsdict") {
            dictionaries.append((path, language))
        } else if path.hasSuffix(".strings") {
            strings.append((path, language))
        } else {
            return false
        }
        return true
    }

    /// The language that the files themselves suggest.
    func developmentLanguage() throws -> LanguageTag {
        if let informationPath {
            let information = try PropertyListValue.parse(
                folder.read(informationPath, from: place), file: folder.displayName(of: informationPath))
            // An Info.plist of source code names a build setting here.
            if let region = information["CFBundleDevelopmentRegion"]?.stringValue,
                let language = Self.language(ofFolder: region + ".lproj")
            {
                return language
            }
        }
        if let first = catalogs.first { return try catalog(first).sourceLanguage }
        let languages = (strings + dictionaries).compactMap(\.language)
        return languages.contains(.english) ? .english : languages.first ?? .english
    }

    /// All tables; of two of one name the first one counts.
    func tables(developmentLanguage: LanguageTag) throws -> [StringCatalog] {
        // Keys come in the order of the development language's file.
        func isFirst(_ left: (path: String, language: LanguageTag?), _ right: (path: String, language: LanguageTag?))
            -> Bool
        {
            rank(left.language, developmentLanguage) < rank(right.language, developmentLanguage)
        }
        var tables = try dictionaries.sorted(by: isFirst).map { file in
            try StringCatalog(
                stringsDictionary: folder.read(file.path, from: place), file: folder.displayName(of: file.path),
                language: file.language ?? developmentLanguage, sourceLanguage: developmentLanguage)
        }
        tables += try catalogs.map(catalog)
        tables += try strings.sorted(by: isFirst).map { file in
            try StringCatalog(
                strings: folder.read(file.path, from: place), file: folder.displayName(of: file.path),
                language: file.language ?? developmentLanguage, sourceLanguage: developmentLanguage)
        }
        return tables
    }

    private func rank(_ language: LanguageTag?, _ developmentLanguage: LanguageTag) -> Int {
        language == developmentLanguage ? 0 : language == nil ? 1 : 2
    }

    private func catalog(_ path: String) throws -> StringCatalog {
        try StringCatalog(xcstrings: folder.read(path, from: place), file: folder.displayName(of: path))
    }

    /// The names of languages that folders had before there were tags. Source: CoreFoundation, `CFBundle_Locale.c`.
    private static let formerNames = [
        "English": "en", "French": "fr", "German": "de", "Italian": "it", "Dutch": "nl", "Swedish": "sv",
        "Spanish": "es", "Danish": "da", "Portuguese": "pt", "Norwegian": "no", "Japanese": "ja", "Finnish": "fi",
    ]

    /// The language of `ar.lproj`; nil for `Base.lproj` and for what is no language.
    private static func language(ofFolder name: Substring) -> LanguageTag? { language(ofFolder: String(name)) }

    private static func language(ofFolder name: String) -> LanguageTag? {
        guard name.hasSuffix(".lproj") else { return nil }
        let language = String(name.dropLast(".lproj".count))
        return language == "Base" ? nil : LanguageTag(checking: formerNames[language] ?? language)
    }
}
