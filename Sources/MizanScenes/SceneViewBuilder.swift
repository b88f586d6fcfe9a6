import MizanBase
import MizanDocument
import MizanLayout

/// Makes views of a scene's JSON, with the names that are known where they stand.
///
/// A small value: there is one for each level of nesting, and several on the stack.
struct SceneViewBuilder {
    /// The state that all builders of a scene share.
    private final class BuildState {
        let scene: Scene
        /// The recorder of the localized texts that the scene needs; nil where none are collected.
        let recorder: StringRecorder?
        let countLimit: Int
        /// The number of views, modifiers and texts.
        var count = 0

        init(scene: Scene, recorder: StringRecorder?, countLimit: Int) {
            (self.scene, self.recorder, self.countLimit) = (scene, recorder, countLimit)
        }
    }

    private var shared: BuildState
    /// The elements of the `ForEach`es around, innermost last.
    private var variables: [(name: String, value: JSONValue)] = []
    /// The parts that are being used, to tell a part that holds itself.
    private var openParts: [String] = []
    /// Views and parts around.
    private var depth = 0
    /// Texts and values around, inside the nearest view.
    private var valueDepth = 0
    /// Those and their modifiers.
    private var steps = 0
    private static let stepsPerView = 8

    init(scene: Scene, recorder: StringRecorder? = nil, countLimit: Int = Limits.viewCount) {
        shared = BuildState(scene: scene, recorder: recorder, countLimit: countLimit)
    }

    /// A builder that counts by itself from the counts there are now, and records nothing: for views that are made while
    /// they are laid out, any number of times and by several threads.
    var apart: SceneViewBuilder {
        var builder = self
        builder.shared = BuildState(scene: scene, recorder: nil, countLimit: shared.countLimit)
        builder.shared.count = shared.count
        return builder
    }

    var scene: Scene { shared.scene }
    var recorder: StringRecorder? { shared.recorder }

    // MARK: Views

    /// The view of an object with one type, beside it only `id` and `modifiers`; or of `"$part"`.
    func view(_ value: JSONValue) throws -> AnyView {
        var errors = SceneErrors()
        let modifiers = try errors.gathering { try value["modifiers"]?.array() ?? [] } ?? []
        let inner = try entered(value, modifiers: modifiers.count)
        if let text = value.stringValue { return try inner.view(ofPart: text, at: value) }
        let scopes = try errors.gathering { try inner.scopes(of: modifiers) } ?? []
        let made = try errors.gathering(inner) { try (scopes.last ?? inner).made(value) }
        // The modifiers of a view that is wrong are looked at all the same.
        var view = made ?? AnyView(EmptyView())
        for (modifier, scope) in zip(modifiers, scopes) {
            view = try errors.gathering(inner) { try scope.modified(view, by: modifier) } ?? view
        }
        if let id = value["id"] {
            let identifier = try errors.gathering { ViewIdentifier(try id.string(), place: id.place) }
            view = identifier.map { AnyView(view.id($0)) } ?? view
        }
        try errors.check()
        return view
    }

    /// The view that a part is.
    private func view(ofPart text: String, at value: JSONValue) throws -> AnyView {
        let part = try part(text, at: value)
        guard part.value.arrayValue == nil else {
            throw value.error(
                "\(Diagnostic.quote(text)) holds several views", fix: "use it in a list of views", rule: "wrong-type")
        }
        return try part.builder.view(part.value)
    }

    /// The view of an object, without its modifiers and its id.
    private func made(_ value: JSONValue) throws -> AnyView {
        let members = try value.object()
        let types = members.filter { $0.key.first?.isUppercase == true }
        guard let member = types.first, types.count == 1 else {
            throw value.error(
                types.isEmpty ? "this object has no view type" : "this object has \(types.count) view types",
                fix: "write one capitalized key, such as { \"Text\": … }", rule: "view-type")
        }
        var errors = SceneErrors(
            members.filter { $0.key != member.key && $0.key != "id" && $0.key != "modifiers" }.flatMap {
                JSONObject.unknown(
                    "key", $0.key, in: "an object of a view", known: ["id", "modifiers"], place: $0.keyPlace
                ).diagnostics
            })
        let view = try errors.gathering(self) {
            guard let type = SceneViewType.named[member.key] else {
                throw JSONObject.unknown(
                    "view", member.key, in: "Mizan", known: SceneViewType.all.map(\.name),
                    listedBy: SceneCommands.schema, place: member.keyPlace)
            }
            for text in type.texts { record(text, from: member.value) }
            return try type.make(type.form.arguments(member.value, in: self))
        }
        try errors.check()
        return view ?? AnyView(EmptyView())
    }

    /// The views of an array, in which parts of several views are put in place; or one view, or part, alone.
    func views(_ value: JSONValue) throws -> [AnyView] {
        try gathering(value.arrayValue ?? [value]) { element -> [AnyView] in
            guard let text = element.stringValue else { return [try view(element)] }
            let part = try entered(element, modifiers: 0).part(text, at: element)
            return try part.builder.views(part.value)
        }.flatMap { $0 }
    }

    /// The result for each element. The errors of several of them are thrown as one.
    func gathering<Element, Result>(
        _ elements: [Element], _ body: (Element) throws -> Result
    ) throws -> [Result] {
        var errors = SceneErrors()
        let results = try elements.compactMap { element in try errors.gathering(self) { try body(element) } }
        try errors.check()
        return results
    }

    /// Whether the scene has too many views, so that nothing more is made.
    var isExhausted: Bool { shared.count > shared.countLimit }

