import MizanAudit
import MizanBase
import MizanLayout
import MizanRenderTree
import MizanScenes
import Testing

/// A screen with one fault for each rule, and the same screen without them.
@Suite struct PlantedFaultTests {
    private static let variants = ["en", "en+rtl", "ar", "de"].compactMap { Variant(name: $0) }

    /// Rules of strings have screens of their own: this one's texts are no sentences of a program.
    private static let ofStrings = [
        "joined-by-hand", "numbers-touch", "fallback-language", "bare-key", "untranslated-literal",
    ]

    private static func screen(_ parts: [String]) -> String {
        #"{ "VStack": { "alignment": "leading", "content": [\#(parts.joined(separator: ",\n"))] }, "modifiers": [{ "padding": 20 }, { "background": "card" }] }"#
    }

    private static func found(_ parts: [String]) throws -> [String] {
        try AuditFixture.findings(
            screen(parts), images: PlantedFault.images, arabic: PlantedFault.arabic, in: variants,
            rules: AuditRules.all.filter { !ofStrings.contains($0.name) }
        ).map { "\($0.rule) \($0.nodePath ?? "")" }
    }

    @Test func `each planted fault is found once, and nothing else`() throws {
        let found = try Self.found(PlantedFault.all.map(\.fault))
        let expected = PlantedFault.all.map { fault in
            fault.node.contains("ZStack") ? "\(fault.rule) VStack/\(fault.node)" : "\(fault.rule) \(fault.node)"
        }
        #expect(Set(found).subtracting(expected) == [])
        #expect(Set(expected).subtracting(found) == [])
        #expect(found.count == expected.count)
    }

    @Test func `the same screen without its faults is silent`() throws {
        let found = try Self.found(PlantedFault.all.map(\.sound))
        #expect(found == [])
    }

    @Test func `every rule has a planted fault, here or in a view`() {
        let inViews = ["focus-unreachable", "not-mirrored", "mixed-faces", "face-of-another-language"]
        let planted = PlantedFault.all.map(\.rule) + inViews + Self.ofStrings
        #expect(Set(AuditRules.all.map(\.name)).subtracting(planted).isEmpty)
        #expect(Set(planted).count == planted.count)
    }
}
