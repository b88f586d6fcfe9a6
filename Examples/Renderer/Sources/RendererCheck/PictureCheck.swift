import Foundation
import Mizan
import MizanCanvas
import MizanCoverage
import MizanDecoders
import MizanScenes
import Renderer
import TicketCounter

/// Compares the renderer with the Cairo canvas, and what it draws of changes with what it draws of a whole tree.
struct PictureCheck {
    /// How far a picture may be from Cairo's.
    ///
    /// Cairo looks at fifteen lines of a pixel, the masks here at areas (a step of 255/15 = 17), and a glyph may stand 1/16 pixel
    /// aside in the atlas (16). Cairo fills a run's outlines as one, the atlas has them one by one: where letters join within a
    /// pixel the larger part counts for both.
    private enum Tolerance {
        /// The largest step of one component of one pixel.
        static let step = 96
        /// A step that few components are beyond.
        static let common = 48
        /// How many of a million components are.
        static let rare = 60.0
        /// The mean step of all components of all pixels.
        static let mean = 0.25
    }

    let fonts: FontCollection
    let folder: String

    /// Draws all scenes below some paths, in English and Arabic; whether all pictures are within tolerance.
    func compareScenes(_ paths: [String]) throws -> Bool {
        var (worst, count, isWell) = (PictureDifference(), 0, true)
        for path in paths {
            for file in try SceneFile.below(path) ?? [] {
                let scene = try Scene(path: file.path)
                for locale in ["en", "ar"] as [LanguageTag] {
                    let fonts = try scene.fontCollection(with: fonts)
                    let variant = Variant(locale: locale)
                    let tree = try scene.layout(variant, fonts: fonts).tree
                    let cairo = try tree.bitmap(fonts: fonts, scale: 2, background: variant.canvasColor)
                    let renderer = try SoftwareRenderer(
                        size: tree.size.size, scale: 2, background: variant.canvasColor, fonts: fonts)
                    try renderer.draw(tree)
                    let drawn = try renderer.bitmap()
                    let difference = PictureDifference(drawn, cairo, common: Tolerance.common)
                    worst.join(difference)
                    count += 1
                    let name = file.name.replacing("/", with: "-") + "-\(locale.identifier)"
                    try write(drawn, name + ".png")
                    let isNear =
                        difference.step <= Tolerance.step && difference.mean <= Tolerance.mean
                        && difference.rare <= Tolerance.rare
                    if !isNear {
                        isWell = false
                        try write(cairo, name + "-cairo.png")
                        print("\(name): \(difference) is beyond the tolerance")
                    }
                }
            }
        }
        print(
            "\(count) pictures beside Cairo's: at most \(worst); allowed \(Tolerance.step), \(Tolerance.mean), \(Tolerance.rare)"
        )
        return isWell
    }

    /// Drives an interface, and compares what is redrawn of changes with the whole, byte for byte.
    func redrawInterface(locales: [LanguageTag]) throws -> Bool {
        var (steps, drawn, whole, pixels, all) = (0, 0, 0, 0, 0)
        for locale in locales {
            let environment = try TicketCounter.environment(locale: locale, fonts: fonts)
            let session = LayoutSession(
                TicketCounter(city: "مراكش"), proposal: ProposedViewSize(width: 360, height: nil),
                environment: environment)
            let first = try session.update().tree
            func canvas() throws -> SoftwareRenderer {
                try SoftwareRenderer(size: first.size.size, scale: 2, background: .white, fonts: fonts)
            }
            let renderer = try canvas()
            try renderer.draw(first)
            try write(renderer.bitmap(), "start-\(locale.identifier).png")
            for step in 0..<40 {
                let ids = ["more", "more", "return", "less", "more", "return"]
                let nodes = session.layout?.tree.nodes ?? []
                guard let node = nodes.first(where: { $0.path.hasSuffix(ids[step % ids.count]) }) else { return false }
                if step == 0 { try write(place: node.frame.rect, "place-\(locale.identifier).txt") }
                _ = try session.send(.activate(path: node.path))
                let update = try session.update()
                let before = renderer.drawnCount
                for window in try renderer.redraw(update.tree, dirty: update.changes.dirty) {
                    pixels += window.columns.count * window.rows.count
                }
                drawn += renderer.drawnCount - before
                let fresh = try canvas()
                try fresh.draw(update.tree)
                whole += fresh.drawnCount
                all += fresh.width * fresh.height
                steps += 1
                guard renderer.pixels == fresh.pixels else {
                    try write(renderer.bitmap(), "redrawn.png")
                    try write(fresh.bitmap(), "whole.png")
                    print("\(locale.identifier), step \(step): what was redrawn is not the whole picture")
                    return false
                }
                if step == 0 { try write(renderer.bitmap(), "more-\(locale.identifier).png") }
            }
            try write(renderer.bitmap(), "interface-\(locale.identifier).png")
        }
        print(
            "\(steps) changes redrawn as the whole, byte for byte: \(drawn) of \(whole) commands, \(pixels * 100 / max(all, 1)) % of the pixels"
        )
        return true
    }

    /// Writes where a window's click would hit a rectangle, in pixels.
    private func write(place rect: Rect, _ name: String) throws {
        let place = "\(Int(rect.midX * 2)) \(Int(rect.midY * 2))\n"
        try Data(place.utf8).write(to: URL(fileURLWithPath: folder).appendingPathComponent(name))
    }

    private func write(_ bitmap: Bitmap, _ name: String) throws {
        try Data(PNGEncoder.encode(bitmap)).write(to: URL(fileURLWithPath: folder).appendingPathComponent(name))
    }
}

/// How far two pictures of the same size differ.
struct PictureDifference: CustomStringConvertible {
    private(set) var step = 0
    private(set) var mean = 0.0
    /// Of a million components, those with a larger step than is common.
    private(set) var rare = 0.0

    init() {}

    init(_ one: Bitmap, _ other: Bitmap, common: Int) {
        guard one.width == other.width, one.height == other.height else {
            (step, mean, rare) = (255, 255, 1e6)
            return
        }
        var (sum, beyond) = (0, 0)
        for (a, b) in zip(one.pixels, other.pixels) where a != b {
            let difference = abs(Int(a) - Int(b))
            step = max(step, difference)
            sum += difference
            if difference > common { beyond += 1 }
        }
        mean = Double(sum) / Double(one.pixels.count)
        rare = Double(beyond) * 1e6 / Double(one.pixels.count)
    }

    mutating func join(_ other: PictureDifference) {
        step = max(step, other.step)
        mean = max(mean, other.mean)
        rare = max(rare, other.rare)
    }

    var description: String {
        "step \(step), mean \((mean * 1_000).rounded() / 1_000), \(rare.rounded()) of a million components beyond"
    }
}

extension SoftwareRenderer {
    /// The picture with its colours divided by alpha again.
    func bitmap() throws -> Bitmap {
        var straight = pixels
        for pixel in stride(from: 0, to: straight.count, by: 4) {
            let alpha = Int(straight[pixel + 3])
            guard alpha > 0, alpha < 255 else { continue }
            for part in pixel..<pixel + 3 {
                straight[part] = UInt8(min((Int(straight[part]) * 255 + alpha / 2) / alpha, 255))
            }
        }
        return try Bitmap(width: width, height: height, pixels: straight)
    }
}
