import MizanBase
import MizanScenes
import TestSupport
import Testing

/// The localized strings of a scene, with what they say to a translator of their place.
@Suite struct SceneLocalizedStringsTests {
    @Test func `the forecast has its strings with where they stand`() throws {
        let scene = try Scene(path: SceneFixture.forecastFolder + "/Forecast.scene.json")
        let strings = try scene.strings()
        #expect(
            strings.map { "\($0.resource.key): \($0.comment)" } == [
                "Today: Value of the argument “days” in Forecast",
                "Weather in %@: Text in Forecast, after “Today”",
                "EXPECTED_RAINFALL: Text in Forecast, after “Weather in %@”",
                "Ten-day forecast: Text in Forecast, after “%lld %@ expected in next %lldh.”",
            ])
        #expect(strings.first { $0.resource.key == "Ten-day forecast" }?.place.line == 41)
    }

    @Test(arguments: [
        (#"{ "Button": { "title": "Send" } }"#, "Button", "Title of a button in test"),
        (#"{ "Button": { "label": { "Text": "Send" } } }"#, "Text", "Text of a button in test"),
        (#"{ "Text": { "key": "Send" } }"#, "Text", "Text in test"),
        (#"{ "TextField": { "title": "Send", "text": "" } }"#, "TextField", "Title of a text field in test"),
        (#"{ "VStack": [], "modifiers": [{ "navigationTitle": "Send" }] }"#, "navigationTitle", "Navigation title in test"),
        (#"{ "VStack": [], "modifiers": [{ "searchable": { "prompt": "Send" } }] }"#, "searchable", "Prompt of “searchable” in test"),
    ])
    func `a string says what it is`(view: String, name: String, comment: String) throws {
        let strings = try SceneFixture.scene(view: view).strings()
        #expect(strings.map(\.resource.key) == ["Send"])
        #expect(strings.map(\.view) == [name])
        #expect(strings.map(\.comment) == [comment])
    }

    @Test func `a part that is used twice gives its string once, one that isn't used none`() throws {
        let scene = try SceneFixture.scene(
            view: #"{ "VStack": ["$a", "$a", { "Text": { "verbatim": "no" } }] }"#,
            parts: #"{ "a": { "Text": "Send" }, "b": { "Text": "no" } }"#)
        #expect(try scene.strings().map(\.resource.key) == ["Send"])
    }

    @Test func `a text among the arguments of another is a string of its own`() throws {
        let scene = try SceneFixture.scene(
            view: #"{ "Text": { "key": "%@ left", "arguments": [{ "key": "Rain" }] } }"#)
        #expect(
            try scene.strings().map(\.comment) == [
                "Text in test", "Argument of another text in test, after “%@ left”",
            ])
    }
}
