import Foundation
import MizanBase
import MizanControls
import MizanLayout

extension ScenePair {
    static let tables = [
        ScenePair("Table", table("", "")) { table(selection: nil) },
        ScenePair("Table", table(#""selection": 1, "#, "")) { table(selection: 1) },
        ScenePair("tableStyle", table("", #", "modifiers": [{ "tableStyle": "bordered" }]"#)) {
            table(selection: nil).tableStyle(.bordered)
        },
        ScenePair("tableColumnHeaders", table("", #", "modifiers": [{ "tableColumnHeaders": "hidden" }]"#)) {
            table(selection: nil).tableColumnHeaders(.hidden)
        },
    ]

    /// Two rows in three columns, in a scene and in Swift.
    private static func table(_ arguments: String, _ members: String) -> String {
        #"""
        { "Table": { "in": ["a", "longer"], "as": "row", \#(arguments)"columns": [
          { "title": "c", "width": 20, "content": [{ "Text": "$row" }] },
          { "title": "d", "minWidth": 10, "maxWidth": 30, "alignment": "numeric", "content": [{ "Text": "d" }] },
          { "title": "e", "minWidth": 20, "alignment": { "numeric": "nkoo" }, "content": [{ "Text": "$row" }, { "Text": "f" }] } ] }\#(members) }
        """#
    }

    private static func table(selection: Int?) -> some View {
        Table(
            ["a", "longer"].enumerated().map { Row(id: $0.offset, text: $0.element) }, selection: .constant(selection)
        ) {
            TableColumn("c") { Text(verbatim: $0.text) }.width(20)
            TableColumn("d") { _ in Text("d") }.width(min: 10, max: 30).alignment(.numeric)
            TableColumn("e") { row in
                Text(verbatim: row.text)
                Text("f")
            }
            .width(min: 20).alignment(.numeric(Locale.NumberingSystem("nkoo")))
        }
    }

    private struct Row: Identifiable {
        let id: Int
        let text: String
    }
}
