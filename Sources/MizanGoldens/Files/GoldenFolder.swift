import Foundation
import MizanBase
import MizanDifferences
import MizanDocument

/// The folder of the goldens as far as it is read: plain files inside it, whatever links lie about.
package struct GoldenFolder: Sendable {
    /// As the user named it.
    package let path: String

    /// The folder at a path.
    package init(path: String) { self.path = path }

    /// The bytes of a golden; nil where there is none.
    ///
    /// - Throws: `DiagnosticError` for a golden that is no plain file, leads outside, or can't be read.
    package func read(_ name: String) throws -> [UInt8]? {
        do {
            return try SourceFolder(root: path).read(name)
        } catch let error as DiagnosticError where error.diagnostics.allSatisfy({ $0.rule == "file-missing" }) {
            // A link to a folder without the golden: recording would refuse it.
            try checkIsNoLink(name)
            return nil
        } catch let error as DiagnosticError {
            try checkIsNoLink(name)
            throw DiagnosticError(
                error.diagnostics.map { diagnostic in
                    var diagnostic = diagnostic
                    diagnostic.file = file(name)
                    diagnostic.fix = "remove what stands in the golden's place, then run “mizan golden record”"
                    return diagnostic
                })
        }
    }

    /// Refuses a golden that a link leads to.
    func checkIsNoLink(_ name: String) throws {
        var path = path
        for part in name.split(separator: "/") {
            path = (path as NSString).appendingPathComponent(String(part))
            var status = stat()
            guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK else { continue }
            throw DiagnosticError(
                Diagnostic(
                    rule: "path-outside-root", file: path,
                    message: "\(Diagnostic.quote(path)) is a symbolic link: goldens lie inside their folder only",
                    fix: "put a folder or a file in its place"))
        }
    }

    /// The path of a file as messages name it.
    package func file(_ name: String) -> String { (path as NSString).appendingPathComponent(name) }

    /// Files that are named as goldens are, by path below the folder; names that begin with a dot are left out.
    ///
    /// Links are not followed, and a link is listed as any file.
    func named() -> [String] { files { $0.hasSuffix(".tree") || $0.hasSuffix(".png") } }

    /// Tells whether a file is one that Mizan wrote: a text that begins as trees do, or a picture beside such a text.
    func isGolden(_ name: String) -> Bool {
        let ending = name.hasSuffix(".png") ? ".png" : ".tree"
        guard ending == ".tree" || isPlainFile(name) else { return false }
        let tree = file(name.dropLast(ending.count) + ".tree")
        let descriptor = open(tree, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
        guard descriptor >= 0 else { return false }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        let beginning = (try? handle.read(upToCount: GoldenText.beginning.utf8.count)) ?? nil
        return beginning?.elementsEqual(GoldenText.beginning.utf8) ?? false
    }

    private func isPlainFile(_ name: String) -> Bool {
        var status = stat()
        return lstat(file(name), &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }

    /// Files that killed runs left while they wrote.
    func leftovers() -> [String] { files(WholeFile.isTemporary) }

    private func files(_ isTaken: (String) -> Bool) -> [String] {
        // An enumerator follows no link, not even the folder that it is given.
        let folder = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        guard let names = FileManager.default.enumerator(atPath: folder) else { return [] }
        var taken: [String] = []
        var count = 0
        while let name = names.nextObject() as? String, count < Limits.goldenEntries {
            count += 1
            let last = (name as NSString).lastPathComponent
            if isTaken(last), !last.hasPrefix(".") || WholeFile.isTemporary(last) { taken.append(name) }
            if last.hasPrefix(".") { names.skipDescendants() }
        }
        return taken.sorted()
    }
}
