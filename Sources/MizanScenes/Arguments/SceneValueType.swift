import MizanBase
import MizanDocument

/// A kind of argument in a scene: how it is read, and its schema for editors.
///
/// The kinds are in `SceneValueType+….swift`, by family. A new one is made of a schema and a function that reads a value, or
/// throws an error at the value's place:
///
///     extension SceneValueType where Value == UnitPoint {
///         static var unitPoint: SceneValueType { one(of: JSONValue.unitPoints, named: "unitPoint") }
///     }
struct SceneValueType<Value>: Sendable {
    /// The meaning of `$name` in the place of the value.
    enum Naming {
        /// An argument or a variable, which is put in before the value is read.
        case value
        /// A part, if there is one of the name; else as ``value``.
        case partOrValue
        /// A name that the reader resolves itself.
        case part
    }

    /// Makes the schema of the values that are allowed: only an editor needs it, and a scene has many kinds.
    private let makeSchema: @Sendable () -> JSONSchema
    let naming: Naming
    /// Whether a value that stands alone is one of this kind, and not the object with the arguments.
    let acceptsWithoutObject: @Sendable (JSONValue) -> Bool
    let read: @Sendable (JSONValue, SceneViewBuilder) throws -> Value

    /// A kind; `takesAlone` decides whether a value is one of this kind where it may stand for all arguments: by
    /// default any but an object.
    init(
        _ schema: @autoclosure @escaping @Sendable () -> JSONSchema, naming: Naming = .value,
        takesAlone: @escaping @Sendable (JSONValue) -> Bool = { $0.objectValue == nil },
        read: @escaping @Sendable (JSONValue, SceneViewBuilder) throws -> Value
    ) {
        makeSchema = schema
        self.naming = naming
        self.acceptsWithoutObject = takesAlone
        self.read = read
    }

    /// A kind of values that mean the same wherever they stand.
    init(
        _ schema: @autoclosure @escaping @Sendable () -> JSONSchema,
        read: @escaping @Sendable (JSONValue) throws -> Value
    ) {
        self.init(schema()) { value, _ in try read(value) }
    }

    /// The schema of the values that are allowed, `$name` included.
    var schema: JSONSchema { naming == .part ? makeSchema() : .either([makeSchema(), .nameReference]) }

    /// One of the names of a table; `name` is its definition's in the schema.
    static func one(of table: @autoclosure @escaping @Sendable () -> KeyValuePairs<String, Value>, named name: String)
        -> SceneValueType
    {
        SceneValueType(.names(table().map(\.key)).named("value.\(name)")) { try $0.named(table()) }
    }

    /// A value that is made of arguments by name: what a row is for a view, for values inside one.
    static func object<each Argument>(
        _ name: String, _ argument: repeat SceneArgument<each Argument>,
        make: @escaping @Sendable (repeat each Argument) throws -> Value
    ) -> SceneValueType {
        let form = SceneArgumentList(name, repeat each argument)
        return SceneValueType(form.schema.named("value.\(name)"), takesAlone: { _ in true }) { value, builder in
            let arguments = try form.arguments(value, in: builder)
            let values = try arguments.read(repeat each argument)
            return try make(repeat each values)
        }
    }

    /// Several values of the kind, in an array.
    var array: SceneValueType<[Value]> {
        SceneValueType<[Value]>(.array(of: schema)) { value, builder in
            try builder.gathering(value.array()) { try read(builder.argument($0, naming: naming), builder) }
        }
    }
}

extension SceneValueType where Value: RawRepresentable & CaseIterable & SendableMetatype, Value.RawValue == String {
    /// The cases of an enumeration, by their raw values; `name` is the definition's in the schema.
    static func cases(of type: Value.Type, named name: String) -> SceneValueType {
        SceneValueType(.names(type.allCases.map(\.rawValue)).named("value.\(name)")) { try $0.value(of: Value.self) }
    }
}

extension JSONSchema {
    /// `$name` or `$name.field`: an argument of the scene, or a variable of a `ForEach`.
    static let nameReference = JSONSchema.string(matching: #"^\$[^$]"#)
        .described("The value of an argument of the scene, or of a variable of a ForEach: $name, $name.field.")
        .named("reference")
    /// One view.
    static let view = JSONSchema.reference("view")
    /// `$name` where views stand: a part of the scene.
    static let partReference = JSONSchema.string(matching: #"^\$[^$]"#)
        .described("A part of the scene: $name.").named("part")
}
