import MizanDocument

@testable import MizanScenes

/// A place in a scene of `Examples/Gallery` where a view or a modifier has its arguments.
struct GallerySite {
    /// The scene's file.
    let file: GalleryFile
    /// The row's name: `HStack`, `padding`.
    let row: String
    /// `view` or `modifier`.
    let kind: String
    /// The value with the arguments.
    let value: JSONValue
    /// The way to the value from the scene's view.
    let path: [GalleryFile.Step]
    /// The number of steps to each view around the value, the innermost first.
    let views: [Int]

    /// The value with its arguments by name, also where one of them stands alone.
    var labelledValue: JSONValue {
        let form = kind == "view" ? SceneViewType.named[row]?.form : SceneModifierType.named[row]?.form
        guard let form, let alone = form.declarations.first(where: \.replacesObject), let label = alone.label,
            value.objectValue?.contains(where: { !form.labels.contains($0.key) }) ?? true
        else { return value }
        return JSONValue(.object([JSONMember(label, value)]))
    }

    /// The scene of one of the views around, with another value; without the modifier if it is nil.
    func scene(of view: Int, with value: JSONValue?) throws -> Scene {
        let inner = path[view...]
        var changed = file.view.value(at: path[..<view])
        // A modifier is an object with one key, which goes as a whole.
        changed.replace(at: value == nil ? inner.dropLast() : inner, by: value)
        return try file.scene(of: changed)
    }
}
