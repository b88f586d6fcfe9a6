import MizanBase
import MizanLayout

extension SceneModifierType {
    /// Where a view stands, and in which proportions.
    @SceneTableBuilder<SceneModifierType> static var placing: [SceneModifierType] {
        SceneModifierType(
            "offset", "The view moved from its place, which stays its own for everything around it.",
            .argument("x", .number, or: 0, "Towards the trailing side, in points."),
            .argument("y", .number, or: 0, "Down, in points.")
        ) { view, x, y in
            view.offset(x: x, y: y)
        }
        SceneModifierType(
            "position", "The view's middle at a point of all the space that is proposed.",
            .argument("x", .number, or: 0, "From the leading side, in points."),
            .argument("y", .number, or: 0, "From the top, in points.")
        ) { view, x, y in
            view.position(x: x, y: y)
        }
        SceneModifierType(
            "aspectRatio", "The view in proportions.",
            .argument("aspectRatio", .number, "The width for a height of 1; that of the ideal size unless said."),
            .required("contentMode", .contentMode, "Whether it is as large as fits, or as small as fills.").orAlone
        ) { view, aspectRatio, contentMode in
            view.aspectRatio(aspectRatio, contentMode: contentMode)
        }
        SceneModifierType("scaledToFit", "The view in its proportions, as large as fits.") { view in
            view.scaledToFit()
        }
        SceneModifierType("scaledToFill", "The view in its proportions, as small as fills.") { view in
            view.scaledToFill()
        }
        SceneModifierType(
            "containerRelativeFrame",
            "A frame as large as the nearest scrolling view or the root, or as some of its equal parts.",
            .required("axes", .axes, "The axes on which it is.").orAlone,
            .argument("count", .count(of: "parts"), or: 1, "The parts of the whole length; 1 unless said."),
            .argument("span", .count(of: "parts"), or: 1, "The parts of the frame; 1 unless said."),
            .argument("spacing", .number, or: 0, "Between parts, in points."),
            .argument("alignment", .alignment, or: .center, "Where the view stands in the frame.")
        ) { view, axes, count, span, spacing, alignment in
            view.containerRelativeFrame(axes, count: count, span: span, spacing: spacing, alignment: alignment)
        }
        SceneModifierType(
            "defaultScrollAnchor",
            "The part that scrolling views inside show: this point of their content is at the same point of them.",
            .value(.unitPoint, "The point.")
        ) { view, anchor in
            view.defaultScrollAnchor(anchor)
        }
    }

    /// The modifiers for the space that a device or a bar takes of a view.
    @SceneTableBuilder<SceneModifierType> static var safeAreas: [SceneModifierType] {
        SceneModifierType(
            "ignoresSafeArea", "The view reaches beyond the safe area where it touches its border.",
            .argument("edges", .edges, or: Edge.Set.all, "At which edges; all unless said.").orAlone
        ) { view, edges in
            view.ignoresSafeArea(edges: edges)
        }
        SceneModifierType(
            "safeAreaInset", "Views at an edge of this one, which keep it out of their place.",
            .required("edge", .cases(of: Edge.self, named: "edge"), "The edge."),
            .argument("alignment", .alignment, or: .center, "The guide that they share along the edge."),
            .argument("spacing", .number, "The distance between, in points; 8 unless said."),
            .required("content", .views, "The views at the edge.")
        ) { view, edge, alignment, spacing, content in
            switch edge {
            case .top, .bottom:
                AnyView(
                    view.safeAreaInset(
                        edge: edge == .top ? .top : .bottom, alignment: alignment.horizontal, spacing: spacing
                    ) { content })
            case .leading, .trailing:
                AnyView(
                    view.safeAreaInset(
                        edge: edge == .leading ? .leading : .trailing, alignment: alignment.vertical, spacing: spacing
                    ) { content })
            }
        }
        SceneModifierType(
            "safeAreaPadding", "Space around the view that what ignores the safe area reaches into.",
            .alone(.number, "At all edges, in points."),
            .argument("edges", .edges, or: Edge.Set.all, "At which edges; all unless said."),
            .argument("length", .number, or: 16, "In points; 16 unless said.")
        ) { view, all, edges, length in
            view.safeAreaPadding(edges, all ?? length)
        }
    }
}

extension SceneValueType where Value == ContentMode {
    fileprivate static var contentMode: SceneValueType { cases(of: ContentMode.self, named: "contentMode") }
}

extension SceneValueType where Value == Edge.Set {
    /// One edge, those of an axis, all or none.
    static var edges: SceneValueType {
        one(
            of: [
                "top": .top, "leading": .leading, "bottom": .bottom, "trailing": .trailing, "horizontal": .horizontal,
                "vertical": .vertical, "all": .all, "none": [],
            ], named: "edges")
    }
}
