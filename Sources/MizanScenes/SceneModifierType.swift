import MizanBase
import MizanDocument
import MizanLayout
import MizanText

/// A modifier that a scene can name: one row of a table.
struct SceneModifierType: Sendable {
    let name: String
    let form: SceneArgumentForm
    let apply: @Sendable (AnyView, SceneArguments) throws -> AnyView

    init(
        _ name: String, _ form: SceneArgumentForm,
        _ apply: @escaping @Sendable (AnyView, SceneArguments) throws -> AnyView
    ) {
        self.name = name
        self.form = form
        self.apply = apply
    }

    static let named = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

    /// Every modifier, by name.
    static let all: [SceneModifierType] = [
        SceneModifierType("allowsTightening", .value) { view, arguments in
            AnyView(view.allowsTightening(try arguments.value.bool()))
        },
        SceneModifierType("background", .views) { view, arguments in
            let decoration = try arguments.decoration()
            return AnyView(view.background(alignment: decoration.alignment) { decoration.content })
        },
        SceneModifierType("bold", .object([])) { view, _ in AnyView(view.bold()) },
        SceneModifierType("environment", .object(["layoutDirection", "locale"])) { try $1.environment(of: $0) },
        SceneModifierType("fixedSize", .object(["horizontal", "vertical"])) { view, arguments in
            AnyView(
                view.fixedSize(
                    horizontal: try arguments.bool("horizontal") ?? true,
                    vertical: try arguments.bool("vertical") ?? true))
        },
        SceneModifierType("font", .objectOrValue(["style", "size", "custom", "fixedSize", "relativeTo", "weight"])) {
            view, arguments in
            AnyView(view.font(try arguments.font()))
        },
        SceneModifierType("fontWeight", .value) { view, arguments in
            AnyView(view.fontWeight(try arguments.value.named(JSONValue.fontWeights)))
        },
        SceneModifierType("foregroundStyle", .value) { view, arguments in
            AnyView(view.foregroundStyle(try arguments.value.sceneColor()))
        },
        SceneModifierType("frame", .object(frameKeys)) { try $1.framed($0) },
        SceneModifierType("gridColumnAlignment", .value) { view, arguments in
            let alignment = try arguments.value.named(JSONValue.horizontalAlignments)
            return AnyView(view.gridColumnAlignment(alignment))
        },
        SceneModifierType("layoutPriority", .value) { view, arguments in
            AnyView(view.layoutPriority(try arguments.value.double()))
        },
        SceneModifierType("lineLimit", .objectOrValue(["number", "reservesSpace"])) { try $1.lineLimited($0) },
        SceneModifierType("lineSpacing", .value) { view, arguments in
            AnyView(view.lineSpacing(try arguments.value.double()))
        },
        SceneModifierType("minimumScaleFactor", .value) { view, arguments in
            AnyView(view.minimumScaleFactor(try arguments.value.double()))
        },
        SceneModifierType("multilineTextAlignment", .value) { view, arguments in
            let alignment = try arguments.value.value(of: TextAlignment.self)
            return AnyView(view.multilineTextAlignment(alignment))
        },
        SceneModifierType("overlay", .views) { view, arguments in
            let decoration = try arguments.decoration()
            return AnyView(view.overlay(alignment: decoration.alignment) { decoration.content })
        },
        SceneModifierType(
            "padding", .objectOrValue(["top", "leading", "bottom", "trailing", "horizontal", "vertical"])
        ) {
            AnyView($0.padding(try $1.insets()))
        },
        SceneModifierType("semanticContentAttribute", .value) { view, arguments in
            let attribute = try arguments.value.value(of: SemanticContentAttribute.self)
            return AnyView(view.semanticContentAttribute(attribute))
        },
        SceneModifierType("truncationMode", .value) { view, arguments in
            AnyView(view.truncationMode(try arguments.value.value(of: TruncationMode.self)))
        },
        SceneModifierType("wrapping", .value) { view, arguments in
            AnyView(view.wrapping(try arguments.value.value(of: LineWrapping.self)))
        },
    ]

    private static let frameKeys = [
        "width", "height", "minWidth", "idealWidth", "maxWidth", "minHeight", "idealHeight", "maxHeight", "alignment",
    ]
}

extension SceneArguments {
    /// The direction or the locale of what is inside; at least one of them.
    fileprivate func environment(of view: AnyView) throws -> AnyView {
        var view = view
        if let locale = try self["locale"] {
            guard let tag = LanguageTag(wellFormed: try locale.string()) else {
                throw locale.mismatch("a locale such as ar-EG")
            }
            view = AnyView(view.environment(\.locale, tag))
        } else if try self["layoutDirection"] == nil {
            throw value.error(
                "“environment” sets nothing", fix: "give it layoutDirection or locale", rule: "missing-key")
        }
        if let direction = try self["layoutDirection"] {
            view = AnyView(view.environment(\.layoutDirection, try direction.value(of: LayoutDirection.self)))
        }
        return view
    }

