import MizanBase
import MizanDocument
import MizanLayout

extension SceneViewType {
    /// Views that scroll, that know their size, and layouts that are no stacks.
    @SceneTableBuilder<SceneViewType> static var containers: [SceneViewType] {
        SceneViewType("Divider", "A hairline across the stack that it stands in.") { Divider() }
        SceneViewType(
            "ScrollView", "The part of views that are too large that shows first.",
            .argument(
                "axes", .axes, or: Axis.Set.vertical, "The axes on which the views may be larger; vertical unless said."
            ),
            .argument("showsIndicators", .bool, or: true, "Whether a scroller shows; true unless said."),
            .content
        ) { axes, showsIndicators, content in
            ScrollView(axes, showsIndicators: showsIndicators) { content }
        }
        geometryReader
        SceneViewType(
            "FlowLayout", "Views one after the other in rows, as words in lines.",
            .argument("alignment", .alignment, or: .leading, "Where rows stand in the width, and views in their row."),
            .argument("horizontalSpacing", .number, "The distance between neighbours, in points; 8 unless said."),
            .argument("verticalSpacing", .number, or: 8, "The distance between rows, in points; 8 unless said."),
            .content
        ) { alignment, horizontalSpacing, verticalSpacing, content in
            FlowLayout(alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
                .callAsFunction {
                    content
                }
        }
        SceneViewType(
            "EqualWidthHStack", "Views beside each other that are all as wide as the widest.",
            .argument("spacing", .number, "The distance between neighbours, in points; 8 unless said."),
            .content
        ) { spacing, content in
            EqualWidthHStack(spacing: spacing) { content }
        }
        SceneViewType(
            "AnyLayout", "Views in a layout that an argument can choose.",
            .required("layout", .layout, "The layout."), .content
        ) { (layout: AnyLayout, content: ViewList) in
            layout { content }
        }
    }
}

extension SceneViewType {
    private static let geometryReader = SceneViewType(
        "GeometryReader", "Views made for the size that they have.",
        .argument(
            "as", .string,
            "What `$name` calls the reader inside: `$name.size.width`, `$name.safeAreaInsets.top`, `$name.frame.x`."
        ),
        .required("content", .template, "The views inside.").orAlone
    ) { name, template in
        // What is wrong in the content is found before it is laid out.
        _ = try template.views(name ?? "", .proxy(of: Rect(x: 0, y: 0, width: 10, height: 10), EdgeInsets()))
        return GeometryReader(throwing: { proxy in
            try template.apart.views(name ?? "", .proxy(of: proxy.frame(in: .global), proxy.safeAreaInsets))
        })
    }
}

extension SceneValueType where Value == AnyLayout {
    fileprivate static var layout: SceneValueType {
        one(
            of: [
                "HStackLayout": AnyLayout(HStackLayout()), "VStackLayout": AnyLayout(VStackLayout()),
                "ZStackLayout": AnyLayout(ZStackLayout()), "GridLayout": AnyLayout(GridLayout()),
                "FlowLayout": AnyLayout(FlowLayout()), "EqualWidthHStack": AnyLayout(EqualWidthHStack()),
            ], named: "layout")
    }
}

extension JSONValue {
    /// The geometry of a reader, as a scene names it.
    fileprivate static func proxy(of frame: Rect, _ insets: EdgeInsets) -> JSONValue {
        func object(_ members: KeyValuePairs<String, Double>) -> JSONValue {
            JSONValue(
                .object(
                    members.map { key, length in
                        let literal = Int(exactly: length).map(String.init) ?? String(length)
                        return JSONMember(key, JSONValue(.number(literal)))
                    }))
        }
        return JSONValue(
            .object([
                JSONMember("size", object(["width": frame.width, "height": frame.height])),
                JSONMember(
                    "frame", object(["x": frame.minX, "y": frame.minY, "width": frame.width, "height": frame.height])),
                JSONMember(
                    "safeAreaInsets",
                    object([
                        "top": insets.top, "leading": insets.leading, "bottom": insets.bottom,
                        "trailing": insets.trailing,
                    ])),
            ]))
    }
}
