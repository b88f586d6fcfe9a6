import MizanBase
import SwiftOperators
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// A source of Swift that was parsed.
public struct SwiftSource: Sendable {
    /// As the user named it.
    public let file: String
    /// The parsed text; sequences of operators are still lists, unless it is ``bound``.
    private(set) var tree: SourceFileSyntax
    private let text: String
    /// Where lines begin, in UTF-8 bytes.
    private let lines: [Int]
    /// The first error of its syntax; nil where it is whole.
    let damage: Diagnostic?

    /// How deep a source may nest: what the compiler allows. A debug build of the parser would allow 20.
    private static let nestingLimit = 256

    /// Parses a text. One that isn't whole gives what can be understood of it, as Swift's parser does.
    public init(file: String, text: String) {
        self.file = file
        self.text = text
        var parser = Parser(text, maximumNestingLevel: Self.nestingLimit)
        let parsed = SourceFileSyntax.parse(from: &parser)
        let lines = Self.lines(of: text)
        tree = parsed
        self.lines = lines
        let error =
            parsed.hasError
            ? ParseDiagnosticsGenerator.diagnostics(for: parsed).first { $0.diagMessage.severity == .error } : nil
        damage = error.map { error in
            Diagnostic(
                rule: "source-damaged", place: Self.place(of: error.position.utf8Offset, in: file, lines),
                message: "the source can't be read: \(error.message)", fix: "mend it until it compiles")
        }
    }

    /// The source with its operators bound by the standard library's precedences.
    var bound: SwiftSource {
        var source = self
        let folded = OperatorTable.standardOperators.foldAll(tree) { _ in }
        source.tree = folded.as(SourceFileSyntax.self) ?? tree
        return source
    }

    /// Whether a word stands anywhere in its text.
    func mentions(_ word: String) -> Bool { text.contains(word) }

    /// Where a part of the tree begins, the space before it left out.
    func place(of node: some SyntaxProtocol) -> SourcePlace {
        Self.place(of: node.positionAfterSkippingLeadingTrivia.utf8Offset, in: file, lines)
    }

    private static func place(of offset: Int, in file: String, _ lines: [Int]) -> SourcePlace {
        let line = lines.partitioningIndex { $0 > offset } - 1
        return SourcePlace(file: file, line: line + 1, column: offset - lines[line] + 1)
    }

    /// Source: The Swift Programming Language, Whitespace and Comments: a line ends in LF, CR or both.
    private static func lines(of text: String) -> [Int] {
        var starts = [0]
        var previous: UInt8 = 0
        for (offset, byte) in text.utf8.enumerated() {
            if byte == UInt8(ascii: "\n"), previous == UInt8(ascii: "\r") {
                starts[starts.count - 1] = offset + 1
            } else if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
                starts.append(offset + 1)
            }
            previous = byte
        }
        return starts
    }

    /// The modules that the file imports, those of `import struct A.B` too.
    var imports: Set<String> {
        Set(
            tree.statements.compactMap { item in
                item.item.as(ImportDeclSyntax.self)?.path.first?.name.text
            })
    }

    /// Whether it gives other files a module of views that they then needn't import: `@_exported import SwiftUI`.
    var reexportsViews: Bool {
        tree.statements.contains { item in
            guard let declaration = item.item.as(ImportDeclSyntax.self), let module = declaration.path.first else {
                return false
            }
            return ViewTable.modules.contains(module.name.text)
                && declaration.attributes.contains {
                    $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "_exported"
                }
        }
    }
}

extension [Int] {
    /// The first index whose element fulfils a condition, where all behind it do; the count where none does.
    fileprivate func partitioningIndex(where isBehind: (Int) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = low + (high - low) / 2
            if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
