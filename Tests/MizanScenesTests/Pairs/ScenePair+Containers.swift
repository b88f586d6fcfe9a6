import MizanBase
import MizanLayout

extension ScenePair {
    static let containers = [
        ScenePair("Divider", #"{ "HStack": [{ "Text": "a" }, { "Divider": {} }, { "Text": "b" }] }"#) {
            HStack {
                Text("a")
                Divider()
                Text("b")
            }
        },
        ScenePair("ScrollView", #"{ "ScrollView": { "axes": "horizontal", "content": [\#(wide)] } }"#) {
            ScrollView(.horizontal) { Text("a b c").fixedSize().frame(width: 300) }
        },
        ScenePair(
            "ScrollView",
            #"""
            { "ScrollView": { "showsIndicators": false, "content": [\#(wide), { "Text": "b" }] },
              "modifiers": [{ "frame": { "height": 20 } }] }
            """#
        ) {
            ScrollView(showsIndicators: false) {
                Text("a b c").fixedSize().frame(width: 300)
                Text("b")
            }
            .frame(height: 20)
        },
        ScenePair(
            "GeometryReader",
            #"""
            { "GeometryReader": { "as": "reader", "content": [
                { "Text": "a", "modifiers": [{ "frame": { "width": "$reader.size.width", "height": "$reader.size.height",
                                                          "alignment": "bottomTrailing" } }] },
                { "Rectangle": {}, "modifiers": [{ "frame": { "width": "$reader.frame.x", "height": 2 } }] } ] },
              "modifiers": [{ "padding": 7 }, { "frame": { "height": 60 } }] }
            """#
        ) {
            GeometryReader { reader in
                Text("a")
                    .frame(width: reader.size.width, height: reader.size.height, alignment: .bottomTrailing)
                Rectangle().frame(width: reader.frame(in: .global).minX, height: 2)
            }
            .padding(7).frame(height: 60)
        },
        ScenePair(
            "FlowLayout",
            #"""
            { "FlowLayout": { "alignment": "trailing", "horizontalSpacing": 3, "verticalSpacing": 5,
              "content": [{ "Text": "eins zwei" }, { "Text": "drei vier" }, { "Text": "fünf" }] } }
            """#
        ) {
            FlowLayout(alignment: .trailing, horizontalSpacing: 3, verticalSpacing: 5) {
                Text("eins zwei")
                Text("drei vier")
                Text("fünf")
            }
        },
        ScenePair("EqualWidthHStack", #"{ "EqualWidthHStack": { "spacing": 3, "content": \#(ab) } }"#) {
            EqualWidthHStack(spacing: 3) {
                Text("a")
                Text("longer")
            }
        },
        ScenePair("AnyLayout", #"{ "AnyLayout": { "layout": "VStackLayout", "content": \#(ab) } }"#) {
            AnyLayout(VStackLayout())({
                Text("a")
                Text("longer")
            })
        },
    ]

    private static let wide =
        #"{ "Text": "a b c", "modifiers": [{ "fixedSize": {} }, { "frame": { "width": 300 } }] }"#

    static let placing = [
        ScenePair("offset", text("offset", #"{ "x": 5, "y": -3 }"#)) { Text("a b c").offset(x: 5, y: -3) },
        ScenePair("position", text("position", #"{ "x": 40, "y": 8 }"#)) {
            Text("a b c").position(x: 40, y: 8)
        },
        ScenePair("aspectRatio", shape("aspectRatio", #"{ "aspectRatio": 3, "contentMode": "fit" }"#)) {
            Rectangle().aspectRatio(3, contentMode: .fit).frame(height: 50)
        },
        ScenePair("aspectRatio", shape("aspectRatio", #""fill""#)) {
            Rectangle().aspectRatio(contentMode: .fill).frame(height: 50)
        },
        ScenePair("scaledToFit", shape("scaledToFit", "{}")) { Rectangle().scaledToFit().frame(height: 50) },
        ScenePair("scaledToFill", shape("scaledToFill", "{}")) { Rectangle().scaledToFill().frame(height: 50) },
        ScenePair("containerRelativeFrame", text("containerRelativeFrame", #""horizontal""#)) {
            Text("a b c").containerRelativeFrame(.horizontal)
        },
        ScenePair(
            "containerRelativeFrame",
            text(
                "containerRelativeFrame",
                #"{ "axes": "horizontal", "count": 3, "span": 2, "spacing": 6, "alignment": "trailing" }"#)
        ) {
            Text("a b c")
                .containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 6, alignment: .trailing)
        },
        ScenePair("safeAreaPadding", text("safeAreaPadding", "7")) { Text("a b c").safeAreaPadding(7) },
        ScenePair("safeAreaPadding", text("safeAreaPadding", #"{ "edges": "leading", "length": 9 }"#)) {
            Text("a b c").safeAreaPadding(.leading, 9)
        },
        ScenePair("safeAreaPadding", text("safeAreaPadding", "{}")) { Text("a b c").safeAreaPadding() },
        ScenePair(
            "safeAreaInset",
            text("safeAreaInset", #"{ "edge": "top", "alignment": "leading", "content": [{ "Text": "b" }] }"#)
        ) {
            Text("a b c").safeAreaInset(edge: .top, alignment: .leading) { Text("b") }
        },
        ScenePair(
            "safeAreaInset",
            text(
                "safeAreaInset",
                #"{ "edge": "trailing", "alignment": "bottom", "spacing": 3, "content": [{ "Text": "b" }] }"#)
        ) {
            Text("a b c")
                .safeAreaInset(edge: .trailing, alignment: .bottom, spacing: 3) { Text("b") }
        },
        ScenePair(
            "ignoresSafeArea",
            #"""
            { "Rectangle": {}, "modifiers": [{ "ignoresSafeArea": "bottom" },
              { "safeAreaInset": { "edge": "bottom", "content": [{ "Text": "b" }] } }, { "frame": { "height": 60 } }] }
            """#
        ) {
            Rectangle().ignoresSafeArea(edges: .bottom).safeAreaInset(edge: .bottom) { Text("b") }
                .frame(height: 60)
        },
    ]

    private static func shape(_ name: String, _ argument: String) -> String {
        #"{ "Rectangle": {}, "modifiers": [{ "\#(name)": \#(argument) }, { "frame": { "height": 50 } }] }"#
    }
}
