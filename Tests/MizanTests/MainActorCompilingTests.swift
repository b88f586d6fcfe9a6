import TestSupport
import Testing

/// Files of apps and servers, compiled with the settings of packages for isolation.
struct MainActorCompilingTests {
    private static let settings: [[String]] = [
        [], ["-default-isolation", "MainActor"], ["-enable-upcoming-feature", "InferIsolatedConformances"],
    ]

    private func failures(of name: String, mode: String, flags: [String] = []) throws -> [SnippetCompiler.Failure] {
        let source = String(
            decoding: try Checkout.bytes(of: "Tests/Fixtures/swiftui/actors/\(name).swift"), as: UTF8.self)
        return try SnippetCompiler().failures(
            of: source, stage: .everything, flags: ["-parse-as-library", "-swift-version", mode] + flags)
    }

    @Test(arguments: ["5", "6"], settings)
    func `an app's views read models of the main actor`(mode: String, flags: [String]) throws {
        #expect(try failures(of: "app", mode: mode, flags: flags) == [])
    }

    @Test(arguments: ["5", "6"])
    func `a server creates views on any actor`(mode: String) throws {
        #expect(try failures(of: "server", mode: mode, flags: ["-warnings-as-errors"]) == [])
    }

    @Test func `a preference key isn't of the main actor`() throws {
        #expect(try failures(of: "isolated-key", mode: "5") == [])
        #expect(try failures(of: "isolated-key", mode: "6").map(\.line) == [3])
    }
}
