extension Mutation {
    /// Screens and their bars, tables, windows, and what stands over a screen.
    static var screens: [Mutation] {
        let label = #""label": { "Text": "b" }"#
        let text = { (text: String) in #"{ "Text": { "verbatim": "\#(text)" } }"# }
        let height = #""modifiers": [{ "frame": { "height": 200 } }]"#
        let screen = { (modifiers: String) in
            #"{ "NavigationStack": [{ "Text": "a", "modifiers": [\#(modifiers)] }], \#(height) }"#
        }
        let titled = { (mode: String) in
            screen(#"{ "navigationTitle": "t" }, { "navigationBarTitleDisplayMode": "\#(mode)" }"#)
        }
        let tabs = { (selection: String, title: String, members: String) in
            #"""
            { "TabView": { "selection": "\#(selection)", "content": [
              { "Tab": { "title": { "verbatim": "\#(title)" }, "symbol": "star", "value": "1", "content": [\#(text("x"))] } },
              { "Tab": { "title": "b", "symbol": "star", "value": "2", "content": [\#(text("x"))] } } ] },
              "modifiers": [\#(members)] }
            """#
        }
        let table = { (title: String, members: String) in
            #"""
            { "Table": { "in": ["a"], "as": "row", "columns": [
              { "title": { "verbatim": "\#(title)" }, "content": [{ "Text": "$row" }] } ] },
              "modifiers": [{ "frame": { "height": 100 } }\#(members)] }
            """#
        }
        let group = { (name: String, words: String) in
            #"{ "\#(name)": { \#(label), "content": [\#(text(words))] } }"#
        }
        let date = { (date: String) in
            #"{ "DatePicker": { "selection": "\#(date)", "displayedComponents": "date", \#(label) } }"#
        }
        return [
            .view(
                "NavigationStack.path", #"{ "NavigationStack": { "content": [\#(text("x"))] }, \#(height) }"#,
                #"{ "NavigationStack": { "content": [\#(text("x"))], "path": [\#(text("y"))] }, \#(height) }"#,
                "safeAreaInset"),
            .view(
                "NavigationLink", #"{ "NavigationLink": { "label": \#(text("x")) } }"#,
                #"{ "NavigationLink": { "label": \#(text("y")) } }"#, "“x” → “y”"),
            .view("navigationTitle", screen(""), screen(#"{ "navigationTitle": "t" }"#), "safeAreaInset"),
            .view("navigationBarTitleDisplayMode", titled("large"), titled("inline"), "largeTitle → headline"),
            .view("toolbar", screen(""), screen(#"{ "toolbar": [{ "content": [\#(text("y"))] }] }"#), "safeAreaInset"),
            .view("searchable", screen(""), screen(#"{ "searchable": {} }"#), "safeAreaInset"),
            .view("TabView.selection", tabs("1", "a", ""), tabs("2", "a", ""), "selection"),
            .view("Tab.title", tabs("1", "a", ""), tabs("1", "c", ""), "“a” → “c”"),
            .view("tabViewStyle", tabs("1", "a", ""), tabs("1", "a", #"{ "tabViewStyle": "page" }"#), "new"),
            .view("Table.columns", table("t", ""), table("u", ""), "“t” → “u”"),
            .view("tableStyle", table("t", ""), table("t", #", { "tableStyle": "bordered" }"#), "is new"),
            .view("tableColumnHeaders", table("t", ""), table("t", #", { "tableColumnHeaders": "hidden" }"#), "gone"),
            .view(
                "WindowFrame.title", #"{ "WindowFrame": { "title": \#(text("x")), "content": [] } }"#,
                #"{ "WindowFrame": { "title": \#(text("y")), "content": [] } }"#, "“x” → “y”"),
            .view("MenuBar", #"{ "MenuBar": [\#(text("x"))] }"#, #"{ "MenuBar": [\#(text("y"))] }"#, "“x” → “y”"),
            .view(
                "ContentUnavailableView", #"{ "ContentUnavailableView": { "label": \#(text("x")) } }"#,
                #"{ "ContentUnavailableView": { "label": \#(text("y")) } }"#, "“x” → “y”"),
            .view(
                "Link", #"{ "Link": { "destination": "https://a.example/", "label": \#(text("x")) } }"#,
                #"{ "Link": { "destination": "https://a.example/", "label": \#(text("y")) } }"#, "“x” → “y”"),
            .view(
                "ShareLink.label", #"{ "ShareLink": { "item": "i", "label": \#(text("x")) } }"#,
                #"{ "ShareLink": { "item": "i", "label": \#(text("y")) } }"#, "“x” → “y”"),
            .view(
                "Menu.label", #"{ "Menu": { "label": \#(text("x")), "content": [] } }"#,
                #"{ "Menu": { "label": \#(text("y")), "content": [] } }"#, "“x” → “y”"),
            .view("ControlGroup", group("ControlGroup", "x"), group("ControlGroup", "y"), "“x” → “y”"),
            .view(
                "EditButton", #"{ "HStack": [\#(square)] }"#, #"{ "HStack": [\#(square), { "EditButton": {} }] }"#,
                "is new"),
            .view("DatePicker.selection", date("2026-03-01"), date("2026-03-02"), "→"),
            .modifier(
                "datePickerStyle", nil, #"{ "datePickerStyle": "graphical" }"#, "→ “March 2026”", of: date("2026-03-01")
            ),
            .modifier(
                "labelsHidden", nil, #"{ "labelsHidden": {} }"#, "gone",
                of: #"{ "Toggle": { "isOn": true, \#(label) } }"#),
            .modifier(
                "textEditorStyle", nil, #"{ "textEditorStyle": "plain" }"#, "gone",
                of: #"{ "TextEditor": { "text": "a" } }"#),
            presenting("sheet", #""content": [\#(text("x"))]"#),
            presenting("popover", #""content": [\#(text("x"))]"#),
            presenting("alert", #""title": "t", "actions": []"#),
            presenting("confirmationDialog", #""title": "t", "actions": []"#),
            .view("presentationDetents", sheet("large"), sheet("medium"), "height", node: "Presentation[0]"),
        ]
    }

    /// Something that stands over the screen: a node of the root.
    private static func presenting(_ name: String, _ arguments: String) -> Mutation {
        func view(_ isPresented: Bool) -> String {
            #"{ "Rectangle": {}, "modifiers": [{ "\#(name)": { "isPresented": \#(isPresented), \#(arguments) } }] }"#
        }
        return .view(name, view(false), view(true), "is new", node: "Presentation[0]")
    }

    private static func sheet(_ detent: String) -> String {
        #"""
        { "Rectangle": {}, "modifiers": [{ "sheet": { "isPresented": true, "content": [
          { "Text": "x", "modifiers": [{ "presentationDetents": ["\#(detent)"] }] }] } }] }
        """#
    }
}
