import Foundation
import MizanBase
import MizanDrawing
import MizanImages
import MizanTransfer

extension ImagePicture: Transferable {
    /// The file of a bitmap, PNG or JPEG, as it is; a drawing as SVG. The scale of a bitmap isn't in its file: who takes one shows
    /// a pixel in a point.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation<ImagePicture>(contentType: .png) {
            Data($0.bytes(of: .png))
        } importing: {
            try ImagePicture(bytes: Array($0))
        }
        .exportingCondition { $0.has(.png) }
        DataRepresentation<ImagePicture>(contentType: .jpeg) {
            Data($0.bytes(of: .jpeg))
        } importing: {
            try ImagePicture(bytes: Array($0))
        }
        .exportingCondition { $0.has(.jpeg) }
        DataRepresentation<ImagePicture>(contentType: .svg) {
            Data(($0.svg ?? "").utf8)
        } importing: {
            ImagePicture(try SVGImage(bytes: Array($0), file: "picture.svg"))
        }
        .exportingCondition { $0.svg != nil }
    }

    /// Whether the picture is a file of a format. The mirror image of one would have to be another file.
    func has(_ format: EncodedBitmap.Format) -> Bool {
        if case .bitmap(let bitmap) = content { bitmap.format == format && !isFlipped } else { false }
    }

    /// The file; empty where the picture is none of the format.
    private func bytes(of format: EncodedBitmap.Format) -> [UInt8] {
        if case .bitmap(let bitmap) = content, has(format) { bitmap.bytes } else { [] }
    }

    /// The drawing as a file of SVG, with `currentColor` for the foreground's; nil for a bitmap.
    var svg: String? {
        guard case .paths(let layers) = content, let width = FixedLength(points: size.width),
            let height = FixedLength(points: size.height)
        else { return nil }
        let outlines = layers.map { (isFlipped ? $0.path.mirrored(in: size.width) : $0.path).svg }
        // A path that can't be drawn can't be written either.
        guard zip(layers, outlines).allSatisfy({ !$1.isEmpty || $0.path.elements.isEmpty }) else { return nil }
        let shapes = zip(layers, outlines).map { layer, outline in
            let rule = layer.rule == .evenOdd ? #" fill-rule="evenodd""# : ""
            return #"<path fill="\#(layer.color?.description ?? "currentColor")"\#(rule) d="\#(outline)"/>"#
        }
        return #"""
            <svg xmlns="http://www.w3.org/2000/svg" width="\#(width)" height="\#(height)" viewBox="0 0 \#(width) \#(height)">
            \#(shapes.joined(separator: "\n"))
            </svg>

            """#
    }
}

extension Path {
    /// The mirror image in a width.
    fileprivate func mirrored(in width: Double) -> Path {
        applying(AffineTransformation(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0))
    }
}
