import Foundation
import Mizan
import MizanFonts
import TestSupport
import Testing

/// The README's program, compiled and run as it stands there.
struct ReadmeExampleTests {
    private static let root = Checkout.root

    private func example(place: String, days: [(symbol: String, low: Double, high: Double)], strings: Localization)
        throws -> RenderTree
    {
        let screen = VStack(alignment: .leading, spacing: 16) {
            Text("Weather in \(place)").font(.largeTitle.bold()).id("title")
            Grid(alignment: .leading, horizontalSpacing: 12) {
                ForEach(days) { day in
                    GridRow {
                        Image(systemName: day.symbol)
                        Text(.number(day.low, style: .temperature)).gridColumnAlignment(.decimal)
                        Capsule().fill(Color(.warm)).frame(height: 6)
                        Text(.number(day.high, style: .temperature)).gridColumnAlignment(.decimal)
                    }
                }
            }
        }.padding()
        let environment = EnvironmentValues(localization: strings, fonts: try ShippedFonts.collection())
        let tree = try screen.renderTree(proposal: .init(width: 320, height: nil), environment: environment)
        for node in tree.nodes { print(node.path, node.frame) }
        return tree
    }

    private func strings(name: String, number: String) throws -> [String] {
        let strings = Localization(bundles: [try StringBundle(folder: "Strings")], locale: "ar-EG")
        // Isolates as characters, markup as it is written.
        let button = String(localized: "Order \(3) Tickets", comment: "at the end of the list", in: strings)
        // Isolates as ranges, markup as attributes.
        let line = AttributedText(localized: "**\(name)** called from \(number, as: .phone)", in: strings)
        return [button, line.string]
    }

    /// The lines of the README's program that begins with an import.
    private func code(importing module: String) throws -> [String] {
        let readme = try String(contentsOf: Self.root.appendingPathComponent("README.md"), encoding: .utf8)
        let block = try #require(
            readme.components(separatedBy: "```swift\n").dropFirst().first { $0.hasPrefix("import \(module)\n") })
        let shown = try #require(block.components(separatedBy: "```").first)
        #expect(shown.split(separator: "\n", omittingEmptySubsequences: false).count <= 20)
        return shown.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { !$0.hasPrefix("import ") }
    }

    private func lines(of file: String) throws -> [String] {
        try String(contentsOf: Self.root.appendingPathComponent(file), encoding: .utf8)
            .split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    }

    @Test("The README's screen reads from the right in Arabic")
    func screen() throws {
        let file = Self.root.appendingPathComponent("Examples/Forecast/Localizable.xcstrings")
        let catalog = try StringCatalog(xcstrings: [UInt8](Data(contentsOf: file)), file: file.path)
        let tree = try example(
            place: "Tel Aviv", days: [("sun.max", 12, 20)],
            strings: Localization(catalogs: [catalog], locale: "ar-EG"))
        let title = try #require(tree.node(at: "title"))
        #expect(title.frame.maxX.points == 304)
        guard case .text(let text) = title.content else {
            Issue.record("the title has no text")
            return
        }
        #expect(text.text.plainText(.unmarked) == "الطقس في Tel Aviv")
    }

    @Test("The README shows what is compiled here and in the embedding example, in under 20 lines")
    func readme() throws {
        let code = try code(importing: "Mizan")
        for file in ["Tests/MizanTests/ReadmeExampleTests.swift", "Examples/Embedding/Sources/Embedding/main.swift"] {
            let compiled = try lines(of: file)
            let start = try #require(compiled.firstIndex(of: code[0]), "\(file) has no \(code[0])")
            #expect(Array(compiled[start...].prefix(code.count)) == code, "\(file)")
        }
    }

    @Test("The README's strings are compiled here")
    func readmeStrings() throws {
        let code = try code(importing: "MizanLocalization")
        let compiled = try lines(of: "Tests/MizanTests/ReadmeExampleTests.swift")
        let start = try #require(compiled.firstIndex(of: code[0]))
        #expect(Array(compiled[start...].prefix(code.count)) == code)
    }

    @Test("The README's and the documentation's golden test is the sample package's")
    func readmeGoldenTest() throws {
        let test = try String(
            contentsOf: Checkout.file("Examples/SamplePackage/Tests/SampleTests/BoardingPassTests.swift"),
            encoding: .utf8)
        for page in ["README.md", "Sources/Mizan/Mizan.docc/Testing.md"] {
            let text = try String(contentsOf: Checkout.file(page), encoding: .utf8)
            #expect(text.contains("```swift\n\(test)```"), "\(page)")
        }
    }

    @Test("What the README says that the tool prints stands in the goldens")
    func samples() throws {
        let readme = try String(contentsOf: Checkout.file("README.md"), encoding: .utf8)
        let sample = try #require(readme.components(separatedBy: "grep -A2 title\n").dropFirst().first)
        let lines = try #require(sample.components(separatedBy: "```").first).split(separator: "\n")
        let hebrew = try String(contentsOf: Checkout.file("Goldens/Forecast/he_w320.tree"), encoding: .utf8)
        #expect(lines.count == 3)
        for line in lines { #expect(hebrew.contains(line + "\n")) }
        let took = try #require(readme.firstMatch(of: /`(took [^`]*)`/)?.1)
        let german = try String(contentsOf: Checkout.file("Goldens/Forecast/de_w320.tree"), encoding: .utf8)
        #expect(german.contains(took))
    }
}
