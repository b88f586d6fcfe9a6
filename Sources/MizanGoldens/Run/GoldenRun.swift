import Foundation
import MizanBase
import MizanCanvas
import MizanDocument
import MizanRenderTree
import MizanScenes
import MizanText

/// A folder of goldens and the scenes and variants that belong to it.
public struct GoldenRun: Sendable {
    /// One scene in one variant.
    public struct Case: Sendable {
        /// What is laid out.
        public let scene: SceneFile
        /// How it is laid out.
        public let variant: Variant
        /// Whether a picture stands beside the tree.
        public let hasPicture: Bool

        /// A scene in a variant, its picture only where asked for.
        public init(scene: SceneFile, variant: Variant, hasPicture: Bool) {
            self.scene = scene
            self.variant = variant
            self.hasPicture = hasPicture
        }

        /// The golden's path below the goldens' folder, without its ending.
        public var name: String { "\(scene.name)/\(variant.name)" }
    }

    /// The goldens' folder.
    public let folder: String
    /// What is laid out, in the order of the report.
    public let cases: [Case]
    /// The fonts that scenes are laid out with, after their own.
    public let fonts: FontCollection
    /// Every case that may have a golden in the folder, so that other files in it are nobody's; nil where that isn't
    /// known.
    public let planned: [Case]?

    /// A run over these cases; no file is touched before it records or verifies.
    public init(folder: String, cases: [Case], fonts: FontCollection, planned: [Case]? = nil) {
        self.folder = folder
        self.cases = cases
        self.fonts = fonts
        self.planned = planned
    }

    /// A run over a set of a plan; one over the default set looks for goldens that no set of the plan has.
    public init(
        plan: GoldenPlan, set: String? = nil, folder: String, fonts: FontCollection
    ) throws {
        guard let selection = plan.selection(named: set) else { throw plan.unknownSet(set, folder: folder) }
        self.init(
            folder: folder, cases: try plan.cases(of: selection, in: folder), fonts: fonts,
            planned: try set == nil ? plan.sets.flatMap { try plan.cases(of: $0.selection, in: folder) } : nil)
    }

    /// What a case looks like now.
    struct Result {
        let tree: RenderTree
        let picture: Bitmap?
    }

    /// Lays a case out.
    func result(of item: Case, scene: Scene) throws -> Result {
        let tree = try scene.renderTree(item.variant, path: item.scene.name, fonts: fonts)
        return Result(
            tree: tree,
            picture: item.hasPicture
                ? try scene.locating {
                    try tree.bitmap(fonts: scene.fontCollection(with: fonts), scale: item.variant.scale.points)
                } : nil)
    }

    /// Runs something for every case, reading each scene once.
    func forEach(_ body: (Case, Scene) throws -> Void) throws {
        var open: (file: SceneFile, scene: Scene)?
        for item in cases {
            let scene: Scene
            if let open, open.file == item.scene {
                scene = open.scene
            } else {
                scene = try Scene(path: item.scene.path)
                open = (item.scene, scene)
            }
            try body(item, scene)
        }
    }

    func path(_ item: Case, _ ending: String) -> String {
        (folder as NSString).appendingPathComponent("\(item.name).\(ending)")
    }

    /// The files of the folder that are goldens, by path below it.
    func goldenFiles() -> [String] {
        (FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? [])
            .filter { $0.hasSuffix(".tree") || $0.hasSuffix(".png") }.sorted()
    }
}
