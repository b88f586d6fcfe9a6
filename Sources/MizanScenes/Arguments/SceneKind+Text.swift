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
    /// A value as `LocalizedValue` reads it.
    fileprivate static var text: JSONSchema {
        .either(
            [.type("string"), .type("number")]
                + ValueShape.forms.map { form in
                    let others = form.others.map { ($0.key, JSONSchema($0.value)) }
                    return .object(
                        [(form.key, JSONSchema(form.shape, mayBeNamed: true))] + others
                            + [("direction", .names(ValueShape.directions))],
                        required: [form.key] + form.required)
                })
    }

    private init(_ shape: ValueShape, mayBeNamed: Bool = false) {
        let schema: JSONSchema
        switch shape {
        case .string, .date: schema = .type("string")
        case .number: schema = .type("number")
        case .integer: schema = .type("integer")
        case .names(let names): schema = .names(names)
        case .value: schema = .reference("value.text")
        case .array(let element, let count):
            let array = JSONSchema.array(of: JSONSchema(element, mayBeNamed: mayBeNamed))
            schema = count.map { array.with("minItems", .number($0)).with("maxItems", .number($0)) } ?? array
        case .object(let keys, let member):
            schema = .object(keys.map { ($0, JSONSchema(member, mayBeNamed: mayBeNamed)) })
        }
        self = mayBeNamed ? .either([schema, .nameReference]) : schema
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
