import Foundation
import MizanBase
import Testing

@testable import MizanScenes

/// Scenes that are too much end in an error, on the stack that the command line has.
@Suite struct SceneLimitTests {
    private static func rules(of text: String) async -> [String] {
        await withCheckedContinuation { continuation in
            let thread = Thread {
                do {
                    _ = try SceneFixture.tree(SceneFixture.scene(text))
                    continuation.resume(returning: [])
                } catch let error as DiagnosticError {
                    continuation.resume(returning: error.diagnostics.map(\.rule))
                } catch {
                    continuation.resume(returning: ["\(error)"])
                }
            }
            thread.stackSize = 512 << 20
            thread.start()
        }
    }

    private static func nested(_ depth: Int, _ open: String, _ inner: String, _ close: String) -> String {
        "{ \"schema\": 1, \"view\": " + String(repeating: open, count: depth) + inner
            + String(repeating: close, count: depth) + " }"
    }

    @Test(arguments: [1_300, 100_000]) func `views in views`(depth: Int) async {
        let text = Self.nested(depth, #"{"VStack":{"content":["#, #"{"Text":"a"}"#, "]}}")
        #expect(await Self.rules(of: text) == [depth == 1_300 ? "too-deep" : "json-depth"])
    }

    @Test func `arrays in arrays`() async {
        #expect(await Self.rules(of: Self.nested(100_000, "[", "", "]")) == ["json-depth"])
    }

    @Test func `as deep as allowed`() async {
        let text = Self.nested(490, #"{"VStack":["#, #"{"Text":"a"}"#, "]}")
        #expect(await Self.rules(of: text) == [])
    }

    @Test func `modifiers on modifiers`() async {
        let modifiers = Array(repeating: #"{ "bold": {} }"#, count: 9_000).joined(separator: ",")
        let text = #"{ "schema": 1, "view": { "Text": "a", "modifiers": [\#(modifiers)] } }"#
        #expect(await Self.rules(of: text) == ["too-deep"])
    }

    @Test func `modifiers that name themselves`() async {
        let text = #"""
            { "schema": 1, "arguments": { "m": [{ "modifier": "$m" }] },
              "view": { "Text": "a", "modifiers": [{ "modifier": "$m" }] } }
            """#
        #expect(await Self.rules(of: text) == ["too-deep"])
    }

    @Test func `modifiers that double`() async {
        let doubled = (0..<40).map {
            ##""m\##($0)": [{ "modifier": "$m\##($0 + 1)" }, { "modifier": "$m\##($0 + 1)" }]"##
        }
        let text = #"""
            { "schema": 1, "arguments": { \#(doubled.joined(separator: ",")), "m40": [] },
              "view": { "Text": "a", "modifiers": [{ "modifier": "$m0" }] } }
            """#
        #expect(await Self.rules(of: text) == ["too-many-views"])
    }

    @Test func `parts in parts`() async {
        let parts = (0..<5_000).map { #""p\#($0)": ["$p\#($0 + 1)"]"# }.joined(separator: ",")
        let text = #"{ "schema": 1, "parts": { \#(parts) }, "view": { "VStack": ["$p0"] } }"#
        #expect(await Self.rules(of: text) == ["too-deep"])
    }

    @Test func `parts that double`() throws {
        let parts = (0..<40).map { #""p\#($0)": ["$p\#($0 + 1)", "$p\#($0 + 1)"]"# }.joined(separator: ",")
        let scene = try SceneFixture.scene(
            #"{ "schema": 1, "parts": { \#(parts), "p40": [] }, "view": { "VStack": ["$p0"] } }"#)
        let error = #expect(throws: DiagnosticError.self) {
            try scene.view(recorder: nil, countLimit: 10_000)
        }
        #expect(error?.diagnostics.map(\.rule) == ["too-many-views"])
    }

    @Test(arguments: [
        #"{ "list": ["$a"] }"#, #"{ "key": "k", "arguments": ["$a"] }"#, #"{ "rounded": "$a" }"#,
    ]) func `an argument that names itself`(argument: String) async {
        let text = #"{ "schema": 1, "arguments": { "a": \#(argument) }, "view": { "Text": "$a" } }"#
        #expect(await Self.rules(of: text) == ["too-deep"])
    }
}
