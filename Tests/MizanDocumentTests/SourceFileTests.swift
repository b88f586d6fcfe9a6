import Foundation
import MizanBase
import TestSupport
import Testing

@testable import MizanDocument

struct SourceFileTests {
    let temporary: TemporaryFolder

    init() throws { temporary = try TemporaryFolder() }

    private func rule(_ body: () throws -> SourceFile) throws -> String? {
        try #require(throws: DiagnosticError.self) { try body() }.diagnostics.first?.rule
    }

    @Test func readsThroughLinksAndKeepsTheUsersName() throws {
        try temporary.write("text", to: "a")
        try temporary.link("b", to: "a")
        let file = try SourceFile.read(temporary.path + "/b")
        #expect(file == SourceFile(name: temporary.path + "/b", bytes: Array("text".utf8)))
    }

    @Test func readsAPipeToItsEnd() throws {
        var ends: [CInt] = [0, 0]
        try #require(pipe(&ends) == 0)
        #expect(write(ends[1], "piped", 5) == 5)
        close(ends[1])
        let file = try SourceFile.read(descriptor: ends[0], name: "<stdin>", limit: 5)
        #expect(file == SourceFile(name: "<stdin>", bytes: Array("piped".utf8)))
    }

    @Test func refusesMoreThanTheLimit() throws {
        try temporary.write("12345", to: "a")
        #expect(try rule { try SourceFile.read(temporary.path + "/a", limit: 4) } == "file-size")
        #expect(try SourceFile.read(temporary.path + "/a", limit: 5).bytes.count == 5)
        // A device has no size to look at first.
        #expect(try rule { try SourceFile.read("/dev/zero", limit: 100_000) } == "file-size")
    }

    @Test func readsAFileOfManyBlocks() throws {
        let text = String(repeating: "0123456789", count: 50_000)
        try temporary.write(text, to: "a")
        #expect(try SourceFile.read(temporary.path + "/a").bytes == Array(text.utf8))
    }

    @Test func saysWhatIsWrong() throws {
        #expect(try rule { try SourceFile.read(temporary.path + "/none") } == "file-missing")
        #expect(try rule { try SourceFile.read("") } == "file-missing")
        #expect(try rule { try SourceFile.read(temporary.path) } == "file-kind")
    }
}
