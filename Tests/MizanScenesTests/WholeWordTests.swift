import MizanBase
import MizanDocument
import MizanFonts
import MizanLayout
import MizanRenderTree
import MizanScenes
import MizanUnicode
import TestSupport
import Testing

/// The examples fall back before a word has to be broken between letters: at every size of their own plans, lines end where
/// the language lets them.
@Suite struct WholeWordTests {
    /// Where a line ends inside a word, by the node: “Ruhew|agen”.
    private static func brokenWords(_ tree: RenderTree, _ language: LanguageTag) -> [String] {
        tree.nodes.flatMap { node -> [String] in
            guard case .text(let text) = node.content else { return [] }
            let units = Array(text.text.string.utf16)
            let ends = Set(TextBoundary.all(.line, in: units, language: language).map(\.offset))
            return text.lines.map(\.range.upperBound).filter { $0 < units.count && !ends.contains($0) }.map { end in
                "\(node.path): \(String(decoding: units[..<end], as: UTF16.self))|"
                    + String(decoding: units[end...], as: UTF16.self)
            }
        }
    }

    /// On every day the usual size, and the largest.
    private static let sizes = Thoroughness.cases(
        [DynamicTypeSize.small, .large, .xxLarge, .accessibility1, .accessibility3],
        everyday: { $0 == 1 || $0 == 4 })

    @Test(arguments: ["Departures", "Help", "Receipt", "Settings", "Ticket"])
    func `in the matrix`(scene: String) throws {
        let scene = try Scene(path: SceneFixture.repository + "/Examples/Matrix/\(scene).scene.json")
        for locale in ["en", "ar", "he", "de", "hi", "ar-EG", "fa", "hi-u-nu-deva"] as [LanguageTag] {
            for width in [320.0, 430] {
                for size in Self.sizes {
                    let variant = Variant(locale: locale, width: FixedLength(points: width), textSize: size)
                    let broken = Self.brokenWords(try SceneFixture.tree(scene, variant), locale)
                    #expect(broken.isEmpty, "\(locale.identifier) \(width) \(size)")
                }
            }
        }
    }

    @Test func `in the forecast`() throws {
        let scene = try Scene(path: SceneFixture.forecastFolder + "/Forecast.scene.json")
        for locale in ["en", "ar", "ar-EG", "he", "fa", "de", "es", "el", "hi", "hi-u-nu-deva", "th", "uk"]
            as [LanguageTag]
        {
            for width in [320.0, 430] {
                let variant = Variant(locale: locale, width: FixedLength(points: width))
                let broken = Self.brokenWords(try SceneFixture.tree(scene, variant), locale)
                #expect(broken.isEmpty, "\(locale.identifier) \(width)")
            }
        }
    }
}
