import MizanBase
import MizanDocument

/// The form of the value under a view's or a modifier's name: an object with arguments by name, or one of them alone.
struct SceneArgumentList: Sendable {
    /// The type's name, for messages.
    let type: String
    let declarations: [SceneArgumentDeclaration]

    init<each Value>(_ type: String, _ argument: repeat SceneArgument<each Value>) {
        self.type = type
        var declarations: [SceneArgumentDeclaration] = []
        for argument in repeat each argument { declarations.append(argument.declaration) }
        self.declarations = declarations.filter { $0.label != nil || $0.replacesObject }
    }

    /// The labels, in the order that they are declared in.
    var labels: [String] { declarations.compactMap(\.label) }

    /// The one argument that may stand alone.
    private var alone: SceneArgumentDeclaration? { declarations.first(where: \.replacesObject) }

    /// The arguments of a view or a modifier, with `$name` put in and its keys checked.
    func arguments(_ value: JSONValue, in builder: SceneViewBuilder) throws -> SceneArguments {
        if let alone, alone.readsNames && labels.isEmpty || alone.readsParts && builder.isPart(value) {
            return SceneArguments(builder: builder, type: type, value: value, isAlone: true)
        }
        let value = try builder.resolved(value)
        let isAlone = alone.map { labels.isEmpty || $0.acceptsWithoutObject(value) } ?? false
        var arguments = SceneArguments(builder: builder, type: type, value: value, isAlone: isAlone)
        guard !isAlone else { return arguments }
        guard value.objectValue != nil else {
            throw value.mismatch(
                labels.isEmpty ? "{}" : "an object with \(labels.map { "“\($0)”" }.joined(separator: ", "))")
        }
        arguments.unknownKeys = JSONObject(value, kind: type).unknownKeys(labels)
        return arguments
    }

    /// The schema of the values that are allowed there.
    var schema: JSONSchema {
        let labelled = declarations.compactMap { declaration in
            declaration.label.map { ($0, declaration.schema.described(declaration.summary)) }
        }
        let object = JSONSchema.object(
            labelled, required: declarations.filter(\.isRequired).compactMap(\.label))
        guard let alone else { return .either([object, .nameReference]) }
        let short = alone.label == nil ? alone.schema.described(alone.summary) : alone.schema
        return labelled.isEmpty ? short : .either([object, short, .nameReference])
    }
}