    /// A number of lines, or `{ "number", "reservesSpace" }`.
    fileprivate func lineLimited(_ view: AnyView) throws -> AnyView {
        let value = value.objectValue == nil ? value : try required("number")
        let number = try value.int()
        guard number > 0 else {
            throw value.error("a limit of \(number) lines", fix: "use at least 1", rule: "wrong-value")
        }
        return AnyView(view.lineLimit(number, reservesSpace: try bool("reservesSpace") ?? false))
    }

    /// `16`, `{}` for the default, or lengths by edge.
    fileprivate func insets() throws -> EdgeInsets {
        guard let members = value.objectValue, !members.isEmpty else {
            let length = value.objectValue == nil ? try value.double() : 16
            return EdgeInsets(top: length, leading: length, bottom: length, trailing: length)
        }
        let (horizontal, vertical) = (try double("horizontal") ?? 0, try double("vertical") ?? 0)
        return EdgeInsets(
            top: try double("top") ?? vertical, leading: try double("leading") ?? horizontal,
            bottom: try double("bottom") ?? vertical, trailing: try double("trailing") ?? horizontal)
    }

    /// A fixed or a flexible frame, which don't mix. Source: SwiftUI's two `frame` modifiers.
    fileprivate func framed(_ view: AnyView) throws -> AnyView {
        let alignment = try alignment("alignment") ?? .center
        let flexible = try value.object().contains { $0.key.hasPrefix("m") || $0.key.hasPrefix("ideal") }
        guard flexible else {
            return AnyView(view.frame(width: try double("width"), height: try double("height"), alignment: alignment))
        }
        // A fixed length beside bounds of the other axis is taken as equal bounds.
        func bound(_ key: String, _ fixed: String) throws -> Double? { try length(key) ?? double(fixed) }
        return AnyView(
            view.frame(
                minWidth: try bound("minWidth", "width"), idealWidth: try bound("idealWidth", "width"),
                maxWidth: try bound("maxWidth", "width"), minHeight: try bound("minHeight", "height"),
                idealHeight: try bound("idealHeight", "height"), maxHeight: try bound("maxHeight", "height"),
                alignment: alignment))
    }

    /// A text style by name, or `{ "style" | "size", "weight" }`, or
    /// `{ "custom": family, "size" | "fixedSize", "relativeTo", "weight" }`.
    fileprivate func font() throws -> Font {
        func style(_ value: JSONValue) throws -> Font.TextStyle { try value.value(of: Font.TextStyle.self) }
        func points(_ size: JSONValue) throws -> Double {
            let points = try size.double()
            guard points > 0, points <= 1_000 else {
                throw size.error("a font of \(points) pt", fix: "use more than 0, at most 1000", rule: "wrong-value")
            }
            return points
        }
        guard value.objectValue != nil else { return .system(try style(value)) }
        let weight = try named("weight", JSONValue.fontWeights)
        if let name = try self["custom"] {
            let family = try name.string()
            var font: Font
            if let size = try self["fixedSize"] {
                font = .custom(family, fixedSize: try points(size))
            } else {
                let base = try self["relativeTo"].map(style) ?? .body
                font = .custom(family, size: try points(try required("size")), relativeTo: base)
            }
            font.place = name.place
            return weight.map { font.weight($0) } ?? font
        }
        if let size = try self["size"] { return .system(size: try points(size), weight: weight) }
        return .system(try style(try required("style")), weight: weight)
    }

    /// A view, views, or a part; a colour, alone or as `{ "color", "in": shape }`; or `{ "alignment", "content" }`.
    fileprivate func decoration() throws -> (content: ViewList, alignment: Alignment) {
        if builder.isPart(value) { return (ViewList(try builder.views(value)), .center) }
        let given = SceneArguments(builder: builder, type: type, value: try builder.resolved(value))
        if given.value.stringValue != nil { return (ViewList([AnyView(try given.value.sceneColor())]), .center) }
        if given.value["color"] != nil || given.value["in"] != nil {
            try JSONObject(given.value, kind: type).checkKeys(["color", "in"])
            let color = try given.required("color").sceneColor()
            let shape = try given.value["in"].map { try builder.view($0) } ?? AnyView(Rectangle())
            return (ViewList([AnyView(shape.foregroundStyle(color))]), .center)
        }
        if given.value["content"] != nil {
            try JSONObject(given.value, kind: type).checkKeys(["alignment", "content"])
            return (try given.content(), try given.alignment("alignment") ?? .center)
        }
        return (ViewList(try builder.views(given.value)), .center)
    }
}
