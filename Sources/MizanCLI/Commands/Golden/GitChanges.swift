import Foundation
import MizanBase

/// The changes of a work tree of git.
enum GitChanges {
    /// The files that differ from the newest commit that `HEAD` has in common with a revision, or that git doesn't know
    /// yet, in the work tree that a folder is in: absolute, without symbolic links. Changes of the revision since then
    /// aren't looked at.
    ///
    /// - Throws: `DiagnosticError` where there is no git, no work tree, no such revision or nothing in common with it.
    static func paths(since revision: String, of folder: String) throws -> Set<String> {
        // A revision is a name, never an option.
        guard !revision.isEmpty, !revision.hasPrefix("-") else { throw unknown(revision, "") }
        let top = try git(["rev-parse", "--show-toplevel"], in: folder)
        guard top.code == 0, let root = top.lines("\n").first else {
            throw DiagnosticError(
                call: "--changed-since needs git, and \(Diagnostic.quote(folder)) is in no work tree of it",
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
        guard known.code == 0 else { throw unknown(revision, folder) }
        let common = try git(["merge-base", revision, "HEAD"], in: root)
        guard common.code == 0, let base = common.lines("\n").first else {
            throw DiagnosticError(
                call: "\(Diagnostic.quote(revision)) and HEAD have no commit in common here",
                fix: "fetch more of the history (a CI checkout is often shallow: fetch-depth 0)")
        }
        let changed = try git(["diff", "--name-only", "--no-renames", "-z", base, "--"], in: root)
        let new = try git(["ls-files", "--others", "--exclude-standard", "-z"], in: root)
        guard changed.code == 0, new.code == 0 else { throw unknown(revision, folder) }
        return Set((changed.lines("\0") + new.lines("\0")).map { root + "/" + $0 })
    }

    private static func unknown(_ revision: String, _ folder: String) -> DiagnosticError {
        DiagnosticError(
            call: "git knows no revision \(Diagnostic.quote(revision))",
            fix: "fetch it first (a CI checkout is often shallow: fetch-depth 0), or leave --changed-since out")
    }

    private static func git(_ arguments: [String], in folder: String) throws -> Git.Answer {
        guard let answer = Git.answer(arguments, in: folder) else {
            throw DiagnosticError(
                call: "--changed-since needs git, which can't be run", fix: "install git, or leave the option out")
        }
        return answer
    }
}
