import Foundation
import MizanBase

/// A scene file below the scenes' root.
public struct SceneFile: Hashable, Sendable {
    /// The path below the root without `.scene.json`; a scene named like its folder has the folder's:
    /// `Forecast/Forecast.scene.json` is `Forecast`.
    public let name: String
    /// The file as it can be opened.
    public let path: String

    /// The ending of the name of a scene's file.
    public static let ending = ".scene.json"

    /// Every scene file of a folder and the folders in it, in the order of the names; names that begin with a dot are
    /// passed over.
    ///
    /// - Parameters:
    ///   - root: The folder.
    ///   - fix: The advice where there is no such folder.
    /// - Throws: `DiagnosticError` where there is no such folder, where it holds more than is looked through, or where two
    ///   scenes have one name.
    public static func all(in root: String, fix: String = "check the path") throws -> [SceneFile] {
        // An enumerator follows no link, not even the folder that it is given.
        let folder = URL(fileURLWithPath: root).resolvingSymlinksInPath().path
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue,
            let files = FileManager.default.enumerator(atPath: folder)
        else {
            throw DiagnosticError(
                Diagnostic(
                    rule: "file-missing", file: root, message: "there is no folder of scenes here",
                    fix: fix))
        }
        var paths: [String] = []
        var count = 0
        while let file = files.nextObject() as? String {
            count += 1
            guard count <= Limits.folderEntries else {
                throw DiagnosticError(
                    Diagnostic(
                        rule: "too-many-files", file: root,
                        message: "the folder holds more than \(Limits.folderEntries) files and folders",
                        fix: "name a folder of scenes in it"))
            }
            if (file as NSString).lastPathComponent.hasPrefix(".") {
                files.skipDescendants()
            } else if file.hasSuffix(ending) {
                paths.append(file)
            }
        }
        let scenes = paths.map { file in
            var parts = file.dropLast(ending.count).split(separator: "/")
            if parts.count > 1, parts[parts.count - 1] == parts[parts.count - 2] { parts.removeLast() }
            let path = root == "." ? file : (root as NSString).appendingPathComponent(file)
            return SceneFile(name: parts.joined(separator: "/"), path: path)
        }.sorted { ($0.name, $0.path) < ($1.name, $1.path) }
        for scene in scenes where !isName(scene.name) {
            throw DiagnosticError(
                Diagnostic(
                    rule: "scene-name", file: scene.path.writingOutInvisibles(),
                    message: "the path of this scene holds a control character, or is longer than 1024 bytes",
                    fix: "rename the file"))
        }
        // Their goldens and previews would lie in one folder: at once, or on a disk that knows no letter case.
        var known: [String: SceneFile] = [:]
        for scene in scenes {
            guard let other = known.updateValue(scene, forKey: scene.name.lowercased()) else { continue }
            throw DiagnosticError(
                Diagnostic(
                    rule: "scene-name", file: scene.path,
                    message: "the goldens and previews of this scene would lie where those of \(other.path) lie"
                        + (scene.path == other.path ? ": the two names differ in how accents are written only" : ""),
                    fix: "rename one of them"))
        }
        return scenes
    }

    /// The scene files at a path that a user named; nil where it is no folder, but a file perhaps.
    ///
    /// - Throws: `DiagnosticError` as ``all(in:fix:)``, and where the folder has no scene.
    public static func below(_ path: String) throws -> [SceneFile]? {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
            return nil
        }
        let files = try all(in: path)
        guard !files.isEmpty else {
            throw DiagnosticError(
                Diagnostic(
                    rule: "scene-missing", file: path, message: "there is no scene in this folder",
                    fix: "name a folder with files that end in \(ending)"))
        }
        return files
    }

    /// Tells whether the name fits a pattern: `*` stands for anything within a folder, `**` for anything.
    public func matches(_ pattern: String) -> Bool { ScenePattern(pattern).matches(name) }

    /// Tells whether a name can be a path below a folder, of goldens or previews, and a line of a report: at most 1,024 bytes, parts between
    /// slashes, none of them empty, hidden or `..`, without controls and line separators.
    package static func isName(_ name: String) -> Bool {
        name.utf8.count <= 1_024
            && name.unicodeScalars.allSatisfy {
                ![.control, .lineSeparator, .paragraphSeparator].contains($0.properties.generalCategory)
            }
            && name.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
                .allSatisfy { $0.first.map { $0 != UInt8(ascii: ".") } ?? false }
    }
}
