import MizanBase
import MizanDocument

/// The arguments of a view or a modifier of a scene.
struct SceneArguments {
    let builder: SceneViewBuilder
    /// The type's name, for messages.
    let type: String
    /// The object with the arguments, or the one that stands alone. Beside it a missing argument is reported.
    let value: JSONValue
    /// Whether the value is an argument that stands alone.
    let isAlone: Bool
    /// The errors for keys that no argument has.
    var unknownKeys: [Diagnostic] = []

    /// The value of an argument, where it is given.
    func value<Value>(of declaration: SceneArgumentDeclaration, _ kind: SceneValueType<Value>) throws -> Value? {
        if isAlone { return declaration.replacesObject ? try kind.read(value, builder) : nil }
        guard let given = declaration.label.flatMap({ value[$0] }) else { return nil }
        return try kind.read(builder.argument(given, naming: kind.naming), builder)
    }

    /// All arguments of a row. The errors of several of them are thrown as one.
    func read<each Value>(_ argument: repeat SceneArgument<each Value>) throws -> (repeat each Value) {
        var errors = SceneErrors(unknownKeys)
        let values = (repeat try errors.gathering(builder) { try (each argument).value(in: self) })
        try errors.check()
        return (repeat try Self.gathered(each values))
    }

    /// A value that was gathered: where one is missing, its error was for a key that is unknown.
    private static func gathered<Value>(_ value: Value?) throws -> Value {
        guard let value else { throw DiagnosticError([]) }
        return value
    }

    /// The error for an argument that has to be given; none of its own where the label may be there, misspelt.
    func missing(_ label: String) -> DiagnosticError {
        guard unknownKeys.isEmpty else { return DiagnosticError([]) }
        return value.error("\(type) needs “\(label)”", fix: "add it", rule: "missing-key")
    }
}
