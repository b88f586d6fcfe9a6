import MizanBase
import MizanDocument
import MizanLayout

/// Makes views of a scene's JSON, with the names that are known where they stand.
struct SceneViewBuilder {
    let scene: Scene
    /// The elements of the `ForEach`es around, innermost last.
    private var variables: [(name: String, value: JSONValue)] = []
    /// The parts that are being used, to tell a part that holds itself.
    private var openParts: [String] = []
    private var depth = 0

    /// Who wants to know which localized texts the scene asks for.
    let recorder: StringRecorder?

    init(scene: Scene, recorder: StringRecorder? = nil) {
        self.scene = scene
        self.recorder = recorder
    }

    // MARK: Views

    /// The view of an object with one type, beside it only `id` and `modifiers`; or of `"$part"`.
    func view(_ value: JSONValue) throws -> AnyView {
        var inner = self
        inner.depth += 1
        guard inner.depth <= Limits.viewDepth else {
            throw value.error(
                "views are nested more than \(Limits.viewDepth) deep", fix: "nest them less", rule: "too-deep")
        }
        if let text = value.stringValue {
            let part = try inner.part(text, at: value)
            guard part.value.arrayValue == nil else {
                throw value.error(
                    "\(Diagnostic.quote(text)) holds several views", fix: "use it in a list of views",
                    rule: "wrong-type")
            }
            return try part.builder.view(part.value)
        }
        let members = try value.object()
        let types = members.filter { $0.key.first?.isUppercase == true }
        guard let member = types.first, types.count == 1 else {
            throw value.error(
                types.isEmpty ? "this object has no view type" : "this object has \(types.count) view types",
                fix: "write one capitalized key, such as { \"Text\": … }", rule: "view-type")
        }
        guard let type = SceneViewType.named[member.key] else {
            throw SceneObject.unknown(
                "view", member.key, in: "Mizan", known: SceneViewType.all.map(\.name), place: member.keyPlace)
        }
        for other in members where other.key != member.key && other.key != "id" && other.key != "modifiers" {
            throw SceneObject.unknown(
                "key", other.key, in: "an object of a view", known: ["id", "modifiers"], place: other.keyPlace)
        }
        var view = try type.make(try inner.arguments(member.value, of: type))
        for modifier in try value["modifiers"]?.array() ?? [] { view = try inner.modified(view, by: modifier) }
        if let id = value["id"] { view = AnyView(view.id(ViewIdentifier(try id.string(), place: id.place))) }
        return view
    }

    /// The views of an array, in which parts of several views are put in place.
    func views(_ value: JSONValue) throws -> [AnyView] {
        guard value.arrayValue == nil else {
            return try value.array().flatMap { element -> [AnyView] in
                if let text = element.stringValue {
                    let part = try self.part(text, at: element)
                    return try part.builder.views(part.value)
                }
                return [try view(element)]
            }
        }
        return [try view(value)]
    }

    private func arguments(_ value: JSONValue, of type: SceneViewType) throws -> SceneArguments {
        let arguments = SceneArguments(builder: self, type: type.name, value: value)
        if value.objectValue != nil, let keys = type.keys {
            try SceneObject(value, kind: type.name).checkKeys(keys)
        }
        return arguments
    }

    private func modified(_ view: AnyView, by value: JSONValue) throws -> AnyView {
        let members = try value.object()
        guard let member = members.first, members.count == 1 else {
            throw value.error(
                "a modifier is an object with one key", fix: "write { \"padding\": 16 }", rule: "modifier-form")
        }
        guard let type = SceneModifierType.named[member.key] else {
            throw SceneObject.unknown(
                "modifier", member.key, in: "Mizan", known: SceneModifierType.all.map(\.name), place: member.keyPlace)
        }
        if member.value.objectValue != nil, let keys = type.keys {
            try SceneObject(member.value, kind: type.name).checkKeys(keys)
        }
        return try type.apply(view, SceneArguments(builder: self, type: type.name, value: member.value))
    }

    // MARK: Names

    /// The value with `$name.field` put in; `$$` at the start is a dollar.
    func resolved(_ value: JSONValue) throws -> JSONValue {
        guard let text = value.stringValue, text.hasPrefix("$") else { return value }
        guard !text.hasPrefix("$$") else { return JSONValue(.string(String(text.dropFirst())), place: value.place) }
        let names = text.dropFirst().split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard let first = names.first, var result = self.value(of: first) else {
            throw SceneObject.unknown(
                "argument", String(text.dropFirst()), in: "the scene",
                known: scene.arguments.map(\.key) + variables.map(\.name), place: value.place)
        }
        for field in names.dropFirst() {
            guard let inner = result[field] else {
                throw SceneObject.unknown(
                    "field", field, in: Diagnostic.quote("$" + first), known: result.objectValue?.map(\.key) ?? [],
                    place: value.place)
            }
            result = inner
        }
        return result
    }

    private func value(of name: String) -> JSONValue? {
        variables.last { $0.name == name }?.value ?? scene.arguments.first { $0.key == name }?.value
    }

    /// The same builder where a name stands for an element.
    func with(_ name: String, _ value: JSONValue) -> SceneViewBuilder {
        var builder = self
        builder.variables.append((name, value))
        return builder
    }

    private func part(_ text: String, at value: JSONValue) throws -> (value: JSONValue, builder: SceneViewBuilder) {
        let name = String(text.dropFirst())
        guard text.hasPrefix("$"), let part = scene.parts.first(where: { $0.key == name }) else {
            guard text.hasPrefix("$") else { throw value.mismatch("a view, such as { \"Text\": … }, or \"$part\"") }
            throw SceneObject.unknown(
                "part", name, in: "the scene", known: scene.parts.map(\.key), place: value.place)
        }
        guard !openParts.contains(name) else {
            throw value.error("the part “\(name)” holds itself", fix: "take it out", rule: "part-cycle")
        }
        var builder = self
        builder.openParts.append(name)
        return (part.value, builder)
    }
}
