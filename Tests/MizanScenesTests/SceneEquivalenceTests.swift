import Foundation
import MizanBase
import MizanLayout
import MizanLocalization
import MizanRenderTree
import Testing

@testable import MizanScenes

/// One view with its type hidden: closures of views are sendable only so.
@resultBuilder private enum AnyViewBuilder {
    static func buildBlock(_ content: some View) -> AnyView { AnyView(content) }
}

/// A scene lays out as the same screen written in Swift: one pair for every row of the scene's tables.
@Suite struct SceneEquivalenceTests {
    struct Pair: CustomTestStringConvertible {
        let name: String
        let json: String
        let view: @Sendable () -> AnyView

        init(_ name: String, _ json: String, @AnyViewBuilder _ view: @escaping @Sendable () -> AnyView) {
            self.name = name
            self.json = json
            self.view = view
        }

        var testDescription: String { "\(name): \(json)" }
    }

    private static let ab = #"[{ "Text": "a" }, { "Text": "longer" }]"#

    private static let views = [
        Pair("Button", #"{ "Button": { "label": { "Text": "a" } } }"#) { Button { Text(verbatim: "a") } },
        Pair("Capsule", #"{ "Capsule": {} }"#) { Capsule() },
        Pair("Color", ##"{ "Color": "#ff800080" }"##) { Color(RGBA(red: 255, green: 128, blue: 0, alpha: 128)) },
        Pair("Color", #"{ "Color": "warm" }"#) { Color(.warm) },
        Pair("ForEach", #"{ "ForEach": { "in": ["a", "$two"], "as": "x", "content": [{ "Text": "$x" }] } }"#) {
            ForEach(["a", "b"]) { Text(verbatim: $0) }
        },
        Pair(
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
        Pair("GridRow", #"{ "Grid": [{ "GridRow": { "alignment": "bottom", "content": \#(ab) } }] }"#) {
            Grid {
                GridRow(alignment: .bottom) {
                    Text(verbatim: "a")
                    Text(verbatim: "longer")
                }
            }
        },
        Pair("Group", #"{ "Group": \#(ab), "modifiers": [{ "padding": 3 }] }"#) {
            Group {
                Text(verbatim: "a")
                Text(verbatim: "longer")
            }.padding(3)
        },
        Pair("HStack", #"{ "HStack": { "alignment": "top", "spacing": 3, "content": \#(ab) } }"#) {
            HStack(alignment: .top, spacing: 3) {
                Text(verbatim: "a")
                Text(verbatim: "longer")
            }
        },
        Pair("Image", #"{ "Image": { "symbol": "chevron.forward" } }"#) { Image(systemName: "chevron.forward") },
        Pair("Label", #"{ "Label": { "title": { "key": "Next" }, "symbol": "play.fill" } }"#) {
            Label("Next", systemImage: "play.fill")
        },
        Pair("Rectangle", #"{ "Rectangle": {} }"#) { Rectangle() },
        Pair("RoundedRectangle", #"{ "RoundedRectangle": { "cornerRadius": 7 } }"#) {
            RoundedRectangle(cornerRadius: 7)
        },
        Pair("Spacer", #"{ "HStack": [{ "Text": "a" }, { "Spacer": { "minLength": 30 } }, { "Text": "b" }] }"#) {
            HStack {
                Text(verbatim: "a")
                Spacer(minLength: 30)
                Text(verbatim: "b")
            }
        },
        Pair("Text", #"{ "Text": "שלום world" }"#) { Text(verbatim: "שלום world") },
        Pair("Text", #"{ "Text": { "key": "Weather in %@", "arguments": ["$place"] } }"#) {
            Text("Weather in \("ירושלים")")
        },
        Pair("Text", #"{ "Text": { "number": 8.4, "format": "temperature" } }"#) {
            Text(LocalizedValue.number(8.4, style: .temperature))
        },
        Pair("Text", #"{ "Text": { "measurement": 12, "unit": "mm", "usage": "rainfall", "width": "wide" } }"#) {
            Text(LocalizedValue.measurement(12, unit: .millimeters, usage: "rainfall", width: .wide))
        },
        Pair("Text", #"{ "Text": { "list": ["$place", "b", 3] } }"#) {
            Text(LocalizedValue.list([.text("ירושלים"), .text("b"), .integer(3)]))
        },
        Pair("Text", #"{ "Text": { "date": "2026-03-02", "dateStyle": "complete" } }"#) {
            Text(Date(timeIntervalSince1970: 1_772_409_600), format: Date.FormatStyle(date: .complete, time: .omitted))
        },
        Pair("Text", #"{ "Text": { "bytes": 42230000 } }"#) {
            Text(Int64(42_230_000), format: .byteCount(style: .file))
        },
        Pair("Text", #"{ "Text": { "range": [10, 20] } }"#) { Text(10...20, format: NumberRangeStyle()) },
        Pair("Text", #"{ "Text": { "list": ["$place", "b"], "type": "or", "width": "short" } }"#) {
            Text(["ירושלים", "b"], format: .list(type: .or, width: .short))
        },
        Pair("Text", #"{ "Text": { "value": "+1 (2)", "as": "phone" } }"#) {
            Text(LocalizedValue.technical("+1 (2)", kind: .phone))
        },
        Pair("VStack", #"{ "VStack": { "alignment": "trailing", "spacing": 3, "content": \#(ab) } }"#) {
            VStack(alignment: .trailing, spacing: 3) {
                Text(verbatim: "a")
                Text(verbatim: "longer")
            }
        },
        Pair(
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
        Pair("ZStack", #"{ "ZStack": { "alignment": "bottomTrailing", "content": \#(ab) } }"#) {
            ZStack(alignment: .bottomTrailing) {
                Text(verbatim: "a")
                Text(verbatim: "longer")
            }
        },
    ]

    private static func text(_ name: String, _ argument: String) -> String {
        #"{ "Text": "a b c", "modifiers": [{ "\#(name)": \#(argument) }] }"#
    }

    /// Longer than a few lines of the scene.
    private static let long = "The quick brown fox jumps over the lazy dog, and יומני האישי בעברית after it"

    private static func lines(_ modifiers: String) -> String {
        #"{ "Text": "\#(long)", "modifiers": [\#(modifiers)] }"#
    }

    private static let modifiers = [
        Pair("background", text("background", #""card""#)) { Text(verbatim: "a b c").background(Color(.card)) },
        Pair("background", text("background", #"{ "color": "card", "in": { "Capsule": {} } }"#)) {
            Text(verbatim: "a b c").background(Color(.card), in: Capsule())
        },
        Pair("background", text("background", #"{ "alignment": "topLeading", "content": [{ "Text": "b" }] }"#)) {
            Text(verbatim: "a b c").background(alignment: .topLeading) { Text(verbatim: "b") }
        },
        Pair("background", text("background", #""$part""#)) {
            Text(verbatim: "a b c").background {
                Text(verbatim: "p")
                Text(verbatim: "q")
            }
        },
        Pair("bold", text("bold", "{}")) { Text(verbatim: "a b c").bold() },
        Pair(
            "environment",
            #"{ "HStack": \#(ab), "modifiers": [{ "environment": { "layoutDirection": "rtl" } }] }"#
        ) {
            HStack {
                Text(verbatim: "a")
                Text(verbatim: "longer")
            }.environment(\.layoutDirection, .rightToLeft)
        },
        Pair("fixedSize", text("fixedSize", #"{ "vertical": false }"#)) {
            Text(verbatim: "a b c").fixedSize(horizontal: true, vertical: false)
        },
        Pair("font", text("font", #""caption""#)) { Text(verbatim: "a b c").font(.caption) },
        Pair("font", text("font", #"{ "size": 21.5, "weight": "bold" }"#)) {
            Text(verbatim: "a b c").font(.system(size: 21.5, weight: .bold))
        },
        Pair(
            "font",
            text("font", #"{ "custom": "Noto Sans Thai", "size": 20, "relativeTo": "title", "weight": "bold" }"#)
        ) {
            Text(verbatim: "a b c").font(.custom("Noto Sans Thai", size: 20, relativeTo: .title).bold())
        },
        Pair("font", text("font", #"{ "custom": "Noto Sans Hebrew", "fixedSize": 20 }"#)) {
            Text(verbatim: "a b c").font(.custom("Noto Sans Hebrew", fixedSize: 20))
        },
        Pair("font", text("font", #""$font""#)) { Text(verbatim: "a b c").font(.system(.title, weight: .bold)) },
        Pair("fontWeight", text("fontWeight", #""bold""#)) { Text(verbatim: "a b c").fontWeight(.bold) },
        Pair("foregroundStyle", text("foregroundStyle", #""rain""#)) {
            Text(verbatim: "a b c").foregroundStyle(Color(.rain))
        },
        Pair("frame", text("frame", #"{ "width": 60, "height": 50, "alignment": "bottomTrailing" }"#)) {
            Text(verbatim: "a b c").frame(width: 60, height: 50, alignment: .bottomTrailing)
        },
        Pair("frame", text("frame", #"{ "minWidth": 60, "maxWidth": "infinity", "height": 30 }"#)) {
            Text(verbatim: "a b c")
                .frame(minWidth: 60, maxWidth: .infinity, minHeight: 30, idealHeight: 30, maxHeight: 30)
        },
        Pair(
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
        Pair(
            "layoutPriority",
            #"""
            { "HStack": [{ "Text": "one two three four" },
                         { "Text": "five six seven eight", "modifiers": [{ "layoutPriority": 1 }] }] }
            """#
        ) {
            HStack {
                Text(verbatim: "one two three four")
                Text(verbatim: "five six seven eight").layoutPriority(1)
            }
        },
        Pair(
            "multilineTextAlignment",
            #"{ "Text": "one two three four five six", "modifiers": [{ "multilineTextAlignment": "trailing" }] }"#
        ) { Text(verbatim: "one two three four five six").multilineTextAlignment(.trailing) },
        Pair("allowsTightening", lines(#"{ "lineLimit": 2 }, { "allowsTightening": true }"#)) {
            Text(verbatim: long).allowsTightening(true).lineLimit(2)
        },
        Pair("lineLimit", lines(#"{ "lineLimit": 1 }"#)) { Text(verbatim: long).lineLimit(1) },
        Pair("lineLimit", lines(#"{ "lineLimit": { "number": 9, "reservesSpace": true } }"#)) {
            Text(verbatim: long).lineLimit(9, reservesSpace: true)
        },
        Pair("lineSpacing", lines(#"{ "lineSpacing": 3 }"#)) { Text(verbatim: long).lineSpacing(3) },
        Pair("minimumScaleFactor", lines(#"{ "lineLimit": 2 }, { "minimumScaleFactor": 0.5 }"#)) {
            Text(verbatim: long).minimumScaleFactor(0.5).lineLimit(2)
        },
        Pair("truncationMode", lines(#"{ "lineLimit": 1 }, { "truncationMode": "middle" }"#)) {
            Text(verbatim: long).truncationMode(.middle).lineLimit(1)
        },
        Pair("wrapping", lines(#"{ "wrapping": "balanced" }"#)) { Text(verbatim: long).wrapping(.balanced) },
        Pair("overlay", text("overlay", #"{ "Image": { "symbol": "wind" } }"#)) {
            Text(verbatim: "a b c").overlay { Image(systemName: "wind") }
        },
        Pair("padding", text("padding", "{}")) { Text(verbatim: "a b c").padding() },
        Pair("padding", text("padding", "7")) { Text(verbatim: "a b c").padding(7) },
        Pair("padding", text("padding", #""$insets""#)) {
            Text(verbatim: "a b c").padding(EdgeInsets(top: 4, leading: 1, bottom: 4, trailing: 9))
        },
        Pair(
            "semanticContentAttribute",
            #"{ "HStack": \#(ab), "modifiers": [{ "semanticContentAttribute": "playback" }] }"#
        ) {
            HStack {
                Text(verbatim: "a")
                Text(verbatim: "longer")
            }.semanticContentAttribute(.playback)
        },
    ]

    @Test func `every row of the tables has a pair`() {
        #expect(Set(Self.views.map(\.name)) == Set(SceneViewType.all.map(\.name)))
        #expect(Set(Self.modifiers.map(\.name)) == Set(SceneModifierType.all.map(\.name)))
    }

    @Test(arguments: views + modifiers, ["en", "ar"] as [LanguageTag])
    func `lays out as the same view in Swift`(pair: Pair, locale: LanguageTag) throws {
        let arguments = #"""
            { "place": "ירושלים", "two": "b", "font": { "style": "title", "weight": "bold" },
              "insets": { "leading": 1, "trailing": 9, "vertical": 4 } }
            """#
        let scene = try SceneFixture.scene(
            #"""
            { "schema": 1, "proposal": { "width": 120 }, "arguments": \#(arguments),
              "parts": { "part": [{ "Text": "p" }, { "Text": "q" }] }, "view": \#(pair.json) }
            """#)
        var tree = try SceneFixture.tree(scene, Variant(locale: locale))
        tree.scene = ""
        tree.variant = ""
        let fonts = try SceneFixture.fonts.get()
        let swift = try pair.view().renderTree(
            proposal: ProposedViewSize(width: 120, height: nil),
            environment: EnvironmentValues(localization: scene.localization(locale: locale), fonts: fonts))
        #expect(!tree.nodes.isEmpty)
        #expect(tree == swift, "\(tree.text)\n\(swift.text)")
    }
}
