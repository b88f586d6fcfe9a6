import Foundation
import MizanBase
import MizanDocument

/// The folder of the goldens as far as it is read: plain files inside it, whatever links lie about.
struct GoldenFolder: Sendable {
    /// As the user named it.
    let path: String

    /// What a golden holds; nil where there is none.
    ///
    /// - Throws: `DiagnosticError` for what is no plain file, leads outside, or can't be read.
    func read(_ name: String) throws -> [UInt8]? {
        do {
            return try SourceFolder(root: path).read(name)
        } catch let error as DiagnosticError where error.diagnostics.allSatisfy({ $0.rule == "file-missing" }) {
            return nil
        }
    }

    /// The path of a file as messages name it.
    func file(_ name: String) -> String { (path as NSString).appendingPathComponent(name) }

    /// The goldens, by path below the folder; what begins with a dot is none.
    ///
    /// Links are not followed, and a link is listed as any file.
    func goldens() -> [String] { files { $0.hasSuffix(".tree") || $0.hasSuffix(".png") } }

    /// What runs that were killed while they wrote have left.
    func leftovers() -> [String] { files(WholeFile.isTemporary) }

    private func files(_ isTaken: (String) -> Bool) -> [String] {
        // An enumerator follows no link, not even the folder that it is given.
        let folder = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        guard let names = FileManager.default.enumerator(atPath: folder) else { return [] }
        var taken: [String] = []
        var count = 0
        while let name = names.nextObject() as? String, count < Self.entryLimit {
            count += 1
            let last = (name as NSString).lastPathComponent
            if isTaken(last), !last.hasPrefix(".") || WholeFile.isTemporary(last) { taken.append(name) }
            if last.hasPrefix(".") { names.skipDescendants() }
        }
        return taken.sorted()
    }

    /// Files and folders that are looked at.
    private static let entryLimit = 1 << 20
}
