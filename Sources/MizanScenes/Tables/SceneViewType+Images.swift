import MizanLayout

extension SceneViewType {
    /// Symbols and images.
    @SceneTable<SceneViewType> static var images: [SceneViewType] {
        SceneViewType(
            "Image", "A symbol, or an image of the scene's assets.",
            .argument("symbol", .symbol, "A built-in symbol; one that means a direction mirrors."),
            .argument("name", .imageName, "An image of the scene's assets.").orAlone,
            .argument("resizable", .bool, or: false, "Whether it is stretched to what it is proposed."),
            .argument(
                "renderingMode", .templateRenderingMode, "In its own colours, or in the foreground style as a template."
            ),
            .argument("horizontallyFlipped", .bool, or: false, "Whether the mirror image is shown."),
            .given
        ) { symbol, name, resizable, mode, flipped, given in
            var image: Image
            switch (symbol, name) {
            case (let symbol?, nil): image = symbol
            case (nil, let named?): image = named
            case (nil, nil): throw given.missing("name")
            case (_?, _?):
                throw given.value.error(
                    "an image has either a name or a symbol", fix: "take one of them away", rule: "wrong-value")
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
