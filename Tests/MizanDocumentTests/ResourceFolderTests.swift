import Foundation
import MizanBase
import MizanDocument
import TestSupport
import Testing

struct ResourceFolderTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func resources(_ module: String, landmark: String = "page.css") -> ResourceFolder {
        ResourceFolder(
            module: module, folder: "Pages", landmark: landmark, file: folder.path + "/Sources/Pages/Page.swift")
    }

    @Test func `files are looked for beside the program, then in the checkout`() throws {
        let program = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        let parent = (program as NSString).deletingLastPathComponent
        #expect(
            resources("None").candidates.filter { $0.hasPrefix(parent) || $0.hasPrefix(folder.path) }
                == [parent + "/mizan_None.resources", parent + "/Pages", folder.path + "/Sources/Pages"])
    }

    @Test func `files of the checkout are found by one that is always there`() throws {
        try folder.write("a {}\n", to: "Sources/Pages/page.css")
        #expect(resources("None").path == folder.path + "/Sources/Pages")
        #expect(try resources("None").read("page.css") == Array("a {}\n".utf8))
        #expect(resources("None", landmark: "other.css").path == nil)
    }

    @Test func `what was built with the tests is beside them`() throws {
        let found = try #require(resources("MizanReports", landmark: "golden-report.html").path)
        #expect(found.hasSuffix("/mizan_MizanReports.resources"))
    }

    @Test func `files that are nowhere are an error that says where they were looked for`() throws {
        let error = try #require(throws: DiagnosticError.self) { try resources("None").read("page.css") }
        #expect(error.diagnostics.map(\.rule) == ["resources-missing"])
        #expect(error.description.contains("Sources/Pages"), "\(error)")
        #expect(error.diagnostics.first?.fix == "put mizan_None.resources beside the program")
    }
}
