import Foundation
import MizanBase
import MizanDocument
import TestSupport
import Testing

struct WholeFileTests {
    let temporary: TemporaryFolder

    init() throws { temporary = try TemporaryFolder() }

    private func write(_ text: String, to name: String, creatingFolders: Bool = false) throws {
        try WholeFile.write(Array(text.utf8), to: temporary.path + "/" + name, creatingFolders: creatingFolders)
    }

    private func permissions(of name: String) throws -> Int {
        let attributes = try FileManager.default.attributesOfItem(atPath: temporary.path + "/" + name)
        return try #require(attributes[.posixPermissions] as? Int)
    }

    @Test func writesAndReplaces() throws {
        try write("one", to: "a")
        #expect(try temporary.text(of: "a") == "one")
        try write("", to: "a")
        #expect(try temporary.text(of: "a") == "")
        #expect(try temporary.names == ["a"])
    }

    @Test func severalFilesAreWrittenTogetherOrNotAtAll() throws {
        func content(_ name: String) -> WholeFile.PendingFile {
            WholeFile.PendingFile(path: temporary.path + "/" + name, bytes: Array(name.utf8))
        }
        try temporary.write("", to: "file")
        #expect(throws: DiagnosticError.self) { try WholeFile.write([content("a"), content("file/b")]) }
        #expect(try temporary.names == ["file"])
        try WholeFile.write([content("a"), content("new/b")], inside: temporary.path)
        #expect(try temporary.text(of: "a") == "a" && temporary.text(of: "new/b") == "new/b")
    }

    @Test func noLinkLeadsOutOfARoot() throws {
        let outside = try TemporaryFolder()
        try FileManager.default.createSymbolicLink(
            atPath: temporary.path + "/fr.lproj", withDestinationPath: outside.path)
        let file = WholeFile.PendingFile(path: temporary.path + "/fr.lproj/new/A.strings", bytes: [1])
        let error = try #require(throws: DiagnosticError.self) {
            try WholeFile.write([file], inside: temporary.path)
        }
        #expect(error.diagnostics.first?.rule == "path-outside-root")
        #expect(try outside.names.isEmpty)
    }

    @Test func aFileThatIsThereKeepsItsPermissions() throws {
        try write("one", to: "a")
        #expect(chmod(temporary.path + "/a", 0o640) == 0)
        try write("two", to: "a")
        #expect(try permissions(of: "a") == 0o640)
    }

    @Test func aNewFileIsReadableAsTheSystemHasIt() throws {
        try temporary.write("", to: "plain")
        try write("", to: "whole")
        #expect(try permissions(of: "whole") == permissions(of: "plain"))
    }

    @Test func foldersAreMadeOnlyWhenAsked() throws {
        let error = try #require(throws: DiagnosticError.self) { try write("x", to: "a/b/c") }
        #expect(error.description.hasSuffix("; make its folder first [file-write]"))
        #expect(try temporary.names == [])
        try write("x", to: "a/b/c", creatingFolders: true)
        try write("y", to: "a/b/c", creatingFolders: true)
        #expect(try temporary.text(of: "a/b/c") == "y")
    }

    @Test func nothingIsLeftWhereWritingFails() throws {
        try temporary.write("kept", to: "folder/file")
        #expect(throws: DiagnosticError.self) { try write("x", to: "folder") }
        #expect(throws: DiagnosticError.self) { try write("x", to: "folder/file/deeper", creatingFolders: true) }
        #expect(throws: DiagnosticError.self) { try write("x", to: "folder/") }
        // The name is too long for the file system: the bytes were written beside it already.
        #expect(throws: DiagnosticError.self) { try write("x", to: "folder/" + String(repeating: "n", count: 300)) }
        #expect(try temporary.names == ["folder"])
        #expect(try temporary.text(of: "folder/file") == "kept")
        #expect(try FileManager.default.contentsOfDirectory(atPath: temporary.path + "/folder") == ["file"])
    }

    @Test func aFullDiskLeavesTheOldBytesAndNothingElse() async throws {
        try temporary.write("kept", to: "file")
        // The limit on file sizes stands for the full disk, in a process of its own.
        await #expect(processExitsWith: .success) { [path = temporary.path as String] in
            signal(SIGXFSZ, SIG_IGN)
            var limit = rlimit(rlim_cur: 1_000, rlim_max: 1_000)
            guard setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0 else { exit(2) }
            do {
                try WholeFile.write(Array(repeating: 0, count: 5_000), to: path + "/file")
                exit(1)
            } catch { exit(error is DiagnosticError ? 0 : 3) }
        }
        #expect(try temporary.names == ["file"])
        #expect(try temporary.text(of: "file") == "kept")
    }

    @Test func aLinkKeepsLeadingToTheFile() throws {
        try temporary.write("old", to: "real")
        try temporary.link("link", to: "real")
        try write("new", to: "link")
        #expect(try temporary.text(of: "real") == "new")
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: temporary.path + "/link") == "real")
        try temporary.link("dangling", to: "none")
        #expect(throws: DiagnosticError.self) { try write("x", to: "dangling") }
    }
}
