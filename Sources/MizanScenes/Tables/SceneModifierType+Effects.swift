import MizanBase
import MizanLayout
import MizanRenderTree

extension SceneModifierType {
    /// The modifiers that change how a view is drawn, and nothing of the layout.
    @SceneTableBuilder<SceneModifierType> static var effects: [SceneModifierType] {
        SceneModifierType(
            "border", "A line around the view, inside its frame.",
            .argument("style", .style, "What the line is painted with; the foreground style unless said.").orAlone,
            .argument("width", .number, or: 1, "The line's width, in points.")
        ) { view, style, width in
            view.border(style ?? AnyShapeStyle(.foreground), width: width)
        }
        SceneModifierType(
            "blendMode", "How the view is mixed with what is behind it, up to the nearest group.",
            .value(.cases(of: BlendMode.self, named: "blendMode"), "The mode.")
        ) {
            $0.blendMode($1)
        }
        SceneModifierType(
            "blur", "The view is drawn out of focus.", .value(.number, "The deviation of the blur, in points.")
        ) {
            $0.blur(radius: $1)
        }
        SceneModifierType(
            "brightness", "Colours inside are lighter.", .value(.number, "A part of white; darker below 0.")
        ) {
            $0.brightness($1)
        }
        SceneModifierType("clipShape", "Only what is inside a shape is drawn.", .value(.shape, "The shape.")) {
            $0.clipShape($1)
        }
        SceneModifierType("clipped", "Only what is inside the frame is drawn.") { view in view.clipped() }
        SceneModifierType("colorInvert", "Light and dark are exchanged.") { view in view.colorInvert() }
        SceneModifierType(
            "colorMultiply", "Colours inside, and the opacity, are multiplied by those of a colour.",
            .value(.color, "The colour.")
        ) {
            $0.colorMultiply($1)
        }
        SceneModifierType("compositingGroup", "The view is drawn as one picture.") { view in view.compositingGroup() }
        SceneModifierType(
            "contrast", "Colours inside are spread from the middle grey.", .value(.number, "The factor.")
        ) {
            $0.contrast($1)
        }
        SceneModifierType(
            "cornerRadius", "Only what is inside the frame with round corners is drawn.",
            .value(.number, "The corners' radius, in points.")
        ) {
            $0.cornerRadius($1)
        }
        SceneModifierType(
            "grayscale", "Colours inside turn towards grey.", .value(.number, "From 0, as they are, to 1, grey.")
        ) {
            $0.grayscale($1)
        }
        SceneModifierType("hidden", "The view takes its place and shows nothing.") { view in view.hidden() }
        SceneModifierType(
            "hueRotation", "All hues inside turn around the circle of colours.",
            .value(.number, "The turn, in degrees.")
        ) {
            $0.hueRotation(.degrees($1))
        }
        SceneModifierType(
            "imageScale", "The size of the symbols inside beside their text.",
            .value(.cases(of: Image.Scale.self, named: "imageScale"), "The size.")
        ) {
            $0.imageScale($1)
        }
        SceneModifierType(
            "mask", "The view is drawn only where other views are opaque, which aren't drawn themselves.",
            .argument("alignment", .alignment, or: .center, "Where the views stand in the frame."),
            .required("content", .views, "The views.").orAlone
        ) { view, alignment, content in
            view.mask(alignment: alignment) { content }
        }
        SceneModifierType(
            "opacity", "How much the view covers what is below.", .value(.number, "From 0, nothing, to 1, all.")
        ) {
            $0.opacity($1)
        }
        SceneModifierType("redacted", "Texts and images inside are bars.") { view in view.redacted(reason: .placeholder)
        }
        SceneModifierType(
            "rotationEffect", "The view is drawn turned; its frame stays.",
            .required("degrees", .number, "Clockwise from left to right, the mirror image from right to left.").orAlone,
            .argument("anchor", .unitPoint, or: .center, "The place that it turns around.")
        ) { view, degrees, anchor in
            view.rotationEffect(.degrees(degrees), anchor: anchor)
        }
        SceneModifierType(
            "saturation", "Colours inside are weaker or stronger.", .value(.number, "The factor; 0 is grey.")
        ) {
            $0.saturation($1)
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
