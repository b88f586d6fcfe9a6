import MizanBase
import MizanLayout

extension ScenePair {
    static let decorations = [
        ScenePair("background", text("background", #""card""#)) { Text(verbatim: "a b c").background(Color(.card)) },
        ScenePair("background", text("background", #"{ "color": "card", "in": { "Capsule": {} } }"#)) {
            Text(verbatim: "a b c").background(Color(.card), in: Capsule())
        },
        ScenePair("background", text("background", #"{ "alignment": "topLeading", "content": [{ "Text": "b" }] }"#)) {
            Text(verbatim: "a b c").background(alignment: .topLeading) { Text(verbatim: "b") }
        },
        ScenePair(
            "background", text("background", #"{ "color": "card", "ignoresSafeAreaEdges": "top" }"#)
        ) {
            Text(verbatim: "a b c").background(Color(.card), ignoresSafeAreaEdges: .top)
        },
        ScenePair("background", text("background", #""$part""#)) {
            Text(verbatim: "a b c").background {
                Text(verbatim: "p")
                Text(verbatim: "q")
            }
        },
        ScenePair("foregroundStyle", text("foregroundStyle", #""rain""#)) {
            Text(verbatim: "a b c").foregroundStyle(Color(.rain))
        },
        ScenePair("overlay", text("overlay", #"{ "Image": { "symbol": "wind" } }"#)) {
            Text(verbatim: "a b c").overlay { Image(systemName: "wind") }
        },
    ]
}
