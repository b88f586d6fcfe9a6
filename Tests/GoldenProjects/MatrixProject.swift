import Foundation
import MizanBase
import MizanDocument
import MizanFonts
import MizanReports
import MizanGoldens
import Synchronization
import TestSupport

/// A copy of `Examples/Matrix`.
package struct MatrixProject {
    package let folder: TemporaryFolder

    package init() throws {
        folder = try TemporaryFolder()
        let source = Checkout.file("Examples/Matrix").path
        for file in try FileManager.default.contentsOfDirectory(atPath: source) where file != ".mizan" {
            if file != "Goldens" { try folder.write(Data(Checkout.bytes(of: "Examples/Matrix/" + file)), to: file) }
        }
        try folder.write(Data(Checkout.bytes(of: "Examples/Matrix/Goldens/goldens.json")), to: "Goldens/goldens.json")
    }

    package var goldens: String { folder.path + "/Goldens" }

    package func run(_ set: String) throws -> GoldenRun {
        try GoldenRun(
            plan: GoldenPlan(file: SourceFile.read(goldens + "/goldens.json")), set: set, folder: goldens,
            fonts: ShippedFonts.collection(), pictures: .png)
    }

    /// Records the set “smoke”, in a copy of the example for the first time only.
    ///
    /// - Returns: The number of its goldens.
    package func recordSmoke() throws -> Int {
        guard let recorded = Self.smoke.withLock({ $0 }) else {
            let written = try run("smoke").record().written
            var files: [String: Data] = [:]
            for path in written {
                let name = String(path.dropFirst(folder.path.count + 1))
                files[name] = try folder.data(of: name)
            }
            Self.smoke.withLock { [files] in $0 = files }
            return files.count
        }
        for (name, data) in recorded { try folder.write(data, to: name) }
        return recorded.count
    }

    private static let smoke = Mutex<[String: Data]?>(nil)

    /// Replaces every occurrence of a passage in a file.
    ///
    /// - Throws: `CocoaError` where there is none.
    package func replace(_ old: String, with new: String, in file: String) throws {
        let text = try folder.text(of: file)
        guard text.contains(old) else { throw CocoaError(.formatting) }
        try folder.write(text.replacing(old, with: new), to: file)
    }
}
