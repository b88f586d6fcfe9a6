import Foundation
import Testing

@testable import MizanMacroExpansion

/// The answers of the plugin to the compiler's messages.
@Suite("Macro expansions")
struct ExpansionTests {
    private struct Answer: Decodable {
        let expandMacroResult: Expansion

        struct Expansion: Decodable {
            let expandedSource: String?
            let diagnostics: [Diagnostic]
        }

        struct Diagnostic: Decodable {
            let message: String
            let severity: String
            let position: Position
        }

        struct Position: Decodable {
            let fileName: String
            let offset: Int
        }
    }

    private func answer(_ message: [String: [String: Any]]) throws -> Answer.Expansion {
        let request = try JSONDecoder().decode(
            PluginRequest.self, from: JSONSerialization.data(withJSONObject: message))
        let answer = try JSONEncoder().encode(Plugin.response(to: request))
        return try JSONDecoder().decode(Answer.self, from: answer).expandMacroResult
    }

    private func syntax(_ source: String) -> [String: Any] {
        [
            "source": source, "kind": "declaration",
            "location": ["fileID": "App/A.swift", "fileName": "/a/A.swift", "offset": 100, "line": 7, "column": 3],
        ]
    }

    private func preview(_ source: String, in context: [String] = []) throws -> Answer.Expansion {
        try answer([
            "expandFreestandingMacro": [
                "macro": ["moduleName": "MizanMacros", "typeName": "Preview", "name": "Preview"],
                "discriminator": "$s1Af_", "syntax": syntax(source), "lexicalContext": context.map(syntax),
            ]
        ])
    }

    private func attached(
        _ name: String, _ role: String, _ source: String, in context: [String]
    ) throws -> Answer.Expansion {
        try answer([
            "expandAttachedMacro": [
                "macro": ["moduleName": "MizanMacros", "typeName": name, "name": name + " "], "macroRole": role,
                "discriminator": "$s1Af_", "attributeSyntax": syntax("@\(name) "), "declSyntax": syntax(source),
                "lexicalContext": context.map(syntax),
            ]
        ])
    }

    private func entry(_ declaration: String, in type: String = "EnvironmentValues") throws -> Answer.Expansion {
        try attached("Entry", "peer", "\n  @Entry " + declaration, in: ["\nextension \(type) {}"])
    }

    @Test("the plugin names the protocol's version, and loads no libraries")
    func capability() throws {
        let capability = PluginRequest(getCapability: .init())
        #expect(
            try String(decoding: JSONEncoder().encode(Plugin.response(to: capability)), as: UTF8.self)
                .contains("\"protocolVersion\":7"))
        let library = try JSONDecoder().decode(
            PluginRequest.self, from: Data(#"{"loadPluginLibrary":{"libraryPath":"/a","moduleName":"A"}}"#.utf8))
        #expect(Plugin.response(to: library).loadPluginLibraryResult?.loaded == false)
    }

    @Test("a message that isn't known has no expansion")
    func unknown() throws {
        #expect(try answer(["computeSomething": [:]]).expandedSource == nil)
        #expect(
            try attached("Other", "peer", "var a = 1", in: []).diagnostics.map(\.message) == ["unknown macro @Other"])
    }

