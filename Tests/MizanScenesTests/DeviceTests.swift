import MizanBase
import MizanLayout
import MizanLocalization
import TestSupport
import Testing

@testable import MizanScenes

/// The kind of device of a scene and of a variant: its texts, images and colours.
@Suite struct DeviceTests {
    private static func scene(_ idiom: String? = nil, _ view: String? = nil) throws -> Scene {
        let environment = idiom.map { #""environment": { "idiom": "\#($0)" }, "# } ?? ""
        return try SceneFixture.scene(
            #"{ "schema": 1, "strings": ["Localizable.xcstrings"], \#(environment)"view": "#
                + (view ?? #"{ "Text": { "key": "Tap %lld items", "arguments": [1] } }"#) + " }",
            folder: Checkout.file("Tests/Fixtures/catalogs/devices").path)
    }

    private static func text(_ scene: Scene, _ variant: String = "en") throws -> String? {
        try SceneFixture.tree(scene, try #require(Variant(name: variant))).text("Text")
    }

    @Test(arguments: [
        (nil, "Choose 1"), ("phone", "Tap 1 item"), ("iphone", "Tap 1 item"), ("car", "Tap 1 item"),
        ("mac", "Click 1 item"), ("vision", "Choose 1"), ("applevision", "Choose 1"), ("pad", "Choose 1"),
        ("ipad", "Choose 1"), ("watch", "Choose 1"), ("tv", "Choose 1"),
    ])
    func `a scene shows the texts of its device`(idiom: String?, expected: String) throws {
        #expect(try Self.text(Self.scene(idiom)) == expected)
    }

    @Test(arguments: [
        ("en~mac", "Click 1 item"), ("en~phone", "Tap 1 item"), ("en", "Choose 1"), ("ar~mac", "انقر 1"),
        ("ar", "المس عنصرا"), ("ar~watch", "المس عنصرا"),
    ])
    func `a variant's device takes precedence over the scene's`(variant: String, expected: String) throws {
        #expect(try Self.text(Self.scene("vision"), variant)?.plainMarks == expected)
    }

    @Test func `a variant's device keeps the scene's language inside`() throws {
        let view = #"""
            { "Text": { "key": "Tap %lld items", "arguments": [2] }, "modifiers": [{ "environment": { "locale": "ar" } }] }
            """#
        #expect(try Self.text(Self.scene(nil, view), "en~mac")?.plainMarks == "انقر 2")
        #expect(try Self.text(Self.scene(nil, view))?.plainMarks == "المس عنصرين")
    }

    @Test func `views of another device inside show its texts`() throws {
        let scene = try Self.scene()
        var environment = EnvironmentValues(
            localization: scene.localization(locale: "en"), fonts: try SceneFixture.fonts.get())
        let key = LocalizedStringResource(key: "Tap %lld items", arguments: [.integer(3)])
        #expect(environment.localization.resolve(key).plainMarks == "Choose 3")
        environment.userInterfaceIdiom = .mac
        #expect(environment.localization.resolve(key).plainMarks == "Click 3 items")
        environment.userInterfaceIdiom = nil
        #expect(environment.localization.resolve(key).plainMarks == "Choose 3")
        #expect(scene.localization(locale: "en", idiom: .phone).resolve(key).plainMarks == "Tap 3 items")
    }

    @Test func `every name of a device names one kind`() {
        #expect(Set(UserInterfaceIdiom.names).count == UserInterfaceIdiom.names.count)
        for idiom in UserInterfaceIdiom.allCases {
            #expect(UserInterfaceIdiom(name: idiom.rawValue) == idiom)
            #expect(idiom == .car || UserInterfaceIdiom(name: idiom.device.rawValue) == idiom)
        }
        // Each device of string tables but those that no interface has.
        #expect(
            Set(DeviceIdiom.known.map(\.rawValue)).subtracting(UserInterfaceIdiom.names) == ["ipod", "other"])
        #expect(UserInterfaceIdiom(name: "iPad") == nil && UserInterfaceIdiom(name: "") == nil)
    }

    @Test func `a colour's value for a device`() throws {
        let scene = try SceneFixture.scene(
            #"""
            { "schema": 1, "assets": ["Quiz.xcassets"], "environment": { "idiom": "watch" },
              "view": { "Color": "Watch" } }
            """#, folder: Checkout.file("Tests/Fixtures/assets").path)
        var environment = EnvironmentValues(localization: .empty, fonts: try SceneFixture.fonts.get())
        environment.images = scene.images
        func color(_ idiom: UserInterfaceIdiom?) throws -> String {
            environment.userInterfaceIdiom = idiom
            return try Color("Watch").resolved(in: environment).description
        }
        // The scene's own is the one of no particular device.
        #expect(try color(nil) == "#ffffff" && color(.watch) == "#ffffff")
        #expect(try color(.phone) == "#000000" && color(.mac) == "#000000")
    }
}

extension LocalizedText {
    fileprivate var plainMarks: String { text.plainText(.unmarked) }
}

extension String {
    /// Without isolates.
    fileprivate var plainMarks: String {
        String(String.UnicodeScalarView(unicodeScalars.filter { !("\u{2066}"..."\u{2069}").contains($0) }))
    }
}
