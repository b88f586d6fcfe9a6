import Foundation
import FoundationXML
import MizanBase
import MizanCanvas
import MizanDrawing
import MizanImages
import MizanLayout
import MizanRenderTree
import MizanText
import Testing

struct SVGCanvasTests {
    private func svg(_ tree: RenderTree, _ text: SVGCanvas.TextOutput = .text) throws -> String {
        String(
            decoding: try tree.svg(fonts: LaidOut.fonts(), text: text, title: "A & <B>", language: "ar"), as: UTF8.self)
    }

    /// The elements of a file, by their names, with their attributes and their own text.
    private func elements(_ svg: String) throws -> [XMLElement] {
        let root = try #require(try XMLDocument(xmlString: svg).rootElement())
        func below(_ element: XMLElement) -> [XMLElement] {
            [element] + (element.children ?? []).compactMap { $0 as? XMLElement }.flatMap(below)
        }
        return below(root)
    }

    private func texts(_ svg: String) throws -> [XMLElement] { try elements(svg).filter { $0.name == "text" } }

    @Test func textIsTextInTheOrderOfReading() throws {
        let svg = try svg(LaidOut.tree(["فاتورة رقم 12 من Levant"], direction: .rightToLeft))
        let texts = try texts(svg)
        #expect(texts.map { $0.stringValue ?? "" }.joined() == "فاتورة رقم 12 من Levant")
        let directions = texts.map { $0.value("direction") }
        #expect(directions.first == "rtl" && directions.last == "ltr")
        // Letters that join stand by words, others one by one.
        let places = texts.compactMap { ($0.children?.first as? XMLElement)?.value("x") }
        #expect(places.last?.split(separator: " ").count == 6)
        #expect(svg.contains("xml:lang=\"ar\"") && svg.contains("<title>A &amp; &lt;B&gt;</title>"))
    }

    @Test func fontsAreTheParts() throws {
        let svg = try svg(LaidOut.tree(["شكرًا"]))
        let fonts = svg.components(separatedBy: "base64,").dropFirst().compactMap { part in
            Data(base64Encoded: String(part.prefix { $0 != ")" }))
        }
        #expect(fonts.count == 1)
        let font = try #require(fonts.first)
        // A whole one takes 170 KB.
        #expect((500..<40_000).contains(font.count))
        #expect(font.starts(with: [0, 1, 0, 0]))
    }

    @Test func whatAViewerWouldShapeOtherwiseIsDrawn() throws {
        // A word in two colours: its letters join across them.
        let joined = try LaidOut.tree(Text(verbatim: "شك").foregroundColor(.red) + Text(verbatim: "رًا"))
        #expect(try texts(svg(joined)).contains { $0.value("fill-opacity") == "0" })
        // Letters that don't join stand wherever they are put.
        let latin = try texts(svg(LaidOut.tree(Text(verbatim: "Levant").tracking(4))))
        #expect(latin.allSatisfy { $0.value("fill-opacity") == nil })
    }

    @Test func outlinesAreReadBackByOurOwnReader() throws {
        let tree = try LaidOut.tree(
            VStack {
                Text(verbatim: "سلام")
                RoundedRectangle(cornerRadius: 4).fill(.blue).frame(width: 40, height: 20)
            })
        let file = try svg(tree, .outlines)
        #expect(try texts(file).isEmpty)
        let image = try SVGImage(bytes: Array(file.utf8), file: "a.svg")
        let size = tree.size.size
        #expect(image.size.size == size)
        #expect(image.layers.count == 3)
    }

    @Test func sameTreeGivesTheSameBytes() throws {
        let tree = try LaidOut.tree(["خصم 5 %", "Total", "सूची"])
        #expect(try svg(tree) == svg(tree))
    }

    @Test func nothingInATextEndsTheElement() throws {
        let text = "a<b>&\"'\u{1}]]>"
        let svg = try svg(LaidOut.tree([text]))
        _ = try elements(svg)
        #expect(!svg.contains("\u{1}"))
        let plain = try texts(self.svg(LaidOut.tree(["a<b>&\"'"])))
        #expect(plain.map { $0.stringValue ?? "" }.joined() == "a<b>&\"'")
    }

    @Test func effectsAreFiltersMasksAndGroups() throws {
        let tree = try LaidOut.tree(
            VStack {
                Rectangle().fill(.red).frame(width: 40, height: 20).shadow(radius: 3)
                Rectangle().fill(.red).frame(width: 40, height: 20).opacity(0.5)
                Rectangle().fill(.red).frame(width: 40, height: 20).blur(radius: 2)
                Rectangle().fill(.red).frame(width: 40, height: 20).mask { Circle() }
                Rectangle().fill(LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
                    .frame(width: 40, height: 20)
                Rectangle().fill(AngularGradient(colors: [.red, .blue], center: .center)).frame(width: 40, height: 20)
            })
        let names = try elements(svg(tree)).map { $0.name ?? "" }
        #expect(names.count { $0 == "feGaussianBlur" } == 2)
        #expect(names.count { $0 == "mask" } == 1)
        #expect(names.contains("linearGradient") && names.contains("image"))
        let ids = try elements(svg(tree)).compactMap { $0.value("id") }
        #expect(Set(ids).count == ids.count)
        #expect(try svg(tree).contains("opacity=\"0.5\""))
    }

    @Test func whatSVGHasNotIsSaid() throws {
        var canvas = SVGCanvas(size: Size(width: 10, height: 10))
        canvas.beginTransparencyLayer(in: Rect(x: 0, y: 0, width: 10, height: 10), compositing: .blend(.destinationOut))
        canvas.fill(Path(Rect(x: 0, y: 0, width: 5, height: 5)), with: .black)
        canvas.endTransparencyLayer()
        // One end too many does nothing.
        canvas.endTransparencyLayer()
        canvas.restore()
        #expect(canvas.notes.count == 1)
        _ = try elements(String(decoding: canvas.data(), as: UTF8.self))
    }

    @Test func placesBeyondEveryPictureAreStillXML() throws {
        var canvas = SVGCanvas(size: Size(width: 10, height: 10))
        canvas.concatenate(AffineTransformation(a: .nan, tx: .infinity))
        canvas.fill(Path(Rect(x: 0, y: 0, width: .infinity, height: 5)), with: .black)
        canvas.clip(to: Path(Rect(x: 0, y: 0, width: .nan, height: 5)))
        _ = try elements(String(decoding: canvas.data(), as: UTF8.self))
    }
}

extension XMLElement {
    fileprivate func value(_ attribute: String) -> String? { attributes?.first { $0.name == attribute }?.stringValue }
}
