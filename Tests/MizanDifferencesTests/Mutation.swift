/// A view of a scene with one argument changed, and the word that the first finding has for it.
struct Mutation {
    /// The row of a table: `padding`, `HStack.spacing`.
    let row: String
    /// The view, whose id is `target` where a node of it can have one.
    let before: String
    let after: String
    /// What the first finding says beside the node.
    let says: String
    /// The node that the first finding names: the target, unless the row makes no node of its own.
    var node = "target"
    var variant = "en_w320"

    /// The name of the row.
    var name: String { String(row.prefix { $0 != "." }) }

    /// A modifier of a text; nil for none.
    static func modifier(
        _ row: String, _ old: String?, _ new: String?, _ says: String, of view: String = text,
        variant: String = "en_w320"
    ) -> Mutation {
        func with(_ modifier: String?) -> String {
            view.dropLast() + #", "id": "target", "modifiers": [\#(modifier ?? "")] }"#
        }
        return Mutation(row: row, before: with(old), after: with(new), says: says, variant: variant)
    }

    /// An argument of a view.
    static func view(
        _ row: String, _ old: String, _ new: String, _ says: String, node: String = "target",
        variant: String = "en_w320"
    ) -> Mutation {
        func named(_ view: String) -> String { view.dropLast() + #", "id": "target" }"# }
        return Mutation(
            row: row, before: named(old), after: named(new), says: says, node: node, variant: variant)
    }

    static let text = #"{ "Text": { "verbatim": "Some words that are not all too short to be broken into lines" } }"#
    static let square = #"{ "Rectangle": {}, "modifiers": [{ "frame": { "width": 20, "height": 10 } }] }"#
    static let large = #"{ "Rectangle": {}, "modifiers": [{ "frame": { "width": 30, "height": 40 } }] }"#
    static var pair: String { "\(square), \(large)" }
}

extension Mutation {
    /// Every row of the tables that has an effect on a layout at rest.
    static var all: [Mutation] {
        layoutModifiers + textModifiers + drawingModifiers + otherModifiers + views + controls + rows + screens
    }

