import MizanBase
import MizanDocument
import MizanLayout
import MizanSymbols

extension SceneValueType where Value == AnyView {
    /// One view, or a part that is one.
    static var view: SceneValueType {
        SceneValueType(.view, naming: .part, takesAlone: \.isView) { try $1.view($0) }
    }
}

extension SceneValueType where Value == ViewList {
    /// Views in an array, in which a part of several views is put in place.
    static var views: SceneValueType {
        SceneValueType(.views, naming: .part, takesAlone: { $0.arrayValue != nil }) { ViewList(try $1.views($0)) }
    }

}

/// The content before or behind a view.
enum SceneDecoration {
    /// Paint in the view's frame, and beyond the safe area.
    case style(AnyShapeStyle)
    case views(ViewList)
}

extension SceneValueType where Value == SceneDecoration {
    /// A style, a view, views or a part. A gradient by itself is a style, as in SwiftUI; with an id or modifiers it is a view.
    static var decoration: SceneValueType {
        let style = SceneValueType<AnyShapeStyle>.style
        return SceneValueType(
            .either([style.schema, .views]), naming: .partOrValue,
            takesAlone: { $0.objectValue == nil || $0.isView }
        ) { value, builder in
            let members = value.objectValue
            if members?.count == 1 && members?.first?.key == "LinearGradient"
                || value.stringValue != nil && !builder.isPart(value)
            {
                return .style(try style.read(value, builder))
            }
            return .views(ViewList(try builder.views(value)))
        }
    }
}

extension SceneValueType where Value == SceneTemplate {
    /// Views that are made once for each element of a `ForEach`.
    static var template: SceneValueType {
        SceneValueType(.views, naming: .part) { SceneTemplate(content: $0, builder: $1) }
    }
}

extension SceneValueType where Value == [JSONValue] {
    /// An array. One that stands in its place is part of the view; what an argument holds is taken as it is.
    static var elements: SceneValueType {
        SceneValueType(.either([.array(of: .any), .nameReference]), naming: .part) { value, builder in
            try value.arrayValue?.map(builder.resolved) ?? builder.resolved(value).array()
        }
    }
}

extension SceneValueType where Value == Image {
    /// The name of a symbol: one of the scene's assets, an image of theirs, or a built-in one. Where there is none the
    /// scene shows a placeholder, and its check reports it.
    static var symbol: SceneValueType {
        var builtIn: [String] { Symbol.all.map(\.name) }
        return SceneValueType(JSONSchema.either([.names(builtIn), .type("string")]).named("value.symbol")) {
            value, builder in
            let name = try value.string()
            let assets = builder.scene.assets
            if Symbol.named(name) == nil || assets.contains(.image, name) { try assets.check(.image, name) }
            if Symbol.named(name) == nil, !assets.contains(.image, name), builder.scene.hasAllAssets {
                builder.report(
                    value.error(
                        "there is no symbol \(Diagnostic.quote(name))",
                        fix: name.suggestion(from: assets.names(.image) + builtIn, listedBy: SceneCommands.symbols),
                        rule: "image-missing"))
            }
            var image = Image(systemName: name)
            image.place = value.place
            return image
        }
    }

    /// An image of the scene's assets by its name. Where there is none the scene shows a placeholder, and its check
    /// reports it.
    static var imageName: SceneValueType {
        SceneValueType(.type("string")) { value, builder in
            let name = try value.string()
            let assets = builder.scene.assets
            try assets.check(.image, name)
            if !assets.contains(.image, name), builder.scene.hasAllAssets {
                let known = assets.names(.image)
                builder.report(
                    value.error(
                        "there is no image \(Diagnostic.quote(name))",
                        fix: known.isEmpty
                            ? "name a catalog with it under “assets”, or show a built-in symbol: { \"symbol\": … }"
                            : name.suggestion(from: known),
                        rule: "image-missing"))
            }
            var image = Image(name)
            image.place = value.place
            return image
        }
    }
}

extension SceneValueType where Value == Image.TemplateRenderingMode {
    static var templateRenderingMode: SceneValueType {
        cases(of: Image.TemplateRenderingMode.self, named: "templateRenderingMode")
    }
}

/// The views of a `ForEach`, which are made anew for each element.
struct SceneTemplate {
    let content: JSONValue
    let builder: SceneViewBuilder

    /// The template for views that are made while they are laid out.
    var apart: SceneTemplate { SceneTemplate(content: content, builder: builder.apart) }

    /// The views where a name stands for an element.
    func views(_ name: String, _ element: JSONValue) throws -> ViewList {
        ViewList(try builder.with(name, element).views(content))
    }
}

extension JSONSchema {
    /// Several views, or one alone.
    static let views = JSONSchema.either([
        .array(of: .either([.view, .partReference])), .view, .partReference,
    ]).named("views")
}

extension JSONValue {
    /// Whether this is written as a view: an object with a capitalized key.
    var isView: Bool { objectValue?.contains { $0.key.first?.isUppercase == true } ?? false }
}
