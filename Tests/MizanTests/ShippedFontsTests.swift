import Foundation
import MizanBase
import MizanFonts
import Testing

@Suite("The shipped fonts")
struct ShippedFontsTests {
    @Test("their folder is found without help and holds ten faces of five families, Noto Sans first")
    func collection() throws {
        let faces = try ShippedFonts.collection().faces
        #expect(faces.count == 10)
        #expect(faces.first?.postScriptName == "NotoSans-Regular")
        #expect(
            Set(faces.map(\.family)) == [
                "Noto Sans", "Noto Sans Arabic", "Noto Sans Devanagari", "Noto Sans Hebrew", "Noto Sans Thai",
            ])
    }

    @Test("a folder given is taken in their place")
    func override() throws {
        let shipped = try ShippedFonts.folder()
        #expect(try ShippedFonts.folder(override: shipped + "/.") == shipped + "/.")
    }

    @Test("a folder that isn't there is an error that names it and the option", arguments: ["/nowhere/fonts", ""])
    func missing(folder: String) throws {
        let error = try #require(throws: DiagnosticError.self) { try ShippedFonts.collection(folder: folder) }
        #expect(error.diagnostics.map(\.rule) == ["fonts-missing"])
        #expect(error.description.contains("\(Diagnostic.quote(folder))"))
        #expect(error.description.contains("--fonts"))
    }

    @Test("a file isn't a folder of fonts")
    func file() throws {
        let error = try #require(throws: DiagnosticError.self) { try ShippedFonts.folder(override: #filePath) }
        #expect(error.diagnostics.map(\.rule) == ["fonts-missing"])
    }

    @Test("the table in Fonts/README.md names each face with its revision and checksum")
    func readme() throws {
        let readme = try text(
            of: #filePath.replacing("Tests/MizanTests/ShippedFontsTests.swift", with: "Fonts/README.md"))
        for face in try ShippedFonts.collection().faces {
            let digits = String(face.checksum, radix: 16)
            let checksum = String(repeating: "0", count: 8 - digits.count) + digits
            let row = try #require(
                readme.split(separator: "\n").first { $0.hasPrefix("| `\(face.postScriptName).ttf` |") })
            #expect(row.hasPrefix("| `\(face.postScriptName).ttf` | \(face.family) |"))
            #expect(row.hasSuffix("| \(face.revision) | `\(checksum)` |"))
        }
    }

    private func text(of path: String) throws -> String {
        String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self)
    }
}
