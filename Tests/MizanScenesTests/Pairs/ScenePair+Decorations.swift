import MizanBase
import MizanLayout

extension ScenePair {
    static let decorations = [
        ScenePair("background", text("background", #""card""#)) { Text("a b c").background(Color(.card)) },
        ScenePair("background", text("background", #"{ "color": "card", "in": { "Capsule": {} } }"#)) {
            Text("a b c").background(Color(.card), in: Capsule())
        },
        ScenePair("background", text("background", #"{ "alignment": "topLeading", "content": [{ "Text": "b" }] }"#)) {
            Text("a b c").background(alignment: .topLeading) { Text("b") }
        },
        ScenePair(
            "background", text("background", #"{ "color": "card", "ignoresSafeAreaEdges": "top" }"#)
        ) {
            Text("a b c").background(Color(.card), ignoresSafeAreaEdges: .top)
        },
        ScenePair("background", text("background", #""$part""#)) {
            Text("a b c").background {
                Text("p")
                Text("q")
            }
        },
        ScenePair("foregroundStyle", text("foregroundStyle", #""rain""#)) {
            Text("a b c").foregroundStyle(Color(.rain))
        },
        ScenePair("overlay", text("overlay", #"{ "Image": { "symbol": "wind" } }"#)) {
            Text("a b c").overlay { Image(systemName: "wind") }
        },
    ]
}
