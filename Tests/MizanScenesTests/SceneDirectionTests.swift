import MizanBase
import MizanRenderTree
import Testing

@testable import MizanScenes

/// Whom a scene says that it is laid out for.
@Suite struct SceneDirectionTests {
    @Test(
        arguments: [
            (#""systemDirection": "ltr""#, "ar", .right), (#""systemDirection": "rtl""#, "en", .left),
            ("", "ar", .left), ("", "en", .right),
        ] as [(String, LanguageTag, ScreenSide)])
    func `the system's direction is said in the environment, and is the application's otherwise`(
        environment: String, locale: LanguageTag, side: ScreenSide
    ) throws {
        let scene = try SceneFixture.scene(
            #"""
            { "schema": 1, "environment": { \#(environment) }, "proposal": { "width": 100, "height": 50 }, "view":
              { "ScrollView": [{ "Rectangle": {}, "modifiers": [{ "frame": { "height": 200 } }] }],
                "modifiers": [{ "userInterfaceDirectionPolicy": "system" }] } }
            """#)
        let tree = try SceneFixture.tree(scene, Variant(locale: locale))
        #expect(try #require(tree.node(at: "ScrollView")?.scroll).scrollerSide == side)
    }
}
