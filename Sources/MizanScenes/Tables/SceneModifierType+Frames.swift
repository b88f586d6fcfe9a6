import Foundation
import MizanBase
import MizanLayout

extension SceneModifierType {
    /// Frames, padding, and who gives way.
    @SceneTableBuilder<SceneModifierType> static var frames: [SceneModifierType] {
        SceneModifierType(
            "frame", "A frame of a fixed width or height, or between bounds.",
            .argument("width", .number, "The width, in points."),
            .argument("height", .number, "The height, in points."),
            .argument("minWidth", .length, "The least width, in points."),
            .argument("idealWidth", .length, "The width where nothing is proposed, in points."),
            .argument("maxWidth", .length, "The greatest width, in points or infinity."),
            .argument("minHeight", .length, "The least height, in points."),
            .argument("idealHeight", .length, "The height where nothing is proposed, in points."),
            .argument("maxHeight", .length, "The greatest height, in points or infinity."),
            .argument("alignment", .alignment, or: .center, "Where the view stands in the frame."),
            .all
        ) {
            (
                view, width: CGFloat?, height: CGFloat?, minWidth: CGFloat?, idealWidth: CGFloat?, maxWidth: CGFloat?,
                minHeight: CGFloat?, idealHeight: CGFloat?, maxHeight: CGFloat?, alignment, given
            ) in
            let widths = [minWidth, idealWidth, maxWidth].contains { $0 != nil }
            let heights = [minHeight, idealHeight, maxHeight].contains { $0 != nil }
            guard widths || heights else {
                return view.frame(width: width, height: height, alignment: alignment)
            }
            for (name, length, isBounded) in [("width", width, widths), ("height", height, heights)]
            where length != nil && isBounded {
                throw given.value.error(
                    "the \(name) is both fixed and between bounds", fix: "give it either \(name) or bounds",
                    rule: "wrong-value")
            }
            // A fixed length beside bounds of the other axis is taken as equal bounds.
            return view.frame(
                minWidth: minWidth ?? width, idealWidth: idealWidth ?? width, maxWidth: maxWidth ?? width,
                minHeight: minHeight ?? height, idealHeight: idealHeight ?? height, maxHeight: maxHeight ?? height,
                alignment: alignment)
        }
        SceneModifierType(
            "padding", "Space around the view; {} for 16 pt at all edges.",
            .alone(.number, "At all edges, in points."),
            .argument("top", .number, "Above, in points."),
            .argument("leading", .number, "At the leading edge, in points."),
            .argument("bottom", .number, "Below, in points."),
            .argument("trailing", .number, "At the trailing edge, in points."),
            .argument("horizontal", .number, "At the leading and the trailing edge, where they say nothing else."),
            .argument("vertical", .number, "Above and below, where these say nothing else.")
        ) {
            (
                view, all: Double?, top: Double?, leading: Double?, bottom: Double?, trailing: Double?,
                horizontal: Double?, vertical: Double?
            ) in
            let edges = [top, leading, bottom, trailing, horizontal, vertical]
            let length = all ?? (edges.contains { $0 != nil } ? 0 : 16)
            return view.padding(
                EdgeInsets(
                    top: top ?? vertical ?? length, leading: leading ?? horizontal ?? length,
                    bottom: bottom ?? vertical ?? length, trailing: trailing ?? horizontal ?? length))
        }
        SceneModifierType(
            "fixedSize", "The view at its ideal size.",
            .argument("horizontal", .bool, or: true, "Whether its width is the ideal one; true unless said."),
            .argument("vertical", .bool, or: true, "Whether its height is the ideal one; true unless said.")
        ) { view, horizontal, vertical in
            view.fixedSize(horizontal: horizontal, vertical: vertical)
        }
        SceneModifierType(
            "alignmentGuide", "Where a guide of the view lies, from its leading or top edge.",
            .argument("horizontal", .horizontalAlignment, "The guide, of the horizontal axis."),
            .argument("vertical", .verticalAlignment, "The guide, of the vertical axis."),
            .argument("fraction", .number, or: 0, "A part of the view's width or height."),
            .argument("offset", .number, or: 0, "What is added to that, in points."),
            .all
        ) { view, horizontal, vertical, fraction, offset, given in
            switch (horizontal, vertical) {
            case (let guide?, nil): view.alignmentGuide(guide) { $0.width * fraction + offset }
            case (nil, let guide?): view.alignmentGuide(guide) { $0.height * fraction + offset }
            default:
                throw given.value.error(
                    "a guide is of one axis", fix: "give it either horizontal or vertical", rule: "wrong-value")
            }
        }
        SceneModifierType(
            "layoutPriority", "Which views a stack serves first.",
            .value(.number, "The highest is served first; 0 unless said.")
        ) { view, priority in
            view.layoutPriority(priority)
        }
    }
}
