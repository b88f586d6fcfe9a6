import MizanBase
import MizanCanvas
import MizanLocalization
import MizanRenderTree
import MizanScenes
import MizanText

/// A scene with the variants that a preview shows of it.
struct PreviewScene {
    /// The file's name, or its path below the folder that was asked for.
    let name: String
    let scene: Scene
    let variants: [Variant]
    /// Which texts lack arguments and how many strings a locale lacks, once for each locale.
    let findings: [String]

    /// Checks the scene's views too.
    init(name: String, scene: Scene, variants: [Variant]) throws {
        self.name = name
        self.scene = scene
        self.variants = variants
        findings = try Self.findings(scene, variants)
    }

    /// The picture of a variant.
    func picture(_ variant: Variant, fonts: FontCollection) throws -> ContactSheet.Picture {
        let tree = try tree(variant, fonts: fonts)
        let bitmap = try scene.locating {
            try tree.bitmap(
                fonts: scene.fontCollection(with: fonts), scale: variant.scale.points, background: variant.canvasColor)
        }
        return ContactSheet.Picture(
            name: variant.name, png: try PNGEncoder.encode(bitmap), pixels: (bitmap.width, bitmap.height),
            scale: variant.scale)
    }

    /// The render tree of a variant.
    func tree(_ variant: Variant, fonts: FontCollection) throws -> RenderTree {
        try scene.renderTree(variant, path: name, fonts: fonts)
    }

    private static func findings(_ scene: Scene, _ variants: [Variant]) throws -> [String] {
        var findings: [String] = []
        var known: Set<LanguageTag> = []
        for variant in variants where known.insert(variant.locale).inserted {
            findings += try scene.missingArguments(variant).map { text in
                "\(variant.locale): \(Diagnostic.quote(text.key)) asks for argument \(text.number), which is missing"
            }
            let fallbacks = try scene.fallbacks(variant)
            if fallbacks.fallen > 0 {
                let languages = fallbacks.languages.map(\.identifier).joined(separator: ", ")
                findings.append(
                    "\(variant.locale): \(fallbacks.fallen) of \(fallbacks.total) strings fall back to \(languages)")
            }
        }
        return findings
    }
}
