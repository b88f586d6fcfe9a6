import MizanBase
import MizanDocument
import MizanLayout
import MizanLocalization
import MizanText

extension SceneKind where Value == Text {
    /// A text: a string as it is, a localized `key`, or a value in the locale's format (Definitions 2).
    static var text: SceneKind {
        SceneKind(JSONSchema.text.named("value.text"), takesAlone: { _ in true }) { value, builder in
            switch try LocalizedValue(value, in: builder) {
            case .text(let text): Text(verbatim: text)
            case .resource(let resource): Text(resource)
            case let value: Text(value)
            }
        }
    }
}

extension JSONSchema {
    fileprivate static var text: JSONSchema {
        .either([.type("string"), .type("number"), .type("object")])
    }
}

extension SceneKind where Value == FontWeight {
    static var fontWeight: SceneKind {
        one(
            of: ["regular": .regular, "medium": .medium, "semibold": .semibold, "bold": .bold], named: "fontWeight")
    }
}

extension SceneKind where Value == Font.TextStyle {
    static var textStyle: SceneKind { cases(of: Font.TextStyle.self, named: "textStyle") }
}

extension SceneKind where Value == Font.Family {
    static var fontFamily: SceneKind {
        SceneKind(.type("string")) { Font.Family(name: try $0.string(), place: $0.place) }
    }
}

extension Font {
    /// A family by name, and where the name stands.
    struct Family {
        let name: String
        let place: SourcePlace
    }
}
