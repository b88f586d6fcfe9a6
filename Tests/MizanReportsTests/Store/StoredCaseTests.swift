import Foundation
import GoldenProjects
import MizanBase
import MizanFonts
import MizanScenes
import TestSupport
import Testing

@testable import MizanReports
@testable import MizanGoldens

/// What is kept of a run, and what makes it void.
@Suite struct StoredCaseTests {
    private static let all = ["Card/ar", "Card/en", "Plain/ar", "Plain/en"]

    /// A project that was recorded and verified, and its store.
    private static func project() throws -> (SmallProject, GoldenRun.Options) {
        let project = try SmallProject()
        let options = GoldenRun.Options(jobs: 2, store: try project.store())
        _ = try project.run().record(options)
        return (project, options)
    }

    /// The cases that were laid out, not taken from the store.
    private static func laidOut(
        _ project: SmallProject, _ options: GoldenRun.Options, fonts: String? = nil
    ) throws -> [String] {
        try project.statuses(options, fonts: fonts).filter { !$0.hasSuffix(" kept") }
            .map { String($0.prefix { $0 != " " }) }
    }

    @Test func `what hasn't changed isn't laid out again`() throws {
        let (project, options) = try Self.project()
        let expected = [
            "Card/ar passed kept", "Card/en passed kept", "Plain/ar passed kept", "Plain/en passed kept",
        ]
        #expect(try project.statuses(options) == expected)
        #expect(try project.run().verify(options).kept == 4)
        var without = options
        without.usesKeptResults = false
        #expect(try Self.laidOut(project, without) == Self.all)
    }

    enum Change: String, CaseIterable {
        case scene, strings, image, imageList, newFile, ownFont
    }

    @Test(arguments: Change.allCases)
    func `a change of what a scene is made of is laid out again`(change: Change) throws {
        let (project, options) = try Self.project()
        let folder = project.folder
        switch change {
        case .scene:
            let text = try folder.text(of: "Card.scene.json")
            try folder.write(text.replacing("120", with: "121"), to: "Card.scene.json")
        case .strings: try folder.write(SmallProject.strings(arabic: "أهلا"), to: "Localizable.xcstrings")
        case .image: try folder.write(SmallProject.dot("blue"), to: "Marks.xcassets/dot.imageset/dot.svg")
        case .imageList:
            let file = "Marks.xcassets/dot.imageset/Contents.json"
            try folder.write(try folder.text(of: file).replacing("universal", with: "phone"), to: file)
        case .newFile: try folder.write(SmallProject.dot("blue"), to: "Marks.xcassets/other.svg")
        case .ownFont:
            try folder.write(try Data(contentsOf: Checkout.file("Fonts/NotoSans-Regular.ttf")), to: "Own.ttf")
        }
        #expect(try Self.laidOut(project, options) == ["Card/ar", "Card/en"])
    }

    @Test func `other fonts lay everything out again`() throws {
        let (project, options) = try Self.project()
        for file in [
            "NotoSans-Regular.ttf", "NotoSans-Bold.ttf", "NotoSansArabic-Regular.ttf", "NotoSansArabic-Bold.ttf",
        ] {
            try project.folder.write(
                try Data(contentsOf: Checkout.file("Tests/Fixtures/Faces/" + file)), to: "Fonts/" + file)
        }
        #expect(try Self.laidOut(project, options, fonts: project.folder.path + "/Fonts") == Self.all)
    }

    @Test func `another engine lays everything out again`() throws {
        let store = try SmallProject().store()
        let engine = try #require(EngineIdentity.hash(in: store))
        let fonts = try ShippedFonts.collection()
        let item = GoldenCase(scene: "A", variant: .init(locale: "en"))
        let keys = [engine, ContentHash(of: [1])].map {
            ResultKeys(store: store, fonts: fonts, engine: $0).key(item, inputs: "of one scene", fontFiles: [])
        }
        #expect(keys[0] != nil)
        #expect(keys[0] != keys[1])
    }

    @Test func `the engine is the program and its libraries`() throws {
        let objects = try #require(LoadedObject.all())
        for library in ["libharfbuzz", "libcairo", "libFoundation"] {
            #expect(objects.contains { $0.name.hasPrefix(library) && $0.build != nil })
        }
        let store = try SmallProject().store()
        let hash = try #require(EngineIdentity.hash(of: objects, in: store))
        #expect(EngineIdentity.hash(of: objects, in: store) == hash)
        for index in objects.indices {
            var others = objects
            others[index].build = "0123456789abcdef"
            #expect(EngineIdentity.hash(of: others, in: store) != hash, "\(objects[index].name)")
        }
    }

    @Test func `a library that does not name its build is known by its bytes`() throws {
        let project = try SmallProject()
        let store = try project.store()
        func hash(_ text: String) throws -> ContentHash? {
            try project.folder.write(text, to: "libother.so")
            return EngineIdentity.hash(of: [LoadedObject(path: project.folder.path + "/libother.so")], in: store)
        }
        let first = try hash("one")
        #expect(first != nil)
        #expect(try hash("two") != first)
        #expect(try hash("one") == first)
        // What can't be told isn't kept.
        #expect(EngineIdentity.hash(of: [LoadedObject(path: "/none.so")], in: store) == nil)
    }

    @Test func `a golden that changed is compared again, from what was drawn before`() throws {
        let (project, options) = try Self.project()
        // What differs is kept with its bytes.
        try project.folder.write("mizan-tree 1\n", to: "Goldens/Card/ar.tree")
        #expect(try project.statuses(options)[0] == "Card/ar differs")
        var kept: VerifiedCase?
        _ = try project.run().verify(options) { if $0.outcome.name == "Card/ar" { kept = $0 } }
        #expect(kept?.outcome.isKept == true)
        #expect(kept?.outcome.status == .differs)
        #expect(kept?.actual.tree?.starts(with: "mizan-tree 2 harfbuzz".utf8) == true)
        #expect(kept?.expected.tree == Array("mizan-tree 1\n".utf8))
        // And what was kept is recorded without a layout, the same bytes as with one.
        _ = try project.run().record(options)
        let recorded = try project.folder.text(of: "Goldens/Card/ar.tree")
        try FileManager.default.removeItem(atPath: project.goldens + "/Card/ar.tree")
        _ = try project.run().record()
        #expect(try project.folder.text(of: "Goldens/Card/ar.tree") == recorded)
    }

    @Test func `a view's results aren't kept`() throws {
        let project = try SmallProject()
        let scene = try GoldenScene(SceneFile.all(in: project.folder.path)[0]).open()
        let view = GoldenScene(name: "View") { try scene.layout($0, fonts: $1) }
        let run = GoldenRun(
            folder: project.goldens, cases: [GoldenCase(scene: "View", variant: .init(locale: "en"))], scenes: [view],
            fonts: try ShippedFonts.collection(), pictures: .png)
        let options = GoldenRun.Options(store: try project.store())
        for _ in 0..<2 { #expect(try run.verify(options).kept == 0) }
    }
}
