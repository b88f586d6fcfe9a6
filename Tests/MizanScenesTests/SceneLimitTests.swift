import Foundation
import MizanBase
import MizanDocument
import TestSupport
import Testing

@testable import MizanScenes

/// Scenes that are too much end in an error, on a thread with less stack than any system gives one.
@Suite(.serialized) struct SceneLimitTests {
    private static func errors(of text: String, depthLimit: Int = Limits.viewDepth) async -> [Diagnostic] {
        await withCheckedContinuation { continuation in
            let thread = Thread {
                do {
                    let file = SourceFile(name: "deep", bytes: Array(text.utf8))
                    let scene = try Scene(file: file, folder: NSTemporaryDirectory(), viewDepthLimit: depthLimit)
                    _ = try SceneFixture.tree(scene)
                    continuation.resume(returning: [])
                } catch let error as DiagnosticError {
                    continuation.resume(returning: error.diagnostics)
                } catch {
                    continuation.resume(returning: [Diagnostic(rule: "\(error)", message: "")])
                }
            }
            thread.stackSize = 512 << 10
            thread.start()
        }
    }

    private static func rules(of text: String) async -> [String] { await errors(of: text).map(\.rule) }

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

    @Test(arguments: [
        (#"{"VStack":{"content":["#, "]}}"),
        (#"{"Text":"a","modifiers":[{"overlay":{"content":["#, "]}}]}"),
        (#"{"VStack":["#, #"],"modifiers":[{"padding":1},{"bold":{}}]}"#),
    ]) func `ten thousand, where the limit is raised`(open: String, close: String) async {
        let deepest = Self.nested(9_999, open, #"{"Text":"a"}"#, close)
        #expect(await Self.errors(of: deepest, depthLimit: 10_000) == [])
        // Refused before it is read further, whatever it is: on every day in one way.
        guard Thoroughness.isThorough || open.hasPrefix(#"{"VStack":{"#) else { return }
        let deeper = await Self.errors(of: Self.nested(10_000, open, #"{"Text":"a"}"#, close), depthLimit: .max)
        #expect(deeper.map(\.rule) == ["too-deep"])
        let column = #"{ "schema": 1, "view": "#.utf8.count + 10_000 * open.utf8.count + 1
        #expect(deeper.map(\.place) == [SourcePlace(file: "deep", line: 1, column: column)])
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
