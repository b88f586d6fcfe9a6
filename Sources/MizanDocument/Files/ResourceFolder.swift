import CLoader
import Foundation
import MizanBase

/// Files that are the resources of one of the package's modules: where they are at run time.
///
/// They are found beside the library that this code is part of, where it is part of one, or beside the executable, either of
/// which may have been moved with them, or in the package's checkout. SwiftPM's `Bundle.module` isn't used: it traps where its
/// bundle is missing.
package struct ResourceFolder: Sendable {
    /// The folders that may hold the files, in the order to look.
    package let candidates: [String]
    private let module: String
    private let landmark: String

    /// The resources of a module.
    ///
    /// - Parameters:
    ///   - module: The module's name; SwiftPM puts its files into `mizan_<module>.resources` beside the executable.
    ///   - folder: The folder's name where somebody put the files beside the executable; nil for none.
    ///   - landmark: A file that is in every such folder.
    ///   - file: A source file of the module, beside its resources.
    package init(module: String, folder: String? = nil, landmark: String, file: String) {
        self.module = module
        self.landmark = landmark
        let names = ["mizan_\(module).resources"] + (folder.map { [$0] } ?? [])
        candidates =
            Self.programFolders().flatMap { parent in names.map { "\(parent)/\($0)" } } + [Self.parent(of: file)]
    }

    /// The first of the folders that has the landmark; nil where none has.
    package var path: String? { candidates.first { access("\($0)/\(landmark)", R_OK) == 0 } }

    /// The bytes of a file.
    ///
    /// - Throws: `DiagnosticError`, rule `resources-missing`, which names the folders looked at, and the errors of
    ///   reading.
    package func read(_ name: String) throws -> [UInt8] {
        guard let path else {
            throw DiagnosticError(
                Diagnostic(
                    rule: "resources-missing",
                    message: "the files of \(module) are in none of "
                        + candidates.map { Diagnostic.quote($0) }.joined(separator: ", "),
                    fix: "put mizan_\(module).resources beside the program"))
        }
        return try SourceFile.read("\(path)/\(name)").bytes
    }

    /// The folders of the library that this code is part of and of the running program, links resolved: as the system knows
    /// them, then as the program was called.
    package static func programFolders() -> [String] {
        var folders: [String] = []
        let own = mizan_own_path().map { [String(cString: $0)] } ?? []
        for path in own + ["/proc/self/exe"] + CommandLine.arguments.prefix(1) {
            // A program's name without a slash was found on the search path: it says nothing of a folder.
            guard path.utf8.contains(UInt8(ascii: "/")), let resolved = SourceFolder.realPath(path) else { continue }
            let folder = parent(of: resolved)
            if !folders.contains(folder) { folders.append(folder) }
        }
        return folders
    }

    private static func parent(of path: String) -> String {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }
}
