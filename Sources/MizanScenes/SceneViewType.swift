import MizanBase
import MizanDocument
import MizanLayout

/// A view that a scene can name: one row of a table.
struct SceneViewType: Sendable {
    let name: String
    let form: SceneArgumentForm
    let make: @Sendable (SceneArguments) throws -> AnyView

    init(
        _ name: String, _ form: SceneArgumentForm, _ make: @escaping @Sendable (SceneArguments) throws -> AnyView
    ) {
        self.name = name
        self.form = form
        self.make = make
    }

    static let named = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

    /// Every view, by name.
    static let all: [SceneViewType] = [
        SceneViewType("Button", .object(["label"])) { arguments in
            let label = try arguments.view("label")
            return AnyView(Button { label })
        },
        SceneViewType("Capsule", .object([])) { _ in AnyView(Capsule()) },
        SceneViewType("Color", .value) { AnyView(try $0.value.sceneColor()) },
        SceneViewType("ForEach", .object(["in", "as", "content"])) { arguments in
            let name = try arguments.required("as").string()
            // An array that stands here is part of the view; what an argument holds is taken as it is.
            let elements =
                try arguments.value.member("in").arrayValue?.map(arguments.builder.resolved)
                ?? arguments.required("in").array()
            let content = try arguments.value.member("content")
            let views = try elements.map { ViewList(try arguments.builder.with(name, $0).views(content)) }
            return AnyView(ForEach(views) { $0 })
        },
        SceneViewType("Grid", .object(["alignment", "horizontalSpacing", "verticalSpacing", "content"])) { arguments in
            let content = try arguments.content()
            return AnyView(
                Grid(
                    alignment: try arguments.alignment("alignment") ?? .center,
                    horizontalSpacing: try arguments.double("horizontalSpacing"),
                    verticalSpacing: try arguments.double("verticalSpacing")
                ) { content })
        },
        SceneViewType("GridRow", .object(["alignment", "content"])) { arguments in
            let content = try arguments.content()
            return AnyView(GridRow(alignment: try arguments.verticalAlignment("alignment")) { content })
        },
        SceneViewType("Group", .object(["content"])) { arguments in
            let content = try arguments.content()
            return AnyView(Group { content })
        },
        SceneViewType("HStack", .object(["alignment", "spacing", "content"])) { arguments in
            let content = try arguments.content()
            return AnyView(
                HStack(
                    alignment: try arguments.verticalAlignment("alignment") ?? .center,
                    spacing: try arguments.double("spacing")
                ) { content })
        },
        SceneViewType("Image", .objectOrValue(["symbol", "name"])) { AnyView(try $0.image()) },
        SceneViewType("Label", .object(["title", "symbol"])) { arguments in
            let title = try arguments.required("title")
            return AnyView(
                Label(
                    title: try title.text(arguments.builder),
                    systemImage: try arguments.required("symbol").symbolName()))
        },
        SceneViewType("Rectangle", .object([])) { _ in AnyView(Rectangle()) },
        SceneViewType("RoundedRectangle", .object(["cornerRadius"])) { arguments in
            AnyView(RoundedRectangle(cornerRadius: try arguments.required("cornerRadius").double()))
        },
        SceneViewType("Spacer", .object(["minLength"])) { AnyView(Spacer(minLength: try $0.double("minLength"))) },
        SceneViewType("Text", .value) { arguments in
            AnyView(try arguments.value.text(arguments.builder))
        },
        SceneViewType("VStack", .object(["alignment", "spacing", "content"])) { arguments in
            let content = try arguments.content()
            return AnyView(
                VStack(
                    alignment: try arguments.horizontalAlignment("alignment") ?? .center,
                    spacing: try arguments.double("spacing")
                ) { content })
        },
        SceneViewType("ViewThatFits", .object(["in", "content"])) { arguments in
            let content = try arguments.content()
            let axes: KeyValuePairs<String, Axis.Set> = [
                "horizontal": .horizontal, "vertical": .vertical, "both": [.horizontal, .vertical],
            ]
            return AnyView(ViewThatFits(in: try arguments.named("in", axes) ?? [.horizontal, .vertical]) { content })
        },
        SceneViewType("ZStack", .object(["alignment", "content"])) { arguments in
            let content = try arguments.content()
            return AnyView(ZStack(alignment: try arguments.alignment("alignment") ?? .center) { content })
        },
    ]
}

extension SceneArguments {
    /// A built-in symbol. Images from files wait for asset catalogs.
    fileprivate func image() throws -> Image {
        if let name = try value.objectValue == nil ? value : self["name"] {
            throw name.error(
                "there is no image \(Diagnostic.quote(try name.string())): the scene has no asset catalog",
                fix: "show a built-in symbol: { \"Image\": { \"symbol\": … } }", rule: "image-missing")
        }
        return Image(systemName: try required("symbol").symbolName())
    }
}

extension JSONValue {
    /// The name of a built-in symbol.
    fileprivate func symbolName() throws -> String {
        let name = try string()
        guard Symbol.named(name) != nil else {
            let known = Symbol.all.map(\.name)
            throw error(
                "there is no symbol \(Diagnostic.quote(name))",
                fix: name.nearest(in: known).map { "did you mean “\($0)”?" }
                    ?? "use one of \(known.joined(separator: ", "))", rule: "image-missing")
        }
        return name
    }
}
