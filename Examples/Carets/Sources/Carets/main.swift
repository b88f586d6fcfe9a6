import Foundation
import Mizan
import MizanCanvas
import MizanDecoders
import MizanFonts
import MizanText

// Carets FILE: walks an Arabic paragraph with English and numbers in it by arrow keys, and draws each step: on the left the caret goes
// by what is seen (the left arrow), on the right by what is read (forward). The number is the caret's offset in the text.
let file = CommandLine.arguments.dropFirst().first ?? "carets.png"
let fonts = try ShippedFonts.collection()
let environment = EnvironmentValues(localization: Localization(bundles: [], locale: "ar"), fonts: fonts)
let sentence = "رحلة LH 692 إلى Köln، بوابة 24."

let paragraph = Text(verbatim: sentence).font(.title3).padding(6).frame(width: 190)
let layout = try paragraph.layout(proposal: .init(width: 190, height: nil), environment: environment)
let tree = layout.tree
guard let positions = layout.textPositions(at: "Text") else {
    FileHandle.standardError.write(Data("the paragraph was not laid out\n".utf8))
    exit(1)
}

/// All positions on the way from a start, until a movement leads nowhere.
func walk(_ movement: TextMovement) -> [TextPosition] {
    var way = [TextPosition(0)]
    while let last = way.last, way.count < 100 {
        let next = positions.position(from: last, moving: movement)
        if next == last { break }
        way.append(next)
    }
    return way
}

let ways = [walk(.left), walk(.forward)]
let rows = ways.map(\.count).max() ?? 0
let cell = Size(width: tree.size.size.width + 44, height: tree.size.size.height)
var canvas = try CairoCanvas(
    size: Size(width: cell.width * 2, height: cell.height * Double(rows)), scale: 2, background: .white)
for (column, way) in ways.enumerated() {
    for (row, position) in way.enumerated() {
        canvas.save()
        canvas.concatenate(AffineTransformation(tx: Double(column) * cell.width, ty: Double(row) * cell.height))
        try tree.draw(on: &canvas, fonts: fonts)
        if let caret = positions.caret(at: position) {
            var path = Path()
            path.addRect(Rect(x: caret.x - 0.75, y: caret.top, width: 1.5, height: caret.height))
            canvas.fill(path, with: RGBA(red: 0xc8, green: 0x10, blue: 0x2e))
        }
        let number = try Text(verbatim: "\(position.offset)").font(.footnote).foregroundStyle(.secondary)
            .renderTree(proposal: .init(width: 40, height: nil), environment: environment)
        canvas.concatenate(AffineTransformation(tx: tree.size.size.width + 8, ty: 12))
        try number.draw(on: &canvas, fonts: fonts)
        canvas.restore()
    }
}
try Data(PNGEncoder.encode(canvas.bitmap())).write(to: URL(fileURLWithPath: file))
print("left: \(ways[0].map(\.offset))")
print("forward: \(ways[1].map(\.offset))")
