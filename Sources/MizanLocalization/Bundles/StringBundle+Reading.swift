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
    ///   - name: the name by which resources refer to the bundle; nil for the folder's without its ending.
    ///   - developmentLanguage: the language shown where nothing fits. Nil takes that of `Info.plist`, or else the
    ///     source language of a string catalog, or else English where it is there.
    /// - Throws: `DiagnosticError` with the place of the error.
    public init(folder path: String, name: String? = nil, developmentLanguage: LanguageTag? = nil) throws {
        let (parent, last) = Self.divided(path)
        // A language's folder says by its name what is in it.
        let isLanguage = last.hasSuffix(".lproj")
        try self.init(
            isLanguage ? last : ".", in: SourceFolder(root: isLanguage ? parent : path),
            name: name ?? Self.name(ofFolder: last), developmentLanguage: developmentLanguage)
    }

    /// Takes a table that was read; the ending of its name decides its kind, its folder the language.
    public init(file: SourceFile, name: String = mainName, developmentLanguage: LanguageTag? = nil) throws {
        var reader = StringBundleReader(read: { _ in file.bytes }, displayName: { $0 }, names: nil, place: nil)
        try reader.find(file.name)
        try self.init(reader, name: name, developmentLanguage: developmentLanguage)
    }

    /// Reads the strings of a Foundation bundle, such as `Bundle.module`.
    public init(_ bundle: Bundle, name: String? = nil) throws {
        try self.init(folder: bundle.bundlePath, name: name)
    }

    /// Reads a path inside of a folder: a string catalog, a `.strings` or `.stringsdict` file, an `.lproj` folder, or a
    /// folder of them.
    ///
    /// - Parameters:
    ///   - path: the path; nothing outside of `folder` is read.
    ///   - folder: the border.
    ///   - place: where the path was read, for messages.
    ///   - name: the name by which resources refer to the bundle.
    ///   - developmentLanguage: the language shown where nothing fits; nil as in ``init(folder:name:developmentLanguage:)``.
    public init(
        _ path: String, in folder: SourceFolder, from place: SourcePlace? = nil, name: String = mainName,
        developmentLanguage: LanguageTag? = nil
    ) throws {
        var reader = StringBundleReader(
            read: { try folder.read($0, from: place) }, displayName: folder.displayName,
            names: { try folder.names(in: $0, from: place) }, place: place)
        try reader.find(path)
        try self.init(reader, name: name, developmentLanguage: developmentLanguage)
    }

    private init(_ reader: StringBundleReader, name: String, developmentLanguage: LanguageTag?) throws {
        let catalogs = try reader.catalogs()
        let language = try developmentLanguage ?? reader.developmentLanguage(catalogs)
        try self.init(
            tables: reader.tables(catalogs, developmentLanguage: language), name: name, developmentLanguage: language)
        warnings = reader.warnings
    }

    /// A path as the folder that something lies in, and its name there.
    private static func divided(_ path: String) -> (parent: String, last: String) {
        let trimmed = path.hasSuffix("/") ? path.dropLast() : path[...]
        guard let slash = trimmed.lastIndex(of: "/") else { return (".", String(trimmed)) }
        let parent = trimmed[..<slash]
        return (parent.isEmpty ? "/" : String(parent), String(trimmed[slash...].dropFirst()))
    }

    static func name(ofFolder folder: String) -> String {
        let ending = [".bundle", ".resources", ".app", ".framework"].first { folder.hasSuffix($0) && folder != $0 }
        return ending.map { String(folder.dropLast($0.count)) } ?? folder
    }
}
