import Foundation
import MizanBase
import MizanControls
import MizanLayout

extension ScenePair {
    static let actions = [
        ScenePair("Link", #"{ "Link": { "destination": "https://www.example.com/", "label": { "Text": "a" } } }"#) {
            Link("a", destination: URL(fileURLWithPath: "/"))
        },
        ScenePair("ShareLink", #"{ "ShareLink": { "item": "i" } }"#) { ShareLink(item: "i") },
        ScenePair("ShareLink", #"{ "ShareLink": { "item": "https://www.example.com/a" } }"#) {
            ShareLink(item: URL(string: "https://www.example.com/a") ?? URL(fileURLWithPath: "/"))
        },
        ScenePair("ShareLink", #"{ "ShareLink": { "item": "i", "label": { "Text": "a" } } }"#) {
            ShareLink(item: "i") { Text("a") }
        },
        ScenePair("Menu", #"{ "Menu": { "label": { "Text": "m" }, "content": \#(ab) } }"#) {
            Menu("m") {
                Text("a")
                Text("longer")
            }
        },
        ScenePair("Menu", #"{ "Menu": { "label": { "Text": "m" }, "isPresented": true, "content": \#(ab) } }"#) {
            Menu(isPresented: .constant(true)) {
                Text("a")
                Text("longer")
            } label: {
                Text("m")
            }
        },
        ScenePair("ControlGroup", #"{ "ControlGroup": \#(ab) }"#) {
            ControlGroup {
                Text("a")
                Text("longer")
            }
        },
        ScenePair("ControlGroup", #"{ "ControlGroup": { "label": { "Text": "l" }, "content": \#(ab) } }"#) {
            ControlGroup("l") {
                Text("a")
                Text("longer")
            }
        },
        ScenePair("EditButton", #"{ "EditButton": {} }"#) { EditButton() },
        ScenePair(
            "labelsHidden",
            #"{ "Toggle": { "isOn": true, "label": { "Text": "a" } }, "modifiers": [{ "labelsHidden": {} }] }"#
        ) {
            Toggle("a", isOn: .constant(true)).labelsHidden()
        },
        ScenePair(
            "focusable", #"{ "Text": { "verbatim": "a" }, "modifiers": [{ "focusable": true }] }"#
        ) {
            Text(verbatim: "a").focusable()
        },
        ScenePair(
            "focusSection", #"{ "VStack": [{ "Text": { "verbatim": "a" } }], "modifiers": [{ "focusSection": {} }] }"#
        ) {
            VStack { Text(verbatim: "a") }.focusSection()
        },
        ScenePair(
            "prefersDefaultFocus",
            #"{ "Text": { "verbatim": "a" }, "modifiers": [{ "prefersDefaultFocus": true }] }"#
        ) {
            Text(verbatim: "a").prefersDefaultFocus(in: Namespace().wrappedValue)
        },
        ScenePair("DatePicker", #"{ "DatePicker": { "selection": "2026-03-01T09:30:00Z", "label": { "Text": "a" } } }"#)
        {
            DatePicker("a", selection: .constant(date))
        },
        ScenePair(
            "DatePicker",
            #"""
            { "DatePicker": { "selection": "2026-03-01T09:30:00Z", "in": { "min": "2026-02-03", "max": "2026-03-04" },
              "displayedComponents": "date", "label": { "Text": "a" } }, "modifiers": [{ "datePickerStyle": "graphical" }] }
            """#
        ) {
            let day = 86_400.0
            DatePicker(
                "a", selection: .constant(date),
                in: date.addingTimeInterval(-26 * day)...date.addingTimeInterval(2.7 * day),
                displayedComponents: .date
            )
            .datePickerStyle(.graphical)
        },
        ScenePair(
            "datePickerStyle",
            #"""
            { "DatePicker": { "selection": "2026-03-01T09:30:00Z", "displayedComponents": "hourAndMinute",
              "label": { "Text": "a" } }, "modifiers": [{ "datePickerStyle": "field" }] }
            """#
        ) {
            DatePicker("a", selection: .constant(date), displayedComponents: .hourAndMinute)
                .datePickerStyle(.field)
        },
    ]

    /// 2026-03-01T09:30:00Z
    private static var date: Date { Date(timeIntervalSince1970: 1_772_357_400) }
}
