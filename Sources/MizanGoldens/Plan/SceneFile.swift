import Foundation
import MizanBase

/// A scene file below the scenes' root.
public struct SceneFile: Hashable, Sendable {
    /// The path below the root without `.scene.json`; a scene named like its folder has the folder's:
    /// `Forecast/Forecast.scene.json` is `Forecast`.
    public let name: String
    /// The file as it can be opened.
    public let path: String

    /// Every scene file of a folder and the folders in it, in the order of the names; what begins with a dot is passed over.
    ///
    /// - Throws: `DiagnosticError` where there is no such folder, where it holds more than is looked through, or where two
    ///   scenes have one name.
    public static func all(in root: String) throws -> [SceneFile] {
        // An enumerator follows no link, not even the folder that it is given.
        let folder = URL(fileURLWithPath: root).resolvingSymlinksInPath().path
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue,
            let files = FileManager.default.enumerator(atPath: folder)
        else {
            throw DiagnosticError(
                Diagnostic(
                    rule: "file-missing", file: root, message: "there is no folder of scenes here",
                    fix: "check “scenes” in goldens.json"))
        }
        let ending = ".scene.json"
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
        for scene in scenes where !GoldenCase.isSceneName(scene.name) {
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

    /// Whether the name fits a pattern: `*` stands for anything within a folder, `**` for anything.
    public func matches(_ pattern: String) -> Bool { ScenePattern(pattern).matches(name) }
}
