import Foundation
import MizanBase
import MizanDocument
import TestSupport
import Testing

struct SourceFolderTests {
    let temporary: TemporaryFolder
    let folder: SourceFolder

    /// `scene/` is the border; `secret` and `scene-not/` stand outside it.
    init() throws {
        temporary = try TemporaryFolder()
        try temporary.write("inside", to: "scene/a/b.txt")
        try temporary.write("outside", to: "secret")
        try temporary.write("outside", to: "scene-not/b.txt")
        folder = try SourceFolder(root: temporary.path + "/scene")
    }

    private func rule(_ path: String, limit: Int = 100) -> String? {
        do {
            _ = try folder.read(path, limit: limit)
            return nil
        } catch {
            return (error as? DiagnosticError)?.diagnostics.first?.rule ?? "another error"
        }
    }

    @Test(arguments: ["a/b.txt", "./a/b.txt", "a/../a/b.txt", "a//b.txt", "a/./b.txt"])
    func readsWhatIsInside(path: String) throws {
        #expect(try folder.read(path) == Array("inside".utf8))
    }

    @Test(arguments: [
        "../secret", "../../etc/passwd", "/etc/passwd", "a/../../secret", "../scene/../secret", "..",
        "../scene-not/b.txt",
        "../scene/a/b.txt", "/", "../nothing", "/nothing/at/all",
    ])
    func refusesPathsThatLeave(path: String) {
        #expect(rule(path) == "path-outside-root")
    }

    @Test func refusesLinksThatLeave() throws {
        try temporary.link("scene/file", to: "../secret")
        try temporary.link("scene/folder", to: temporary.path)
        try temporary.link("scene/sibling", to: "../scene-not")
        try temporary.link("scene/twice", to: "file")
        #expect(rule("file") == "path-outside-root")
        #expect(rule("folder/secret") == "path-outside-root")
        #expect(rule("sibling/b.txt") == "path-outside-root")
        #expect(rule("twice") == "path-outside-root")
        #expect(throws: DiagnosticError.self) { try folder.resolve("file") }
    }

    @Test func followsLinksThatStay() throws {
        try temporary.link("scene/near", to: "a/b.txt")
        try temporary.link("scene/a/up", to: "../a")
        #expect(try folder.read("near") == Array("inside".utf8))
        #expect(try folder.read("a/up/b.txt") == Array("inside".utf8))
        #expect(try folder.resolve("near") == temporary.path + "/scene/a/b.txt")
    }

    @Test(arguments: ["nothing", "a/nothing", "a/b.txt/c", "", "a\u{0}b"])
    func saysWhatIsMissing(path: String) {
        #expect(rule(path) == "file-missing")
    }

    @Test func aLinkInACircleIsAnError() throws {
        try temporary.link("scene/round", to: "round")
        #expect(rule("round") == "file-read")
    }

    @Test func refusesFoldersAndPipes() throws {
        #expect(mkfifo(temporary.path + "/scene/pipe", 0o600) == 0)
        #expect(rule("pipe") == "file-kind")
        #expect(rule("a") == "file-kind")
        #expect(rule(".") == "file-kind")
        #expect(rule("a/..") == "file-kind")
    }

    @Test func theSizeIsBounded() throws {
        try temporary.write(String(repeating: "x", count: 101), to: "scene/large")
        #expect(rule("large") == "file-size")
        #expect(rule("large", limit: 101) == nil)
    }

    @Test func aPlaceIsNamedWhereThereIsOne() throws {
        let place = SourcePlace(file: "s.json", line: 3, column: 7)
        let error = try #require(throws: DiagnosticError.self) { try folder.read("../../etc/passwd", from: place) }
        #expect(
            error.description.hasPrefix("s.json:3:7: error: “../../etc/passwd” leaves the folder “")
                && error.description.hasSuffix("/scene”; name a file inside it [path-outside-root]"))
        let other = try #require(throws: DiagnosticError.self) { try folder.read("no.txt") }
        #expect(other.description.hasPrefix(temporary.path + "/scene/no.txt: error: “no.txt” is not there"))
    }

    @Test func aRootMustBeAFolder() {
        #expect(throws: DiagnosticError.self) { try SourceFolder(root: temporary.path + "/secret") }
        #expect(throws: DiagnosticError.self) { try SourceFolder(root: temporary.path + "/nothing") }
    }

    @Test func theRootMayBeALink() throws {
        try temporary.link("linked", to: "scene")
        let linked = try SourceFolder(root: temporary.path + "/linked/")
        #expect(try linked.read("a/b.txt") == Array("inside".utf8))
        #expect(linked.displayName(of: "a/b.txt") == temporary.path + "/linked/a/b.txt")
    }
}
