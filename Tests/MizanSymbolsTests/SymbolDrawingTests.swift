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

    @Test("the Swift of the symbols is what the drawings give")
    func made() throws {
        let made = try SymbolMaker.files(of: try SourceFolder(root: Self.folder))
        let stale = try SymbolMaker.stale(made, in: Checkout.file("Sources/MizanSymbols/Outlines").path)
        #expect(stale.isEmpty, "run Scripts/symbols")
    }

    @Test("each line of the table has its drawings, each drawing its line")
    func table() throws {
        let found = try SourceFolder(root: Self.folder).names(in: ".").filter { $0 != SymbolTable.file }
        #expect(found == Self.drawings.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
        #expect(found.count > 100)
    }

    @Test("a drawing keeps to the family's grid, its round ends and its widths", arguments: drawings)
    func family(file: String) throws {
        let bytes = try SourceFolder(root: Self.folder).read(file)
        #expect(bytes.starts(with: SymbolDrawing.opening.utf8))
        var xml = try XMLReader(bytes, file: file)
        var shapes = 0
        while let event = try xml.next() {
            guard case .start(let element) = event, element.name != "svg" else { continue }
            shapes += 1
            let known: Set = ["path", "line", "circle", "rect"]
            #expect(known.contains(element.name))
            for name in ["stroke-linecap", "stroke-linejoin", "style", "class", "transform"] {
                #expect(element[name] == nil)
            }
            // What is filled may have any width, which is how round its corners are; a gap is as wide as it has to be.
            if let width = element["stroke-width"], element["fill"] == nil, element["stroke"] != "white" {
                #expect((1...2.5).contains(try #require(Double(width))))
                #expect(width != "2", "the family's width goes without saying")
            }
        }
        #expect(shapes > 0)
    }

    @Test("a drawing that no line asks for, and a line without its drawing, are named")
    func mismatch() throws {
        let folder = try TemporaryFolder()
        let line = #"{"name": "dot", "direction": "fixed", "reason": "it is round", "forms": ["Arab.rtl"]}"#
        try folder.write(
            #"{"families": [{"name": "dots", "about": "Dots.", "symbols": [\#(line)]}]}"#, to: SymbolTable.file)
        let dot = SymbolDrawing.opening + "  <circle cx=\"12\" cy=\"12\" r=\"6\"/>\n</svg>\n"
        try folder.write(dot, to: "dot.svg")
        #expect(try error(in: folder).contains("dot.Arab.rtl.svg"))
        try folder.write(dot, to: "dot.Arab.rtl.svg")
        let made = try SymbolMaker.files(of: try SourceFolder(root: folder.path))
        #expect(made.map(\.name) == ["Symbol+Dots.swift"])
        #expect(made[0].text.contains("Script(\"Arab\"), .rightToLeft,"))
        try folder.write(dot, to: "dot.Hebr.svg")
        #expect(try error(in: folder).contains("dot.Hebr.svg: error: no line of symbols.json asks for this drawing"))
    }

    @Test("a ring is two circles in eight curves, the outer one clockwise, and stays where it overlaps another outline")
    func ring() throws {
        let lines = try lines("<circle cx=\"12\" cy=\"12\" r=\"6\"/><path d=\"M12 18L12 6\"/>")
        #expect(
            lines == [
                "M19 12C19 15.866 15.866 19 12 19C8.134 19 5 15.866 5 12C5 8.134 8.134 5 12 5C15.866 5 19 8.134 19 12Z",
                "M17 12C17 9.239 14.761 7 12 7C9.239 7 7 9.239 7 12C7 14.761 9.239 17 12 17C14.761 17 17 14.761 17 12Z",
                "M11 18V6C11 5.448 11.448 5 12 5C12.552 5 13 5.448 13 6V18C13 18.552 12.552 19 12 19"
                    + "C11.448 19 11 18.552 11 18Z",
            ])
    }

    @Test("fills run clockwise however they are drawn; colours part layers, and the foreground is none")
    func layers() throws {
        let square = "fill=\"currentColor\" stroke=\"none\" d=\"M6 6V18H18V6Z\""
        let drawing = try drawing("<path \(square)/><path \(square)/><path stroke=\"#ff0000\" d=\"M6 6H18\"/>")
        #expect(drawing.layers.map(\.color) == [nil, RGBA(red: 255, green: 0, blue: 0)])
        #expect(drawing.layers[0].path.isClockwise)
        #expect(
            PathText(drawing.layers[0].path, width: 30).lines == ["M18 6V18H6V6ZM18 6V18H6V6Z"])
    }

    @Test("a white line takes away what is below it, straight along both its sides; another white shape is refused")
    func gap() throws {
        let line = "<path d=\"M4 12H20\"/>"
        let gap = "<line stroke=\"white\" stroke-width=\"4\" x1=\"12\" y1=\"6\" x2=\"12\" y2=\"18\"/>"
        #expect(
            try lines(line + gap) == [
                "M14 11H20C20.552 11 21 11.448 21 12C21 12.552 20.552 13 20 13H14Z",
                "M4 11H10V13H4C3.448 13 3 12.552 3 12C3 11.448 3.448 11 4 11Z",
            ])
        #expect(try drawing(line + gap + line).layers.count == 1)
        #expect(throws: DiagnosticError.self) { try drawing(line + "<path stroke=\"white\" d=\"M4 4L8 9L4 20\"/>") }
        #expect(throws: DiagnosticError.self) { try drawing(gap) }
    }

    @Test("what begins otherwise, is not on the grid, or shows nothing is refused")
    func refused() {
        for content in ["", "<path d=\"M1 1\"/>", "<path fill=\"red\" fill-rule=\"evenodd\" d=\"M6 6V18H18V6Z\"/>"] {
            #expect(throws: DiagnosticError.self) { try drawing(content) }
        }
        let other = SymbolDrawing.opening.replacing("0 0 24 24", with: "0 0 32 32") + "<path d=\"M6 6H9\"/></svg>"
        #expect(throws: DiagnosticError.self) { try SymbolDrawing(bytes: Array(other.utf8), file: "a.svg") }
    }

    private func drawing(_ content: String) throws -> SymbolDrawing {
        try SymbolDrawing(bytes: Array((SymbolDrawing.opening + content + "</svg>").utf8), file: "a.svg")
    }

    /// The subpaths of a drawing of one colour.
    private func lines(_ content: String) throws -> [String] {
        let layers = try drawing(content).layers
        #expect(layers.count == 1)
        let text = layers.map { PathText($0.path, width: 1000).lines.joined() }.joined()
        return text.split(separator: "Z").map { $0 + "Z" }
    }

    private func error(in folder: TemporaryFolder) throws -> String {
        let error = try #require(throws: DiagnosticError.self) {
            try SymbolMaker.files(of: try SourceFolder(root: folder.path))
        }
        return error.description
    }
}