    private static var layoutModifiers: [Mutation] {
        let frame = { (member: String) in #"{ "frame": { \#(member) } }"# }
        let box = #"{ "Rectangle": {} }"#
        let icon = #"{ "Image": { "symbol": "play.fill" } }"#
        return [
            .modifier("padding", #"{ "padding": 16 }"#, #"{ "padding": 17 }"#, "padding 16 → 17"),
            .modifier("padding.top", nil, #"{ "padding": { "top": 3 } }"#, "padding (top 3)"),
            .modifier(
                "padding.leading", #"{ "padding": { "leading": 3, "top": 1 } }"#,
                #"{ "padding": { "leading": 4, "top": 1 } }"#, "padding leading 3 → 4"),
            .modifier(
                "padding.horizontal", #"{ "padding": { "horizontal": 3 } }"#, #"{ "padding": { "horizontal": 5 } }"#,
                "padding horizontal 3 → 5"),
            .modifier("frame.width", frame(#""width": 40"#), frame(#""width": 50"#), "frame width 40 → 50", of: icon),
            .modifier(
                "frame.height", frame(#""height": 40"#), frame(#""height": 50"#), "frame height 40 → 50", of: icon),
            .modifier("frame.minWidth", nil, frame(#""minWidth": 50"#), "frame (minWidth 50)", of: icon),
            .modifier(
                "frame.idealWidth", frame(#""idealWidth": 60"#), frame(#""idealWidth": 50"#),
                "frame idealWidth 60 → 50",
                of: box),
            .modifier("frame.maxWidth", frame(#""maxWidth": 60"#), frame(#""maxWidth": 50"#), "frame maxWidth 60 → 50"),
            .modifier("frame.minHeight", nil, frame(#""minHeight": 50"#), "frame (minHeight 50)", of: icon),
            .modifier("frame.maxHeight", nil, frame(#""maxHeight": 10"#), "frame (maxHeight 10)"),
            .modifier(
                "frame.alignment", frame(#""width": 90, "alignment": "leading""#),
                frame(#""width": 90, "alignment": "trailing""#), "frame alignment leading → trailing", of: icon),
            .modifier("fixedSize", nil, #"{ "fixedSize": {} }"#, "fixedSize both"),
            .modifier(
                "fixedSize.vertical", #"{ "fixedSize": {} }"#, #"{ "fixedSize": { "vertical": false } }"#,
                "fixedSize both → horizontal"),
            .modifier(
                "alignmentGuide", nil, #"{ "alignmentGuide": { "horizontal": "center", "offset": 4 } }"#,
                "alignmentGuide center", of: icon),
            .modifier("layoutPriority", nil, #"{ "layoutPriority": 1 }"#, "layoutPriority 1"),
            .modifier("offset", #"{ "offset": { "x": 3 } }"#, #"{ "offset": { "x": 4 } }"#, "offset 3,0 → 4,0"),
            .modifier(
                "position", #"{ "position": { "x": 3, "y": 9 } }"#, #"{ "position": { "x": 4, "y": 9 } }"#,
                "position 3,9 → 4,9"),
            .modifier(
                "aspectRatio", #"{ "aspectRatio": { "aspectRatio": 2, "contentMode": "fit" } }"#,
                #"{ "aspectRatio": { "aspectRatio": 3, "contentMode": "fit" } }"#, "aspectRatio 2 → 3", of: box),
            .modifier("scaledToFit", nil, #"{ "scaledToFit": {} }"#, "aspectRatio", of: icon),
            .modifier("scaledToFill", nil, #"{ "scaledToFill": {} }"#, "aspectRatio", of: icon),
            .modifier(
                "containerRelativeFrame",
                #"{ "containerRelativeFrame": { "axes": "horizontal", "count": 2, "spacing": 8 } }"#,
                #"{ "containerRelativeFrame": { "axes": "horizontal", "count": 3, "spacing": 8 } }"#,
                "containerRelativeFrame count 2 → 3"),
            .modifier("ignoresSafeArea", nil, #"{ "ignoresSafeArea": {} }"#, "ignoresSafeArea all"),
            .modifier(
                "safeAreaPadding", #"{ "safeAreaPadding": 16 }"#, #"{ "safeAreaPadding": 18 }"#,
                "safeAreaPadding 16 → 18"),
            .modifier(
                "safeAreaInset.spacing",
                #"{ "safeAreaInset": { "edge": "bottom", "spacing": 4, "content": [{ "Divider": {} }] } }"#,
                #"{ "safeAreaInset": { "edge": "bottom", "spacing": 9, "content": [{ "Divider": {} }] } }"#,
                "safeAreaInset spacing 4 → 9"),
            .modifier("zIndex", nil, #"{ "zIndex": 1 }"#, "zIndex 1"),
            .view(
                "gridCellColumns", grid(#""modifiers": [{ "gridCellColumns": 1 }]"#),
                grid(#""modifiers": [{ "gridCellColumns": 2 }]"#), "gridCellColumns 2", node: "target/cell"),
            .view(
                "gridColumnAlignment", grid(""), grid(#""modifiers": [{ "gridColumnAlignment": "trailing" }]"#),
                "gridColumnAlignment trailing", node: "target/cell"),
            .view(
                "gridCellAnchor", grid(""), grid(#""modifiers": [{ "gridCellAnchor": "bottomTrailing" }]"#),
                "gridCellAnchor 1,1", node: "target/cell"),
            .view(
                "gridCellUnsizedAxes", grid(""), grid(#""modifiers": [{ "gridCellUnsizedAxes": "horizontal" }]"#),
                "gridCellUnsizedAxes horizontal", node: "target/cell"),
        ]
    }

    private static func grid(_ members: String) -> String {
        let cell = #"{ "Rectangle": {}, "id": "cell"\#(members.isEmpty ? "" : ", " + members) }"#
        return #"{ "Grid": [{ "GridRow": [\#(cell), { "Text": "b" }] }, { "GridRow": [\#(pair)] }] }"#
    }

    private static var textModifiers: [Mutation] {
        let icon = #"{ "Image": { "symbol": "play.fill" } }"#
        return [
            .modifier("font", #"{ "font": "footnote" }"#, #"{ "font": "title3" }"#, "font footnote → title3"),
            .modifier(
                "font.size", #"{ "font": { "size": 20 } }"#, #"{ "font": { "size": 21 } }"#, "font 20 → 21", of: icon),
            .modifier(
                "font.weight", #"{ "font": { "style": "title", "weight": "bold" } }"#, #"{ "font": "title" }"#,
                "font weight bold", variant: "ar-EG_w320"),
            .modifier("fontWeight", nil, #"{ "fontWeight": "bold" }"#, "font body (weight bold)"),
            .modifier("fontWidth", nil, #"{ "fontWidth": "condensed" }"#, "font body (width 75)"),
            .modifier("bold", nil, #"{ "bold": {} }"#, "font body (weight emphasized)"),
            .modifier("italic", nil, #"{ "italic": {} }"#, "italic"),
            .modifier(
                "multilineTextAlignment", nil, #"{ "multilineTextAlignment": "trailing" }"#,
                "multilineTextAlignment trailing"),
            .modifier(
                "writingDirection", nil, #"{ "writingDirection": "rightToLeft" }"#, "writingDirection rightToLeft"),
            .modifier("userText", nil, #"{ "userText": {} }"#, "writingDirection natural"),
            .modifier("lineLimit", #"{ "lineLimit": 1 }"#, #"{ "lineLimit": 2 }"#, "lineLimit 1 → 2"),
            .modifier(
                "lineLimit.reservesSpace", #"{ "lineLimit": 4 }"#,
                #"{ "lineLimit": { "number": 4, "reservesSpace": true } }"#, "reservesSpace 4"),
            .modifier("lineSpacing", nil, #"{ "lineSpacing": 4 }"#, "lineSpacing 4"),
            .modifier("minimumScaleFactor", nil, #"{ "minimumScaleFactor": 0.5 }"#, "minimumScaleFactor 0.5"),
            .modifier("allowsTightening", nil, #"{ "allowsTightening": true }"#, "allowsTightening true"),
            .modifier("truncationMode", nil, #"{ "truncationMode": "head" }"#, "truncationMode head"),
            .modifier("tracking", nil, #"{ "tracking": 2 }"#, "tracking 2"),
            .modifier("baselineOffset", nil, #"{ "baselineOffset": 3 }"#, "baselineOffset 3"),
            .modifier("monospacedDigit", nil, #"{ "monospacedDigit": {} }"#, "font body (feature tnum)"),
            .modifier("smallCaps", nil, #"{ "smallCaps": {} }"#, "feature smcp"),
            .modifier("fontFeature", nil, #"{ "fontFeature": "onum" }"#, "font body (feature onum)"),
            .modifier("textCase", nil, #"{ "textCase": "uppercase" }"#, "textCase uppercase"),
            .modifier("underline", nil, #"{ "underline": "solid" }"#, "underline"),
            .modifier(
                "underline.color", ##"{ "underline": { "color": "#ff0000" } }"##,
                ##"{ "underline": { "color": "#00ff00" } }"##, "color #ff0000 → #00ff00"),
            .modifier(
                "strikethrough.color", nil, ##"{ "strikethrough": { "color": "#ff0000" } }"##, "color #ff0000"),
            .modifier("textBackground", nil, ##"{ "textBackground": "#ffe08a" }"##, "text-background"),
            .modifier("lineHeight", nil, #"{ "lineHeight": 1.5 }"#, "lineHeightMultiple 1.5"),
            .modifier("strikethrough", nil, #"{ "strikethrough": "dash" }"#, "strikethrough"),
            .modifier("wordBreak", nil, #"{ "wordBreak": "phrase" }"#, "wordBreak phrase"),
            .modifier("hyphenation", nil, #"{ "hyphenation": "automatic" }"#, "hyphenation automatic"),
            .modifier("wrapping", nil, #"{ "wrapping": "balanced" }"#, "wrapping balanced"),
            .modifier("dynamicTypeSize", nil, #"{ "dynamicTypeSize": "xxLarge" }"#, "dynamicTypeSize xxLarge"),
            .modifier(
                "transformEnvironment", nil, #"{ "transformEnvironment": { "value": "lineSpacing", "add": 3 } }"#,
                "lineSpacing 3"),
            .modifier("modifier", nil, #"{ "modifier": [{ "padding": 3 }] }"#, "padding 3"),
        ]
    }

    private static var drawingModifiers: [Mutation] {
        let icon = #"{ "Image": { "symbol": "cloud.sun" } }"#
        let shadow = { (member: String) in #"{ "shadow": { "radius": 4\#(member) } }"# }
        return [
            .modifier("foregroundColor", nil, ##"{ "foregroundColor": "#ff0000" }"##, "color #"),
            .modifier("foregroundStyle", nil, ##"{ "foregroundStyle": "#ff0000" }"##, "color #"),
            .modifier(
                "foregroundStyle.gradient", nil,
                ##"{ "foregroundStyle": { "LinearGradient": { "colors": ["#ff0000", "#00ff00"], "startPoint": "leading", "endPoint": "trailing" } } }"##,
                "foregroundStyle gradient"),
            .modifier(
                "tint", nil, ##"{ "tint": "#ff0000" }"##, "color #", of: #"{ "Button": { "label": { "Text": "b" } } }"#),
            .modifier("background", nil, ##"{ "background": "#ff0000" }"##, "is new"),
            .modifier(
                "background.color", ##"{ "background": "#ff0000" }"##, ##"{ "background": "#00ff00" }"##,
                "fill #ff0000 → #00ff00"),
            .modifier(
                "overlay", ##"{ "overlay": "#ff0000" }"##, ##"{ "overlay": "#00ff00" }"##, "fill #ff0000 → #00ff00"),
            .modifier(
                "border", ##"{ "border": "#ff0000" }"##, ##"{ "border": { "style": "#ff0000", "width": 2 } }"##,
                "stroke 1 → 2"),
            .modifier(
                "blendMode", #"{ "blendMode": "multiply" }"#, #"{ "blendMode": "screen" }"#,
                "blendMode multiply → screen"),
            .modifier("blur", #"{ "blur": 2 }"#, #"{ "blur": 3 }"#, "blur 2 → 3"),
            .modifier("brightness", #"{ "brightness": 0.2 }"#, #"{ "brightness": 0.3 }"#, "brightness 0.2 → 0.3"),
            .modifier("colorInvert", nil, #"{ "colorInvert": {} }"#, "colorInvert"),
            .modifier(
                "colorMultiply", ##"{ "colorMultiply": "#ff0000" }"##, ##"{ "colorMultiply": "#00ff00" }"##,
                "colorMultiply #ff0000 → #00ff00"),
            .modifier("compositingGroup", nil, #"{ "compositingGroup": {} }"#, "blendMode normal"),
            .modifier("contrast", #"{ "contrast": 2 }"#, #"{ "contrast": 3 }"#, "contrast 2 → 3"),
            .modifier("grayscale", #"{ "grayscale": 0.2 }"#, #"{ "grayscale": 0.3 }"#, "grayscale 0.2 → 0.3"),
            .modifier("hueRotation", #"{ "hueRotation": 20 }"#, #"{ "hueRotation": 30 }"#, "hueRotation 20 → 30"),
            .modifier("mask", nil, #"{ "mask": [{ "Circle": {} }] }"#, "mask"),
            .modifier("redacted", nil, #"{ "redacted": {} }"#, "path"),
            .modifier("saturation", #"{ "saturation": 0.2 }"#, #"{ "saturation": 0.3 }"#, "saturation 0.2 → 0.3"),
            .modifier("imageScale", nil, #"{ "imageScale": "large" }"#, "width 24 → 31", of: icon),
            .modifier("clipShape", nil, #"{ "clipShape": { "Circle": {} } }"#, "clipped (circle)"),
            .modifier("clipped", nil, #"{ "clipped": {} }"#, "with clipped"),
            .modifier("cornerRadius", #"{ "cornerRadius": 4 }"#, #"{ "cornerRadius": 6 }"#, "cornerRadius 4 → 6"),
            .modifier("hidden", nil, #"{ "hidden": {} }"#, "hidden"),
            .modifier("opacity", #"{ "opacity": 0.5 }"#, #"{ "opacity": 0.4 }"#, "opacity 0.5 → 0.4"),
            .modifier(
                "rotationEffect", #"{ "rotationEffect": 10 }"#, #"{ "rotationEffect": 12 }"#, "rotationEffect 10 → 12"),
            .modifier(
                "rotationEffect.anchor", #"{ "rotationEffect": 10 }"#,
                #"{ "rotationEffect": { "degrees": 10, "anchor": "leading" } }"#, "rotationEffect anchor"),
            .modifier("scaleEffect", #"{ "scaleEffect": 2 }"#, #"{ "scaleEffect": 3 }"#, "scaleEffect 2,2 → 3,3"),
            .modifier("shadow.radius", shadow(""), #"{ "shadow": 5 }"#, "shadow radius 4 → 5"),
            .modifier("shadow.color", shadow(""), shadow(##", "color": "#ff0000""##), "shadow #00000054 → #ff0000"),
            .modifier("shadow.x", shadow(""), shadow(#", "x": 2"#), "shadow offset 0,0 → 2,0"),
            .modifier("shadow.y", shadow(""), shadow(#", "y": 2"#), "shadow offset 0,0 → 0,2"),
            .modifier(
                "symbolRenderingMode", nil, #"{ "symbolRenderingMode": "monochrome" }"#,
                "symbolRenderingMode monochrome", of: icon),
            .modifier(
                "flipsForRightToLeftLayoutDirection", nil, #"{ "flipsForRightToLeftLayoutDirection": true }"#,
                "mirrored", of: icon, variant: "ar_w320"),
        ]
    }

    private static var otherModifiers: [Mutation] {
        let row = #"{ "HStack": [\#(pair)] }"#
        let scroll = { (modifier: String) in
            #"{ "ScrollView": [\#(pair)], "modifiers": [{ "frame": { "height": 30 } }\#(modifier)] }"#
        }
        let traits = [
            "isButton", "isHeader", "isSelected", "isLink", "isSearchField", "isImage", "playsSound", "isKeyboardKey",
            "isStaticText", "isSummaryElement", "updatesFrequently", "startsMediaSession", "allowsDirectInteraction",
            "causesPageTurn", "isModal", "isToggle", "isTabBar",
        ]
        return traits.map { trait in
            .modifier("accessibilityAddTraits.\(trait)", nil, #"{ "accessibilityAddTraits": "\#(trait)" }"#, "with ")
        } + [
            .modifier("accessibilityLabel", nil, #"{ "accessibilityLabel": { "verbatim": "a" } }"#, "label \"a\""),
            .modifier("accessibilityHidden", nil, #"{ "accessibilityHidden": true }"#, "hidden"),
            .modifier(
                "accessibilityRemoveTraits", nil, #"{ "accessibilityRemoveTraits": "isButton" }"#,
                "without role button",
                of: #"{ "Button": { "label": { "Text": "b" } } }"#),
            .modifier(
                "accessibilityElement", nil, #"{ "accessibilityElement": { "children": "combine" } }"#, "label",
                of: #"{ "HStack": [{ "Text": "b" }] }"#),
            .modifier(
                "environment.layoutDirection", nil, #"{ "environment": { "layoutDirection": "rtl" } }"#,
                "direction rtl", of: row
            )
            .with("rtl"),
            .modifier(
                "environment.colorScheme", nil, #"{ "environment": { "colorScheme": "dark" } }"#, "color #"),
            .modifier(
                "semanticContentAttribute", nil, #"{ "semanticContentAttribute": "forceRightToLeft" }"#,
                "semanticContentAttribute forceRightToLeft", of: row),
            .modifier("contentDirection", nil, #"{ "contentDirection": "rtl" }"#, "rtl", of: row),
            .modifier(
                "userInterfaceLevel", nil, #"{ "userInterfaceLevel": "system" }"#, "ltr", of: row, variant: "ar_w320"),
            .view(
                "userInterfaceDirectionPolicy", scroll(""),
                scroll(#", { "userInterfaceDirectionPolicy": "system" }"#), "scroller", variant: "ar_w320"),
            .view(
                "defaultScrollAnchor",
                #"{ "ScrollView": [\#(large), \#(large)], "modifiers": [{ "frame": { "height": 50 } }] }"#,
                #"""
                { "ScrollView": [\#(large), \#(large)],
                  "modifiers": [{ "defaultScrollAnchor": "bottom" }, { "frame": { "height": 50 } }] }
                """#, "defaultScrollAnchor"),
            .modifier(
                "progressViewStyle", nil, #"{ "progressViewStyle": "circular" }"#, "progressViewStyle circular",
                of: #"{ "ProgressView": { "value": 0.4 } }"#),
            .modifier(
                "textFieldStyle", #"{ "textFieldStyle": "squareBorder" }"#, #"{ "textFieldStyle": "roundedBorder" }"#,
                "cornerRadius", of: #"{ "TextField": { "text": "a", "label": { "Text": "b" } } }"#),
            .modifier(
                "toggleStyle", nil, #"{ "toggleStyle": "checkbox" }"#, "role switch → checkbox",
                of: #"{ "Toggle": { "isOn": true, "label": { "Text": "b" } } }"#),
        ]
    }

    private func with(_ says: String) -> Mutation {
        Mutation(row: row, before: before, after: after, says: says, node: node, variant: variant)
    }
}
