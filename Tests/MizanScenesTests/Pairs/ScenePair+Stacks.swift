import MizanBase
import MizanLayout

extension ScenePair {
    static let stacks = [
        ScenePair("HStack", #"{ "HStack": { "alignment": "top", "spacing": 3, "content": \#(ab) } }"#) {
            HStack(alignment: .top, spacing: 3) {
                Text(verbatim: "a")
                Text(verbatim: "longer")
            }
        },
        ScenePair("Spacer", #"{ "HStack": [{ "Text": "a" }, { "Spacer": { "minLength": 30 } }, { "Text": "b" }] }"#) {
            HStack {
                Text(verbatim: "a")
                Spacer(minLength: 30)
                Text(verbatim: "b")
            }
        },
        ScenePair("VStack", #"{ "VStack": { "alignment": "trailing", "spacing": 3, "content": \#(ab) } }"#) {
            VStack(alignment: .trailing, spacing: 3) {
                Text(verbatim: "a")
                Text(verbatim: "longer")
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
                Text(verbatim: "far too long for the width")
                Text(verbatim: "short")
            }
        },
        ScenePair("ZStack", #"{ "ZStack": { "alignment": "bottomTrailing", "content": \#(ab) } }"#) {
            ZStack(alignment: .bottomTrailing) {
                Text(verbatim: "a")
                Text(verbatim: "longer")
            }
        },
        ScenePair(
            "LazyVStack",
            #"""
            { "LazyVStack": { "alignment": "trailing", "spacing": 3, "pinnedViews": ["sectionFooters"], "content": \#(ab) } }
            """#
        ) {
            LazyVStack(alignment: .trailing, spacing: 3, pinnedViews: .sectionFooters) {
                Text(verbatim: "a")
                Text(verbatim: "longer")
            }
        },
        ScenePair("LazyHStack", #"{ "LazyHStack": { "alignment": "bottom", "spacing": 3, "content": \#(ab) } }"#) {
            LazyHStack(alignment: .bottom, spacing: 3) {
                Text(verbatim: "a")
                Text(verbatim: "longer")
            }
        },
    ]
}
