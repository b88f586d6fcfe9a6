import Foundation
import TestSupport
import Testing

/// Forms and declarations as SwiftUI's code writes them compile, but for those that lists name, each under its reason.
struct SwiftUIFormTests {
    /// What stands above the code.
    enum Imports: String, CaseIterable {
        case swiftUI = "import SwiftUI\n"
        case foundationAndSwiftUI = "import Foundation\nimport SwiftUI\n"
    }

    private static let folder = "Tests/Fixtures/swiftui/"

    /// A reason that starts so is one only where Foundation is imported beside Mizan.
    private static let besideFoundation = "# Beside Foundation"

    /// What single forms use, besides what `forms.txt` declares for all of them, by what they write: it stands in their line, so that
    /// its errors are theirs.
    private static let contexts = [
        "in: ns": "@Namespace var ns",
        "$bs": "@State var bs = [D()]",
        "PK.self": """
        struct PK: PreferenceKey { static let defaultValue = 0; static func reduce(value: inout Int, nextValue: () -> Int) {} }
        """,
        "AK.self": """
        struct AK: PreferenceKey { static var defaultValue: Anchor<CGRect>? { nil }; \
        static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {} }
        """,
        ".environmentObject(OO())": "final class OO: ObservableObject {}",
        ".environment(OO())": "@Observable final class OO {}",
    ]

    private func lines(of name: String) throws -> [String] {
        String(decoding: try Checkout.bytes(of: Self.folder + name), as: UTF8.self)
            .split(separator: "\n").map(String.init)
    }

    /// What doesn't compile of lines, with the first error of each. A line keeps its number in each attempt, and stands empty once it
    /// has failed, so that what its errors hid is found.
    private func failing(_ lines: [String], below prelude: String) throws -> [String: String] {
        let compiler = try SnippetCompiler()
        let first = prelude.split(separator: "\n", omittingEmptySubsequences: false).count
        var lines = lines
        var found: [String: String] = [:]
        var stage = SnippetCompiler.Stage.types
        while true {
            let failures = try compiler.failures(of: prelude + lines.joined(separator: "\n") + "\n", stage: stage)
            if failures.isEmpty && stage == .everything { return found }
            let failed = Dictionary(failures.map { ($0.line - first, $0.message) }) { first, _ in first }
            for (index, message) in failed {
                try #require(lines.indices.contains(index) && !lines[index].isEmpty, "beside the lines: \(message)")
                found[lines[index]] = message
                lines[index] = ""
            }
            stage = .everything
        }
    }

    /// Holds what failed against the list of it.
    private func expect(_ failing: [String: String], of all: [String], listed name: String, imports: Imports) throws {
        var reason = ""
        var listed: [String] = []
        for line in try lines(of: name) {
            guard !line.hasPrefix("#") else {
                reason = line
                continue
            }
            try #require(!reason.isEmpty, "\(name) gives no reason for \(line)")
            let isAsked = all.contains(line)
            #expect(isAsked, "\(name) lists what isn't asked for: \(line)")
            if imports == .foundationAndSwiftUI || !reason.hasPrefix(Self.besideFoundation) { listed.append(line) }
        }
        let isEachOnce = Set(listed).count == listed.count
        #expect(isEachOnce, "\(name) lists a line twice")
        for line in all {
            let isListed = listed.contains(line)
            if let message = failing[line] {
                #expect(isListed, "doesn't compile: \(line)\n\(message)")
            } else {
                #expect(!isListed, "compiles, so \(name) must not list it: \(line)")
            }
        }
    }

    @Test(arguments: Imports.allCases)
    func `a form compiles, or stands in the list of those that don't`(imports: Imports) throws {
        let lines = try lines(of: "forms.txt")
        let declared = lines.filter { $0.hasPrefix("// ") }.dropFirst().map { $0.dropFirst(3) }
            .filter { !$0.hasPrefix("import ") && !$0.hasPrefix("final class OO") }
        let forms = lines.filter { !$0.hasPrefix("//") }
        #expect(forms.count == 271)
        let views = forms.enumerated().map { index, form in
            let context = Self.contexts.filter { form.contains($0.key) }.map { $0.value + "; " }.joined()
            return "struct Form\(index): View { \(context)var body: some View { \(form) } }"
        }
        let prelude = imports.rawValue + declared.joined(separator: "\n") + "\n"
        let failures = try failing(views, below: prelude)
        let byForm = zip(forms, views).compactMap { form, view in failures[view].map { (form, $0) } }
        try expect(
            Dictionary(byForm) { first, _ in first }, of: forms, listed: "missing-forms.txt", imports: imports)
    }

    @Test(arguments: Imports.allCases)
    func `a declaration compiles, or stands in the list of those that don't`(imports: Imports) throws {
        let declarations = try lines(of: "declarations.txt")
        #expect(declarations.count == 60)
        try expect(
            try failing(declarations, below: imports.rawValue), of: declarations, listed: "missing-declarations.txt",
            imports: imports)
    }
}
