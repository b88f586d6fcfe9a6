import MizanBase
import MizanLayout

extension ScenePair {
    static let grids = [
        ScenePair(
            "Grid",
            #"""
            { "Grid": { "alignment": "topLeading", "horizontalSpacing": 3, "verticalSpacing": 5, "content":
              [{ "GridRow": \#(ab) }, { "Text": "spanning" }] } }
            """#
        ) {
            Grid(alignment: .topLeading, horizontalSpacing: 3, verticalSpacing: 5) {
                GridRow {
                    Text(verbatim: "a")
                    Text(verbatim: "longer")
                }
                Text(verbatim: "spanning")
            }
        },
        ScenePair("GridRow", #"{ "Grid": [{ "GridRow": { "alignment": "bottom", "content": \#(ab) } }] }"#) {
            Grid {
                GridRow(alignment: .bottom) {
                    Text(verbatim: "a")
                    Text(verbatim: "longer")
                }
            }
        },
        ScenePair(
            "gridColumnAlignment",
            #"""
            { "Grid": [{ "GridRow": [{ "Text": "a", "modifiers": [{ "gridColumnAlignment": "trailing" }] }] },
                       { "GridRow": [{ "Text": "longer" }] }] }
            """#
        ) {
            Grid {
                GridRow { Text(verbatim: "a").gridColumnAlignment(.trailing) }
                GridRow { Text(verbatim: "longer") }
            }
        },
    ]
}
