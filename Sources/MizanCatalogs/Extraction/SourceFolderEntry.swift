import Foundation
import MizanBase

/// A file or a folder of a program's sources.
package struct SourceFolderEntry {
    let name: String
    /// The folder's path and the name.
    let path: String
    let isFolder: Bool

    /// Folders in one another.
    static let depthLimit = 64
    /// Folders of what is built or fetched.
    private static let passedOver: Set<String> = ["DerivedData", "node_modules", "Pods", "Carthage"]

    /// The entries of a folder in a walk, as ``all(in:count:)`` returns them.
    ///
    /// - Parameters:
    ///   - depth: The number of folders from the root of the walk to this one.
    ///   - entries: The number of names that the walk has met, this folder's included afterwards.
    ///   - fix: What to do if there are too many.
    /// - Throws: A diagnostic of the rule `file-read`, or of `too-many-files` beyond the bounds.
    static func all(
        in folder: String, depth: Int, counting entries: inout Int, fix: String
    ) throws -> [SourceFolderEntry] {
        try all(in: folder) { count in
            entries += count
            guard entries <= Limits.sourceEntries, depth < depthLimit else {
                throw DiagnosticError(
                    Diagnostic(
                        rule: "too-many-files", file: folder,
                        message: "the folder holds more than \(Limits.sourceEntries) files, or folders too deep in it",
                        fix: fix))
            }
        }
    }

    /// The paths of the Swift files in a folder and all folders in it, in order. Hidden folders, links, and folders of what is built or
    /// fetched are passed over.
    ///
    /// - Throws: A diagnostic of the rule `file-read`, or of `too-many-files` beyond the bounds.
    package static func swiftFiles(in folder: String) throws -> [String] {
        var entries = 0
        func files(in folder: String, depth: Int) throws -> [String] {
            let all = try all(in: folder, depth: depth, counting: &entries, fix: "name a folder within it")
            return try all.flatMap { entry in
                entry.isFolder
                    ? try files(in: entry.path, depth: depth + 1) : entry.name.hasSuffix(".swift") ? [entry.path] : []
            }
        }
        return try files(in: folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder, depth: 0)
    }

    /// What stands in a folder, by name: no hidden files, no folders of what is built or fetched, and no links, which could lead
    /// anywhere.
    ///
    /// - Parameter count: Told how many names there are, before any is looked at.
    /// - Throws: A diagnostic of the rule `file-read`, and what `count` throws.
    static func all(in folder: String, count: (Int) throws -> Void = { _ in }) throws -> [SourceFolderEntry] {
        let names: [String]
        do {
            names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
        } catch {
            throw DiagnosticError(
                Diagnostic(
                    rule: "file-read", file: folder, message: "the folder \(Diagnostic.quote(folder)) can't be read"))
        }
        try count(names.count)
        return names.filter { !$0.hasPrefix(".") && !passedOver.contains($0) }.compactMap { name in
            let path = folder == "." ? name : folder + "/" + name
            switch try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType {
            case .typeDirectory: return SourceFolderEntry(name: name, path: path, isFolder: true)
            case .typeRegular: return SourceFolderEntry(name: name, path: path, isFolder: false)
            default: return nil
            }
        }
    }
}
