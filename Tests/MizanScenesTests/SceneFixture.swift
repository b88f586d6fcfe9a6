import Foundation
import MizanBase
import MizanDocument
import MizanFonts
import MizanLayout
import MizanRenderTree
import MizanScenes
import MizanText
import TestSupport

/// Scenes of tests: written in the test, or the repository's example.
enum SceneFixture {
    static let fonts = Result { try ShippedFonts.collection() }

    static let repository = Checkout.root.path

    /// A scene of a text, in a folder that exists.
    static func scene(_ text: String, folder: String = NSTemporaryDirectory()) throws -> Scene {
        try Scene(file: SourceFile(name: "test.scene.json", bytes: Array(text.utf8)), folder: folder)
    }

    /// A scene of one view, with arguments and parts.
    static func scene(view: String, arguments: String = "{}", parts: String = "{}") throws -> Scene {
        try scene(
            """
            { "schema": 1, "arguments": \(arguments), "parts": \(parts),
              "view": \(view) }
            """)
    }

    static func tree(_ scene: Scene, _ variant: Variant = Variant(locale: "en")) throws -> RenderTree {
        try scene.renderTree(variant, fonts: fonts.get())
    }

    static var forecastFolder: String { repository + "/Examples/Forecast" }

    /// The example, with one passage of its file replaced.
    static func forecast(replacing old: String = "", with new: String = "") throws -> Scene {
        let file = try SourceFile.read(forecastFolder + "/Forecast.scene.json")
        var text = String(decoding: file.bytes, as: UTF8.self)
        if !old.isEmpty {
            guard let range = text.range(of: old) else { throw MissingPassage(text: old) }
            text.replaceSubrange(range, with: new)
        }
        return try Scene(file: SourceFile(name: file.name, bytes: Array(text.utf8)), folder: forecastFolder)
    }

    private struct MissingPassage: Error {
        let text: String
    }
}

extension RenderTree {
    /// The text of the node whose path ends so.
    func text(_ path: String) -> String? { renderText(path)?.text.string }

    func renderText(_ path: String) -> RenderText? {
        guard case .text(let text) = nodes.first(where: { $0.path == path || $0.path.hasSuffix("/" + path) })?.content
        else { return nil }
        return text
    }

    /// Whether the nodes that show a symbol are mirrored.
    func mirrored(_ symbol: String) -> Set<Bool> {
        Set(
            nodes.compactMap { node in
                guard case .image(let shown) = node.content, images[shown.image].name == symbol else { return nil }
                return shown.mirrored
            })
    }
}
