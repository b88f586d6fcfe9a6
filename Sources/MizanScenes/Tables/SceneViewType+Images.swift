import MizanLayout

extension SceneViewType {
    /// Symbols and images.
    @SceneTable<SceneViewType> static var images: [SceneViewType] {
        SceneViewType(
            "Image", "A symbol.",
            .argument("symbol", .symbol, "A built-in symbol; one that means a direction mirrors."),
            .argument("name", .imageName, "Images from files wait for asset catalogs.").orAlone,
            .given
        ) { symbol, _, given in
            guard let symbol else { throw given.missing("symbol") }
            return Image(systemName: symbol)
        }
        SceneViewType("Color", "A colour that fills what it is proposed.", .value(.color, "The colour.")) {
            (color: Color) in color
        }
    }
}
