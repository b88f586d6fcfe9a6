import Mizan
import MizanFonts
import TestSupport
import Testing

/// A screen of a talk, written in Swift, whose scene lies in `Examples` with its strings and in `Goldens` with its trees.
struct TalkExample {
    let scene: String
    let locale: LanguageTag
    let width: Double

    /// The scene's strings.
    func strings() throws -> Localization {
        let folder = Checkout.root.appendingPathComponent("Examples/\(scene)").path
        return Localization(bundles: [try StringBundle(folder: folder)], locale: locale)
    }

    /// The tree of a view in the example's locale.
    func tree(_ view: some View, textSize: DynamicTypeSize = .large) throws -> RenderTree {
        var environment = EnvironmentValues(localization: try strings(), fonts: try ShippedFonts.collection())
        environment.dynamicTypeSize = textSize
        var tree = try view.renderTree(
            proposal: ProposedViewSize(width: width, height: nil), environment: environment)
        (tree.scene, tree.variant) = (scene, locale.identifier)
        return tree
    }

    /// What the scene's tree was recorded as, and looked at.
    func golden() throws -> String {
        let bytes = try Checkout.bytes(of: "Goldens/\(scene)/\(locale).tree")
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension RenderTree {
    /// The nodes of a type, in draw order.
    func nodes(_ type: String) -> [RenderNode] { nodes.filter { $0.type == type } }
}

extension RenderNode {
    /// The lines of a text; 0 for any other node.
    var lineCount: Int {
        guard case .text(let text) = content else { return 0 }
        return text.lines.count
    }
}
