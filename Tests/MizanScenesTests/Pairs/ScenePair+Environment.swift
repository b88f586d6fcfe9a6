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
    ]
}
