import MizanBase
import MizanDrawing

/// The mode that decides which layers of a symbol keep colours of their own. Source: SwiftUI's `SymbolRenderingMode`.
public enum SymbolRenderingMode: String, Hashable, Sendable, CaseIterable {
    /// All layers with colours keep them; the others take the foreground style.
    case multicolor
    /// No layer keeps its colour: all take the foreground style.
    case monochrome
    /// No layer keeps its colour: a symbol's secondary layers take half of the foreground style, its tertiary layers a quarter,
    /// and the others all of it. In other pictures, layers that have a colour are secondary.
    case hierarchical
    /// No layer keeps its colour: a symbol's secondary and tertiary layers take the secondary and tertiary styles, or the last style set.
    ///
    /// If only the foreground style is set, they take parts of it as in ``hierarchical``. In other pictures, each colour is replaced with
    /// a style, in the order of the colours.
    case palette
}

extension RenderImage {
    /// The image with the colours of a rendering mode and a foreground colour.
    package func rendered(_ mode: SymbolRenderingMode, in color: RGBA, palette: [RGBA] = []) -> RenderImage {
        guard mode != .multicolor else { return self }
        var image = self
        var colors = image.layers.compactMap(\.color).reduce(into: [RGBA]()) { if !$0.contains($1) { $0.append($1) } }
        let marks = [FilledPath.secondaryMark, FilledPath.tertiaryMark]
        if Set(colors).isSubset(of: marks) { colors = marks }
        let palette = image.layers.contains { $0.color == nil } ? palette : [color] + palette
        for index in image.layers.indices {
            guard mode != .monochrome, let level = image.layers[index].color.flatMap(colors.firstIndex) else {
                image.layers[index].color = color
                continue
            }
            var own = color
            if mode == .palette, let last = palette.last {
                own = level < palette.count ? palette[level] : last
            } else {
                let part: UInt8 = image.layers[index].color == FilledPath.tertiaryMark ? 4 : 2
                own.alpha = color.alpha / part + (color.alpha % part > 0 ? 1 : 0)
            }
            image.layers[index].color = own
        }
        return image
    }
}
