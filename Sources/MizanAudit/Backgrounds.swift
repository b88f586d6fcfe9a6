import Foundation
import MizanBase
import MizanRenderTree
import MizanScenes

/// The colours that are drawn behind the texts of a tree.
struct Backgrounds {
    /// One thing that covers others.
    private struct BackgroundLayer {
        let index: Int
        let frame: Rect
        /// Its colour; nil where it has several, or none that is known.
        let color: RGBA?
    }

    private let canvas: RGBA
    private let layers: [BackgroundLayer]

    init(_ tree: AuditedTree) {
        canvas = tree.variant.canvasColor
        layers = tree.tree.nodes.indices.compactMap { index in
            let (node, around) = (tree.tree.nodes[index], tree.visibility[index])
            guard !around.isUnseen else { return nil }
            var frame = node.frame.rect
            if let window = around.window { frame = frame.intersection(window) }
            let isKnown = !around.isChanged && !around.isMoved
            switch node.content {
            case .shape(let shape):
                guard shape.stroke == nil else { return nil }
                guard case .color(let fill) = shape.paint, isKnown else {
                    return BackgroundLayer(index: index, frame: frame, color: nil)
                }
                let alpha = Double(fill.color.alpha) * around.opacity
                guard alpha >= 1 else { return nil }
                if case .path = shape.kind { return BackgroundLayer(index: index, frame: frame, color: nil) }
                var color = fill.color
                color.alpha = UInt8(alpha)
                return BackgroundLayer(index: index, frame: frame, color: color)
            case .image: return BackgroundLayer(index: index, frame: frame, color: nil)
            default: return nil
            }
        }
    }

    /// The colours of the layers that a text is drawn over, from the last opaque one on, as far as they are known.
    func fills(behind shown: AuditedTree.ShownText) -> [RGBA] {
        let area = shown.node.frame.rect
        var fills: [RGBA] = []
        for layer in layers {
            guard layer.index < shown.index else { break }
            guard let color = layer.color, layer.frame.insetBy(dx: -0.5, dy: -0.5).contains(area) else { continue }
            if color.alpha == 255 { fills.removeAll() }
            fills.append(color)
        }
        return fills
    }

    /// The one colour behind all of a text; nil where there are several, or it isn't known.
    func color(behind shown: AuditedTree.ShownText) -> RGBA? {
        let area = shown.node.frame.rect
        var color: RGBA? = canvas
        for layer in layers {
            guard layer.index < shown.index else { break }
            let shared = layer.frame.overlap(with: area)
            guard shared.width > 0.5, shared.height > 0.5 else { continue }
            let covers = layer.frame.insetBy(dx: -0.5, dy: -0.5).contains(area)
            guard let own = layer.color, covers else {
                color = nil
                continue
            }
            color = own.alpha == 255 ? own : color.map { own.over($0) }
        }
        return color
    }
}

extension RGBA {
    /// The colour that is seen where this one is drawn over an opaque one.
    func over(_ other: RGBA, opacity: Double = 1) -> RGBA {
        let part = Double(alpha) / 255 * min(max(opacity, 0), 1)
        func mix(_ own: UInt8, _ below: UInt8) -> UInt8 {
            UInt8((Double(own) * part + Double(below) * (1 - part)).rounded())
        }
        return RGBA(red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue))
    }

    /// The ratio of two opaque colours' luminances, from 1 to 21. Source: WCAG 2.2, contrast ratio.
    func contrast(with other: RGBA) -> Double {
        let (one, two) = (luminance, other.luminance)
        return (max(one, two) + 0.05) / (min(one, two) + 0.05)
    }

    /// Source: WCAG 2.2, relative luminance.
    private var luminance: Double {
        func linear(_ component: UInt8) -> Double {
            let value = Double(component) / 255
            return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }
}
