import MizanBase
import Testing

/// What is found at several nodes, or in several variants, is said once.
@Suite struct DiagnosticMergingTests {
    private static func finding(
        _ node: String, variant: String, place: SourcePlace? = nil, key: String = "a"
    ) -> Diagnostic {
        Diagnostic(.warning, rule: "r", place: place, nodePath: node, key: key, variants: [variant], message: "m")
    }

    @Test func `nodes are named where there is no place, the first three of them`() {
        let findings = ["one", "two", "one", "three", "four", "five"].map { Self.finding($0, variant: "en") }
        let merged = findings.mergingNodes()
        #expect(merged.map(\.message) == ["m (in one, two, three and 2 more)"])
        #expect(merged.map(\.nodePath) == ["one"])
    }

    @Test func `variants are collected, other keys stay apart`() {
        let place = SourcePlace(file: "a", line: 1, column: 1)
        let merged = [
            Self.finding("one", variant: "en", place: place), Self.finding("one", variant: "ar", place: place),
            Self.finding("one", variant: "ar", place: place, key: "b"),
        ].mergingNodes()
        #expect(merged.map(\.variants) == [["en", "ar"], ["ar"]])
        #expect(merged.map(\.message) == ["m", "m"])
    }
}
