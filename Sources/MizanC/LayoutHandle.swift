import MizanBase
import MizanCanvas
import MizanLayout
import MizanRenderTree
import MizanScenes
import MizanText
import MizanRendering

/// `mizan_layout`: a layout with what it takes to draw it.
final class LayoutHandle: Handle {
    static let name = "layout"

    let tree: RenderTree
    let diagnostics: CText
    private let scene: Scene
    private let variant: Variant
    private let fonts: FontCollection

    init(_ layout: LaidOutView, of scene: Scene, in variant: Variant, fonts: FontCollection) throws {
        tree = layout.tree
        let findings = scene.bundles.flatMap(\.warnings) + layout.findings.mergingNodes()
        diagnostics = findings.isEmpty ? .empty : CText(findings.map(\.description).joined(separator: "\n"))
        (self.scene, self.variant, self.fonts) = (scene, variant, try scene.fontCollection(with: fonts))
    }

    /// The commands that draw it.
    func commands() throws -> DrawCommands {
        try scene.locating {
            var encoder = DrawCommandEncoder(fonts: fonts)
            return try encoder.encode(tree)
        }
    }

    /// The picture as a PNG file.
    func png() throws -> [UInt8] {
        try scene.locating {
            try tree.png(fonts: fonts, scale: variant.scale.points, background: variant.canvasColor)
        }
    }
}
