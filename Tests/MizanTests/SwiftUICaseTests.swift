import Foundation
import TestSupport
import Testing

/// Whole files as SwiftUI's code has them, each with what once didn't compile.
struct SwiftUICaseTests {
    private static let folder = "Tests/Fixtures/swiftui/cases"

    private static var names: [String] {
        let files = try? FileManager.default.contentsOfDirectory(atPath: Checkout.file(folder).path)
        return (files ?? []).filter { $0.hasSuffix(".swift") }.sorted()
    }

    @Test func `there are cases`() { #expect(Self.names.count >= 7) }

    @Test(arguments: names)
    func `a case compiles`(name: String) throws {
        let source = String(decoding: try Checkout.bytes(of: "\(Self.folder)/\(name)"), as: UTF8.self)
        let failures = try SnippetCompiler().failures(of: source, stage: .everything)
        #expect(failures.isEmpty, "\(name):\(failures.first?.line ?? 0): \(failures.first?.message ?? "")")
    }
}
