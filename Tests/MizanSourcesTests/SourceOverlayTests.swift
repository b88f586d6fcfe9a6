import Foundation
import MizanBase
import MizanSources
import TestSupport
import Testing

struct SourceOverlayTests {
    @Test func copiesAreWrittenOfSourcesWithConditions() throws {
        let folder = try TemporaryFolder()
        try folder.write("import SwiftUI\n#if os(iOS)\nimport UIKit\n#endif\n", to: "App/A.swift")
        try folder.write("@testable import struct Other.Thing\n", to: "App/B.swift")
        try folder.write("#if os(iOS)\n#endif", to: "App/.build/C.swift")
        let output = folder.path + "/overlay"
        let conditions = SourceConditions(system: "iOS", modules: ["UIKit"])
        let overlay = try SourceOverlay(of: folder.path + "/App", conditions: conditions, to: output)
        #expect(overlay.imports == ["SwiftUI", "UIKit", "Other"])
        #expect(overlay.copies.map(\.copy) == [output + "/A.swift"])
        #expect(
            try String(contentsOfFile: output + "/A.swift", encoding: .utf8)
                == "import SwiftUI\n#if true   \nimport UIKit\n#endif\n")
        let yaml =
            try JSONSerialization.jsonObject(with: Data(contentsOf: URL(fileURLWithPath: overlay.file)))
            as? [String: Any]
        let roots = try #require(yaml?["roots"] as? [[String: String]])
        #expect(roots.map { $0["name"] } == overlay.copies.map(\.original))
    }

    @Test func sourcesAndForeignFilesArentReplaced() throws {
        let folder = try TemporaryFolder()
        try folder.write("#if os(iOS)\n#endif", to: "App/A.swift")
        try folder.write("mine", to: "Other/A.swift")
        try FileManager.default.createSymbolicLink(
            atPath: folder.path + "/Link", withDestinationPath: folder.path + "/App")
        for output in ["", folder.path + "/App", folder.path + "/Link", folder.path + "/Other"] {
            #expect(throws: DiagnosticError.self, "\(output)") {
                try SourceOverlay(of: folder.path + "/App", conditions: .init(system: "iOS"), to: output)
            }
        }
        #expect(try String(contentsOfFile: folder.path + "/App/A.swift", encoding: .utf8) == "#if os(iOS)\n#endif")
        #expect(try String(contentsOfFile: folder.path + "/Other/A.swift", encoding: .utf8) == "mine")
    }

    @Test func aLinkInTheOutputIsntFollowed() throws {
        let folder = try TemporaryFolder()
        try folder.write("#if os(iOS)\n#endif", to: "App/A.swift")
        try folder.write("mine", to: "victim")
        try folder.write("", to: "o/overlay.yaml")
        try FileManager.default.createSymbolicLink(
            atPath: folder.path + "/o/A.swift", withDestinationPath: folder.path + "/victim")
        #expect(throws: DiagnosticError.self) {
            try SourceOverlay(of: folder.path + "/App", conditions: .init(system: "iOS"), to: folder.path + "/o")
        }
        #expect(try String(contentsOfFile: folder.path + "/victim", encoding: .utf8) == "mine")
    }

    @Test func aCopyThatIsCurrentKeepsItsDate() throws {
        let folder = try TemporaryFolder()
        try folder.write("#if os(iOS)\n#endif", to: "App/A.swift")
        func write() throws {
            _ = try SourceOverlay(of: folder.path + "/App", conditions: .init(system: "iOS"), to: folder.path + "/o")
        }
        func date() throws -> Date? {
            try FileManager.default.attributesOfItem(atPath: folder.path + "/o/A.swift")[.modificationDate] as? Date
        }
        try write()
        let first = try date()
        try write()
        #expect(try date() == first)
    }

    @Test func aMissingFolderIsAnError() {
        #expect(throws: DiagnosticError.self) {
            try SourceOverlay(of: "/nonexistent-folder", conditions: .init(system: "iOS"), to: "/nonexistent-folder/o")
        }
    }
}
