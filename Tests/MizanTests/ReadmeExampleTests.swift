import Foundation
import Mizan
import MizanCanvas
import MizanControls
import MizanFonts
import TestSupport
import Testing

/// The programs of the README and of the articles, compiled and run as they are there.
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

    /// The README's card as a PNG file's bytes. Its last line writes them.
    private func card() throws -> [UInt8] {
        let fonts = try ShippedFonts.collection()
        let strings = Localization(bundles: [], locale: "en")
        let card = VStack(alignment: .leading, spacing: 8) {
            Text("Weather in \("قسنطينة")").font(.title.bold())
            Label("Sun until \(18)", systemImage: "sun.max")
        }.padding()

        let environment = EnvironmentValues(localization: strings, fonts: fonts)
        let tree = try card.renderTree(proposal: .init(width: 320, height: nil), environment: environment)
        return try tree.png(fonts: fonts)
    }

    private static let articles = "Sources/Mizan/Mizan.docc/"

    /// The lines of a page's program that begins with the given lines, without its imports.
    private func code(of page: String, beginning start: String) throws -> [String] {
        let text = try String(contentsOf: Self.root.appendingPathComponent(page), encoding: .utf8)
        let block = try #require(
            text.components(separatedBy: "```swift\n").dropFirst().first { $0.hasPrefix(start) }, "\(page)")
        let shown = try #require(block.components(separatedBy: "```").first)
        #expect(shown.split(separator: "\n", omittingEmptySubsequences: false).count <= 20)
        return shown.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { !$0.hasPrefix("import ") && !$0.hasPrefix("// Sources/") }
    }

    private func lines(of file: String) throws -> [String] {
        try String(contentsOf: Self.root.appendingPathComponent(file), encoding: .utf8)
            .split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    }

    @Test("The documentation's screen reads from the right in Arabic")
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

    @Test("The README's card is compiled here, and the article about the library has the same program")
    func readmeCard() throws {
        #expect(try card().starts(with: [0x89, 0x50, 0x4E, 0x47]))
        let code = try code(of: "README.md", beginning: "import Mizan\nimport MizanCanvas\n")
        let compiled = try lines(of: "Tests/MizanTests/ReadmeExampleTests.swift")
        let start = try #require(compiled.firstIndex(of: code[0]))
        #expect(Array(compiled[start...].prefix(code.count - 1)) == code.dropLast())
        #expect(code.last == "try Data(tree.png(fonts: fonts)).write(to: URL(fileURLWithPath: \"card.png\"))")
        #expect(try self.code(of: Self.articles + "Library.md", beginning: "// Sources/Card/main.swift\n") == code)
    }

    @Test("The article about the library shows what is compiled here and in the embedding example, in under 20 lines")
    func library() throws {
        let code = try code(of: Self.articles + "Library.md", beginning: "import Mizan\nimport MizanFonts\n")
        for file in ["Tests/MizanTests/ReadmeExampleTests.swift", "Examples/Embedding/Sources/Embedding/main.swift"] {
            let compiled = try lines(of: file)
            let start = try #require(compiled.firstIndex(of: code[0]), "\(file) has no \(code[0])")
            #expect(Array(compiled[start...].prefix(code.count)) == code, "\(file)")
        }
    }

    @Test("The strings of the article about strings are compiled here")
    func strings() throws {
        let code = try code(of: Self.articles + "Strings.md", beginning: "import MizanLocalization\n\nlet strings")
        let compiled = try lines(of: "Tests/MizanTests/ReadmeExampleTests.swift")
        let start = try #require(compiled.firstIndex(of: code[0]))
        #expect(Array(compiled[start...].prefix(code.count)) == code)
    }

    @Test(
        "The golden tests of the README and of the article about tests are those of the examples",
        arguments: [
            ("README.md", "Examples/TextGoldens/Tests/TextGoldensTests/LoanCardTests.swift"),
            ("Sources/Mizan/Mizan.docc/Testing.md", "Examples/SamplePackage/Tests/SampleTests/BoardingPassTests.swift"),
        ])
    func goldenTest(page: String, file: String) throws {
        let test = try String(contentsOf: Checkout.file(file), encoding: .utf8)
        let text = try String(contentsOf: Checkout.file(page), encoding: .utf8)
        #expect(text.contains("```swift\n\(test)```"))
    }

    @Test("The README is short, and its links and pictures lead to files")
    func links() throws {
        let readme = try String(contentsOf: Checkout.file("README.md"), encoding: .utf8)
        #expect(readme.split(separator: "\n", omittingEmptySubsequences: false).count <= 201)
        let links = readme.matches(of: /\]\(([^)#]+)\)|src="([^"]+)"/).map { String($0.1 ?? $0.2 ?? "") }
        #expect(links.count > 20)
        for link in links where !link.contains("://") {
            #expect(FileManager.default.fileExists(atPath: Checkout.file(link).path), "\(link)")
        }
    }

    @Test("The listings of the article about nodes are those of the sources")
    func nodes() throws {
        let page = try String(contentsOf: Checkout.file(Self.articles + "ViewsToNodes.md"), encoding: .utf8)
        let listings = page.matches(of: /```swift\n\/\/ (Sources\/.*)\n([^`]*)```/)
        #expect(listings.count == 3)
        for listing in listings {
            let source = try String(contentsOf: Checkout.file(String(listing.1)), encoding: .utf8)
            #expect(source.contains(listing.2), "\(listing.1)")
        }
    }

    @Test("The trees that the article about the command line shows are those of the goldens")
    func samples() throws {
        let page = try String(contentsOf: Checkout.file(Self.articles + "CommandLine.md"), encoding: .utf8)
        let sample = try #require(page.components(separatedBy: "grep -A2 title\n").dropFirst().first)
        let lines = try #require(sample.components(separatedBy: "```").first).split(separator: "\n")
        let hebrew = try String(contentsOf: Checkout.file("Goldens/Forecast/he_w320.tree"), encoding: .utf8)
        #expect(lines.count == 3)
        for line in lines { #expect(hebrew.contains(line + "\n")) }
        let took = try #require(page.firstMatch(of: /`(took [^`]*)`/)?.1)
        let german = try String(contentsOf: Checkout.file("Goldens/Forecast/de_w320.tree"), encoding: .utf8)
        #expect(german.contains(took))
    }
}
