import Foundation
import MizanDocument

/// Where the files that show a failure go where a test library keeps none: `.failures/<name>` in the goldens' folder.
struct FailureFolder {
    private let root: String
    private let path: String

    /// Nil for a name that may lead out of the folder.
    init?(goldens: String, name: String) {
        guard GoldenExpectation.isName(name) else { return nil }
        root = goldens + "/.failures"
        path = root + "/" + name
    }

    /// Removes the files of the last run, and the folders that are empty then.
    func remove() {
        let files = FileManager.default
        guard let names = try? files.contentsOfDirectory(atPath: path) else { return }
        for name in names where Self.kinds.contains(where: name.hasSuffix) { unlink(path + "/" + name) }
        rmdir(path)
        if (try? files.contentsOfDirectory(atPath: root)) == [".gitignore"] {
            unlink(root + "/.gitignore")
            rmdir(root)
        }
    }

    /// Writes files.
    ///
    /// - Returns: Their folder; nil where there are none, or the folder can't be written.
    func write(_ attachments: [GoldenVerdict.Attachment]) -> String? {
        guard !attachments.isEmpty else { return nil }
        do {
            try WholeFile.write(Array("*\n".utf8), to: root + "/.gitignore", creatingFolders: true)
            for file in attachments {
                try WholeFile.write(file.bytes, to: "\(path)/\(file.variant).\(file.kind)", creatingFolders: true)
            }
            return path
        } catch {
            return nil
        }
    }

    private static let kinds = [".tree", ".diff", ".png"]
}
