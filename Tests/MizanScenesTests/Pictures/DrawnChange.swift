import MizanBase
import MizanCanvas
import MizanDocument
import MizanImages
import MizanRenderTree
import MizanScenes

/// What a changed argument changes: the picture, the tree's text, its JSON.
struct DrawnChange {
    /// The scene, the view and the variant.
    var place: String
    var isDrawn: Bool
    var isInText: Bool
    var isInJSON: Bool

    /// Whether the picture changed and one of the tree's forms didn't.
    var isFault: Bool { isDrawn && !(isInText && isInJSON) }

    /// The change in the smallest of the views around that shows one; nil if the changed scene has errors everywhere.
    init?(_ attempt: ArgumentAttempt, in scenes: DrawnScenes) {
        var found: DrawnChange?
        for variant in ["en_w320", "ar_w320"] {
            for (level, view) in attempt.site.views.prefix(3).enumerated() {
                guard let before = scenes.drawn(attempt.site, view, attempt.mutation.before, variant),
                    let after = scenes.drawn(attempt.site, view, attempt.mutation.after, variant)
                else { continue }
                let isDrawn = before.bitmap != after.bitmap
                found = DrawnChange(
                    place: "\(attempt.site.file.name) \(variant), \(level) views up", isDrawn: isDrawn,
                    isInText: before.tree.text != after.tree.text,
                    isInJSON: isDrawn ? before.tree.json != after.tree.json : before.tree != after.tree)
                if isDrawn { break }
            }
            if found?.isDrawn == true { break }
        }
        guard let found else { return nil }
        self = found
    }

    private init(place: String, isDrawn: Bool, isInText: Bool, isInJSON: Bool) {
        (self.place, self.isDrawn, self.isInText, self.isInJSON) = (place, isDrawn, isInText, isInJSON)
    }
}

/// Scenes laid out and drawn; those that a mutation starts from are kept.
final class DrawnScenes {
    struct Drawn {
        let tree: RenderTree
        let bitmap: Bitmap
    }

    private(set) var count = 0
    private var kept: [String: Drawn] = [:]

    /// One of the views around a place, drawn with another value there; nil if that is an error.
    func drawn(_ site: GallerySite, _ view: Int, _ value: JSONValue?, _ variant: String) -> Drawn? {
        let key = "\(site.file.path) \(variant) \(site.path[..<view])"
        let isOriginal = value == site.value
        if isOriginal, let known = kept[key] { return known }
        guard let scene = try? site.scene(of: view, with: value), let variant = Variant(name: variant),
            let fonts = try? scene.fontCollection(with: SceneFixture.fonts.get()),
            let tree = try? scene.renderTree(variant, fonts: SceneFixture.fonts.get()),
            let bitmap = try? tree.bitmap(fonts: fonts, scale: 1)
        else { return nil }
        count += 1
        let drawn = Drawn(tree: tree, bitmap: bitmap)
        if isOriginal { kept[key] = drawn }
        return drawn
    }
}
