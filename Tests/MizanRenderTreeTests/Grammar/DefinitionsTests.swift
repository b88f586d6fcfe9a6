import Foundation
import TestSupport
import Testing

@testable import MizanRenderTree

/// The grammars of the article *Definitions*, read from its page, against the files that are in these forms.
@Suite struct DefinitionsTests {
    private static let articles = "Sources/Mizan/Mizan.docc"

    /// The grammar of the whole page.
    private static let grammar = Result { try Grammar(rules()) }

    private static func rules() throws -> [(String, Grammar.Expression)] {
        let page = try String(contentsOf: Checkout.file("\(articles)/Definitions.md"), encoding: .utf8)
        let blocks = page.components(separatedBy: "```ebnf\n").dropFirst().compactMap {
            $0.components(separatedBy: "```").first
        }
        return try GrammarReader.rules(of: blocks.joined(separator: "\n"))
    }

    /// All trees of the repository by their paths, without two transcripts, which have parts of trees.
    private static func trees() -> [String] {
        ["Goldens", "Examples", "Tests"].flatMap { folder in
            let files = FileManager.default.enumerator(atPath: Checkout.file(folder).path)
            return (files?.compactMap { $0 as? String } ?? []).filter {
                $0.hasSuffix(".tree") && !$0.contains(".build/")
            }
            .map { "\(folder)/\($0)" }
        }.filter { !["Examples/LivingScreens/living.tree", "Examples/Embedding/embedding.tree"].contains($0) }
    }

    @Test("Every golden is a tree, and is named after a variant")
    func goldens() throws {
        let grammar = try Self.grammar.get()
        let files = Self.trees()
        #expect(files.count > 450)
        let failures = LockedList()
        DispatchQueue.concurrentPerform(iterations: files.count) { index in
            let name = URL(fileURLWithPath: files[index]).deletingPathExtension().lastPathComponent
            let isVariant = grammar.matches(Array(name.utf8), "variant-name")
            guard let bytes = try? Checkout.bytes(of: files[index]), isVariant, grammar.matches(bytes, "tree") else {
                return failures.append(files[index])
            }
        }
        let first = failures.all.min()
        let lines =
            try first.map { String(decoding: try Checkout.bytes(of: $0), as: UTF8.self).split(separator: "\n") } ?? []
        let kinds = ["version", "font", "color-glyph", "image", "variant", "node", "line"]
        let line = lines.first { line in !kinds.contains { grammar.matches(Array("\(line)\n".utf8), $0) } }
        #expect(
            failures.all.isEmpty, "\(failures.all.count) files, the first \(first ?? "") in the line: \(line ?? "none")"
        )
    }

    @Test("The grammar has each name of a field in the form that it is printed in")
    func names() throws {
        let rules = try Dictionary(uniqueKeysWithValues: Self.rules())
        for name in TreeField.Name.allCases where name != .unread {
            let rule =
                switch name.form {
                case .bare: name == .shape ? "shape" : "direction"
                case .flag: "flag"
                case .paint: "paint-name"
                case .checksum: "sum-name"
                case .pair: "pair-name"
                case .value: name.isSpoken ? "spoken" : "value-name"
                }
            if case .bare(let words) = name.form {
                #expect(rules[rule]?.literals == words, "\(name)")
            } else {
                #expect(rules[rule]?.literals.contains(name.rawValue) == true, "\(name.rawValue)")
            }
        }
        let named = ["flag", "paint-name", "sum-name", "pair-name", "value-name"].flatMap { rules[$0]?.literals ?? [] }
        for name in named { #expect(TreeField.Name(rawValue: name) != nil, "\(name)") }
    }

    @Test("The diagnostics that articles show are diagnostics")
    func diagnostics() throws {
        let grammar = try Self.grammar.get()
        var count = 0
        for file in try FileManager.default.contentsOfDirectory(atPath: Checkout.file(Self.articles).path)
        where file.hasSuffix(".md") {
            let page = try String(contentsOf: Checkout.file("\(Self.articles)/\(file)"), encoding: .utf8)
            for line in page.split(separator: "\n") where line.contains(#/^[^ `|]+: (error|warning|note): /#) {
                count += 1
                #expect(grammar.matches(Array(line.utf8), "diagnostic"), "\(line)")
            }
        }
        #expect(count > 10)
    }

    @Test("What isn't in the grammar isn't recognized")
    func refusals() throws {
        let grammar = try Self.grammar.get()
        for (rule, text) in [
            ("number", "1.23456"), ("number", "1."), ("number", "1e3"), ("size", "1×2"), ("path", "a//b"),
            ("path", "1a"), ("path", "a b"),
            ("variant-name", "ar_320"), ("variant-name", "ar_w320_h1_ltr"), ("variant-name", "ar@2"),
            ("text", "\"a\"b\""), ("text", "\"\\n\""),
            ("node", "a 0,0 1x1 opacty 0.5\n"), ("node", "a 0,0\n"),
            ("line", "line 0,0 1x1 baseline 1 ltr glyphs 12345 \"a\"\n"),
            ("diagnostic", "a:1: error: b"), ("diagnostic", "a:1:1: fatal: b"),
        ] {
            #expect(!grammar.matches(Array(text.utf8), rule), "\(rule): \(text)")
        }
        for (rule, text) in [
            ("number", "-1.2345"), ("path", "title/background"), ("path", "row[3][1]"),
            ("path", "actions/HStack/Text[1]"),
            ("variant-name", "en+accented+double_w320_accessibility3_dark@3x"), ("text", "\"a\\\"\\u{a}\""),
            ("font-name", "Inter@slnt=-10,wght=650"), ("diagnostic", "<stdin>:1:22: warning: a; b [c-d]"),
            ("diagnostic", "mizan: error: a"),
        ] {
            #expect(grammar.matches(Array(text.utf8), rule), "\(rule): \(text)")
        }
    }
}

/// A list that threads append to.
private final class LockedList: @unchecked Sendable {
    private let lock = NSLock()
    private var names: [String] = []

    var all: [String] { lock.withLock { names } }

    func append(_ name: String) { lock.withLock { names.append(name) } }
}
