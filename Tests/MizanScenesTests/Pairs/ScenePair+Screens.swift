import Foundation
import MizanBase
import MizanControls
import MizanLayout

extension ScenePair {
    static let screens = [
        ScenePair("WindowFrame", #"{ "WindowFrame": { "title": { "Text": "t" }, "content": \#(ab) } }"#) {
            WindowFrame("t") {
                Text("a")
                Text("longer")
            }
        },
        ScenePair("MenuBar", #"{ "MenuBar": \#(ab) }"#) {
            MenuBar {
                Text("a")
                Text("longer")
            }
        },
        ScenePair(
            "ContentUnavailableView",
            #"""
            { "ContentUnavailableView": { "label": { "Label": { "title": "t", "symbol": "star" } },
              "description": [{ "Text": "d" }], "actions": [{ "Button": { "label": { "Text": "a" } } }] } }
            """#
        ) {
            ContentUnavailableView {
                Label("t", systemImage: "star")
            } description: {
                Text("d")
            } actions: {
                Button("a") {}
            }
        },
        ScenePair(
            "ContentUnavailableView",
            #"{ "ContentUnavailableView": { "label": { "Label": { "title": "t", "symbol": "star" } } } }"#
        ) {
            ContentUnavailableView("t", systemImage: "star")
        },
        ScenePair("sheet", presenting(#"{ "sheet": { "isPresented": true, "content": [{ "Text": "s" }] } }"#)) {
            screen.sheet(isPresented: .constant(true)) { Text("s") }
        },
        ScenePair("sheet", presenting(#"{ "sheet": { "isPresented": false, "content": [{ "Text": "s" }] } }"#)) {
            screen
        },
        ScenePair("popover", presenting(#"{ "popover": { "isPresented": true, "content": [{ "Text": "s" }] } }"#)) {
            screen.popover(isPresented: .constant(true)) { Text("s") }
        },
        ScenePair(
            "presentationDetents",
            presenting(
                #"""
                { "sheet": { "isPresented": true, "content": [{ "Text": "s",
                  "modifiers": [{ "presentationDetents": ["medium", { "height": 70 }, { "fraction": 0.9 }] }] }] } }
                """#)
        ) {
            screen.sheet(isPresented: .constant(true)) {
                Text("s").presentationDetents([.medium, .height(70), .fraction(0.9)])
            }
        },
        ScenePair(
            "alert",
            presenting(
                #"""
                { "alert": { "title": "t", "isPresented": true, "actions": [{ "Button": { "label": { "Text": "b" } } }],
                  "message": { "Text": "m" } } }
                """#)
        ) {
            screen.alert("t", isPresented: .constant(true)) {
                Button("b") {}
            } message: {
                Text("m")
            }
        },
        ScenePair(
            "alert", presenting(#"{ "alert": { "title": "t", "isPresented": true, "actions": [] } }"#)
        ) {
            screen.alert("t", isPresented: .constant(true)) {}
        },
        ScenePair(
            "confirmationDialog",
            presenting(
                #"""
                { "confirmationDialog": { "title": "t", "isPresented": true, "titleVisibility": "visible",
                  "actions": [{ "Button": { "label": { "Text": "b" } } }], "message": { "Text": "m" } } }
                """#)
        ) {
            screen.confirmationDialog("t", isPresented: .constant(true), titleVisibility: .visible) {
                Button("b") {}
            } message: {
                Text("m")
            }
        },
        ScenePair(
            "confirmationDialog",
            presenting(
                #"""
                { "confirmationDialog": { "title": "t", "isPresented": true,
                  "actions": [{ "Button": { "label": { "Text": "b" } } }] } }
                """#)
        ) {
            screen.confirmationDialog("t", isPresented: .constant(true)) { Button("b") {} }
        },
    ]

    /// A screen that presents something, in a scene and in Swift.
    private static func presenting(_ modifier: String) -> String {
        #"{ "Text": "a", "modifiers": [{ "frame": { "height": 300 } }, \#(modifier)] }"#
    }

    private static var screen: some View { Text("a").frame(height: 300) }
}
