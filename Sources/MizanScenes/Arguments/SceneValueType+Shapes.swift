import MizanBase
import MizanDocument
import MizanDrawing
import MizanLayout

extension SceneValueType where Value == UnitPoint {
    /// A place of a frame by its name, or `{ "x", "y" }` as parts of it.
    static var unitPoint: SceneValueType {
        let names: KeyValuePairs<String, UnitPoint> = [
            "center": .center, "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
            "topLeading": .topLeading, "topTrailing": .topTrailing, "bottomLeading": .bottomLeading,
            "bottomTrailing": .bottomTrailing,
        ]
        let parts = SceneValueType.object(
            "unitPoint", .required("x", .number, "From 0, the leading edge, to 1, the trailing one."),
            .required("y", .number, "From 0, the upper edge, to 1, the lower one.")
        ) {
            UnitPoint(x: $0, y: $1)
        }
        return SceneValueType(
            JSONSchema.either([.names(names.map(\.key)), parts.schema]).named("value.unitPointOrName")
        ) { value, builder in
            value.objectValue == nil ? try value.named(names) : try parts.read(value, builder)
        }
    }
}

extension SceneValueType where Value == Gradient.Stop {
    static var gradientStop: SceneValueType {
        object(
            "gradientStop", .required("color", .color, "The colour."),
            .required("location", .number, "Its place, from 0, the start, to 1, the end.")
        ) {
            Gradient.Stop(color: $0, location: $1)
        }
    }
}

extension SceneValueType where Value == LinearGradient {
    static var linearGradient: SceneValueType {
        object(
            "linearGradient", .argument("colors", SceneValueType<Color>.color.array, "Colours at equal distances."),
            .argument("stops", SceneValueType<Gradient.Stop>.gradientStop.array, "Colours at places of their own."),
            .required("startPoint", .unitPoint, "Where the first colour is."),
            .required("endPoint", .unitPoint, "Where the last colour is."), .all
        ) { colors, stops, start, end, given in
            try given.linearGradient(colors, stops, from: start, to: end)
        }
    }
}

extension SceneArguments {
    /// A gradient of colours, or of colours at places.
    func linearGradient(
        _ colors: [Color]?, _ stops: [Gradient.Stop]?, from start: UnitPoint, to end: UnitPoint
    ) throws -> LinearGradient {
        if let stops { return LinearGradient(stops: stops, startPoint: start, endPoint: end) }
        guard let colors else { throw missing("colors") }
        return LinearGradient(colors: colors, startPoint: start, endPoint: end)
    }
}

extension SceneValueType where Value == AnyShapeStyle {
    /// A colour, `tint`, a level of the foreground style, or `{ "LinearGradient": … }`.
    static var style: SceneValueType {
        let names: KeyValuePairs<String, AnyShapeStyle> = [
            "foreground": AnyShapeStyle(.foreground), "tint": AnyShapeStyle(.tint),
            "tertiary": AnyShapeStyle(.tertiary), "quaternary": AnyShapeStyle(.quaternary),
        ]
        let color = SceneValueType<Color>.color
        let gradient = SceneValueType<LinearGradient>.linearGradient
        var schema: JSONSchema {
            .either([
                color.schema, .names(names.map(\.key)),
                .object([("LinearGradient", gradient.schema)], required: ["LinearGradient"]),
            ])
        }
        return SceneValueType(schema.named("value.style"), takesAlone: { $0.objectValue == nil || $0.isView }) {
            value, builder in
            if let name = value.stringValue, let style = names.first(where: { $0.key == name })?.value { return style }
            guard value.objectValue != nil else { return AnyShapeStyle(try color.read(value, builder)) }
            return AnyShapeStyle(try gradient.read(value.member("LinearGradient"), builder))
        }
    }
}

/// A line and its paint.
struct SceneStroke {
    let content: AnyShapeStyle
    let style: StrokeStyle
}

