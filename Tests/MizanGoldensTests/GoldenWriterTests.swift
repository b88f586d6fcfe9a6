import Foundation
import GoldenProjects
import MizanBase
import TestSupport
import Testing

@testable import MizanGoldens

/// Where goldens are written, and where not.
@Suite struct GoldenWriterTests {
    private static let item = GoldenCase(scene: "A/B", variant: .init(locale: "en"), hasPicture: true)

    private static func rule(_ body: () throws -> Void) -> String? {
        do {
            try body()
            return nil
        } catch let error as DiagnosticError {
            return error.diagnostics.first?.rule
        } catch {
            return "\(error)"
        }
    }

    @Test func `folders are made, files written, and removed with their folders`() throws {
        let folder = try TemporaryFolder()
        let writer = try GoldenWriter(folder: folder.path + "/new/Goldens")
        #expect(try writer.write(Self.item, tree: [1], picture: [2]).count == 2)
        #expect(try folder.data(of: "new/Goldens/A/B/en.tree") == Data([1]))
        #expect(try folder.data(of: "new/Goldens/A/B/en.png") == Data([2]))
        #expect(try writer.write(Self.item, tree: nil, picture: [3]) == [folder.path + "/new/Goldens/A/B/en.png"])
        #expect(try folder.data(of: "new/Goldens/A/B/en.tree") == Data([1]))
        try writer.remove(Self.item.pictureFile)
        try writer.remove(Self.item.pictureFile)
        writer.removeEmptyFolders(of: Self.item.pictureFile)
        try writer.remove(Self.item.treeFile)
        writer.removeEmptyFolders(of: Self.item.treeFile)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/new/Goldens") == [])
    }

    @Test(arguments: ["Goldens/A", "Goldens/A/B", "Goldens/A/B/en.tree", "Goldens/A/B/en.png"])
    func `a link is no way out`(link: String) throws {
        let folder = try TemporaryFolder()
        try folder.write("precious", to: "outside/en.tree")
        try folder.write("precious", to: "outside/B/en.tree")
        let parent = folder.path + "/" + (link as NSString).deletingLastPathComponent
        try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
        let isFile = link.hasSuffix("en.tree") || link.hasSuffix("en.png")
        try folder.link(link, to: folder.path + (isFile ? "/outside/en.tree" : "/outside"))
        let writer = try GoldenWriter(folder: folder.path + "/Goldens")
        #expect(Self.rule { try writer.write(Self.item, tree: [1], picture: [2]) } == "path-outside-root")
        #expect(try folder.text(of: "outside/en.tree") == "precious")
        #expect(try folder.text(of: "outside/B/en.tree") == "precious")
        #expect(GoldenFolder(path: folder.path + "/Goldens").leftovers() == [])
    }

    @Test(arguments: ["..", "../x", "/x", "a//b", "", ".hidden", "a/./b", "a\0b"])
    func `a name is no way out`(name: String) throws {
        let folder = try TemporaryFolder()
        let writer = try GoldenWriter(folder: folder.path + "/Goldens")
        let item = GoldenCase(scene: name, variant: .init(locale: "en"))
        #expect(Self.rule { try writer.write(item, tree: [1], picture: nil) } == "path-outside-root")
        #expect(Self.rule { try writer.remove(name) } == "path-outside-root")
        #expect(try folder.names == ["Goldens"])
    }

    @Test func `what killed runs left is no golden, and the next run removes it`() throws {
        let project = try SmallProject()
        _ = try project.run().record()
        for name in ["Card/.mizan-12-1.tmp", ".mizan-7-9.tmp", "Card/.mizan-1-1.tree"] {
            try project.folder.write("x", to: "Goldens/" + name)
        }
        #expect(try project.run().unused() == [])
        _ = try project.run().record()
        let files = try FileManager.default.subpathsOfDirectory(atPath: project.goldens)
        #expect(files.filter { $0.hasSuffix(".tmp") } == [])
    }

