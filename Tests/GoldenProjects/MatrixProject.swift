import Foundation
import MizanBase
import MizanDocument
import MizanFonts
import MizanGoldenPictures
import MizanGoldens
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

    /// Replaces every occurrence of a passage in a file.
    ///
    /// - Throws: `CocoaError` where there is none.
    package func replace(_ old: String, with new: String, in file: String) throws {
        let text = try folder.text(of: file)
        guard text.contains(old) else { throw CocoaError(.formatting) }
        try folder.write(text.replacing(old, with: new), to: file)
    }
}
