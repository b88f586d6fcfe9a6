import MizanLayout

extension SceneViewType {
    /// Symbols and images.
    @SceneTableBuilder<SceneViewType> static var images: [SceneViewType] {
        SceneViewType(
            "Image", "A symbol, or an image of the scene's assets.",
            .argument("symbol", .symbol, "A built-in symbol; one that means a direction mirrors."),
            .argument("systemName", .symbol, "The same as `symbol`, by SwiftUI's label."),
            .argument("name", .imageName, "An image of the scene's assets.").orAlone,
            .argument("resizable", .bool, or: false, "Whether it is stretched to what it is proposed."),
            .argument(
                "renderingMode", .templateRenderingMode, "In its own colours, or in the foreground style as a template."
            ),
            .argument("horizontallyFlipped", .bool, or: false, "Whether the mirror image is shown."),
            .all
        ) { symbol, systemName, name, resizable, mode, flipped, given in
            let named = [symbol, systemName, name].compactMap(\.self)
            guard var image = named.first else { throw given.missing("name") }
            guard named.count == 1 else {
                throw given.value.error(
                    "an image has one of “name”, “symbol” and “systemName”", fix: "take the others away",
                    rule: "wrong-value")
            }
            if resizable { image = image.resizable() }
            if flipped { image = image.withHorizontallyFlippedOrientation() }
            return image.renderingMode(mode)
        }
        SceneViewType("Color", "A colour that fills what it is proposed.", .value(.color, "The colour.")) {
            (color: Color) in color
        }
    }
}
