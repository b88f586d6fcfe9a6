import Foundation
import MizanBase

/// The changes of a work tree of git since its branch left a revision.
struct GitChanges {
    /// The work tree's folder: absolute, without symbolic links.
    let root: String
    /// The newest commit that `HEAD` has in common with the revision.
    let base: String
    /// The files that differ from that commit, or that git doesn't know yet: absolute, without symbolic links. Changes of
    /// the revision since then aren't looked at.
    let paths: Set<String>

    /// Looks for the changes in the work tree that a folder is in.
    ///
    /// - Parameter option: The option that asks, for messages.
    /// - Throws: `DiagnosticError` where there is no git, no work tree, no such revision or nothing in common with it.
    init(since revision: String, of folder: String, option: String) throws {
        func git(_ arguments: [String], in folder: String) throws -> Git.GitOutput {
            guard let answer = Git.run(arguments, in: folder) else {
                throw DiagnosticError(
                    call: "\(option) needs git, which can't be run", fix: "install git, or leave the option out")
            }
            return answer
        }
        func unknown() -> DiagnosticError {
            DiagnosticError(
                call: "git knows no revision \(Diagnostic.quote(revision))",
                fix: "fetch it first (a CI checkout is often shallow: fetch-depth 0), or leave \(option) out")
        }
        // A revision is a name, never an option.
        guard !revision.isEmpty, !revision.hasPrefix("-") else { throw unknown() }
        let top = try git(["rev-parse", "--show-toplevel"], in: folder)
        guard top.code == 0, let root = top.lines("\n").first else {
            throw DiagnosticError(
                call: "\(option) needs git, and \(Diagnostic.quote(folder)) is in no work tree of it",
                fix: "run it in a checkout, or leave the option out")
        }
        guard !revision.contains("..") else {
            throw DiagnosticError(
                call: "\(Diagnostic.quote(revision)) names two revisions",
                fix:
                    "name the one that the branch came from, such as origin/main: what the branch changed since is taken"
            )
        }
        let known = try git(["rev-parse", "--verify", "--quiet", revision + "^{commit}"], in: root)
        guard known.code == 0 else { throw unknown() }
        let common = try git(["merge-base", revision, "HEAD"], in: root)
        guard common.code == 0, let base = common.lines("\n").first else {
            throw DiagnosticError(
                call: "\(Diagnostic.quote(revision)) and HEAD have no commit in common here",
                fix: "fetch more of the history (a CI checkout is often shallow: fetch-depth 0)")
        }
        let changed = try git(["diff", "--name-only", "--no-renames", "-z", base, "--"], in: root)
        let new = try git(["ls-files", "--others", "--exclude-standard", "-z"], in: root)
        guard changed.code == 0, new.code == 0 else { throw unknown() }
        self.root = root
        self.base = base
        paths = Set((changed.lines("\0") + new.lines("\0")).map { root + "/" + $0 })
    }

    /// The content that a file had before it changed; nil where it wasn't there.
    ///
    /// - Parameter path: One of ``paths``.
    func former(_ path: String) -> [UInt8]? {
        guard path.hasPrefix(root + "/") else { return nil }
        let name = path.dropFirst(root.utf8.count + 1)
        let answer = Git.run(["show", "\(base):\(name)"], in: root)
        return answer?.code == 0 ? answer?.output : nil
    }
}
