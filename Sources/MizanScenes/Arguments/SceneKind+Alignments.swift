import MizanBase
import MizanLayout

extension SceneKind where Value == HorizontalAlignment {
    static var horizontalAlignment: SceneKind {
        one(of: ["leading": .leading, "center": .center, "trailing": .trailing], named: "horizontalAlignment")
    }
}

extension SceneKind where Value == VerticalAlignment {
    static var verticalAlignment: SceneKind {
        one(
            of: [
                "top": .top, "center": .center, "bottom": .bottom, "firstTextBaseline": .firstTextBaseline,
                "lastTextBaseline": .lastTextBaseline,
            ], named: "verticalAlignment")
    }
}

extension SceneKind where Value == Alignment {
    static var alignment: SceneKind {
        one(
            of: [
                "center": .center, "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
                "topLeading": .topLeading, "topTrailing": .topTrailing, "bottomLeading": .bottomLeading,
                "bottomTrailing": .bottomTrailing,
            ], named: "alignment")
    }
}

extension SceneKind where Value == Axis.Set {
    static var axes: SceneKind {
        one(
            of: ["horizontal": .horizontal, "vertical": .vertical, "both": [.horizontal, .vertical]], named: "axes")
    }
}
