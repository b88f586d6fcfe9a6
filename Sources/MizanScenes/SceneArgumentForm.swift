import MizanBase
import MizanDocument

/// How the value under a view's or a modifier's name may be written.
enum SceneArgumentForm: Sendable {
    /// An object with some of these keys; with `content` among them also its array alone.
    case object([String])
    /// An object with some of these keys, or one value alone.
    case objectOrValue([String])
    /// One value.
    case value
    /// Views, or a value that stands for one: `$name` may be a part, so it is not put in yet.
    case views

    /// What a view or a modifier is given, with `$name` put in and its keys checked.
    func arguments(_ value: JSONValue, of type: String, in builder: SceneViewBuilder) throws -> SceneArguments {
        if case .views = self { return SceneArguments(builder: builder, type: type, value: value) }
        let value = try builder.resolved(value)
        switch self {
        case .object(let keys) where value.objectValue == nil && !(keys.contains("content") && value.arrayValue != nil):
            throw value.mismatch(
                keys.isEmpty ? "{}" : "an object with \(keys.map { "“\($0)”" }.joined(separator: ", "))")
        case .object(let keys) where value.objectValue != nil, .objectOrValue(let keys) where value.objectValue != nil:
            try JSONObject(value, kind: type).checkKeys(keys)
        default: break
        }
        return SceneArguments(builder: builder, type: type, value: value)
    }
}
