import MizanBase
import MizanControls
import MizanLayout

extension ScenePair {
    static let stacks = [
        ScenePair("HStack", #"{ "HStack": { "alignment": "top", "spacing": 3, "content": \#(ab) } }"#) {
            HStack(alignment: .top, spacing: 3) {
                Text("a")
                Text("longer")
            }
        },
        ScenePair("Spacer", #"{ "HStack": [{ "Text": "a" }, { "Spacer": { "minLength": 30 } }, { "Text": "b" }] }"#) {
            HStack {
                Text("a")
                Spacer(minLength: 30)
                Text("b")
            }
        },
        ScenePair("VStack", #"{ "VStack": { "alignment": "trailing", "spacing": 3, "content": \#(ab) } }"#) {
            VStack(alignment: .trailing, spacing: 3) {
                Text("a")
                Text("longer")
            }
        },
        ScenePair(
            "ViewThatFits",
            #"""
            { "ViewThatFits": { "in": "horizontal", "content":
              [{ "Text": "far too long for the width" }, { "Text": "short" }] } }
            """#
        ) {
            ViewThatFits(in: .horizontal) {
                Text("far too long for the width")
                Text("short")
            }
        },
        ScenePair("ZStack", #"{ "ZStack": { "alignment": "bottomTrailing", "content": \#(ab) } }"#) {
            ZStack(alignment: .bottomTrailing) {
                Text("a")
                Text("longer")
            }
        },
        ScenePair(
            "LazyVStack",
            #"""
            { "LazyVStack": { "alignment": "trailing", "spacing": 3, "pinnedViews": ["sectionFooters"], "content": \#(ab) } }
            """#
        ) {
            LazyVStack(alignment: .trailing, spacing: 3, pinnedViews: .sectionFooters) {
                Text("a")
                Text("longer")
            }
        },
        ScenePair(
            "defaultScrollAnchor",
            #"""
            { "ScrollView": [{ "LazyVStack": { "pinnedViews": ["sectionHeaders"], "content": [
              { "Section": { "content": [{ "Rectangle": {}, "modifiers": [{ "frame": { "height": 900 } }] }],
                "header": { "Text": "h" } } }] } }],
              "modifiers": [{ "defaultScrollAnchor": "center" }] }
            """#
        ) {
            ScrollView {
                LazyVStack(pinnedViews: .sectionHeaders) {
                    Section {
                        Rectangle().frame(height: 900)
                    } header: {
                        Text("h")
                    }
                }
            }
            .defaultScrollAnchor(.center)
        },
        ScenePair("LazyHStack", #"{ "LazyHStack": { "alignment": "bottom", "spacing": 3, "content": \#(ab) } }"#) {
            LazyHStack(alignment: .bottom, spacing: 3) {
                Text("a")
                Text("longer")
            }
        },
    ]
}
