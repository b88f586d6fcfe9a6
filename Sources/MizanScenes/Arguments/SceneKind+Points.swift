import MizanDocument
import MizanLayout

extension SceneKind where Value == UnitPoint {
    /// A place by its name, or `{ "x": 0.25, "y": 0.75 }`.
    static var unitPoint: SceneKind {
        let named = one(
            of: [
                "zero": .zero, "center": .center, "leading": .leading, "trailing": .trailing, "top": .top,
                "bottom": .bottom, "topLeading": .topLeading, "topTrailing": .topTrailing,
                "bottomLeading": .bottomLeading, "bottomTrailing": .bottomTrailing,
            ], named: "unitPoint")
        let parts = object(
            "unitPointParts", .required("x", .number, "The part of the width, from the leading edge."),
            .required("y", .number, "The part of the height, from the top.")
        ) { UnitPoint(x: $0, y: $1) }
        return SceneKind(.either([named.schema, parts.schema]), takesAlone: { _ in true }) { value, builder in
            try (value.objectValue == nil ? named : parts).read(value, builder)
        }
    }
}