    @Test func `goldens are read in their folder only`() throws {
        let project = try SmallProject()
        _ = try project.run().record()
        let card = project.goldens + "/Card"
        try FileManager.default.moveItem(atPath: card, toPath: project.folder.path + "/elsewhere")
        try project.folder.link("Goldens/Card", to: project.folder.path + "/elsewhere")
        let statuses = try project.statuses()
        #expect(statuses.prefix(2) == ["Card/ar missing", "Card/en missing"])
        let findings = try project.findings()
        #expect(
            findings.prefix(2) == [
                "path-outside-root: put a folder or a file in its place",
                "path-outside-root: put a folder or a file in its place",
            ])
    }

    @Test func `what stands in a golden's place is named, and the layout isn't blamed`() throws {
        let project = try SmallProject()
        _ = try project.run().record()
        let file = project.goldens + "/Plain/en.tree"
        unlink(file)
        #expect(mkfifo(file, 0o600) == 0)
        #expect(try project.statuses().last == "Plain/en missing")
        #expect(
            try project.findings().last?.hasSuffix(
                ": remove what stands in the golden's place, then run “mizan golden record”") == true)
        #expect(try !project.run().record().failures.isEmpty)
    }

    @Test func `one writer at a time`() async throws {
        let folder = try TemporaryFolder()
        var writer: GoldenWriter? = try GoldenWriter(folder: folder.path)
        let path = folder.path
        let (waits, continuation) = AsyncStream.makeStream(of: Bool.self)
        let second = Task.detached {
            defer { continuation.finish() }
            _ = try GoldenWriter(folder: path) { continuation.yield(true) }
        }
        // It says that it waits, and goes on when the first is gone.
        var hasWaited = false
        for await isWaiting in waits {
            hasWaited = isWaiting
            break
        }
        #expect(hasWaited)
        withExtendedLifetime(writer) {}
        writer = nil
        try await second.value
    }

    @Test(arguments: [
        ([:], false, true), (["CI": "true"], false, false), (["CI": "1"], false, false),
        (["CI": "woodpecker"], false, false),
        (["CI": ""], false, true), (["CI": "false"], false, true), (["CI": "0"], false, true),
        (["CI": "true"], true, true),
    ])
    func `nothing is written in a CI job unless asked for`(environment: [String: String], allows: Bool, isAllowed: Bool)
    {
        let rule = Self.rule { try GoldenWriter.checkIsAllowed(environment: environment, allowsCI: allows) }
        #expect(rule == (isAllowed ? nil : "ci"))
    }

    @Test func `goldens that no variant uses are pruned`() throws {
        let project = try SmallProject()
        _ = try project.run().record()
        for file in ["Old/en.tree", "Old/en.png", "Card/fr.tree", "Plain/en.png"] {
            try project.folder.write("mizan-tree 1\n", to: "Goldens/" + file)
        }
        // What Mizan didn't write is nobody's business.
        let foreign = ["mine/design.png", "mine/notes.tree"]
        for file in foreign { try project.folder.write("x", to: "Goldens/" + file) }
        try project.folder.link("Goldens/mine/link.tree", to: project.goldens + "/Card/fr.tree")
        let expected = ["Card/fr.tree", "Old/en.png", "Old/en.tree", "Plain/en.png"].map { project.goldens + "/" + $0 }
        #expect(try project.run().verify().findings.map(\.file) == expected)
        #expect(try project.run().prune(isDryRun: true) == expected)
        #expect(try project.run().unused().count == 4)
        #expect(try project.run().prune() == expected)
        #expect(try project.run().unused() == [])
        #expect(try project.run().foreign() == ["mine/design.png", "mine/link.tree", "mine/notes.tree"])
        #expect(try foreign.map { try project.folder.text(of: "Goldens/" + $0) } == ["x", "x"])
        #expect(!FileManager.default.fileExists(atPath: project.goldens + "/Old"))
        #expect(FileManager.default.fileExists(atPath: project.goldens + "/Card/en.tree"))
    }
}
