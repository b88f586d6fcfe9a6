import MizanBase
import MizanLayout

extension SceneViewType {
    /// Stacks, and what gives way in them.
    @SceneTableBuilder<SceneViewType> static var stacks: [SceneViewType] {
        SceneViewType(
            "HStack", "Views beside each other, from the leading edge to the trailing one.",
            .argument("alignment", .verticalAlignment, or: .center, "Where they stand in the row's height."),
            .argument("spacing", .number, "The distance between neighbours, in points; 8 unless said."),
            .content
        ) { alignment, spacing, content in
            HStack(alignment: alignment, spacing: spacing) { content }
        }
        SceneViewType(
            "VStack", "Views below each other.",
            .argument("alignment", .horizontalAlignment, or: .center, "Where they stand in the column's width."),
            .argument("spacing", .number, "The distance between neighbours, in points; 8 unless said."),
            .content
        ) { alignment, spacing, content in
            VStack(alignment: alignment, spacing: spacing) { content }
        }
        SceneViewType(
            "ZStack", "Views before each other, the first one at the back.",
            .argument("alignment", .alignment, or: .center, "Where they stand in the largest one's frame."),
            .content
        ) { alignment, content in
            ZStack(alignment: alignment) { content }
        }
        SceneViewType(
            "LazyVStack", "Views below each other, as wide as proposed.",
            .argument("alignment", .horizontalAlignment, or: .center, "Where they stand in the stack's width."),
            .argument("spacing", .number, "The distance between neighbours, in points; 8 unless said."),
            .argument(
                "pinnedViews", .pinnedViews, or: PinnedScrollableViews(),
                "The headers and footers of sections that stay in the visible part while their section is there."),
            .content
        ) { alignment, spacing, pinned, content in
            LazyVStack(alignment: alignment, spacing: spacing, pinnedViews: pinned) { content }
        }
        SceneViewType(
            "LazyHStack", "Views beside each other, as high as proposed.",
            .argument("alignment", .verticalAlignment, or: .center, "Where they stand in the stack's height."),
            .argument("spacing", .number, "The distance between neighbours, in points; 8 unless said."),
            .argument(
                "pinnedViews", .pinnedViews, or: PinnedScrollableViews(),
                "The headers and footers of sections that stay in the visible part while their section is there."),
            .content
        ) { alignment, spacing, pinned, content in
            LazyHStack(alignment: alignment, spacing: spacing, pinnedViews: pinned) { content }
        }
        SceneViewType(
            "Spacer", "Space that takes what is left in a stack.",
            .argument("minLength", .number, "The least length, in points; 8 unless said.")
        ) { minLength in
            Spacer(minLength: minLength)
        }
        SceneViewType(
            "ViewThatFits", "The first of several views that fits; the last where none does.",
            .argument(
                "in", .axes, or: Axis.Set([.horizontal, .vertical]),
                "The axes on which a view has to fit; both unless said."),
            .content
        ) { axes, content in
            ViewThatFits(in: axes) { content }
        }
    }
}
