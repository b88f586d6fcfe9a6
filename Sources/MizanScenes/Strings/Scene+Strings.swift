import MizanBase
import MizanDocument
import MizanLocalization

extension Scene {
    /// The localized strings that the scene shows, in the order of their places; each place once.
    ///
    /// - Throws: `DiagnosticError` where the view tree can't be made.
    public func strings() throws -> [SceneString] {
        let recorder = StringRecorder()
        _ = try view(recorder: recorder)
        let uses = recorder.uses.sorted {
            ($0.json.place.line, $0.json.place.column) < ($1.json.place.line, $1.json.place.column)
        }
        let paths = SceneStringPath.paths(to: Set(uses.map(\.json.place)), in: try document())
        var result: [SceneString] = []
        // The text before it in the views, or in the same argument: other rows of a menu, other days.
        var previous: (group: String, text: String)?
        for use in uses {
            let path = paths[use.json.place] ?? SceneStringPath(keys: [])
            let group = path.isShown ? "" : path.view
            let before = previous.flatMap { $0.group == group ? $0.text : nil }
            let after = before.map { ", after “\(Self.shortened($0))”" } ?? ""
            result.append(
                SceneString(
                    resource: use.resource, place: use.json.place, view: path.view, isInCommand: path.isInCommand,
                    comment: "\(path.description) in \(name)\(after)"))
            previous = (group, use.resource.defaultValue ?? use.resource.key)
        }
        return result
    }

    /// The file as JSON, whose places the strings have.
    private func document() throws -> JSONValue {
        guard let file = inputs.first else { return JSONValue(.null) }
        return try JSONValue.parse(file.bytes, file: file.name, depthLimit: Self.jsonDepth(viewDepthLimit))
    }

    /// A text of a comment: its first words where it is long.
    private static func shortened(_ text: String) -> String {
        guard text.count > 40 else { return text }
        let cut = text.prefix(40)
        return (cut.lastIndex(of: " ").map { cut[..<$0] } ?? cut) + "…"
    }
}