    /// The builder for the inside of a value, which may nest by parts and arguments more than the file does.
    ///
    /// - Throws: `DiagnosticError` at the value where there is too much of it.
    func entered(_ value: JSONValue, modifiers: Int) throws -> SceneViewBuilder {
        var inner = self
        inner.depth += 1
        inner.valueDepth = 0
        // Each modifier is one around the one before it: counted apart, as the layout does.
        inner.steps += 1 + modifiers
        let limit = scene.viewDepthLimit
        guard inner.depth <= limit, inner.steps <= limit * Self.stepsPerView else {
            throw value.error(
                "views and their modifiers are nested more than \(limit) deep",
                fix: limit < Limits.viewDepthMaximum
                    ? "nest them less, or raise the limit: --depth-limit \(Limits.viewDepthMaximum)"
                    : "nest them less", rule: "too-deep")
        }
        try inner.countIn(1 + modifiers, at: value)
        return inner
    }

    /// The builder for the inside of a text or a value.
    ///
    /// - Throws: `DiagnosticError` at the value where they are nested too deep.
    func entered(_ value: JSONValue) throws -> SceneViewBuilder {
        var inner = self
        inner.valueDepth += 1
        guard inner.valueDepth <= Limits.valueDepth else {
            throw value.error(
                "texts are nested more than \(Limits.valueDepth) deep",
                fix: "nest them less; a text may not name itself by an argument", rule: "too-deep")
        }
        try inner.countIn(1, at: value)
        return inner
    }

    private func countIn(_ number: Int, at value: JSONValue) throws {
        shared.count += number
        guard shared.count <= shared.countLimit else {
            throw value.error(
                "the scene has more than \(shared.countLimit) views, modifiers and texts", fix: "show fewer",
                rule: "too-many-views")
        }
    }

    /// The builders for the arguments of each modifier, and last for the view itself: values of one's own that a
    /// modifier sets in the environment are variables inside it, the innermost hiding the others.
    private func scopes(of modifiers: [JSONValue]) throws -> [SceneViewBuilder] {
        var scopes = [self]
        var scope = self
        for modifier in modifiers.reversed() {
            let outer = scope
            for value in modifier["environment"]?["values"]?.objectValue ?? [] {
                scope = scope.with(value.key, try outer.resolved(value.value))
            }
            scopes.append(scope)
        }
        let content = scopes.removeLast()
        return scopes.reversed() + [content]
    }

    /// The view with a modifier: an object with one key.
    func modified(_ view: AnyView, by value: JSONValue) throws -> AnyView {
        let members = try value.object()
        guard let member = members.first, members.count == 1 else {
            throw value.error(
                "a modifier is an object with one key", fix: "write { \"padding\": 16 }", rule: "modifier-form")
        }
        guard let type = SceneModifierType.named[member.key] else {
            throw JSONObject.unknown(
                "modifier", member.key, in: "Mizan", known: SceneModifierType.all.map(\.name),
                listedBy: SceneCommands.schema, place: member.keyPlace)
        }
        return try type.apply(view, type.form.arguments(member.value, in: self))
    }

    // MARK: Names

    /// The value that is meant where an argument stands.
    func argument<Value>(_ value: JSONValue, naming: SceneValueType<Value>.Naming) throws -> JSONValue {
        switch naming {
        case .part: value
        case .partOrValue where isPart(value): value
        case .value, .partOrValue: try resolved(value)
        }
    }

    /// The value with `$name.field` put in; `$$` at the start is a dollar.
    func resolved(_ value: JSONValue) throws -> JSONValue {
        guard let text = value.stringValue, text.hasPrefix("$") else { return value }
        guard !text.hasPrefix("$$") else { return JSONValue(.string(String(text.dropFirst())), place: value.place) }
        let names = text.dropFirst().split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard let first = names.first, var result = self.value(of: first) else {
            throw JSONObject.unknown(
                "argument", String(text.dropFirst()), in: "the scene",
                known: scene.arguments.keys.sorted() + variables.map(\.name), place: value.place)
        }
        for field in names.dropFirst() {
            guard let inner = result[field] else {
                throw JSONObject.unknown(
                    "field", field, in: Diagnostic.quote("$" + first), known: result.objectValue?.map(\.key) ?? [],
                    place: value.place)
            }
            result = inner
        }
        return result
    }

    private func value(of name: String) -> JSONValue? {
        variables.last { $0.name == name }?.value ?? scene.arguments[name]
    }

    /// The same builder where a name stands for an element.
    func with(_ name: String, _ value: JSONValue) -> SceneViewBuilder {
        var builder = self
        builder.variables.append((name, value))
        return builder
    }

    /// Whether a value is the name of a part and of nothing nearer.
    func isPart(_ value: JSONValue) -> Bool {
        guard let text = value.stringValue, text.hasPrefix("$") else { return false }
        let name = String(text.dropFirst())
        return self.value(of: name) == nil && scene.parts[name] != nil
    }

    private func part(_ text: String, at value: JSONValue) throws -> (value: JSONValue, builder: SceneViewBuilder) {
        let name = String(text.dropFirst())
        guard text.hasPrefix("$"), let part = scene.parts[name] else {
            guard text.hasPrefix("$") else { throw value.mismatch("a view, such as { \"Text\": … }, or \"$part\"") }
            throw JSONObject.unknown(
                "part", name, in: "the scene", known: scene.parts.keys.sorted(), place: value.place)
        }
        guard !openParts.contains(name) else {
            throw value.error("the part “\(name)” holds itself", fix: "take it out", rule: "part-cycle")
        }
        var builder = self
        builder.openParts.append(name)
        return (part, builder)
    }
}
