import MizanBase
import MizanLayout

extension ScenePair {
    static let frames = [
        ScenePair("fixedSize", text("fixedSize", #"{ "vertical": false }"#)) {
            Text("a b c").fixedSize(horizontal: true, vertical: false)
        },
        ScenePair("frame", text("frame", #"{ "width": 60, "height": 50, "alignment": "bottomTrailing" }"#)) {
            Text("a b c").frame(width: 60, height: 50, alignment: .bottomTrailing)
        },
        ScenePair(
            "frame",
            #"{ "Text": "שלום", "modifiers": [{ "frame": { "maxWidth": "infinity", "alignment": "natural" } }] }"#
        ) { Text("שלום").frame(maxWidth: .infinity, alignment: .natural) },
        ScenePair("frame", text("frame", #"{ "minWidth": 60, "maxWidth": "infinity", "height": 30 }"#)) {
            Text("a b c")
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
                Text("one two three four")
                Text("five six seven eight").layoutPriority(1)
            }
        },
        ScenePair("padding", text("padding", "{}")) { Text("a b c").padding() },
        ScenePair("padding", text("padding", "7")) { Text("a b c").padding(7) },
        ScenePair("padding", text("padding", #""$insets""#)) {
            Text("a b c").padding(EdgeInsets(top: 4, leading: 1, bottom: 4, trailing: 9))
        },
        ScenePair(
            "alignmentGuide",
            #"""
            { "HStack": { "alignment": "firstTextBaseline", "content": [{ "Text": "a" },
              { "Rectangle": {}, "modifiers": [{ "frame": { "width": 9, "height": 40 } },
                { "alignmentGuide": { "vertical": "firstTextBaseline", "fraction": 0.5, "offset": 3 } }] }] } }
            """#
        ) {
            HStack(alignment: .firstTextBaseline) {
                Text("a")
                Rectangle().frame(width: 9, height: 40).alignmentGuide(.firstTextBaseline) { $0.height / 2 + 3 }
            }
        },
        ScenePair(
            "alignmentGuide",
            #"""
            { "VStack": { "alignment": { "custom": "ValueGuide" }, "content": [{ "Text": "other" },
              { "HStack": [{ "Text": "a" },
                { "Text": "b", "modifiers": [{ "alignmentGuide": { "horizontal": { "custom": "ValueGuide" } } }] }] }] } }
            """#
        ) {
            VStack(alignment: HorizontalAlignment(ValueGuide.self)) {
                Text("other")
                HStack {
                    Text("a")
                    Text("b").alignmentGuide(HorizontalAlignment(ValueGuide.self)) { _ in 0 }
                }
            }
        },
        ScenePair(
            "frame",
            text(
                "frame",
                #"{ "width": 60, "height": 50, "alignment": { "vertical": "bottom", "horizontal": "leading" } }"#)
        ) {
            Text("a b c").frame(width: 60, height: 50, alignment: .bottomLeading)
        },
        ScenePair("frame", text("frame", #"{ "height": 50, "alignment": "trailingLastTextBaseline" }"#)) {
            Text("a b c").frame(height: 50, alignment: .trailingLastTextBaseline)
        },
    ]
}

private enum ValueGuide: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> Double { 0 }
}
