import MizanAudit
import MizanBase
import MizanScenes
import Testing

/// Rows and keypads that have an order of their own.
@Suite struct OrderAuditTests {
    /// A container of symbols, each in a button but for the last.
    private static func row(
        _ symbols: [String], in container: String = "HStack", attribute: String = "unspecified"
    ) -> String {
        let images = symbols.map { #"{ "Image": { "symbol": "\#($0)" } }"# }
        let buttons = images.dropLast().map { #"{ "Button": { "label": \#($0) } }"# } + images.suffix(1)
        return #"""
            { "\#(container)": [\#(buttons.joined(separator: ", "))], "id": "row",
              "modifiers": [{ "semanticContentAttribute": "\#(attribute)" }] }
            """#
    }

    private static func severities(_ view: String, in variant: String = "ar") throws -> [Diagnostic.Severity] {
        let findings = try AuditFixture.findings(
            view, in: Variant(name: variant).map { [$0] },
            rules: AuditRules.all.filter { $0.name == "order-is-reversed" })
        #expect(findings.allSatisfy { $0.rule == "order-is-reversed" && $0.nodePath == "row" })
        return findings.map(\.severity)
    }

    @Test(
        arguments: [
            (["backward.fill", "play.fill", "forward.fill"], .error), (["backward", "forward"], .error),
            (["play.fill", "forward.fill"], .warning), (["backward.fill", "pause.fill"], .warning),
            (["forward.fill", "play.fill", "backward.fill"], nil), (["play.fill", "stop.fill"], nil),
            (["play.fill"], nil), (["backward.fill", "heart"], nil), (["chevron.backward", "chevron.forward"], nil),
        ] as [([String], Diagnostic.Severity?)])
    func `controls of playback`(symbols: [String], severity: Diagnostic.Severity?) throws {
        #expect(try Self.severities(Self.row(symbols)) == [severity].compactMap { $0 })
        #expect(try Self.severities(Self.row(symbols), in: "en") == [])
        #expect(try Self.severities(Self.row(symbols, in: "VStack")) == [])
        for attribute in ["playback", "forceLeftToRight"] {
            #expect(try Self.severities(Self.row(symbols, attribute: attribute)) == [])
        }
    }

    @Test func `pictures of a catalog say what they are by their names`() throws {
        func found(_ names: [String], _ pictures: AuditFixture.Pictures) throws -> [String] {
            try AuditFixture.found(
                #"{ "HStack": [\#(names.map { #"{ "Image": "\#($0)" }"# }.joined(separator: ", "))], "id": "row" }"#,
                images: Dictionary(uniqueKeysWithValues: names.map { ($0, pictures) }), in: "ar")
        }
        #expect(try found(["skip_previous", "play_arrow", "skip_next"], .fixed) == ["order-is-reversed row"])
        #expect(try found(["rewind", "fast_forward"], .fixed) == ["order-is-reversed row"])
        // Mirrored as well, each points outwards: wrong as images, not in their order.
        #expect(
            try found(["rewind", "fast_forward"], .leftToRight) == [
                "mark-is-mirrored row/Image", "mark-is-mirrored row/Image[1]",
            ])
    }

    @Test func `buttons of text alignment keep their sides`() throws {
        let symbols = ["text.alignleft", "text.aligncenter", "text.alignright"]
        #expect(try Self.severities(Self.row(symbols)) == [.warning])
        #expect(try Self.severities(Self.row(symbols), in: "en+rtl") == [.warning])
        #expect(try Self.severities(Self.row(symbols), in: "en") == [])
        #expect(try Self.severities(Self.row(symbols, attribute: "spatial")) == [])
        #expect(try Self.severities(Self.row(symbols, in: "VStack")) == [])
        #expect(try Self.severities(Self.row(symbols.reversed())) == [])
    }

    /// Stacks in a stack, a grid and a lazy grid.
    private static func keypad(_ container: String, columns: Int = 3, attribute: String = "unspecified") -> String {
        let keys = (1...9).map { #"{ "Button": { "label": { "Text": "\#($0)" } } }"# }
        let modifiers = #""modifiers": [{ "semanticContentAttribute": "\#(attribute)" }]"#
        func rows(_ row: String, _ modifiers: String) -> String {
            stride(from: 0, to: 9, by: columns).map {
                "{ \"\(row)\": [\(keys[$0..<min($0 + columns, 9)].joined(separator: ", "))]\(modifiers) }"
            }.joined(separator: ", ")
        }
        return switch container {
        case "VStack": #"{ "VStack": [\#(rows("HStack", ", \(modifiers)"))], "id": "row" }"#
        case "Grid": #"{ "Grid": [\#(rows("GridRow", ""))], "id": "row", \#(modifiers) }"#
        default:
            #"""
            { "LazyVGrid": { "columns": [\#((0..<columns).map { _ in #"{ "fixed": 40 }"# }.joined(separator: ", "))],
              "content": [\#(keys.joined(separator: ", "))] }, "id": "row", \#(modifiers) }
            """#
        }
    }

    @Test(arguments: ["VStack", "Grid", "LazyVGrid"]) func `a keypad`(container: String) throws {
        #expect(try Self.severities(Self.keypad(container)) == [.warning])
        #expect(try Self.severities(Self.keypad(container), in: "en") == [])
        #expect(try Self.severities(Self.keypad(container, attribute: "spatial")) == [])
        // A week and the numbers of pages turn.
        #expect(try Self.severities(Self.keypad(container, columns: 7)) == [])
        #expect(try Self.severities(Self.keypad(container, columns: 9)) == [])
        #expect(try Self.severities(Self.keypad(container, columns: 1)) == [])
    }
}
