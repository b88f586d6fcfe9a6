import MizanBase
import MizanLayout

extension ScenePair {
    static let frames = [
        ScenePair("fixedSize", text("fixedSize", #"{ "vertical": false }"#)) {
            Text(verbatim: "a b c").fixedSize(horizontal: true, vertical: false)
        },
        ScenePair("frame", text("frame", #"{ "width": 60, "height": 50, "alignment": "bottomTrailing" }"#)) {
            Text(verbatim: "a b c").frame(width: 60, height: 50, alignment: .bottomTrailing)
        },
        ScenePair("frame", text("frame", #"{ "minWidth": 60, "maxWidth": "infinity", "height": 30 }"#)) {
            Text(verbatim: "a b c")
                .frame(minWidth: 60, maxWidth: .infinity, minHeight: 30, idealHeight: 30, maxHeight: 30)
        },
        ScenePair(
            "layoutPriority",
            #"""
            { "HStack": [{ "Text": "one two three four" },
                         { "Text": "five six seven eight", "modifiers": [{ "layoutPriority": 1 }] }] }
            """#
        ) {
            HStack {
                Text(verbatim: "one two three four")
                Text(verbatim: "five six seven eight").layoutPriority(1)
            }
        },
        ScenePair("padding", text("padding", "{}")) { Text(verbatim: "a b c").padding() },
        ScenePair("padding", text("padding", "7")) { Text(verbatim: "a b c").padding(7) },
        ScenePair("padding", text("padding", #""$insets""#)) {
            Text(verbatim: "a b c").padding(EdgeInsets(top: 4, leading: 1, bottom: 4, trailing: 9))
        },
    ]
}
