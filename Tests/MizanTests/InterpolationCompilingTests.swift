import Testing

/// What has no form of its own for a reader does not compile in a literal, instead of becoming a string of the program's.
///
/// The compiler looks at snippets as a program that imports Mizan would have them.
struct InterpolationCompilingTests {
    private static let prelude = """
        import Foundation
        import Mizan
        import MizanControls
        struct Place {}
        enum Side { case left }
        func show(_ name: String, _ count: Int?, _ isOn: Bool, in localization: Localization) {

        """

    /// What the compiler refuses of statements, each once, after errors elsewhere.
    private func errors(_ statements: [String]) throws -> [String] {
        let source = Self.prelude + statements.map { "_ = \($0)\n" }.joined() + "}\n"
        let start = Self.prelude.split(separator: "\n", omittingEmptySubsequences: false).count
        let failures = try SnippetCompiler().failures(of: source)
        let refused = Set(failures.map { $0.line - start })
        return failures.filter { !statements.indices.contains($0.line - start) }.map(\.message)
            + statements.indices.filter(refused.contains).map { statements[$0] }
    }

    @Test func `a truth, a case, a structure, an optional and a list do not compile`() throws {
        let values = ["isOn", "Side.left", "Place()", "count", "[1, 2]", "Place.self", "EmptyView()"]
        let uses = [
            #"Text("%")"#, #"Button("a %") {}"#, #"Label("%", systemImage: "wind")"#, #"Toggle("%", isOn: isOn)"#,
            #"ProgressView("%")"#, #"Text("a").accessibilityLabel("%")"#, #"LocalizedStringKey("%")"#,
            #"LocalizedStringResource("%")"#, #"String(localized: "%", in: localization)"#,
        ]
        let statements =
            values.map { #"Text("a \(\#($0)) b")"# }
            + uses.map { $0.replacingOccurrences(of: "%", with: #"\(isOn)"#) }
        #expect(try errors(statements) == statements)
    }

    @Test func `what has a form compiles, and what is a string stays one`() throws {
        let statements = [
            #"Text("\(name) \(1) \(2.5) \(Date()) \(Decimal(1)) \(UInt64.max)")"#,
            #"Text("\(Text("a").bold()) \(Image(systemName: "wind")) \(AttributedString("b"))")"#,
            #"Text("\(Measurement(value: 1, unit: UnitLength.meters)) \(name, as: .phone)")"#,
            #"Text("\(3, specifier: "%05d") \(0.5, format: .percent) \(String(describing: Side.left))")"#,
            #"Text("\(isOn ? "on" : "off" as LocalizedStringResource)")"#,
            #"Text(name)"#, #"Text(name + "!")"#, #"Text(name.prefix(3))"#, #"Text(isOn ? name : "\(name)!")"#,
            #"Button(name) {}"#,
        ]
        #expect(try errors(statements) == [])
    }
}