    @Test("a preview has the place of its sign, and its closures are copied")
    func previewPlace() throws {
        let source = try #require(
            try preview("\n// note\n @available(iOS 17, *) #Preview(\"é{\") { A() } // end").expandedSource)
        #expect(source.contains("nonisolated enum $s1Af_15PreviewRegistryfMu_: MizanPreviews.PreviewRegistry"))
        #expect(source.contains("static var fileID: String { \"App/A.swift\" }"))
        #expect(source.contains("static var line: Int { 9 }") && source.contains("static var column: Int { 24 }"))
        #expect(source.contains("\nMizanPreviews.Preview(\"é{\") { A() } // end\n"))
        #expect(source.contains("@section(\"mizan_previews\") @used") && !source.contains("PreviewBody"))
    }

    @Test("previewable declarations become properties of a view, in any form")
    func previewable() throws {
        let source = try #require(
            try preview(
                """
                #Preview("a", traits: .sizeThatFitsLayout) { @MainActor in
                    let size = 3
                    @Previewable @State var list = [
                        1, 2,
                    ]
                    @Previewable @State
                    var text = "a" +
                        "b"
                    @Previewable @State var model = Model()
                        .loaded
                    @Previewable @Environment(\\.locale) var locale; C(n: $list)
                    D()
                }
                """
            ).expandedSource)
        #expect(
            source.contains(
                """
                struct $s1Af_11PreviewBodyfMu_: MizanLayout.View {
                @State var list = [
                        1, 2,
                    ]
                @State
                    var text = "a" +
                        "b"
                @State var model = Model()
                        .loaded
                @Environment(\\.locale) var locale
                var body: some MizanLayout.View {
                let size = 3
                C(n: $list)
                    D()
                }
                }
                """))
        #expect(source.contains("Preview(\"a\", traits: .sizeThatFitsLayout) { $s1Af_11PreviewBodyfMu_() }"))
    }

    @Test("the body may be an argument, and other closures are kept")
    func arguments() throws {
        let argument = try #require(
            try preview("#Preview(\"a\", body: { @Previewable @State var n = 1; C(n: $n) })").expandedSource)
        #expect(argument.contains("Preview(\"a\", body: { $s1Af_11PreviewBodyfMu_() })"))
        let widget = try #require(
            try preview("#Preview(as: .systemSmall) { W() } timeline: { E(1); E(2) }").expandedSource)
        #expect(widget.contains("Preview(as: .systemSmall) { W() } timeline: { E(1); E(2) }"))
        #expect(try preview("#Preview").expandedSource?.contains("\nMizanPreviews.Preview\n") == true)
    }

    @Test("wrong uses of previews are diagnostics at their place")
    func previewDiagnostics() throws {
        let nested = try preview("\n  #Preview { A() }", in: ["struct S {}"])
        #expect(nested.expandedSource == nil)
        #expect(nested.diagnostics.map(\.message) == ["#Preview must be at the top level of a file"])
        #expect(nested.diagnostics.map(\.position.offset) == [103])
        #expect(nested.diagnostics.map(\.position.fileName) == ["/a/A.swift"])
        #expect(nested.diagnostics.map(\.severity) == ["error"])
        let deep = try preview("#Preview { V { @Previewable @State var n = 1; C(n: $n) } }")
        #expect(deep.diagnostics.map(\.message) == ["@Previewable must be at the root of a #Preview's body"])
        #expect(deep.diagnostics.map(\.position.offset) == [115])
        #expect(try preview("#Preview { A(\"b }").diagnostics.map(\.message) == ["a string literal isn't terminated"])
        #expect(try preview("#Preview { A()").diagnostics.map(\.message) == ["a bracket isn't closed"])
        #expect(try preview("").diagnostics.map(\.message) == ["#Preview is missing"])
        let outside = try attached("Previewable", "peer", "@Previewable var n = 1", in: ["func f() "])
        #expect(outside.diagnostics.map(\.position.offset) == [100])
    }

    @Test("an entry has a key with its default value, and accessors")
    func entries() throws {
        #expect(
            try entry("var isCompact: Bool = false").expandedSource
                == "private struct __Key_isCompact: EnvironmentKey {\nstatic var defaultValue: Bool { false }\n}")
        #expect(
            try entry("public nonisolated var `default` = [1: { $0 == 3 }]").expandedSource
                == "private nonisolated struct __Key_default: EnvironmentKey {\n"
                + "static let defaultValue = [1: { $0 == 3 }]\n}")
        #expect(
            try entry("var action: ((Int) -> Void)?").expandedSource
                == "private struct __Key_action: EnvironmentKey {\nstatic var defaultValue: ((Int) -> Void)? { nil }\n}"
        )
        #expect(
            try attached("Entry", "accessor", "@Entry var a = 1", in: ["extension EnvironmentValues {}"]).expandedSource
                == "{\nget { self[__Key_a.self] }\nset { self[__Key_a.self] = newValue }\n}")
    }

    @Test("the key is that of the type that is extended")
    func containers() throws {
        #expect(try entry("var a = 1", in: "Transaction").expandedSource?.contains(": TransactionKey {") == true)
        #expect(
            try entry("var a = 1", in: "SwiftUI.ContainerValues").expandedSource?.contains(": ContainerValueKey {")
                == true)
        for type in ["Binding<Int>?", "Optional<Binding<Int>>"] {
            #expect(
                try entry("var a: \(type)", in: "FocusedValues").expandedSource
                    == "private struct __Key_a: FocusedValueKey {\ntypealias Value = Binding<Int>\n}")
        }
    }

    @Test(
        "wrong entries are diagnostics at their place",
        arguments: [
            ("var a: Int", "EnvironmentValues", "@Entry needs a default value, unless its type is optional", 114),
            ("var a: Int { 3 }", "EnvironmentValues", "@Entry can't be attached to a computed property", 121),
            ("static var a = 1", "EnvironmentValues", "@Entry can't be attached to a 'static' property", 110),
            ("func a() {}", "EnvironmentValues", "@Entry must be attached to a 'var'", 103),
            (
                "var a = 1", "View",
                "@Entry must be in an extension of EnvironmentValues, FocusedValues, Transaction or ContainerValues",
                103
            ),
            (
                "var a: Int", "FocusedValues",
                "@Entry in FocusedValues needs an optional type, because a focused view may not set the value", 114
            ),
        ])
    func entryDiagnostics(_ declaration: String, _ type: String, _ message: String, _ offset: Int) throws {
        let expansion = try entry(declaration, in: type)
        #expect(expansion.expandedSource == nil)
        #expect(expansion.diagnostics.map(\.message) == [message])
        #expect(expansion.diagnostics.map(\.position.offset) == [offset])
        let accessor = try attached("Entry", "accessor", "@Entry " + declaration, in: ["extension \(type) {}"])
        #expect(accessor.expandedSource != nil && accessor.diagnostics.isEmpty)
    }
}
