import Foundation
import MizanDocument
import MizanExtraction
import Testing

/// The views of this repository's own tests, whose catalog was written by hand from what they show.
@Suite struct OwnViewsTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../Tests/SwiftUIViewTests").standardizedFileURL.path

    @Test func `the views have the keys of their catalog and no others`() throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder + "/Views").sorted()
        let sources = try names.map { name in
            SwiftSource(
                file: name, text: try String(contentsOfFile: "\(Self.folder)/Views/\(name)", encoding: .utf8))
        }
        let catalog = try JSONValue.parse(
            SourceFile.read(Self.folder + "/Localizable.xcstrings").bytes, file: "Localizable.xcstrings")
        let found = Extractor().strings(in: sources)
        #expect(Set(found.strings.map(\.key)) == Set(try catalog.member("strings").object().map(\.key)))
        #expect(found.notes == [])
    }
}
