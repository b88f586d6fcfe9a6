import MizanBase
import MizanDocument
import Testing

/// A folder in memory answers as one on a disk does.
struct MemoryFolderTests {
    let folder: SourceFolder

    init() throws {
        folder = try SourceFolder(
            name: "",
            files: ["a/b.txt", "a/.hidden", "a/c/d.txt", "e.txt"].map { SourceFile(name: $0, bytes: Array($0.utf8)) })
    }

    private func rule(_ body: () throws -> Void) -> String? {
        do {
            try body()
            return nil
        } catch {
            return (error as? DiagnosticError)?.diagnostics.first?.rule ?? "another error"
        }
    }

    @Test(arguments: ["a/b.txt", "./a/b.txt", "a/../a/b.txt", "a//b.txt", "nothing/../a/b.txt"])
    func readsWhatIsInside(path: String) throws {
        #expect(try folder.read(path) == Array("a/b.txt".utf8))
        #expect(try folder.identity(of: path) == "a/b.txt")
    }

    @Test func listsItsFolders() throws {
        #expect(try folder.names(in: ".") == ["a", "e.txt"])
        #expect(try folder.names(in: "a") == ["b.txt", "c"])
        #expect(try folder.names(in: "a/c") == ["d.txt"])
    }

    @Test(arguments: [
        ("../e.txt", "path-outside-root"), ("/etc/passwd", "path-outside-root"), ("a/../../e.txt", "path-outside-root"),
        ("f.txt", "file-missing"), ("a/b.txt/c", "file-missing"), ("", "file-missing"), ("a", "file-kind"),
        (".", "file-kind"), ("a/c/d.txt", "file-size"),
    ])
    func refusesWhatItHasNot(path: String, expected: String) {
        #expect(rule { _ = try folder.read(path, limit: 8) } == expected)
    }

    @Test func namesOfNoFolderAreAnError() {
        #expect(rule { _ = try folder.names(in: "e.txt") } == "file-kind")
        #expect(rule { _ = try folder.names(in: "f") } == "file-missing")
        #expect(rule { _ = try folder.names(in: "..") } == "path-outside-root")
        #expect(rule { _ = try folder.identity(of: "f") } == "file-missing")
    }

    /// A path that was made for memory leads nowhere on the disk of whoever reads it.
    @Test func nothingHasAPathOnADisk() {
        #expect(rule { _ = try folder.resolve("a/b.txt") } == "file-kind")
    }

    @Test(arguments: [
        (["a", "a"], "file-twice"), (["a", "./a"], "file-twice"), (["a", "a/b"], "file-twice"),
        (["a/b/c", "a/b"], "file-twice"), (["../a"], "path-outside-root"), (["/a"], "path-outside-root"),
        ([""], "file-kind"), (["."], "file-kind"), (["a/"], "file-kind"), (["a\0b"], "file-kind"),
        ([String(repeating: "a/", count: 100) + "b"], "file-kind"),
    ])
    func refusesFilesThatNoFolderHas(names: [String], expected: String) {
        #expect(
            rule { _ = try SourceFolder(name: "", files: names.map { SourceFile(name: $0, bytes: []) }) } == expected)
    }

    @Test func recordsWhatIsRead() throws {
        let record = FileRecord()
        let folder = try SourceFolder(
            name: "scene", files: [SourceFile(name: "a.txt", bytes: [1])], record: record)
        _ = try folder.read("a.txt")
        _ = try folder.unrecorded.read("a.txt")
        _ = try? folder.read("b.txt")
        #expect(record.files.map(\.name) == ["scene/a.txt", "scene/b.txt?"])
    }
}
