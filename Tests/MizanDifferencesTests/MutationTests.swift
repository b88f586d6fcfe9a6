import Foundation
import MizanBase
import MizanDocument
import MizanFonts
import MizanText
import TestSupport
import Testing

@testable import MizanDifferences
@testable import MizanScenes

/// Every row of the tables of views and modifiers, changed alone: the first finding names the node that was changed, and the
/// attribute.
@Suite struct MutationTests {
    /// The scenes that a view is put into, where `TARGET` stands.
    private static func hosts() throws -> [(name: String, scene: String)] {
        let small = """
            { "schema": 1, "environment": { "systemDirection": "ltr" }, "proposal": { "width": 320 }, "view": { "VStack": [
              { "Text": { "verbatim": "One" }, "id": "one" }, TARGET, { "Text": { "verbatim": "Two" }, "id": "two" } ] } }
            """
        let path = Checkout.file("Examples/Forecast/Forecast.scene.json").path
        let forecast = String(decoding: try SourceFile.read(path).bytes, as: UTF8.self)
        let directed = forecast.replacing(
            "\"environment\": {", with: "\"environment\": { \"systemDirection\": \"ltr\",")
        return [("small", small), ("forecast", try replacing("header", in: directed, with: "TARGET"))]
    }

    /// The scene with another view in the place of one by its id.
    private static func replacing(_ id: String, in scene: String, with view: String) throws -> String {
        let place = try #require(scene.range(of: "\"id\": \"\(id)\""))
        var (start, depth) = (place.lowerBound, 0)
        repeat {
            start = scene.index(before: start)
            depth += scene[start] == "{" ? -1 : scene[start] == "}" ? 1 : 0
        } while depth >= 0
        var end = start
        depth = 0
        repeat {
            depth += scene[end] == "{" ? 1 : scene[end] == "}" ? -1 : 0
            end = scene.index(after: end)
        } while depth > 0
        return scene.replacingCharacters(in: start..<end, with: view)
    }

    /// What isn't told by its first finding, with the reason.
    private static let known = [
        "accessibilityElement": "the child that is hidden now is a smaller node than the one that speaks for it",
        "toggleStyle": "the parts that one style has and the other hasn't come before the role",
        "PageView.selection": "another page shows other nodes, which are smaller than the view that chose it",
    ]

    @Test func `each row changed alone is the first finding, by its node and its attribute`() throws {
        let fonts = try ShippedFonts.collection()
        let folder = try TemporaryFolder()
        let strings = Checkout.file("Examples/Forecast/Localizable.xcstrings").path
        try folder.write(
            String(decoding: try SourceFile.read(strings).bytes, as: UTF8.self), to: "Localizable.xcstrings")
        var table: [String] = []
        var missed: [String] = []
        for (host, scene) in try Self.hosts() {
            // In the screen every fourth on every day: those that stand alone say which row it is.
            let mutations = Thoroughness.cases(Mutation.all) { host == "small" || $0.isMultiple(of: 4) }
            for mutation in mutations {
                func text(_ view: String) throws -> String {
                    try folder.write(scene.replacing("TARGET", with: view), to: "Scene.scene.json")
                    let variant = try #require(Variant(name: mutation.variant))
                    return try Scene(path: folder.path + "/Scene.scene.json").renderTree(variant, fonts: fonts).text
                }
                let changes: [TreeChange]
                do {
                    changes = TreeDifference(from: try text(mutation.before), to: try text(mutation.after)).changes
                } catch {
                    Issue.record("\(mutation.row): \(error)")
                    continue
                }
                let first = changes.first
                let isOfNode = first.map { $0.path == mutation.node || $0.path.hasPrefix(mutation.node + "/") } ?? false
                let isTold = isOfNode && first?.words.contains(mutation.says) == true
                let line = "\(isTold ? "told  " : "MISSED") \(host) \(mutation.row): \(first?.text ?? "nothing")"
                table.append(line)
                if !isTold { missed.append(line + (Self.known[mutation.row].map { " (\($0))" } ?? "")) }
                #expect(isTold == (Self.known[mutation.row] == nil), "\(line)")
            }
        }
        print(table.joined(separator: "\n"))
        print("\(table.count - missed.count) of \(table.count) told")
        // The known ones are a larger share of a day's sample than of the whole.
        let share = Thoroughness.isThorough ? 0.98 : 0.97
        #expect(Double(table.count - missed.count) >= share * Double(table.count), "\(missed.joined(separator: "\n"))")
    }

    @Test func `no row of the tables is left out`() {
        let rows = Set(Mutation.all.map(\.name))
        let names = SceneViewType.all.map(\.name) + SceneModifierType.all.map(\.name)
        #expect(names.filter { !rows.contains($0) } == [])
    }
}
