import Foundation
import MizanBase
import MizanDocument

/// The files that a program's strings are in: Swift sources, scenes and `Info.plist`, found by their names.
public struct ExtractionSources: Sendable {
    /// `.swift` files; `-` is standard input.
    public private(set) var swift: [String] = []
    /// `.scene.json` files.
    public private(set) var scenes: [String] = []
    /// `Info.plist` files.
    public private(set) var propertyLists: [String] = []
    private var entries = 0

    /// Finds the files of paths: a file, or those in a folder and the folders in it, without tests, hidden folders and those of
    /// fetched packages. Package.swift holds no strings of a program.
    ///
    /// - Throws: `DiagnosticError` for a path that isn't there, for a file of another kind, and where there is no file at all.
    public init(_ paths: [String]) throws {
        for path in paths {
            var isFolder: ObjCBool = false
            guard path == "-" || FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
                throw DiagnosticError(
                    Diagnostic(
                        rule: "file-missing", file: path, message: "there is no file \(Diagnostic.quote(path))",
                        fix: "check the path"))
            }
            if isFolder.boolValue {
                try find(in: path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path, depth: 0)
            } else if !add(path) {
                throw DiagnosticError(
                    Diagnostic(
                        rule: "file-kind", file: path, message: "\(Diagnostic.quote(path)) holds no strings to extract",
                        fix: "name .swift and .scene.json files, an Info.plist, or folders of them"))
            }
        }
        // Without any, everything in the catalogs would be stale.
        guard !(swift + scenes + propertyLists).isEmpty else {
            throw DiagnosticError(
                Diagnostic(
                    rule: "source-missing", file: paths.first,
                    message: "there is no source to extract strings from here",
                    fix: "name a folder with .swift or .scene.json files, or an Info.plist"))
        }
        for list in [\Self.swift, \Self.scenes, \Self.propertyLists] as [WritableKeyPath<Self, [String]>] {
            var known: Set<String> = []
            self[keyPath: list] = self[keyPath: list].filter { known.insert($0).inserted }
        }
    }

    private mutating func find(in folder: String, depth: Int) throws {
        let found = try SourceFolderEntry.all(
            in: folder, depth: depth, counting: &entries, fix: "name the folders of the program's sources")
        for entry in found {
            if !entry.isFolder {
                if entry.name != "Package.swift" { _ = add(entry.path) }
            } else if entry.name != "Tests", !entry.name.hasSuffix("Tests") {
                try find(in: entry.path, depth: depth + 1)
            }
        }
    }

    private mutating func add(_ path: String) -> Bool {
        if path == "-" || path.hasSuffix(".swift") {
            swift.append(path)
        } else if path.hasSuffix(".scene.json") {
            scenes.append(path)
        } else if path.hasSuffix("Info.plist") {
            propertyLists.append(path)
        } else {
            return false
        }
        return true
    }
}
