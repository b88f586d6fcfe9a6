import Foundation
import MizanBase
import MizanDocument
import MizanFonts
import MizanReports
import MizanGoldens
import TestSupport

/// A folder with two small scenes, their strings and images, a plan, and its goldens.
package struct SmallProject {
    package let folder: TemporaryFolder

    package static let plan = """
        { "schema": 1, "scenes": "..", "sets": {
            "a": { "scenes": ["**"], "locales": ["en", "ar"], "pictures": { "scene": "Card" } } } }
        """

    package init(plan: String = SmallProject.plan) throws {
        folder = try TemporaryFolder()
        try folder.write(plan, to: "Goldens/goldens.json")
        try folder.write(
            #"""
            { "schema": 1, "strings": ["Localizable.xcstrings"], "assets": ["Marks.xcassets"], "fonts": ["Own.ttf"],
              "proposal": { "width": 120 },
              "view": { "VStack": [ { "Text": { "key": "Hello" }, "id": "hello" }, { "Image": "dot", "id": "dot" } ] } }
            """#, to: "Card.scene.json")
        try folder.write(Self.strings(arabic: "مرحبا"), to: "Localizable.xcstrings")
        try folder.write(Self.dot("red"), to: "Marks.xcassets/dot.imageset/dot.svg")
        try folder.write(
            #"{ "images": [{ "filename": "dot.svg", "idiom": "universal" }], "info": { "author": "x", "version": 1 } }"#,
            to: "Marks.xcassets/dot.imageset/Contents.json")
        try folder.write(try Data(contentsOf: Checkout.file("Fonts/NotoSans-Bold.ttf")), to: "Own.ttf")
        try folder.write(#"{ "schema": 1, "view": { "Text": "Plain", "id": "plain" } }"#, to: "Plain.scene.json")
    }

    package static func strings(arabic: String) -> String {
        #"{ "sourceLanguage": "en", "version": "1.0", "strings": { "Hello": { "localizations": { "ar": { "stringUnit": "#
            + #"{ "state": "translated", "value": "\#(arabic)" } } } } } }"#
    }

    package static func dot(_ color: String) -> String {
        #"<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8" fill="\#(color)"/></svg>"#
    }

    package var goldens: String { folder.path + "/Goldens" }

    package func run(fonts: String? = nil) throws -> GoldenRun {
        try GoldenRun(
            plan: GoldenPlan(file: SourceFile.read(goldens + "/goldens.json")), folder: goldens,
            fonts: ShippedFonts.collection(folder: fonts), pictures: .png)
    }

    /// What a run says beside the changes of trees: `rule: what to do`.
    package func findings() throws -> [String] {
        var findings: [String] = []
        _ = try run().verify { findings += $0.outcome.diagnostics.map { "\($0.rule): \($0.fix ?? "")" } }
        return findings
    }

    package func store(limit: Int = Limits.storeBytes) throws -> GoldenStore {
        try GoldenStore(folder: folder.path + "/.mizan", limit: limit, key: StoreKey(secret: "tests"))
    }

    /// The statuses of all cases, by name, with `kept` where nothing was laid out.
    package func statuses(_ options: GoldenRun.Options = GoldenRun.Options(), fonts: String? = nil) throws -> [String] {
        var statuses: [String] = []
        _ = try run(fonts: fonts).verify(options) { result in
            statuses.append(
                "\(result.outcome.name) \(result.outcome.status)" + (result.outcome.isFromStore ? " kept" : ""))
        }
        return statuses
    }
}
