import MizanCanvas
import MizanFonts
import SwiftUI
import TestSupport
import Testing

struct ImageRendererTests {
    private func renderer() throws -> ImageRenderer<some View> {
        let renderer = ImageRenderer(content: Text("Share").padding(8).background(.yellow))
        renderer.environment = EnvironmentValues(
            localization: Localization(catalogs: [], locale: "en"), fonts: try ShippedFonts.collection())
        renderer.environment.pictureWriter = CairoPictures()
        return renderer
    }

    @Test func `a picture has the view's size at its scale`() throws {
        let renderer = try renderer()
        renderer.proposedSize = ProposedViewSize(width: 120, height: 40)
        let image = try #require(renderer.cgImage)
        #expect(image.width == 120 && image.height == 40)
        renderer.scale = 3
        #expect(renderer.cgImage?.width == 360)
        #expect(renderer.uiImage?.size == CGSize(width: 120, height: 40))
    }

    @Test func `a page is written by a context`() throws {
        let folder = try TemporaryFolder()
        let url = URL(fileURLWithPath: folder.path).appendingPathComponent("card.pdf")
        try renderer().render { size, draw in
            var box = CGRect(x: 0, y: 0, width: size.width, height: size.height)
            guard let pdf = CGContext(url as CFURL, mediaBox: &box, nil) else { return }
            pdf.beginPDFPage(nil)
            draw(pdf)
            pdf.endPDFPage()
            pdf.closePDF()
        }
        #expect(try folder.data(of: "card.pdf").starts(with: Data("%PDF-".utf8)))
    }

    @Test func `an environment without a writer makes no picture`() throws {
        let renderer = try renderer()
        renderer.environment.pictureWriter = nil
        #expect(renderer.cgImage == nil)
        let error = #expect(throws: DiagnosticError.self) { try renderer.png() }
        #expect(error?.diagnostics.map(\.rule) == ["picture-writer"])
    }

    @Test func `an action draws in the environment of its session`() throws {
        final class Taken: @unchecked Sendable { var image: UIImage? }
        let taken = Taken()
        var environment = try renderer().environment
        environment.pictureWriter = CairoPictures()
        let session = LayoutSession(
            Button("Share") { taken.image = ImageRenderer(content: Text("Card")).uiImage },
            proposal: ProposedViewSize(width: 100, height: 40), environment: environment)
        try session.update()
        try session.send(.tap(at: CGPoint(x: 50, y: 20)))
        #expect((taken.image?.size.width ?? 0) > 20)
    }
}
