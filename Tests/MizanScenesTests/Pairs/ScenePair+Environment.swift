import MizanBase
import MizanControls
import MizanLayout
import MizanLocalization

extension ScenePair {
    static let environments = [
        ScenePair(
            "environment",
            #"{ "HStack": \#(ab), "modifiers": [{ "environment": { "layoutDirection": "rtl" } }] }"#
        ) {
            HStack {
                Text("a")
                Text("longer")
            }.environment(\.layoutDirection, .rightToLeft)
        },
        ScenePair(
            "semanticContentAttribute",
            #"{ "HStack": \#(ab), "modifiers": [{ "semanticContentAttribute": "playback" }] }"#
        ) {
            HStack {
                Text("a")
                Text("longer")
            }.semanticContentAttribute(.playback)
        },
        ScenePair(
            "environment", #"{ "Color": "card", "modifiers": [{ "environment": { "colorScheme": "dark" } }] }"#
        ) {
            Color(.card).environment(\.colorScheme, .dark)
        },
        ScenePair(
            "environment",
            #"""
            { "Text": { "key": "^[He](referentConcept: 1)" },
              "modifiers": [{ "environment": { "termOfAddress": "neutral" } }] }
            """#
        ) {
            Text("^[He](referentConcept: 1)").environment(\.termOfAddress, .neutral)
        },
        ScenePair(
            "contentDirection", #"{ "HStack": \#(ab), "modifiers": [{ "contentDirection": "rtl" }] }"#
        ) {
            HStack {
                Text("a")
                Text("longer")
            }.contentDirection(.rightToLeft)
        },
        ScenePair(
            "userInterfaceLevel",
            #"{ "HStack": \#(ab), "modifiers": [{ "userInterfaceLevel": "application" }, { "contentDirection": "rtl" }] }"#
        ) {
            HStack {
                Text("a")
                Text("longer")
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
                Text("a")
                Text("longer")
            }.padding(3).padding(20)
        },
        ScenePair(
            "transformEnvironment",
            lines(
                #"""
                { "transformEnvironment": { "value": "lineSpacing", "multiply": 2, "add": 1 } }, { "lineSpacing": 3 }
                """#)
        ) {
            Text(LocalizedStringKey(long)).transformEnvironment(\.lineSpacing) { $0 = $0 * 2 + 1 }.lineSpacing(3)
        },
        ScenePair("transformEnvironment", text("transformEnvironment", #"{ "value": "dynamicTypeSize", "add": 2 }"#)) {
            Text("a b c").dynamicTypeSize(.xxLarge)
        },
        ScenePair("transformEnvironment", text("transformEnvironment", #"{ "value": "dynamicTypeSize", "add": -9 }"#)) {
            Text("a b c").dynamicTypeSize(.xSmall)
        },
        ScenePair("modifier", text("modifier", #"[{ "bold": {} }, { "padding": 7 }]"#)) {
            Text("a b c").bold().padding(7)
        },
        ScenePair("dynamicTypeSize", text("dynamicTypeSize", #""accessibility1""#)) {
            Text("a b c").dynamicTypeSize(.accessibility1)
        },
        ScenePair("dynamicTypeSize", text("dynamicTypeSize", #"{ "min": "xxLarge" }"#)) {
            Text("a b c").dynamicTypeSize(DynamicTypeSize.xxLarge...)
        },
        ScenePair("dynamicTypeSize", text("dynamicTypeSize", #"{ "max": "small" }"#)) {
            Text("a b c").dynamicTypeSize(...DynamicTypeSize.small)
        },
        ScenePair(
            "tint", #"{ "Button": { "label": { "Text": "a" } }, "modifiers": [{ "tint": "pink" }] }"#
        ) {
            Button("a") {}.tint(.pink)
        },
        ScenePair("foregroundColor", text("foregroundColor", #""orange""#)) {
            Text("a b c").foregroundColor(.orange)
        },
    ]
}
