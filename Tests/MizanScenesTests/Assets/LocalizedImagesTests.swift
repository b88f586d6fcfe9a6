import MizanBase
import MizanLayout
import MizanRenderTree
import TestSupport
import Testing

@testable import MizanScenes

/// `Tests/Fixtures/assets/Signs`: images in `.lproj` folders, for languages, scales and devices.
@Suite struct LocalizedImagesTests {
    private static func file(
        _ name: String, _ traits: ImageTraits, strings: String = "[]"
    ) throws -> (bytes: [UInt8]?, size: Size) {
        let scene = try AssetCatalogTests.scene(assets: #"["Signs"]"#, strings: strings)
        let asset = try #require(scene.images.images[name])
        let picture = try #require(asset.image(with: traits))
        guard case .bitmap(let bitmap) = picture.content else { return (nil, picture.size) }
        return (bitmap.bytes, picture.size)
    }

    @Test func `names are those of the files without scale and device`() throws {
        #expect(
            try AssetCatalogTests.scene(assets: #"["Signs"]"#).images.images.keys.sorted()
                == AssetCatalogTests.signs)
    }

    @Test(
        arguments: [
            ("stop", "ar", nil, "ar.lproj/stop@2x"), ("stop", "he-IL", nil, "he.lproj/stop@2x"),
            ("stop", "he", .pad, "he.lproj/stop@2x~ipad"), ("stop", "fr", nil, "Base.lproj/stop@2x"),
            ("greeting", "ar", nil, "ar.lproj/greeting"), ("greeting", "en-GB", nil, "en.lproj/greeting"),
            ("logo", "ar", nil, "logo"), ("logo", "ar", .watch, "logo~watch"),
        ] as [(String, LanguageTag, UserInterfaceIdiom?, String)])
    func `the file for a language and a device`(
        name: String, locale: LanguageTag, idiom: UserInterfaceIdiom?, file: String
    ) throws {
        let found = try Self.file(name, ImageTraits(locale: locale, idiom: idiom, displayScale: 2))
        #expect(found.bytes == (try Checkout.bytes(of: "Tests/Fixtures/assets/Signs/\(file).png")))
        #expect(found.size == Size(width: 24, height: 12))
    }

    @Test func `where no language suits, that of the strings is shown`() throws {
        // In the order of the folders Arabic would come first.
        let found = try Self.file("greeting", ImageTraits(locale: "ja"))
        #expect(found.bytes == (try Checkout.bytes(of: "Tests/Fixtures/assets/Signs/en.lproj/greeting.png")))
    }
}
