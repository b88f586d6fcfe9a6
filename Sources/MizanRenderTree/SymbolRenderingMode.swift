import MizanBase

/// Which layers of a symbol keep colours of their own. Source: SwiftUI's `SymbolRenderingMode`.
public enum SymbolRenderingMode: String, Hashable, Sendable, CaseIterable {
    /// All that have some; the others take the foreground style.
    case multicolor
    /// None: all take the foreground style.
    case monochrome
    /// None: layers with a colour of their own take half of the foreground style, the others all of it.
    case hierarchical
}

extension RenderImage {
    /// The image with the colours that a mode leaves it, in a foreground colour.
    func rendered(_ mode: SymbolRenderingMode, in color: RGBA) -> RenderImage {
        guard mode != .multicolor else { return self }
        var image = self
        for index in image.layers.indices {
            var own = color
            if mode == .hierarchical, image.layers[index].color != nil { own.alpha = color.alpha / 2 + color.alpha % 2 }
            image.layers[index].color = own
        }
        return image
    }
}
