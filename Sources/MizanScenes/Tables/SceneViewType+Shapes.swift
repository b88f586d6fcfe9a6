import MizanBase
import MizanDrawing
import MizanLayout

extension SceneViewType {
    /// Shapes, which fill what they are proposed.
    @SceneTableBuilder<SceneViewType> static var shapes: [SceneViewType] {
        SceneViewType("Capsule", "A rectangle with half circles at its ends.", inside, line, border) {
            fill, stroke, strokeBorder in
            painted(Capsule(), fill, stroke, strokeBorder)
        }
        SceneViewType("Circle", "The largest circle of the frame.", inside, line, border) {
            fill, stroke, strokeBorder in
            painted(Circle(), fill, stroke, strokeBorder)
        }
        SceneViewType("Ellipse", "An ellipse.", inside, line, border) {
            fill, stroke, strokeBorder in
            painted(Ellipse(), fill, stroke, strokeBorder)
        }
        SceneViewType(
            "LinearGradient", "Colours along a line, in the frame.",
            colors, stops, startPoint, endPoint, .all
        ) { colors, stops, start, end, given in
            let gradient = try given.linearGradient(colors, stops, from: start, to: end)
            return gradient as any View
        }
        SceneViewType(
            "Path", "An outline of one's own; it is the mirror image from right to left.",
            .required("data", .path, "SVG's path data, in points from the frame's corner.").orAlone,
            inside, line
        ) { path, fill, stroke in
            painted(path, fill, stroke)
        }
        SceneViewType("Rectangle", "A rectangle.", inside, line, border) {
            fill, stroke, strokeBorder in
            painted(Rectangle(), fill, stroke, strokeBorder)
        }
        SceneViewType(
            "RoundedRectangle", "A rectangle with round corners.",
            .required("cornerRadius", .number, "The corners' radius, in points."), inside, line, border
        ) { cornerRadius, fill, stroke, strokeBorder in
            painted(RoundedRectangle(cornerRadius: cornerRadius), fill, stroke, strokeBorder)
        }
        SceneViewType(
            "UnevenRoundedRectangle", "A rectangle whose corners have radii of their own.", .topLeadingRadius,
            .bottomLeadingRadius, .bottomTrailingRadius, .topTrailingRadius, inside, line, border
        ) { topLeading, bottomLeading, bottomTrailing, topTrailing, fill, stroke, strokeBorder in
            painted(
                UnevenRoundedRectangle(
                    topLeadingRadius: topLeading, bottomLeadingRadius: bottomLeading,
                    bottomTrailingRadius: bottomTrailing, topTrailingRadius: topTrailing), fill, stroke, strokeBorder)
        }
    }

    /// A shape that is filled, stroked, or both; by default in the foreground style.
    private static func painted<Content: Shape>(
        _ shape: Content, _ fill: AnyShapeStyle?, _ stroke: SceneStroke?
    ) -> ShapeView<Content> {
        guard let stroke else { return shape.fill(fill ?? AnyShapeStyle(.foreground)) }
        guard let fill else { return shape.stroke(stroke.content, style: stroke.style) }
        return shape.fill(fill).stroke(stroke.content, style: stroke.style)
    }

    private static func painted<Content: InsettableShape>(
        _ shape: Content, _ fill: AnyShapeStyle?, _ stroke: SceneStroke?, _ border: SceneStroke?
    ) -> ShapeView<Content> {
        guard let border else { return painted(shape, fill, stroke) }
        guard fill != nil || stroke != nil else { return shape.strokeBorder(border.content, style: border.style) }
        return painted(shape, fill, stroke).strokeBorder(border.content, style: border.style)
    }

    private static var colors: SceneArgument<[Color]?> {
        .argument("colors", SceneValueType<Color>.color.array, "Colours at equal distances.")
    }

    private static var stops: SceneArgument<[Gradient.Stop]?> {
        .argument("stops", SceneValueType<Gradient.Stop>.gradientStop.array, "Colours at places of their own.")
    }

    private static var startPoint: SceneArgument<UnitPoint> {
        .required("startPoint", .unitPoint, "Where the first colour is.")
    }

    private static var endPoint: SceneArgument<UnitPoint> {
        .required("endPoint", .unitPoint, "Where the last colour is.")
    }

    private static var inside: SceneArgument<AnyShapeStyle?> {
        .argument("fill", .style, "What the inside is painted with: a colour, tint or a gradient.")
    }

    private static var line: SceneArgument<SceneStroke?> {
        .argument("stroke", .stroke, "The line along the outline, half of it on either side.")
    }

    private static var border: SceneArgument<SceneStroke?> {
        .argument("strokeBorder", .stroke, "The line inside the outline.")
    }
}
