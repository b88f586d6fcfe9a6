import Foundation
import MizanBase
import MizanDocument
import MizanLocalization

/// The folders below another that hold tables of strings, as those of the targets of packages and apps do.
struct TableFolders {
    /// A folder with the names of its tables.
    struct Folder: Hashable {
        let path: String
        let tables: Set<String>
        /// The names in its path from the root of all folders.
        fileprivate let components: [String]

        init(path: String, tables: Set<String>) {
            (self.path, self.tables, components) = (path, tables, path.absoluteComponents)
        }
    }

    /// The folders by their paths.
    private(set) var folders: [Folder] = []

    /// Looks for tables in a folder and the folders in it, tests, hidden folders and those of fetched packages left out.
    ///
    /// - Throws: `DiagnosticError` for a folder that can't be read, and one that holds too many files.
    init(in root: String) throws {
        var tables: [String: Set<String>] = [:]
        var entries = 0
        var open = [(path: root.count > 1 && root.hasSuffix("/") ? String(root.dropLast()) : root, depth: 0)]
        while let (folder, depth) = open.popLast() {
            let found = try SourceFolderEntry.all(
                in: folder, depth: depth, counting: &entries, fix: "name the folder of the tables")
            let isLanguage = folder.hasSuffix(".lproj")
            for entry in found where !entry.isFolder {
                // A catalog in a language's folder is that of a storyboard.
                if let name = entry.name.without(".xcstrings"), !isLanguage {
                    tables[folder, default: []].insert(name)
                } else if isLanguage, let name = entry.name.without(".strings") ?? entry.name.without(".stringsdict") {
                    tables[folder.parentPath, default: []].insert(name)
                }
            }
            open += found.filter { entry in
                entry.isFolder && entry.name != "Tests" && !entry.name.hasSuffix("Tests")
                    && [".xcloc", ".bundle"].allSatisfy { !entry.name.hasSuffix($0) }
            }.map { ($0.path, depth + 1) }
        }
        folders = tables.map { Folder(path: $0.key, tables: $0.value) }.sorted { $0.path < $1.path }
    }

    /// The folders that a source's strings of a table go to: of those that have the table, or else of all, those that share the most
    /// folders with the source. Several if they share as many.
    func nearest(to file: String, table: String) -> [Folder] {
        let having = folders.filter { $0.tables.contains(table) }
        let path = file.absoluteComponents
        let shared = (having.isEmpty ? folders : having).map { folder in
            (folder: folder, count: zip(path, folder.components).prefix { $0 == $1 }.count)
        }
        let most = shared.map(\.count).max() ?? 0
        return shared.filter { $0.count == most }.map(\.folder)
    }
}

extension String {
    /// A file's name without an ending; nil if it has another.
    fileprivate func without(_ ending: String) -> String? { hasSuffix(ending) ? String(dropLast(ending.count)) : nil }

    /// The names in a path from the root of all folders.
    fileprivate var absoluteComponents: [String] { URL(fileURLWithPath: self).standardizedFileURL.pathComponents }

    /// The path of the folder that a path is in.
    fileprivate var parentPath: String {
        guard let slash = lastIndex(of: "/") else { return "." }
        return slash == startIndex ? "/" : String(self[..<slash])
    }
}
