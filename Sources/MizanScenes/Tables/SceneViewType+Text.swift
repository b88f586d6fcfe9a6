import MizanLayout

extension SceneViewType {
    /// Texts, and texts with symbols.
    @SceneTable<SceneViewType> static var texts: [SceneViewType] {
        SceneViewType(
            "Text", "A text.", .value(.text, "A string as it is, a number, or an object such as { \"key\": … }.")
        ) {
            (text: Text) in text
        }
        SceneViewType(
            "Label", "A symbol with its title.",
            .required("title", .text, "The title."),
            .required("symbol", .symbol, "The symbol.")
        ) { title, symbol in
            Label(title: title, systemImage: symbol)
        }
    }
}
