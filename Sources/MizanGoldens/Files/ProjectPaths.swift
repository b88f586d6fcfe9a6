import Foundation
import MizanBase
import MizanDocument

/// Names files from the root of their project, so that a report is the same wherever a run is started.
///
/// The root is the nearest folder with a `.git` that holds the goldens, as a CI system names files; else the folder that the
/// goldens' folder is in.
public struct ProjectPaths: Sendable {
    /// The goldens' folder from the root: `Goldens`.
    public let goldens: String
    private let root: String
    private let folder: String

    /// The project that a goldens' folder is in.
    public init(goldens folder: String) {
        let real = Self.real(folder)
        self.folder = real
        var root = (real as NSString).deletingLastPathComponent
        var above = real
        while above != "/", !above.isEmpty {
            if access(above + "/.git", F_OK) == 0 {
                root = above
                break
            }
            above = (above as NSString).deletingLastPathComponent
        }
        self.root = root
        goldens = Self.path(real, from: root) ?? real
    }

    /// A file's path from the root; one outside is named from the system's root, without links.
    public func name(of path: String) -> String {
        let real = Self.real(path)
        return Self.path(real, from: root) ?? real
    }

    /// Refuses a place for a report or another output in the goldens' folder, where it would lie among them.
    ///
    /// - Throws: `DiagnosticError`, rule `output-in-goldens`.
    public func checkIsOutsideGoldens(_ output: String) throws {
        guard Self.path(Self.real(output), from: folder) != nil else { return }
        throw DiagnosticError(
            Diagnostic(
                rule: "output-in-goldens", file: output, message: "this is in the goldens' folder",
                fix: "name a place outside of it"))
    }

    /// The place with its file named from the root.
    package func named(_ place: SourcePlace) -> SourcePlace {
        var place = place
        place.file = name(of: place.file)
        return place
    }

    /// The diagnostic with its places named from the root.
    package func named(_ diagnostic: Diagnostic) -> Diagnostic {
        var diagnostic = diagnostic
        diagnostic.file = diagnostic.file.map(name)
        diagnostic.place = diagnostic.place.map(named)
        diagnostic.notes = diagnostic.notes.map { Diagnostic.Note(place: named($0.place), message: $0.message) }
        return diagnostic
    }

    private static func path(_ real: String, from root: String) -> String? {
        if real == root { return "." }
        let prefix = root.hasSuffix("/") ? root : root + "/"
        return real.hasPrefix(prefix) ? String(real.dropFirst(prefix.count)) : nil
    }

    /// A path as the system names the file; for one that is gone, with its folder's name so.
    package static func real(_ path: String) -> String {
        let path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
        if let resolved = SourceFolder.realPath(path.isEmpty ? "." : path) { return resolved }
        guard let slash = path.lastIndex(of: "/") else { return real(".") + "/" + path }
        let parent = String(path[..<slash])
        return (parent.isEmpty ? "" : real(parent)) + path[slash...]
    }
}
