import MizanBase
import MizanLayout

extension ScenePair {
    static let environments = [
        ScenePair(
            "environment",
            #"{ "HStack": \#(ab), "modifiers": [{ "environment": { "layoutDirection": "rtl" } }] }"#
        ) {
            HStack {
                Text(verbatim: "a")
                Text(verbatim: "longer")
            }.environment(\.layoutDirection, .rightToLeft)
        },
        ScenePair(
            "semanticContentAttribute",
            #"{ "HStack": \#(ab), "modifiers": [{ "semanticContentAttribute": "playback" }] }"#
        ) {
            HStack {
                Text(verbatim: "a")
                Text(verbatim: "longer")
            }.semanticContentAttribute(.playback)
        },
        ScenePair(
            "environment", #"{ "Color": "card", "modifiers": [{ "environment": { "colorScheme": "dark" } }] }"#
        ) {
            Color(.card).environment(\.colorScheme, .dark)
        },
        ScenePair(
            "contentDirection", #"{ "HStack": \#(ab), "modifiers": [{ "contentDirection": "rtl" }] }"#
        ) {
            HStack {
                Text(verbatim: "a")
                Text(verbatim: "longer")
            }.contentDirection(.rightToLeft)
        },
        ScenePair(
            "userInterfaceLevel",
            #"{ "HStack": \#(ab), "modifiers": [{ "userInterfaceLevel": "application" }, { "contentDirection": "rtl" }] }"#
        ) {
            HStack {
                Text(verbatim: "a")
                Text(verbatim: "longer")
            }.userInterfaceLevel(.application).contentDirection(.rightToLeft)
        },
        ScenePair(
            "userInterfaceDirectionPolicy",
            #"""
            { "ScrollView": [{ "Rectangle": {}, "modifiers": [{ "frame": { "height": 200 } }] }], "modifiers": [
              { "frame": { "height": 20 } }, { "contentDirection": "rtl" }, { "userInterfaceDirectionPolicy": "system" }] }
            """#
        ) {
            ScrollView { Rectangle().frame(height: 200) }.frame(height: 20)
                .contentDirection(.rightToLeft).userInterfaceDirectionPolicy(.system)
        },
        // The innermost value is read, by what is inside it: a padding outside reads the one around.
        ScenePair(
            "environment",
            #"""
            { "HStack": { "spacing": "$gap", "content": \#(ab) }, "modifiers": [
              { "padding": "$gap" }, { "environment": { "values": { "gap": 3 } } }, { "padding": "$gap" },
              { "environment": { "values": { "gap": "$wide" } } }, { "environment": { "values": { "wide": 20 } } }] }
            """#
        ) {
            HStack(spacing: 3) {
                Text(verbatim: "a")
                Text(verbatim: "longer")
            }.padding(3).padding(20)
        },
        ScenePair(
            "transformEnvironment",
            lines(
                #"""
                { "transformEnvironment": { "value": "lineSpacing", "multiply": 2, "add": 1 } }, { "lineSpacing": 3 }
                """#)
        ) {
            Text(verbatim: long).transformEnvironment(\.lineSpacing) { $0 = $0 * 2 + 1 }.lineSpacing(3)
        },
        ScenePair("transformEnvironment", text("transformEnvironment", #"{ "value": "dynamicTypeSize", "add": 2 }"#)) {
            Text(verbatim: "a b c").dynamicTypeSize(.xxLarge)
        },
        ScenePair("transformEnvironment", text("transformEnvironment", #"{ "value": "dynamicTypeSize", "add": -9 }"#)) {
            Text(verbatim: "a b c").dynamicTypeSize(.xSmall)
        },
        ScenePair("modifier", text("modifier", #"[{ "bold": {} }, { "padding": 7 }]"#)) {
            Text(verbatim: "a b c").bold().padding(7)
        },
        ScenePair("dynamicTypeSize", text("dynamicTypeSize", #""accessibility1""#)) {
            Text(verbatim: "a b c").dynamicTypeSize(.accessibility1)
        },
        ScenePair("dynamicTypeSize", text("dynamicTypeSize", #"{ "min": "xxLarge" }"#)) {
            Text(verbatim: "a b c").dynamicTypeSize(DynamicTypeSize.xxLarge...)
        },
        ScenePair("dynamicTypeSize", text("dynamicTypeSize", #"{ "max": "small" }"#)) {
            Text(verbatim: "a b c").dynamicTypeSize(...DynamicTypeSize.small)
        },
        ScenePair(
            "tint", #"{ "Button": { "label": { "Text": "a" } }, "modifiers": [{ "tint": "pink" }] }"#
        ) {
            Button("a" as String) {}.tint(.pink)
        },
        ScenePair("foregroundColor", text("foregroundColor", #""orange""#)) {
            Text(verbatim: "a b c").foregroundColor(.orange)
        },
    ]
}
