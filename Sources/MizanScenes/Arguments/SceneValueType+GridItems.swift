import Foundation
import MizanDocument
import MizanLayout

/// The bounds of a flexible or an adaptive item of a lazy grid.
private struct ItemBounds: Sendable {
    var minimum: Double?
    var maximum: Double

    static var kind: SceneValueType<ItemBounds> {
        .object(
            "gridItemBounds", .argument("minimum", .number, "The least length, in points."),
            .argument("maximum", .length, or: .infinity, "The greatest length, in points or infinity.")
        ) { ItemBounds(minimum: $0, maximum: $1) }
    }
}

extension SceneValueType where Value == GridItem {
    /// `{ "fixed": 70 }`, `{ "flexible": {} }` or `{ "adaptive": { "minimum": 40 }, "spacing": 4 }`.
    static var gridItem: SceneValueType {
        object(
            "gridItem", .argument("fixed", .number, "A column of this width, or a row of this height, in points."),
            .argument("flexible", ItemBounds.kind, "One that shares what is left; {} for at least 10 pt."),
            .argument("adaptive", ItemBounds.kind, "As many as fit into the share of one, of at least its minimum."),
            .argument("spacing", .number, "The distance to the next, in points; 8 unless said."),
            .argument("alignment", .alignment, "Where a view stands in its cell; the middle unless said."), .all
        ) { (fixed: CGFloat?, flexible, adaptive, spacing: CGFloat?, alignment, given) in
            let size: GridItem.Size
            switch (fixed, flexible, adaptive) {
            case (let length?, nil, nil): size = .fixed(length)
            case (nil, let bounds?, nil): size = .flexible(minimum: bounds.minimum ?? 10, maximum: bounds.maximum)
            case (nil, nil, let bounds?):
                guard let minimum = bounds.minimum else {
                    throw given.value.error(
                        "an adaptive item without its minimum", fix: "add “minimum”, in points",
                        rule: "missing-argument")
                }
                size = .adaptive(minimum: minimum, maximum: bounds.maximum)
            default:
                throw given.value.error(
                    "an item is either fixed, flexible or adaptive", fix: "give one of them", rule: "wrong-value")
            }
            return GridItem(size, spacing: spacing, alignment: alignment)
        }
    }
}

extension SceneValueType where Value == [GridItem] {
    /// The columns or rows of a lazy grid.
    static var gridItems: SceneValueType { SceneValueType<GridItem>.gridItem.array }
}

extension SceneValueType where Value == PinnedScrollableViews {
    /// An array of names.
    static var pinnedViews: SceneValueType {
        let names = SceneValueType.one(
            of: ["sectionHeaders": .sectionHeaders, "sectionFooters": .sectionFooters], named: "pinnedViews"
        ).array
        return SceneValueType(names.schema) { PinnedScrollableViews(try names.read($0, $1)) }
    }
}
