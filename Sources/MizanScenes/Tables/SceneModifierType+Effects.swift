import MizanBase
import MizanLayout
import MizanRenderTree

extension SceneModifierType {
    /// The modifiers that change how a view is drawn, and nothing of the layout.
    @SceneTable<SceneModifierType> static var effects: [SceneModifierType] {
        SceneModifierType(
            "border", "A line around the view, inside its frame.",
            .argument("style", .style, "What the line is painted with; the foreground style unless said.").orAlone,
            .argument("width", .number, or: 1, "The line's width, in points.")
        ) { view, style, width in
            view.border(style ?? AnyShapeStyle(.foreground), width: width)
        }
        SceneModifierType("clipShape", "Only what is inside a shape is drawn.", .value(.shape, "The shape.")) {
            $0.clipShape($1)
        }
        SceneModifierType("clipped", "Only what is inside the frame is drawn.") { view in view.clipped() }
        SceneModifierType(
            "cornerRadius", "Only what is inside the frame with round corners is drawn.",
            .value(.number, "The corners' radius, in points.")
        ) {
            $0.cornerRadius($1)
        }
        SceneModifierType("hidden", "The view takes its place and shows nothing.") { view in view.hidden() }
        SceneModifierType(
            "opacity", "How much the view covers what is below.", .value(.number, "From 0, nothing, to 1, all.")
        ) {
            $0.opacity($1)
        }
        SceneModifierType(
            "rotationEffect", "The view is drawn turned; its frame stays.",
            .required("degrees", .number, "Clockwise from left to right, the mirror image from right to left.").orAlone,
            .argument("anchor", .unitPoint, or: .center, "The place that it turns around.")
        ) { view, degrees, anchor in
            view.rotationEffect(.degrees(degrees), anchor: anchor)
        }
        SceneModifierType(
            "scaleEffect", "The view is drawn larger or smaller; its frame stays.",
            .alone(.number, "The factor for both axes."),
            .argument("x", .number, or: 1, "The factor for its width; below 0 it is flipped."),
            .argument("y", .number, or: 1, "The factor for its height; below 0 it is flipped."),
            .argument("anchor", .unitPoint, or: .center, "The place that stays.")
        ) { view, scale, x, y, anchor in
            view.scaleEffect(x: scale ?? x, y: scale ?? y, anchor: anchor)
        }
        SceneModifierType(
            "shadow", "A soft image of the view behind it.",
            .required("radius", .number, "How soft it is: the deviation of the blur, in points.").orAlone,
            .argument("color", .color, "Its colour; a third of black unless said."),
            .argument("x", .number, or: 0, "How far it lies to the right, in either direction."),
            .argument("y", .number, or: 0, "How far it lies downwards.")
        ) { view, radius, color, x, y in
            let shadow: any View =
                color.map { view.shadow(color: $0, radius: radius, x: x, y: y) as any View }
                ?? view.shadow(radius: radius, x: x, y: y)
            return shadow
        }
        SceneModifierType(
            "symbolRenderingMode", "Which layers of the symbols inside keep their own colours.",
            .value(.cases(of: SymbolRenderingMode.self, named: "symbolRenderingMode"), "The mode.")
        ) {
            $0.symbolRenderingMode($1)
        }
        SceneModifierType(
            "zIndex", "Which of a container's views are drawn above others.",
            .value(.number, "The highest is above; 0 unless said.")
        ) {
            $0.zIndex($1)
        }
    }
}
