import Foundation
import GoldenProjects
import MizanBase
import MizanFonts
import TestSupport
import Testing

@testable import MizanReports
@testable import MizanGoldens

/// A run in parts.
@Suite struct GoldenShardTests {
    private static func run(set: String) throws -> GoldenRun {
        let folder = Checkout.root.path + "/Goldens"
        return try GoldenRun(
            plan: GoldenPlan(file: .read(folder + "/goldens.json")), set: set, folder: folder,
            fonts: ShippedFonts.collection(), pictures: .png)
    }

    // Of a small set more parts than it has cases.
    @Test(arguments: [("gallery", 1), ("gallery", 2), ("gallery", 3), ("gallery", 8), ("talks", 40)])
    func `the parts are the whole, and no case is in two`(set: String, count: Int) throws {
        let whole = try Self.run(set: set)
        let parts = try (1...count).map { try whole.shard($0, of: count) }
        let names = parts.flatMap { $0.cases.map(\.name) }
        #expect(names.count == whole.cases.count)
        #expect(Set(names) == Set(whole.cases.map(\.name)))
        // In their order, and the same on another machine.
        let order = whole.cases.map(\.name)
        for part in parts {
            let own = Set(part.cases.map(\.name))
            #expect(part.cases.map(\.name) == order.filter { own.contains($0) })
        }
        #expect(try whole.shard(1, of: count).cases == parts[0].cases)
    }

    @Test func `the parts take about as long`() throws {
        let whole = try Self.run(set: "gallery")
        let folder = GoldenFolder(path: whole.folder)
        let costs = try (1...3).map { number in
            try whole.shard(number, of: 3).cases.reduce(0) { sum, item in
                let pixels = try folder.read(item.pictureFile).flatMap { whole.pictures?.pixelCount($0) }
                return sum + GoldenCost.cost(tree: try folder.read(item.treeFile), pixels: pixels ?? 0)
            }
        }
        let mean = costs.reduce(0, +) / 3
        for cost in costs { #expect((mean * 9 / 10...mean * 11 / 10).contains(cost), "\(costs)") }
    }

    @Test(arguments: [(0, 3), (4, 3), (1, 0), (-1, -1)])
    func `a part that isn't there`(number: Int, count: Int) throws {
        let run = try Self.run(set: "talks")
        #expect(throws: DiagnosticError.self) { try run.shard(number, of: count) }
    }

    @Test func `however many parts are asked for, none takes memory`() throws {
        let run = try Self.run(set: "talks")
        let names = Set(run.cases.map(\.name))
        for count in [100_000_000, .max] {
            let first = try run.shard(1, of: count).cases.map(\.name)
            #expect(!first.isEmpty && names.isSuperset(of: first))
            #expect(try run.shard(count, of: count).cases == [])
        }
        // As many parts as can have something are the same ones as ever.
        let units = [(cases: 0..<1, cost: 3), (cases: 1..<2, cost: 9), (cases: 2..<3, cost: 3)]
        #expect(GoldenRun.shares(of: units, count: 3) == GoldenRun.shares(of: units, count: .max))
    }

    @Test func `one part looks for goldens that nobody uses`() throws {
        let project = try SmallProject()
        let run = try project.run()
        #expect(try (1...3).map { try run.shard($0, of: 3).planned != nil } == [true, false, false])
    }

    @Test func `neighbours of one scene stay together while they are small`() {
        let units = GoldenRun.units(scenes: ["a", "a", "a", "b", "b"], costs: [1, 1, 1, 1, 396])
        #expect(units.map(\.cases) == [0..<3, 3..<4, 4..<5])
        #expect(units.map(\.cost) == [3, 1, 396])
    }

    @Test(arguments: [
        ("Card.scene.json", ["Card/ar", "Card/en"]), ("Localizable.xcstrings", ["Card/ar", "Card/en"]),
        ("Marks.xcassets/dot.imageset/dot.svg", ["Card/ar", "Card/en"]), ("Own.ttf", ["Card/ar", "Card/en"]),
        ("Marks.xcassets/gone.imageset/Contents.json", ["Card/ar", "Card/en"]),
        ("Goldens/Card/ar.tree", ["Card/ar"]), ("Goldens/Card/en.png", ["Card/en"]), ("Goldens/Plain/en.png", []),
        ("Plain.scene.json", ["Plain/ar", "Plain/en"]), ("README.md", []),
        ("Goldens/goldens.json", ["Card/ar", "Card/en", "Plain/ar", "Plain/en"]),
    ])
    func `what a change touches`(file: String, cases: [String]) throws {
        let project = try SmallProject()
        let run = try project.run().narrowed(toChanges: [project.folder.path + "/" + file])
        #expect(run.cases.map(\.name) == cases)
        #expect(run.unchanged == 4 - cases.count)
    }

    @Test func `a change of the fonts touches all, a scene that can't be read is run`() throws {
        let project = try SmallProject()
        let font = try ShippedFonts.folder() + "/NotoSans-Bold.ttf"
        let real = URL(fileURLWithPath: font).resolvingSymlinksInPath().path
        #expect(try project.run().narrowed(toChanges: [real]).cases.count == 4)
        try project.folder.write("{", to: "Plain.scene.json")
        #expect(try project.run().narrowed(toChanges: []).cases.map(\.scene) == ["Plain", "Plain"])
    }
}