extension SceneValueType where Value == SceneStroke {
    /// A line in a style, or with more about it.
    static var stroke: SceneValueType {
        object(
            "stroke",
            .argument("style", .style, "What the line is painted with; the foreground style unless said.").orAlone,
            .argument("lineWidth", .number, or: 1, "The line's width, in points."),
            .argument("lineCap", .cases(of: LineCap.self, named: "lineCap"), or: .butt, "How the line ends."),
            .argument("lineJoin", .cases(of: LineJoin.self, named: "lineJoin"), or: .miter, "How its pieces meet."),
            .argument("miterLimit", .number, or: 10, "How many times the width a miter is long at most."),
            .argument(
                "dash", SceneValueType<Double>.number.array, "The lengths that are painted and left out in turn."),
            .argument("dashPhase", .number, or: 0, "How far into the dash pattern the line begins.")
        ) { content, width, cap, join, limit, dash, phase in
            SceneStroke(
                content: content ?? AnyShapeStyle(.foreground),
                style: StrokeStyle(
                    lineWidth: width, lineCap: cap, lineJoin: join, miterLimit: limit, dash: dash ?? [],
                    dashPhase: phase))
        }
    }
}

extension SceneValueType where Value == Path {
    /// SVG's path data, in points.
    static var path: SceneValueType {
        SceneValueType(.type("string")) { value in
            guard let path = Path(svg: try value.string()) else {
                throw value.error(
                    "this is no path", fix: "write SVG's path data: M0 0L24 12L0 24Z",
                    rule: "wrong-value")
            }
            return path
        }
    }
}

extension SceneValueType where Value == AnyShape {
    /// A shape alone, as a view is written: `{ "Circle": {} }`.
    static var shape: SceneValueType {
        let kinds: KeyValuePairs<String, SceneValueType> = [
            "Capsule": object("capsule") { AnyShape(Capsule()) }, "Circle": object("circle") { AnyShape(Circle()) },
            "Ellipse": object("ellipse") { AnyShape(Ellipse()) },
            "Path": object("path", .required("data", .path, "SVG's path data.").orAlone) { AnyShape($0) },
            "Rectangle": object("rectangle") { AnyShape(Rectangle()) },
            "RoundedRectangle": object(
                "roundedRectangle", .required("cornerRadius", .number, "The corners' radius, in points.")
            ) {
                AnyShape(RoundedRectangle(cornerRadius: $0))
            },
            "UnevenRoundedRectangle": object(
                "unevenRoundedRectangle", .topLeadingRadius, .bottomLeadingRadius, .bottomTrailingRadius,
                .topTrailingRadius
            ) {
                AnyShape(
                    UnevenRoundedRectangle(
                        topLeadingRadius: $0, bottomLeadingRadius: $1, bottomTrailingRadius: $2, topTrailingRadius: $3))
            },
        ]
        var schema: JSONSchema {
            .either(kinds.map { name, kind in .object([(name, kind.schema)], required: [name]) })
        }
        return SceneValueType(schema.named("value.shape"), takesAlone: { _ in true }) { value, builder in
            let member = try value.object().first
            guard let member, let kind = kinds.first(where: { $0.key == member.key })?.value,
                try value.object().count == 1
            else {
                throw value.error(
                    "a shape belongs here", fix: "use one of \(kinds.map(\.key).joined(separator: ", "))",
                    rule: "wrong-value")
            }
            return try kind.read(builder.resolved(member.value), builder)
        }
    }
}

extension SceneArgument where Value: BinaryFloatingPoint & SendableMetatype {
    static var topLeadingRadius: SceneArgument {
        argument("topLeadingRadius", .number, or: 0, "The radius of the upper corner where reading starts.")
    }
    static var bottomLeadingRadius: SceneArgument {
        argument("bottomLeadingRadius", .number, or: 0, "The radius of the lower corner where reading starts.")
    }
    static var bottomTrailingRadius: SceneArgument {
        argument("bottomTrailingRadius", .number, or: 0, "The radius of the lower corner where reading ends.")
    }
    static var topTrailingRadius: SceneArgument {
        argument("topTrailingRadius", .number, or: 0, "The radius of the upper corner where reading ends.")
    }
}
