import Foundation
import MizanBase
import MizanCanvas
import MizanDecoders
import MizanDocument
import MizanLayout
import MizanSymbols
import TestSupport
import Testing

@testable import MizanCLI

@Suite struct SymbolsCommandTests {
    @Test func `lists name, direction and why in columns`() {
        let run = CommandLineRun("symbols", "chevron.forward", "checklist", "questionmark")
        #expect(run.code == 0)
        #expect(
            run.text == """
                chevron.forward  leftToRight  points along the reading
                checklist        both         the list turns, its check marks do not
                questionmark     fixed        a letter sign: it has a form for each script and is never flipped (forms: Arab)

                """)
        #expect(CommandLineRun("symbols").text.split(separator: "\n").count == Symbol.all.count)
    }

    @Test func `the same as JSON`() throws {
        let run = CommandLineRun("symbols", "--json")
        #expect(run.code == 0)
        let symbols = try JSONValue.parse(run.standard, file: "-").member("symbols").array()
        #expect(try symbols.map { try $0.member("name").string() } == Symbol.all.map(\.name))
        let directions = try Dictionary(
            uniqueKeysWithValues: symbols.map { (try $0.member("name").string(), try $0.member("direction").string()) })
        #expect(directions["arrow.backward"] == "leftToRight")
        #expect(directions["arrow.left"] == "fixed")
        #expect(directions["list.number"] == "both")
        #expect(try symbols.allSatisfy { try !$0.member("reason").string().isEmpty })
        let list = try #require(symbols.first { try $0.member("name").string() == "list.number" })
        #expect(try list.member("scripts").array().map { try $0.string() } == ["Arab", "Deva"])
    }

    @Test func `the words in names of images, as text and as JSON`() throws {
        let run = CommandLineRun("symbols", "--conventions")
        #expect(run.code == 0)
        #expect(run.text.contains("both: the list turns, its check marks do not\n  checklist, task list,"))
        #expect(run.text.contains("\nmirrors: it goes back, against the reading\n  back, backward,"))
        let json = CommandLineRun("symbols", "--conventions", "--json").standard
        let conventions = try JSONValue.parse(json, file: "-").member("conventions").array()
        #expect(
            try conventions.flatMap { try $0.member("words").array().map { try $0.string() } }
                == ImageNameConvention.all.flatMap(\.words))
        #expect(CommandLineRun("symbols", "--conventions", "play").code == 2)
        #expect(CommandLineRun("symbols", "--conventions", "-o", "x.png").code == 2)
    }

    @Test func `draws a sheet in the letters of a language`() throws {
        let folder = try TemporaryFolder()
        func sheet(_ arguments: String...) throws -> Bitmap {
            let file = folder.path + "/symbols.png"
            #expect(CommandLineRun(["symbols", "-o", file] + arguments).code == 0)
            return try PNGDecoder.decode(Array(try Data(contentsOf: URL(fileURLWithPath: file))))
        }
        let english = try sheet("list.number")
        #expect(english != (try sheet("list.number", "--locale", "ar-EG")))
        #expect(try sheet("clock") == (try sheet("clock", "--locale", "ar")))
        #expect(try sheet().height > english.height)
    }

    @Test func `counts what is drawn of a list and of Swift sources`() throws {
        let folder = try TemporaryFolder()
        try folder.write("# uses, apps, name\n12\t3\theart.fill\tyes\n3\t1\tno.such.symbol\n", to: "list.tsv")
        let list = CommandLineRun("symbols", "--coverage", folder.path + "/list.tsv")
        #expect(list.code == 0)
        #expect(
            list.text == """
                names: 1 of 2 drawn (50.0 %)
                uses: 12 of 15 drawn (80.0 %)
                missing:
                  3  no.such.symbol

                """)
        try folder.write(
            """
            Image(systemName: isOn ? "eye" : "eye.slash")
            Label("Not a name", systemImage: "trash")
            Image("picture")
            Image(systemName: "no.such")
            """, to: "View.swift")
        let sources = CommandLineRun("symbols", "--coverage", folder.path, "--json")
        let json = try JSONValue.parse(sources.standard, file: "-")
        #expect(try json.member("names").int() == 4)
        #expect(try json.member("usesDrawn").int() == 3)
        #expect(try json.member("missing").array().map { try $0.member("name").string() } == ["no.such"])
    }

    private func coverage(_ path: String) throws -> JSONValue {
        try JSONValue.parse(CommandLineRun("symbols", "--coverage", path, "--json").standard, file: "-")
    }

    private func missing(of source: String) throws -> [String] {
        let folder = try TemporaryFolder()
        try folder.write(source, to: "View.swift")
        return try coverage(folder.path + "/View.swift").member("missing").array().map {
            try $0.member("name").string()
        }
    }

    @Test func `names are the constants in arguments of all forms`() throws {
        #expect(
            try missing(
                of: #"""
                    Image(systemName: "n.a"); UIImage(systemName: "n.b")!; NSImage(systemSymbolName: "n.c", accessibilityDescription: nil)
                    let image: UIImage = .init(systemName: "n.d")
                    Label("Text", systemImage: isOn ? "n.e" : (isOff ? "n.f" : "n.g"))
                    Button("Text", systemImage: { switch kind { case "a.case", "b.case": "n.h"; default: return "n.i" } }()) {}
                    UIApplicationShortcutIcon(systemImageName: "n.j")
                    Image(systemName: icon ?? "n.k").accessibilityLabel(Text("\(Image(systemName: "n.l"))"))
                    Image(
                        systemName:
                            "n.m",
                        variableValue: 1)
                    """#) == (UInt8(ascii: "a")...UInt8(ascii: "m")).map { "n.\(Unicode.Scalar($0))" })
    }

    @Test func `comments and other strings are no names`() throws {
        #expect(
            try missing(
                of: #"""
                    // Image(systemName: "n.a")
                    /* Image(systemName: "n.b") /* "n.c" */ */
                    let text = "Image(systemName: \"n.d\")"
                    let long = """
                        Image(systemName: "n.e")
                        """
                    Image(systemName: names["n.f"]); Image(systemName: name(of: "n.g", "n.h"))
                    Image(systemName: mode == "n.i" ? "heart" : "star" + "n.j"); Image(systemName: "\(number).circle")
                    Image("n.k"); Text(systemName, "n.l"); Label("n.m", systemImage: "heart"); show(systemName: name, title: "n.n")
                    """#) == [])
    }

    @Test func `drawings of something near a symbol are counted apart`() throws {
        let folder = try TemporaryFolder()
        let symbol = Symbol.all.first { $0.isNear }
        let near = try #require(symbol).name
        try folder.write("2\t\(near)\n3\theart\n", to: "list.tsv")
        #expect(
            CommandLineRun("symbols", "--coverage", folder.path + "/list.tsv").text == """
                names: 2 of 2 drawn (100.0 %), 1 of them approximately
                uses: 5 of 5 drawn (100.0 %), 2 of them approximately
                approximate:
                  2  \(near)

                """)
        let json = try coverage(folder.path + "/list.tsv")
        #expect(try json.member("usesApproximate").int() == 2 && json.member("namesApproximate").int() == 1)
    }

    @Test func `in a folder, binary and oversized files are named and skipped, and a folder may be called so`() throws {
        let folder = try TemporaryFolder()
        try folder.write("Image(systemName: \"heart\")", to: "App.swift/Some.swift")
        try folder.write(Data([0xef, 0xbb, 0xbf] + Array("Image(systemName: \"star\")".utf8)), to: "Mark.swift")
        try folder.write(Data([0, 1, 2]), to: "Binary.swift")
        try folder.write(Data([0xff, 0x41]), to: "Latin.swift")
        try folder.write(Data(repeating: 0x20, count: (2 << 20) + 1), to: "Large.swift")
        let run = CommandLineRun("symbols", "--coverage", folder.path)
        #expect(run.code == 0 && run.text.hasPrefix("names: 2 of 2 drawn (100.0 %)\n"))
        for name in ["Binary", "Latin", "Large"] {
            #expect(
                run.text.split(separator: "\n").contains { $0.hasPrefix("skipped: ") && $0.contains("\(name).swift") })
            #expect(CommandLineRun("symbols", "--coverage", folder.path + "/\(name).swift").code == 2)
        }
    }

    @Test func `a list may have the mark of its byte order and line ends of Windows; counts below 0 are refused`()
        throws
    {
        let folder = try TemporaryFolder()
        try folder.write(Data([0xef, 0xbb, 0xbf] + Array("heart\r\n7\tstar\r\n".utf8)), to: "list.tsv")
        #expect(
            CommandLineRun("symbols", "--coverage", folder.path + "/list.tsv").text
                == "names: 2 of 2 drawn (100.0 %)\nuses: 8 of 8 drawn (100.0 %)\n")
        try folder.write("heart\n-3\tstar\n", to: "wrong.tsv")
        let wrong = CommandLineRun("symbols", "--coverage", folder.path + "/wrong.tsv")
        #expect(
            wrong.code == 2 && wrong.error.contains("wrong.tsv:2:1") && wrong.error.contains("-3 is no number of uses"))
        try folder.write("", to: "empty.tsv")
        #expect(
            CommandLineRun("symbols", "--coverage", folder.path + "/empty.tsv").text
                == "names: 0 of 0 drawn\nuses: 0 of 0 drawn\n")
        try folder.write(String(repeating: "9000000000000000000\tno.such\n", count: 1000) + "heart\n", to: "large.tsv")
        #expect(CommandLineRun("symbols", "--coverage", folder.path + "/large.tsv").text.contains("(0.0 %)"))
    }

    @Test(.timeLimit(.minutes(1)))
    func `long lines take time in proportion to their length`() throws {
        let folder = try TemporaryFolder()
        for (name, piece) in [
            ("a", "#"), ("b", "("), ("c", "Image(systemName:"), ("d", "\""), ("e", "a ? \"b\" : "), ("f", "\"\\("),
            ("g", "/*"),
        ] {
            let text = "Image(systemName: " + String(repeating: piece, count: (1 << 18) / piece.utf8.count)
            try folder.write(text, to: "\(name).swift")
        }
        try folder.write(String(repeating: " ", count: 4 << 20) + "\theart", to: "list.tsv")
        #expect(CommandLineRun("symbols", "--coverage", folder.path).code == 0)
        #expect(CommandLineRun("symbols", "--coverage", folder.path + "/list.tsv").text.hasPrefix("names: 1 of 1"))
    }

    @Test func `wrong calls`() {
        let unknown = CommandLineRun("symbols", "chevron.forwrd")
        #expect(unknown.code == 2)
        #expect(unknown.error.contains("there is no symbol “chevron.forwrd”; did you mean “chevron.forward”, "))
        #expect(unknown.error.contains("“mizan symbols” lists all; .symbols(_:) adds one"))
        #expect(CommandLineRun("symbols", "--coverage", "x.tsv", "heart").code == 2)
        #expect(CommandLineRun("symbols", "--locale", "ar").error.contains("add -o symbols.png"))
        #expect(CommandLineRun("symbols", "-o", "x.png", "--locale", "a/b").error.contains("no locale"))
        #expect(CommandLineRun("symbols", "-o", "x.gif").error.contains("use .png"))
        #expect(CommandLineRun("symbols", "-o", "x.png", "--json").error.contains("one at a time"))
    }
}
