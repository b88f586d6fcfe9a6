import MizanBase
import MizanDocument
import MizanLayout

extension SceneValueType where Value == HorizontalAlignment {
    private static var names: KeyValuePairs<String, HorizontalAlignment> {
        ["leading": .leading, "center": .center, "trailing": .trailing, "natural": .natural, "decimal": .decimal]
    }

    /// A guide by name, or `{ "custom": name }`.
    static var horizontalAlignment: SceneValueType {
        guide(names, HorizontalAlignment.init(named:), named: "horizontalAlignment")
    }
}

extension SceneValueType where Value == VerticalAlignment {
    private static var names: KeyValuePairs<String, VerticalAlignment> {
        [
            "top": .top, "center": .center, "bottom": .bottom, "firstTextBaseline": .firstTextBaseline,
            "lastTextBaseline": .lastTextBaseline,
        ]
    }

    /// A guide by name, or `{ "custom": name }`.
    static var verticalAlignment: SceneValueType {
        guide(names, VerticalAlignment.init(named:), named: "verticalAlignment")
    }
}

extension SceneValueType where Value == Alignment {
    private static var names: KeyValuePairs<String, Alignment> {
        [
            "center": .center, "leading": .leading, "trailing": .trailing, "natural": .natural, "top": .top,
            "bottom": .bottom,
            "topLeading": .topLeading, "topTrailing": .topTrailing, "bottomLeading": .bottomLeading,
            "bottomTrailing": .bottomTrailing, "leadingFirstTextBaseline": .leadingFirstTextBaseline,
            "centerFirstTextBaseline": .centerFirstTextBaseline,
            "trailingFirstTextBaseline": .trailingFirstTextBaseline,
            "leadingLastTextBaseline": .leadingLastTextBaseline, "centerLastTextBaseline": .centerLastTextBaseline,
            "trailingLastTextBaseline": .trailingLastTextBaseline,
        ]
    }

    /// A name, or a guide for each axis.
    static var alignment: SceneValueType {
        let axes = SceneValueType.object(
            "alignmentOfAxes",
            .argument("horizontal", .horizontalAlignment, or: .center, "Where views line up from side to side."),
            .argument("vertical", .verticalAlignment, or: .center, "Where views line up from top to bottom.")
        ) {
            Alignment(horizontal: $0, vertical: $1)
        }
        return SceneValueType(
            JSONSchema.either([.names(names.map(\.key)), axes.schema]).named("value.alignment"),
            takesAlone: { _ in true }
        ) { value, builder in
            value.objectValue == nil ? try value.named(names) : try axes.read(value, builder)
        }
    }
}

extension SceneValueType {
    /// One of the names of a table, or `{ "custom": name }` for a guide of the scene's own.
    fileprivate static func guide(
        _ table: @autoclosure @escaping @Sendable () -> KeyValuePairs<String, Value>,
        _ custom: @escaping @Sendable (String) -> Value, named name: String
    ) -> SceneValueType {
        var object: JSONSchema { .object([("custom", .type("string"))], required: ["custom"]) }
        return SceneValueType(
            JSONSchema.either([.names(table().map(\.key)), object]).named("value.\(name)"), takesAlone: { _ in true }
        ) { value, builder in
            guard value.objectValue != nil else { return try value.named(table()) }
            try JSONObject(value, kind: "an alignment").checkKeys(["custom"])
            return custom(try builder.resolved(value.member("custom")).string())
        }
    }
}

extension SceneValueType where Value == Axis.Set {
    static var axes: SceneValueType {
        one(
            of: ["horizontal": .horizontal, "vertical": .vertical, "both": [.horizontal, .vertical]], named: "axes")
    }
}
