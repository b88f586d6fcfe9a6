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
        #expect(run.text.hasPrefix("both: the list turns, its check marks do not\n  checklist, task list,"))
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
