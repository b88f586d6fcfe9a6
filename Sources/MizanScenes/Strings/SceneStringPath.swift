import MizanBase
import MizanDocument

/// The keys of a scene's file that lead to a string.
struct SceneStringPath {
    /// From the outside in, numbers of arrays left out.
    let keys: [String]

    /// The paths to values at places.
    static func paths(to places: Set<SourcePlace>, in file: JSONValue) -> [SourcePlace: SceneStringPath] {
        // A file nests as deep as its author likes: no recursion.
        var nodes: [(value: JSONValue, key: String?, parent: Int)] = [(file, nil, -1)]
        var result: [SourcePlace: SceneStringPath] = [:]
        var next = 0
        while next < nodes.count {
            let node = nodes[next]
            if places.contains(node.value.place), node.value.arrayValue == nil {
                var keys: [String] = []
                var index = next
                while index >= 0 {
                    if let key = nodes[index].key { keys.append(key) }
                    index = nodes[index].parent
                }
                result[node.value.place] = SceneStringPath(keys: keys.reversed())
            }
            if let members = node.value.objectValue {
                nodes += members.map { ($0.value, $0.key, next) }
            } else if let elements = node.value.arrayValue {
                nodes += elements.map { ($0, nil, next) }
            }
            next += 1
        }
        return result
    }

    /// Whether it stands in a view, and isn't a value among the scene's arguments.
    var isShown: Bool { keys.first != "arguments" }

    /// The index of the view or the modifier that shows the string; nil for a value among the scene's arguments.
    private var owner: Int? {
        guard isShown else { return nil }
        return keys.indices.last { index in
            SceneViewType.named[keys[index]] != nil
                || index > 0 && keys[index - 1] == "modifiers" && SceneModifierType.named[keys[index]] != nil
        }
    }

    /// The view or the modifier that shows the string; the argument's name where it is a sample.
    var view: String { owner.map { keys[$0] } ?? keys.dropFirst().first ?? "" }

    /// Whether a button stands around the string.
    var isInCommand: Bool { keys.contains("Button") }

    /// What the string is, in words: `Title of a button`, `Navigation title`, `Text of a button`.
    var description: String {
        guard let owner else { return "Value of the argument “\(view)”" }
        let name = keys[owner]
        if keys[(owner + 1)...].contains("arguments") { return "Argument of another text" }
        if owner > 0, keys[owner - 1] == "modifiers" {
            guard let label = label(behind: owner) else { return Self.words(name, isFirst: true) }
            return "\(Self.words(label, isFirst: true)) of “\(Self.words(name))”"
        }
        // A label is part of what it stands in.
        if name == "Label", let control = control(around: owner) { return "Text" + control }
        if let label = label(behind: owner) {
            return "\(Self.words(label, isFirst: true)) of \(Self.withArticle(name))"
        }
        return "Text" + (control(around: owner) ?? "")
    }

    /// The label of the argument; nil for a value that stands alone.
    private func label(behind owner: Int) -> String? { keys[(owner + 1)...].first { $0 != "content" } }

    /// ` of a button`, ` in the header of a section`: the control that a bare text stands in.
    private func control(around owner: Int) -> String? {
        guard let index = keys[..<owner].lastIndex(where: { Self.controls.contains($0) }) else { return nil }
        let part = keys[(index + 1)..<owner].first { $0 != "content" && SceneViewType.named[$0] == nil }
        guard let part, part != "label" else { return " of \(Self.withArticle(keys[index]))" }
        return " in the \(Self.words(part)) of \(Self.withArticle(keys[index]))"
    }

    private static let controls: Set<String> = [
        "Button", "Toggle", "Picker", "NavigationLink", "Link", "Menu", "Stepper", "Slider", "TextField", "Section",
        "GroupBox", "DisclosureGroup", "Label", "Gauge", "ProgressView",
    ]

    private static func withArticle(_ name: String) -> String {
        let words = words(name)
        return (words.first.map { "aeiou".contains($0) } ?? false ? "an " : "a ") + words
    }

    /// A name in words: `NavigationLink` is `navigation link`.
    private static func words(_ name: String, isFirst: Bool = false) -> String {
        var result = ""
        for character in name {
            if character.isUppercase, !result.isEmpty { result += " " }
            result += character.lowercased()
        }
        return isFirst ? result.prefix(1).uppercased() + result.dropFirst() : result
    }
}
