import MizanDocument
import MizanLayout

/// One argument of a view or a modifier: its label, the values that it takes, whether it is required, and its purpose.
///
/// It is declared once, in the row of its view; checking, reading and the JSON Schema follow from that.
struct SceneArgument<Value>: Sendable {
    var declaration: SceneArgumentDeclaration
    private let read: @Sendable (SceneArgumentDeclaration, SceneArguments) throws -> Value

    fileprivate init(
        _ declaration: SceneArgumentDeclaration,
        read: @escaping @Sendable (SceneArgumentDeclaration, SceneArguments) throws -> Value
    ) {
        self.declaration = declaration
        self.read = read
    }

    /// The argument's value.
    func value(in arguments: SceneArguments) throws -> Value { try read(declaration, arguments) }

    /// An argument that may be left out.
    static func argument<Wrapped>(_ label: String, _ kind: SceneValueType<Wrapped>, _ summary: String) -> SceneArgument
    where Value == Wrapped? {
        SceneArgument(SceneArgumentDeclaration(label: label, summary: summary, kind: kind)) {
            try $1.value(of: $0, kind)
        }
    }

    /// An argument that has a value where it is left out.
    static func argument(
        _ label: String, _ kind: SceneValueType<Value>, or fallback: @autoclosure @escaping @Sendable () -> Value,
        _ summary: String
    ) -> SceneArgument {
        SceneArgument(SceneArgumentDeclaration(label: label, summary: summary, kind: kind)) {
            try $1.value(of: $0, kind) ?? fallback()
        }
    }

    /// An argument that has to be given.
    static func required(_ label: String, _ kind: SceneValueType<Value>, _ summary: String) -> SceneArgument {
        SceneArgument(SceneArgumentDeclaration(label: label, summary: summary, isRequired: true, kind: kind)) {
            declaration, arguments in
            guard let value = try arguments.value(of: declaration, kind) else { throw arguments.missing(label) }
            return value
        }
    }

    /// A value that stands in the place of all arguments by name, beside which there are none: `{ "Color": "warm" }`.
    static func value(_ kind: SceneValueType<Value>, _ summary: String) -> SceneArgument {
        SceneArgument(SceneArgumentDeclaration(label: nil, summary: summary, isRequired: true, kind: kind)) {
            declaration, arguments in
            guard let value = try arguments.value(of: declaration, kind) else {
                throw arguments.value.mismatch(summary)
            }
            return value
        }
    }

    /// A value that may stand alone instead of the arguments by name: `{ "padding": 16 }`; nil where those are given.
    static func alone<Wrapped>(_ kind: SceneValueType<Wrapped>, _ summary: String) -> SceneArgument
    where Value == Wrapped? {
        SceneArgument(SceneArgumentDeclaration(label: nil, summary: summary, kind: kind)) { try $1.value(of: $0, kind) }
    }

    /// The same argument, which may also stand alone, without its label: `{ "lineLimit": 2 }`.
    var orAlone: SceneArgument {
        var argument = self
        argument.declaration.replacesObject = true
        return argument
    }
}

extension SceneArgument where Value == ViewList {
    /// The views inside, by their key or as an array alone.
    static var content: SceneArgument { required("content", .views, "The views inside.").orAlone }
}

extension SceneArgument where Value == SceneArguments {
    /// All that is given, for errors about several arguments together.
    static var all: SceneArgument { SceneArgument(.none) { $1 } }
}

/// The properties of an argument that are known without reading it.
struct SceneArgumentDeclaration: Sendable {
    /// Nil where it can only stand alone.
    let label: String?
    let summary: String
    let isRequired: Bool
    /// Whether it may stand in the place of the object with the arguments.
    var replacesObject: Bool
    /// Makes the schema of the values.
    private let makeSchema: @Sendable () -> JSONSchema
    /// Whether `$name` may be a part.
    let readsParts: Bool
    /// Whether `$name` always has the meaning that the kind gives it.
    let readsNames: Bool
    let acceptsWithoutObject: @Sendable (JSONValue) -> Bool

    init<Value>(label: String?, summary: String, isRequired: Bool = false, kind: SceneValueType<Value>) {
        self.label = label
        self.summary = summary
        self.isRequired = isRequired
        replacesObject = label == nil
        makeSchema = { kind.schema }
        readsParts = kind.naming != .value
        readsNames = kind.naming == .part
        acceptsWithoutObject = kind.acceptsWithoutObject
    }

    private init() {
        (label, summary, isRequired, replacesObject) = (nil, "", false, false)
        makeSchema = { .any }
        (readsParts, readsNames) = (false, false)
        acceptsWithoutObject = { _ in false }
    }

    /// The schema of the values that are allowed.
    var schema: JSONSchema { makeSchema() }

    /// The declaration of no argument at all.
    static let none = SceneArgumentDeclaration()
}
