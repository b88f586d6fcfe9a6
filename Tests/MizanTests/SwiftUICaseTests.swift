import Foundation
import TestSupport
import Testing

/// Each file of `Tests/Fixtures/swiftui/cases` compiles as it is.
struct SwiftUICaseTests {
    private static let folder = "Tests/Fixtures/swiftui/cases"

    private static let cases =
        ((try? FileManager.default.contentsOfDirectory(atPath: Checkout.file(folder).path)) ?? [])
        .filter { $0.hasSuffix(".swift") }.sorted()

    /// The compiler's flags that a file needs, which a manifest can name.
    private static let flags = [
        "charts.swift": ["-module-alias", "Charts=MizanCharts"],
        // In language mode 6 a key can't be on the main actor: layouts on any thread call it.
        "mainactor-conformances.swift": ["-swift-version", "5"],
        // In mode 6 a style's requirement is nonisolated, and a view is on the main actor.
        "shapestyle-view.swift": ["-swift-version", "5"],
        "observable-foundation-only.swift": ["-Xfrontend", "-import-module", "-Xfrontend", "Observation"],
    ]

    /// Files that don't compile, with the reason.
    private static let knownFailures: [String: String] = [:]

    @Test func allAreThere() {
        #expect(Self.cases.count >= 46)
        #expect(Set(Self.knownFailures.keys).union(Self.flags.keys).isSubset(of: Self.cases))
    }

    @Test(arguments: cases)
    func aFileCompiles(name: String) throws {
        let source = String(decoding: try Checkout.bytes(of: "\(Self.folder)/\(name)"), as: UTF8.self)
        let asLibrary = name.hasSuffix("-main.swift") ? [] : ["-parse-as-library"]
        let failures = try SnippetCompiler().failures(
            of: source, stage: .everything, flags: asLibrary + (Self.flags[name] ?? []))
        let isKnown = Self.knownFailures[name] != nil
        #expect(failures.isEmpty != isKnown, "\(name): \(failures.map { "\($0.line): \($0.message)" })")
    }
}
