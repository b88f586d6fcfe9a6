import MizanBase
import MizanDrawing
import MizanLayout

extension ScenePair {
    static let shapes = [
        ScenePair("Capsule", #"{ "Capsule": {} }"#) { Capsule() },
        ScenePair("Circle", #"{ "Circle": { "fill": "orange" } }"#) { Circle().fill(.orange) },
        ScenePair(
            "Circle",
            #"""
            { "Circle": { "fill": "tint", "stroke": { "style": "rain", "lineWidth": 2, "lineCap": "round", "lineJoin": "bevel",
              "miterLimit": 4, "dash": [4, 2.5], "dashPhase": 1 }, "strokeBorder": "red" } }
            """#
        ) {
            Circle().fill(.tint).stroke(
                Color(.rain),
                style: StrokeStyle(
                    lineWidth: 2, lineCap: .round, lineJoin: .bevel, miterLimit: 4, dash: [4, 2.5], dashPhase: 1)
            ).strokeBorder(.red)
        },
        ScenePair("Ellipse", #"{ "Ellipse": { "strokeBorder": { "lineWidth": 3 } } }"#) {
            Ellipse().strokeBorder(lineWidth: 3)
        },
        ScenePair(
            "LinearGradient",
            ##"{ "LinearGradient": { "colors": ["red", "#00ff00"], "startPoint": "leading", "endPoint": { "x": 1, "y": 0.5 } } }"##
        ) {
            LinearGradient(
                colors: [.red, Color(RGBA(red: 0, green: 255, blue: 0))], startPoint: .leading, endPoint: .trailing)
        },
        ScenePair("Path", ##"{ "Path": { "data": "M0 0L40 10L0 20Z", "stroke": "#102030" } }"##) {
            Path { path in
                path.move(to: .zero)
                path.addLine(to: Point(x: 40, y: 10))
                path.addLine(to: Point(x: 0, y: 20))
                path.closeSubpath()
            }.stroke(Color(RGBA(red: 0x10, green: 0x20, blue: 0x30)))
        },
        ScenePair("Rectangle", #"{ "Rectangle": {} }"#) { Rectangle() },
        ScenePair(
            "Rectangle",
            #"""
            { "Rectangle": { "fill": { "LinearGradient": { "stops": [{ "color": "cool", "location": 0.25 },
              { "color": "warm", "location": 1 }], "startPoint": "topLeading", "endPoint": "bottom" } } } }
            """#
        ) {
            Rectangle().fill(
                .linearGradient(
                    stops: [
                        Gradient.Stop(color: Color(.cool), location: 0.25),
                        Gradient.Stop(color: Color(.warm), location: 1),
                    ], startPoint: .topLeading, endPoint: .bottom))
        },
        ScenePair("RoundedRectangle", #"{ "RoundedRectangle": { "cornerRadius": 7 } }"#) {
            RoundedRectangle(cornerRadius: 7)
        },
        ScenePair(
            "UnevenRoundedRectangle",
            #"{ "UnevenRoundedRectangle": { "topLeadingRadius": 1, "bottomLeadingRadius": 2, "bottomTrailingRadius": 3, "fill": "quaternary" } }"#
        ) {
            UnevenRoundedRectangle(topLeadingRadius: 1, bottomLeadingRadius: 2, bottomTrailingRadius: 3)
                .fill(.quaternary)
        },
    ]
}
