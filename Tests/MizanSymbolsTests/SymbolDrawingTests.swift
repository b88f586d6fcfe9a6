import MizanBase
import MizanDocument
import TestSupport
import Testing

@testable import SymbolMaker

/// The drawings and the table that the symbols are made from.
@Suite("Drawings of symbols")
struct SymbolDrawingTests {
    private static let folder = Checkout.file("Sources/MizanSymbols/Drawings").path

    private static func readTable() throws -> SymbolTable {
        try SymbolTable(
            bytes: try SourceFolder(root: folder).read(SymbolTable.file), file: SymbolTable.file)
    }

    private static let drawings = (try? readTable().drawings) ?? []

    @Test("what programs read is what the drawings give")
    func made() throws {
        let made = try SymbolMaker.files(of: try SourceFolder(root: Self.folder))
        let stale = try SymbolMaker.stale(made, in: Checkout.file("Sources/MizanSymbols").path)
        #expect(stale.isEmpty, "run Scripts/symbols")
    }

    @Test("each line of the table has its drawings, each drawing its line; there are 600 bases and more")
    func table() throws {
        let folder = try SourceFolder(root: Self.folder)
        let found =
            try folder.names(in: ".").filter { $0.hasSuffix(".svg") }
            + folder.names(in: "Lucide").filter { $0.hasSuffix(".svg") }.map { "Lucide/" + $0 }
        #expect(Set(found) == Self.drawings)
        #expect(try Self.readTable().symbols.count > 600)
    }

    @Test("every symbol has a direction, and a reason for it that is no sentence")
    func reasons() throws {
        for entry in try Self.readTable().symbols {
            #expect(!entry.reason.isEmpty && !entry.reason.hasSuffix("."))
            #expect(entry.direction != .rightToLeft)
        }
    }

    @Test("our own drawings keep to the family's grid, its round ends and its widths")
    func family() throws {
        let folder = try SourceFolder(root: Self.folder)
        for file in Self.drawings.sorted() where !file.hasPrefix("Lucide/") {
            let bytes = try folder.read(file)
            #expect(bytes.starts(with: SymbolArtwork.opening.utf8), "\(file)")
            var xml = try XMLReader(bytes, file: file)
            while let event = try xml.next() {
                guard case .start(let element) = event, element.name != "svg" else { continue }
                // What is filled may have any width, which is how round its corners are; a gap is as wide as it has to be.
                if let width = element["stroke-width"], element["fill"] == nil, element["stroke"] != "white" {
                    #expect((1...3).contains(try #require(Double(width))), "\(file)")
                }
            }
        }
    }

    @Test("the drawings of Lucide have its licence next to them")
    func licence() throws {
        let text = String(decoding: try SourceFolder(root: Self.folder).read("Lucide/LICENSE"), as: UTF8.self)
        #expect(text.contains("ISC License") && text.contains("The MIT License (MIT)"))
    }

    @Test("a drawing that no line asks for, and a line without its drawing, are named")
    func mismatch() throws {
        let folder = try TemporaryFolder()
        let line = #"{"name": "dot", "direction": "fixed", "reason": "it is round", "forms": ["Arab.rtl"]}"#
        try folder.write(
            #"{"families": [{"name": "dots", "about": "Dots.", "symbols": [\#(line)]}]}"#, to: SymbolTable.file)
        let dot = SymbolArtwork.opening + "  <circle cx=\"12\" cy=\"12\" r=\"6\"/>\n</svg>\n"
        try folder.write(dot, to: "dot.svg")
        #expect(try error(in: folder).contains("dot.Arab.rtl.svg"))
        try folder.write(dot, to: "dot.Arab.rtl.svg")
        let made = try SymbolMaker.files(of: try SourceFolder(root: folder.path))
        #expect(made.map(\.name) == ["ControlSymbols.swift", "Symbols.txt"])
        #expect(
            made[1].text == """
                fixed\tit is round

                dot\t0\tforms=Arab.rtl\t\tO12 12 6
                dot@Arab.rtl\t0\t\t\tO12 12 6

                """)
        try folder.write(
            #"{"near": {"dot": ["dot"]}, "variants": {"dot": ["", "fill"]}}"#, to: SymbolNames.file)
        #expect(
            try SymbolMaker.files(of: try SourceFolder(root: folder.path))[1].text.contains("forms=Arab.rtl as=,fill\t")
        )
        try folder.write(dot, to: "ring.svg")
        #expect(try error(in: folder).contains("ring.svg"))
    }

    @Test("shapes become the resource's: widths, fills, colours, gaps and levels")
    func shapes() throws {
        #expect(
            try text(
                """
                <path stroke-width="1.5" d="M4 12
                  H20"/><rect x="3" y="4" width="5" height="6" rx="2"/><line stroke="white" x1="1" y1="2" x2="3" y2="4"/>
                <circle fill="currentColor" stroke="none" cx="1" cy="2" r="3"/><path stroke="#2f8fe8" data-level="2" d="M1 2H3"/>
                """) == "w1.5 M4 12 H20|R3 4 5 6 2|g M1 2L3 4|f O1 2 3|#2f8fe8 v2 M1 2H3")
    }

    @Test(
        "tiers, colours and variants become marks; a drawing of Lucide may be near its symbol; wrong ones are refused")
    func marks() throws {
        let folder = try TemporaryFolder()
        let dot = SymbolArtwork.opening + "  <circle cx=\"12\" cy=\"12\" r=\"6\"/>\n</svg>\n"
        try folder.write(dot, to: "Lucide/ball.svg")
        func made(_ marks: String) throws -> String {
            let line = #"{"name": "dot", "direction": "fixed", "reason": "it is round", "lucide": "ball"\#(marks)}"#
            try folder.write(
                #"{"families": [{"name": "dots", "about": "Dots.", "symbols": [\#(line)]}]}"#, to: SymbolTable.file)
            return try SymbolMaker.files(of: try SourceFolder(root: folder.path))[1].text
        }
        try folder.write(#"{"near": {"ball": ["dot"]}, "variants": {"dot": ["", "fill"]}}"#, to: SymbolNames.file)
        #expect(
            try made(##", "tiers": [1, 0], "tints": ["", "#ff3b30"]"##).contains(
                "\ndot\t0\tnear as=,fill tiers=1,0 tints=,#ff3b30\t"))
        #expect(throws: DiagnosticError.self) { try made(#", "tiers": [3]"#) }
        #expect(throws: DiagnosticError.self) { try made(#", "tints": ["red"]"#) }
    }

    @Test("what begins otherwise, has another element or colour, or shows nothing is refused")
    func refused() {
        for content in [
            "", "<text>a</text>", "<path stroke=\"red\" d=\"M1 1H2\"/>", "<path transform=\"scale(2)\" d=\"M1 1H2\"/>",
        ] {
            #expect(throws: DiagnosticError.self) { try text(content) }
        }
        let other = SymbolArtwork.opening.replacing("0 0 24 24", with: "0 0 32 32") + "<path d=\"M6 6H9\"/></svg>"
        #expect(throws: DiagnosticError.self) { try SymbolArtwork(bytes: Array(other.utf8), file: "a.svg") }
    }

    private func text(_ content: String) throws -> String {
        try SymbolArtwork(bytes: Array((SymbolArtwork.opening + content + "</svg>").utf8), file: "a.svg").text
    }

    private func error(in folder: TemporaryFolder) throws -> String {
        let error = try #require(throws: DiagnosticError.self) {
            try SymbolMaker.files(of: try SourceFolder(root: folder.path))
        }
        return error.description
    }
}
