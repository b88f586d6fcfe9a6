import MizanControls
import MizanLayout

extension SceneViewType {
    /// Texts, and texts with symbols.
    @SceneTableBuilder<SceneViewType> static var texts: [SceneViewType] {
        SceneViewType(
            "Text", "A text.", .value(.text, "A key, a number, or an object such as { \"verbatim\": … }.")
        ) {
            (text: Text) in text
        }
        SceneViewType(
            "Label", "A symbol with its title.",
            .required("title", .text, "The title."),
            .required("symbol", .symbol, "The symbol.")
        ) { title, symbol in
            Label {
                title
            } icon: {
                symbol
            }
        }
    }
}
