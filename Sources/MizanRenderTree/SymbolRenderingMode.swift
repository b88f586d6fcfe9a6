import MizanBase

/// The mode that decides which layers of a symbol keep colours of their own. Source: SwiftUI's `SymbolRenderingMode`.
public enum SymbolRenderingMode: String, Hashable, Sendable, CaseIterable {
    /// All layers with colours keep them; the others take the foreground style.
    case multicolor
    /// No layer keeps its colour: all take the foreground style.
    case monochrome
    /// No layer keeps its colour: layers with a colour of their own take half of the foreground style, the others all
    /// of it.
    case hierarchical
    /// No layer keeps its colour: those without a colour of their own take the foreground style, the others the secondary and tertiary
    /// ones, a colour after the other. Where all have colours of their own, the first of these takes the foreground style.
    case palette
}

extension RenderImage {
    /// The image with the colours of a rendering mode and a foreground colour.
    package func rendered(_ mode: SymbolRenderingMode, in color: RGBA, palette: [RGBA] = []) -> RenderImage {
        guard mode != .multicolor else { return self }
        var image = self
        var owns: [RGBA] = []
        let palette = image.layers.contains { $0.color == nil } ? palette : [color] + palette
        for index in image.layers.indices {
            var own = color
            if mode == .palette, let layer = image.layers[index].color, let last = palette.last {
                if !owns.contains(layer) { owns.append(layer) }
                let place = owns.firstIndex(of: layer) ?? 0
                own = place < palette.count ? palette[place] : last
            }
            if mode == .hierarchical, image.layers[index].color != nil { own.alpha = color.alpha / 2 + color.alpha % 2 }
            image.layers[index].color = own
        }
        return image
    }
}
