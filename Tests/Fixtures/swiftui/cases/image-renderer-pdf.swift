import SwiftUI
@MainActor func pdf(url: URL) {
    let renderer = ImageRenderer(content: Text("a")); renderer.proposedSize = .init(width: 200, height: nil);
    renderer.isOpaque = true; renderer.colorMode = .linear
    renderer.render { size, context in
        var box = CGRect(x: 0, y: 0, width: size.width, height: size.height)
        guard let pdf = CGContext(url as CFURL, mediaBox: &box, nil) else { return }
        pdf.beginPDFPage(nil); context(pdf); pdf.endPDFPage(); pdf.closePDF()
    }
}
struct V: View {
    @Environment(\.displayScale) var displayScale; @State var image = Image(systemName: "star")
    var body: some View {
        Button("a") {
            let r = ImageRenderer(content: Text("a")); if let i = r.uiImage { image = Image(uiImage: i) };
            if let c = r.cgImage { image = Image(decorative: c, scale: 1) }; r.scale = UIScreen.main.scale
        }
    }
}
