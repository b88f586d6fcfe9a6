import MizanBase
import MizanDrawing
import MizanLayout

extension ScenePair {
    static let effects = [
        ScenePair("border", text("border", #"{ "style": "red", "width": 2 }"#)) {
            Text("a b c").border(.red, width: 2)
        },
        ScenePair("border", text("border", #""tint""#)) { Text("a b c").border(.tint) },
        ScenePair("blendMode", text("blendMode", #""multiply""#)) { Text("a b c").blendMode(.multiply) },
        ScenePair("blur", text("blur", #"2"#)) { Text("a b c").blur(radius: 2) },
        ScenePair("brightness", text("brightness", #"0.25"#)) { Text("a b c").brightness(0.25) },
        ScenePair("colorInvert", text("colorInvert", #"{}"#)) { Text("a b c").colorInvert() },
        ScenePair("compositingGroup", text("compositingGroup", #"{}"#)) { Text("a b c").compositingGroup() },
        ScenePair("contrast", text("contrast", #"1.5"#)) { Text("a b c").contrast(1.5) },
        ScenePair("grayscale", text("grayscale", #"0.5"#)) { Text("a b c").grayscale(0.5) },
        ScenePair("hueRotation", text("hueRotation", #"90"#)) { Text("a b c").hueRotation(.degrees(90)) },
        ScenePair("saturation", text("saturation", #"0.5"#)) { Text("a b c").saturation(0.5) },
        ScenePair("redacted", text("redacted", #"{}"#)) { Text("a b c").redacted(reason: .placeholder) },
        ScenePair("colorMultiply", text("colorMultiply", #""red""#)) { Text("a b c").colorMultiply(.red) },
        ScenePair("mask", text("mask", #"{ "alignment": "leading", "content": [{ "Circle": {} }] }"#)) {
            Text("a b c").mask(alignment: .leading) { Circle() }
        },
        ScenePair(
            "imageScale", #"{ "Image": { "symbol": "cloud.rain" }, "modifiers": [{ "imageScale": "large" }] }"#
        ) {
            Image(systemName: "cloud.rain").imageScale(.large)
        },
        ScenePair("clipShape", text("clipShape", #"{ "UnevenRoundedRectangle": { "topTrailingRadius": 4 } }"#)) {
            Text("a b c").clipShape(.rect(topTrailingRadius: 4))
        },
        ScenePair("clipShape", text("clipShape", #"{ "Path": "M0 0L40 10L0 20Z" }"#)) {
            Text("a b c").clipShape(Path(svg: "M0 0L40 10L0 20Z") ?? Path())
        },
        ScenePair("clipped", text("clipped", "{}")) { Text("a b c").clipped() },
        ScenePair("cornerRadius", text("cornerRadius", "5")) { Text("a b c").cornerRadius(5) },
        ScenePair("hidden", text("hidden", "{}")) { Text("a b c").hidden() },
        ScenePair("flipsForRightToLeftLayoutDirection", turned(true)) {
            Image(systemName: "play").flipsForRightToLeftLayoutDirection(true).environment(
                \.layoutDirection, .rightToLeft)
        },
        ScenePair("flipsForRightToLeftLayoutDirection", turned(false)) {
            Image(systemName: "play").environment(\.layoutDirection, .rightToLeft)
        },
        ScenePair("opacity", text("opacity", "0.25")) { Text("a b c").opacity(0.25) },
        ScenePair("rotationEffect", text("rotationEffect", "30")) {
            Text("a b c").rotationEffect(.degrees(30))
        },
        ScenePair("rotationEffect", text("rotationEffect", #"{ "degrees": -45, "anchor": "topTrailing" }"#)) {
            Text("a b c").rotationEffect(.degrees(-45), anchor: .topTrailing)
        },
        ScenePair("scaleEffect", text("scaleEffect", "1.5")) { Text("a b c").scaleEffect(1.5) },
        ScenePair("scaleEffect", text("scaleEffect", #"{ "x": -1, "y": 2, "anchor": "leading" }"#)) {
            Text("a b c").scaleEffect(x: -1, y: 2, anchor: .leading)
        },
        ScenePair("shadow", text("shadow", #"{ "color": "primary", "radius": 2, "x": 1, "y": 3 }"#)) {
            Text("a b c").shadow(color: .primary, radius: 2, x: 1, y: 3)
        },
        ScenePair("shadow", text("shadow", "4")) { Text("a b c").shadow(radius: 4) },
        ScenePair(
            "symbolRenderingMode",
            #"{ "Image": { "symbol": "cloud.rain" }, "modifiers": [{ "symbolRenderingMode": "monochrome" }] }"#
        ) {
            Image(systemName: "cloud.rain").symbolRenderingMode(.monochrome)
        },
        ScenePair(
            "zIndex",
            #"{ "ZStack": [{ "Text": "a", "modifiers": [{ "zIndex": 1 }] }, { "Text": "b" }] }"#
        ) {
            ZStack {
                Text("a").zIndex(1)
                Text("b")
            }
        },
        ScenePair(
            "foregroundStyle",
            text(
                "foregroundStyle",
                #"{ "LinearGradient": { "colors": ["red", "blue"], "startPoint": "leading", "endPoint": "trailing" } }"#
            )
        ) {
            Text("a b c").foregroundStyle(
                .linearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
        },
        ScenePair("background", text("background", #"{ "color": "tint", "in": { "Circle": {} } }"#)) {
            Text("a b c").background(.tint, in: .circle)
        },
    ]

    private static func turned(_ enabled: Bool) -> String {
        #"""
        { "Image": { "symbol": "play" },
          "modifiers": [{ "flipsForRightToLeftLayoutDirection": \#(enabled) }, { "environment": { "layoutDirection": "rtl" } }] }
        """#
    }
}
