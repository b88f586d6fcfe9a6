import MizanDrawing

extension Mutation {
    /// The arguments of views.
    static var views: [Mutation] {
        let stack = { (type: String, members: String, content: String) in
            #"{ "\#(type)": { \#(members)"content": [\#(content)] } }"#
        }
        func alignments(_ type: String, _ old: String, _ new: String) -> Mutation {
            .view(
                "\(type).alignment", stack(type, #""alignment": "\#(old)", "#, pair),
                stack(type, #""alignment": "\#(new)", "#, pair), "alignment")
        }
        func spacings(_ type: String, _ argument: String = "spacing", content: String = pair) -> Mutation {
            .view(
                "\(type).\(argument)", stack(type, #""\#(argument)": 4, "#, content),
                stack(type, #""\#(argument)": 5, "#, content), "\(argument) 4 → 5")
        }
        let scroll = { (arguments: String) in
            #"{ "ScrollView": \#(arguments), "modifiers": [{ "frame": { "height": 30 } }] }"#
        }
        let rows = #"{ "GridRow": [\#(pair)] }, { "GridRow": [\#(large), \#(square)] }"#
        let three = { (height: Int) in
            let capsule = #"{ "Capsule": {}, "modifiers": [{ "frame": { "width": 30, "height": \#(height) } }] }"#
            return
                #"{ "VStack": [{ "Capsule": {}, "id": "first", "modifiers": [{ "frame": { "width": 30, "height": \#(height) } }] }, \#(capsule), \#(capsule)] }"#
        }
        return [
            alignments("HStack", "top", "bottom"), spacings("HStack"), alignments("VStack", "leading", "trailing"),
            spacings("VStack"), alignments("ZStack", "leading", "bottomTrailing"),
            alignments("LazyVStack", "leading", "trailing"), spacings("LazyVStack"),
            alignments("LazyHStack", "top", "bottom"), spacings("LazyHStack"),
            .view(
                "Spacer.minLength", #"{ "HStack": [\#(square), { "Spacer": { "minLength": 3 } }, \#(large)] }"#,
                #"{ "HStack": [\#(square), { "Spacer": { "minLength": 5 } }, \#(large)] }"#, "minLength 3 → 5"),
            .view(
                "ViewThatFits.in", stack("ViewThatFits", #""in": "horizontal", "#, pair),
                stack("ViewThatFits", #""in": "vertical", "#, pair), "axes horizontal → vertical"),
            alignments("Grid", "leading", "trailing").content(rows),
            spacings("Grid", "horizontalSpacing", content: rows),
            spacings("Grid", "verticalSpacing", content: rows),
            .view(
                "GridRow.alignment",
                #"{ "Grid": [{ "GridRow": { "alignment": "top", "content": [\#(pair)] }, "id": "row" }] }"#,
                #"{ "Grid": [{ "GridRow": { "alignment": "bottom", "content": [\#(pair)] }, "id": "row" }] }"#,
                "alignment top → bottom", node: "target/row"),
            .view(
                "LazyVGrid.columns", stack("LazyVGrid", #""columns": [{ "fixed": 40 }], "#, pair),
                stack("LazyVGrid", #""columns": [{ "fixed": 50 }], "#, pair), "columns fixed 40 → 50"),
            .view(
                "LazyVGrid.spacing", stack("LazyVGrid", #""columns": [{ "fixed": 40 }], "spacing": 3, "#, pair),
                stack("LazyVGrid", #""columns": [{ "fixed": 40 }], "spacing": 4, "#, pair), "spacing 3 → 4"),
            .view(
                "LazyVGrid.alignment", stack("LazyVGrid", #""columns": [{ "fixed": 40 }], "#, pair),
                stack("LazyVGrid", #""columns": [{ "fixed": 40 }], "alignment": "trailing", "#, pair),
                "alignment trailing"),
            .view(
                "LazyHGrid.rows", stack("LazyHGrid", #""rows": [{ "fixed": 40 }], "#, pair),
                stack("LazyHGrid", #""rows": [{ "adaptive": { "minimum": 50 } }], "#, pair), "rows"),
            .view(
                "LazyHGrid.spacing", stack("LazyHGrid", #""rows": [{ "fixed": 40 }], "spacing": 3, "#, pair),
                stack("LazyHGrid", #""rows": [{ "fixed": 40 }], "spacing": 4, "#, pair), "spacing 3 → 4"),
            alignments("FlowLayout", "topLeading", "bottomTrailing"), spacings("FlowLayout", "horizontalSpacing"),
            spacings("FlowLayout", "verticalSpacing"), spacings("EqualWidthHStack"),
            .view(
                "AnyLayout.layout", #"{ "AnyLayout": { "layout": "HStackLayout", "content": [\#(pair)] } }"#,
                #"{ "AnyLayout": { "layout": "VStackLayout", "content": [\#(pair)] } }"#,
                "is a VStack now, HStack before"),
            .view("Divider", #"{ "Divider": {} }"#, #"{ "Rectangle": {} }"#, "is a Rectangle now, Divider before"),
            .view(
                "ScrollView.axes", #"{ "ScrollView": { "axes": "vertical", "content": [\#(pair)] } }"#,
                #"{ "ScrollView": { "axes": "horizontal", "content": [\#(pair)] } }"#, "axes"),
            .view(
                "ScrollView.showsIndicators", scroll(#"[\#(pair)]"#),
                scroll(#"{ "showsIndicators": false, "content": [\#(pair)] }"#), "scroller"),
            .view(
                "GeometryReader", #"{ "GeometryReader": { "as": "r", "content": [\#(square)] } }"#,
                #"{ "GeometryReader": { "as": "r", "content": [\#(large)] } }"#, "frame width 20 → 30"),
            .view(
                "ForEach",
                #"{ "VStack": [{ "ForEach": { "in": ["a", "b"], "as": "e", "content": [{ "Text": "$e" }] } }] }"#,
                #"{ "VStack": [{ "ForEach": { "in": ["a", "c"], "as": "e", "content": [{ "Text": "$e" }] } }] }"#,
                "text “b” → “c”"),
            .view(
                "If", #"{ "VStack": [{ "If": { "condition": true, "content": [{ "Text": "a" }] } }, \#(square)] }"#,
                #"{ "VStack": [{ "If": { "condition": false, "content": [{ "Text": "a" }] } }, \#(square)] }"#,
                "is gone"),
            .view(
                "Group", #"{ "VStack": [{ "Group": [\#(square)] }] }"#, #"{ "VStack": [{ "Group": [\#(large)] }] }"#,
                "frame width 20 → 30"),
            .view(
                "AnyView", #"{ "VStack": [{ "AnyView": \#(square) }] }"#, #"{ "VStack": [{ "AnyView": \#(large) }] }"#,
                "frame width 20 → 30"),
            .view(
                "EmptyView", #"{ "VStack": [\#(square), { "EmptyView": {} }] }"#,
                #"{ "VStack": [\#(square), { "Divider": {} }] }"#, "is new"),
            .view("Text", text, #"{ "Text": { "verbatim": "Other words" } }"#, "text “"),
            .view("Label.title", label("a", "play.fill"), label("b", "play.fill"), "text “a” → “b”"),
            .view("Label.symbol", label("a", "play.fill"), label("a", "drop.fill"), "symbol play.fill → drop.fill"),
            .view(
                "Image.symbol", #"{ "Image": { "symbol": "play.fill" } }"#, #"{ "Image": { "symbol": "drop.fill" } }"#,
                "symbol play.fill → drop.fill"),
            .view(
                "Image.resizable", #"{ "Image": { "symbol": "play.fill" } }"#,
                #"{ "Image": { "symbol": "play.fill", "resizable": true } }"#, "resizable"),
            .view(
                "Image.renderingMode", #"{ "Image": { "symbol": "cloud.sun" } }"#,
                #"{ "Image": { "symbol": "cloud.sun", "renderingMode": "template" } }"#, "RenderingMode"),
            .view(
                "Image.horizontallyFlipped", #"{ "Image": { "symbol": "play.fill" } }"#,
                #"{ "Image": { "symbol": "play.fill", "horizontallyFlipped": true } }"#, "mirrored"),
            .view("Color", ##"{ "Color": "#ff0000" }"##, ##"{ "Color": "#00ff00" }"##, "fill #ff0000 → #00ff00"),
            .view("three capsules", three(4), three(5), "frame height 4 → 5"),
        ] + shapes
    }

    private static func label(_ title: String, _ symbol: String) -> String {
        #"{ "Label": { "title": { "verbatim": "\#(title)" }, "symbol": "\#(symbol)" } }"#
    }

    private static var shapes: [Mutation] {
        let shape = { (type: String, members: String) in #"{ "\#(type)": { \#(members) } }"# }
        let filled = ["Capsule", "Circle", "Ellipse", "Rectangle"].map { type in
            Mutation.view(
                "\(type).fill", shape(type, ##""fill": "#ff0000""##), shape(type, ##""fill": "#00ff00""##),
                "fill #ff0000 → #00ff00")
        }
        func stroke(_ members: String) -> String {
            ##"{ "Rectangle": { "stroke": { "style": "#ff0000", "lineWidth": 2\##(members) } } }"##
        }
        return filled + [
            .view(
                "Rectangle.stroke", stroke(""),
                ##"{ "Rectangle": { "stroke": { "style": "#ff0000", "lineWidth": 3 } } }"##, "stroke 2 → 3"),
            .view(
                "Rectangle.stroke.dash", stroke(#", "dash": [4, 2]"#), stroke(#", "dash": [4, 3]"#),
                "stroke dash 4,2 → 4,3"),
            .view("Rectangle.stroke.lineCap", stroke(""), stroke(#", "lineCap": "round""#), "stroke lineCap round"),
            .view(
                "RoundedRectangle.cornerRadius", shape("RoundedRectangle", #""cornerRadius": 8"#),
                shape("RoundedRectangle", #""cornerRadius": 9"#), "cornerRadius 8 → 9"),
            .view(
                "UnevenRoundedRectangle", shape("UnevenRoundedRectangle", #""topLeadingRadius": 8"#),
                shape("UnevenRoundedRectangle", #""topLeadingRadius": 9"#), "cornerRadii 8,0,0,0 → 9,0,0,0"),
            .view(
                "Path.data", shape("Path", #""data": "M0 0L9 9L0 9Z""#), shape("Path", #""data": "M0 0L8 9L0 9Z""#),
                "path"),
            .view(
                "LinearGradient",
                ##"{ "LinearGradient": { "colors": ["#ff0000", "#00ff00"], "startPoint": "leading", "endPoint": "trailing" } }"##,
                ##"{ "LinearGradient": { "colors": ["#ff0000", "#0000ff"], "startPoint": "leading", "endPoint": "trailing" } }"##,
                "fill stop #00ff00 → #0000ff"),
        ]
    }

    /// The arguments of controls.
    static var controls: [Mutation] {
        let toggle = { (isOn: Bool) in #"{ "Toggle": { "isOn": \#(isOn), "label": { "Text": "b" } } }"# }
        return [
            .view(
                "Button.label", #"{ "Button": { "label": { "Text": { "verbatim": "a" } } } }"#,
                #"{ "Button": { "label": { "Text": { "verbatim": "b" } } } }"#, "text “a” → “b”"),
            .view(
                "Button.role", #"{ "Button": { "label": { "Text": "b" } } }"#,
                #"{ "Button": { "label": { "Text": "b" }, "role": "destructive" } }"#, "color #"),
            .view(
                "PageView.selection", #"{ "PageView": { "content": [\#(pair)] } }"#,
                #"{ "PageView": { "selection": 1, "content": [\#(pair)] } }"#, "selection 1"),
            .view(
                "ProgressView.value", #"{ "ProgressView": { "value": 0.4 } }"#,
                #"{ "ProgressView": { "value": 0.5 } }"#, "label"),
            .view(
                "ProgressView.total", #"{ "ProgressView": { "value": 0.4 } }"#,
                #"{ "ProgressView": { "value": 0.4, "total": 2 } }"#, "label"),
            .view("Slider.value", #"{ "Slider": { "value": 0.4 } }"#, #"{ "Slider": { "value": 0.5 } }"#, "label"),
            .view(
                "Slider.in", #"{ "Slider": { "value": 0.4 } }"#,
                #"{ "Slider": { "value": 0.4, "in": { "min": 0, "max": 2 } } }"#, "label"),
            .view(
                "SecureField.text", #"{ "SecureField": { "text": "a", "label": { "Text": "b" } } }"#,
                #"{ "SecureField": { "text": "ab", "label": { "Text": "b" } } }"#, "text “•” → “••”"),
            .view(
                "TextEditor.text", #"{ "TextEditor": { "text": "a" } }"#, #"{ "TextEditor": { "text": "b" } }"#,
                "text “a” → “b”"),
            .view(
                "TextField.text", #"{ "TextField": { "text": "a", "label": { "Text": "b" } } }"#,
                #"{ "TextField": { "text": "c", "label": { "Text": "b" } } }"#, "text “a” → “c”"),
            .view(
                "TextField.prompt", #"{ "TextField": { "text": "", "label": { "Text": "b" }, "prompt": "a" } }"#,
                #"{ "TextField": { "text": "", "label": { "Text": "b" }, "prompt": "c" } }"#, "text “a” → “c”"),
            .view("Toggle.isOn", toggle(true), toggle(false), "without isOn"),
        ]
    }

    fileprivate func content(_ content: String) -> Mutation {
        Mutation(
            row: row, before: before.replacing(Self.pair, with: content),
            after: after.replacing(Self.pair, with: content),
            says: says, node: node, variant: variant)
    }
}
