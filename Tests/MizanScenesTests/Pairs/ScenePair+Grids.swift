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
                    Text("a")
                    Text("longer")
                }
                Text("spanning")
            }
        },
        ScenePair("GridRow", #"{ "Grid": [{ "GridRow": { "alignment": "bottom", "content": \#(ab) } }] }"#) {
            Grid {
                GridRow(alignment: .bottom) {
                    Text("a")
                    Text("longer")
                }
            }
        },
        ScenePair(
            "gridColumnAlignment",
            #"""
            { "Grid": [{ "GridRow": [{ "Text": "1.25", "modifiers": [{ "gridColumnAlignment": "decimal" }] }] },
              { "GridRow": [{ "Text": "10" }] }] }
            """#
        ) {
            Grid {
                GridRow { Text("1.25").gridColumnAlignment(.decimal) }
                GridRow { Text("10") }
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
                GridRow { Text("a").gridColumnAlignment(.trailing) }
                GridRow { Text("longer") }
            }
        },
        ScenePair(
            "gridCellColumns",
            #"""
            { "Grid": [{ "GridRow": \#(ab) },
                       { "GridRow": [{ "Text": "longer than both", "modifiers": [{ "gridCellColumns": 2 }] }] }] }
            """#
        ) {
            Grid {
                GridRow {
                    Text("a")
                    Text("longer")
                }
                GridRow { Text("longer than both").gridCellColumns(2) }
            }
        },
        ScenePair(
            "gridCellAnchor",
            #"""
            { "Grid": [{ "GridRow": { "alignment": "top", "content": [
                { "Text": "a", "modifiers": [{ "gridCellAnchor": { "x": 0.25, "y": 0.75 } }] },
                { "Text": "b", "modifiers": [{ "gridCellAnchor": "bottomTrailing" }] },
                { "Rectangle": {}, "modifiers": [{ "frame": { "width": 9, "height": 90 } }] } ] } },
              { "GridRow": [{ "Text": "longer" }, { "Text": "longer" }] }] }
            """#
        ) {
            Grid {
                GridRow(alignment: .top) {
                    Text("a").gridCellAnchor(UnitPoint(x: 0.25, y: 0.75))
                    Text("b").gridCellAnchor(.bottomTrailing)
                    Rectangle().frame(width: 9, height: 90)
                }
                GridRow {
                    Text("longer")
                    Text("longer")
                }
            }
        },
        ScenePair(
            "gridCellUnsizedAxes",
            #"""
            { "Grid": [{ "GridRow": \#(ab) },
                       { "Rectangle": {}, "modifiers": [{ "gridCellUnsizedAxes": "both" }] }] }
            """#
        ) {
            Grid {
                GridRow {
                    Text("a")
                    Text("longer")
                }
                Rectangle().gridCellUnsizedAxes([.horizontal, .vertical])
            }
        },
        ScenePair(
            "LazyVGrid",
            #"""
            { "LazyVGrid": { "columns": [{ "fixed": 30, "alignment": "topTrailing" },
                { "adaptive": { "minimum": 20, "maximum": 60 }, "spacing": 3 }, { "flexible": {} }],
                "alignment": "leading", "spacing": 5, "pinnedViews": ["sectionHeaders"],
                "content": [{ "Text": "a" }, { "Text": "b" }, { "Text": "c" }, { "Text": "d" }, { "Text": "e\nf" }] },
              "modifiers": [{ "frame": { "width": 200 } }] }
            """#
        ) {
            LazyVGrid(
                columns: [
                    GridItem(.fixed(30), alignment: .topTrailing),
                    GridItem(.adaptive(minimum: 20, maximum: 60), spacing: 3), GridItem(.flexible()),
                ], alignment: .leading, spacing: 5, pinnedViews: .sectionHeaders
            ) {
                Text("a")
                Text("b")
                Text("c")
                Text("d")
                Text("e\nf")
            }
            .frame(width: 200)
        },
        ScenePair(
            "LazyHGrid",
            #"""
            { "LazyHGrid": { "rows": [{ "flexible": { "minimum": 20, "maximum": 50 } }, { "fixed": 30 }],
                "alignment": "top", "spacing": 5, "content": \#(ab) },
              "modifiers": [{ "frame": { "height": 200 } }] }
            """#
        ) {
            LazyHGrid(
                rows: [GridItem(.flexible(minimum: 20, maximum: 50)), GridItem(.fixed(30))], alignment: .top, spacing: 5
            ) {
                Text("a")
                Text("longer")
            }
            .frame(height: 200)
        },
    ]
}
