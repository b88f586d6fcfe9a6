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
                "Weather in %@: Text in Forecast",
                "EXPECTED_RAINFALL: Text in Forecast, after “Weather in %@”",
                "Ten-day forecast: Text in Forecast, after “%lld %@ expected in next %lldh.”",
                "Next days: Text of a button in Forecast, after “Ten-day forecast”",
                "Play the radar: Text of a button in Forecast, after “Next days”",
            ])
        #expect(strings.first { $0.resource.key == "Ten-day forecast" }?.place.line == 40)
    }

    @Test(arguments: [
        (#"{ "Label": { "title": "Send", "symbol": "star" } }"#, "Label", "Title of a label in test"),
        (#"{ "Button": { "label": { "Text": "Send" } } }"#, "Text", "Text of a button in test"),
        (#"{ "Text": { "key": "Send" } }"#, "Text", "Text in test"),
        (
            #"{ "Section": { "header": { "Text": "Send" }, "content": [] } }"#, "Text",
            "Text in the header of a section in test"
        ),
        (
            #"{ "TextField": { "text": "", "prompt": "Send", "label": { "Text": { "verbatim": "no" } } } }"#,
            "TextField",
            "Prompt of a text field in test"
        ),
        (
            #"{ "VStack": [], "modifiers": [{ "navigationTitle": "Send" }] }"#, "navigationTitle",
            "Navigation title in test"
        ),
        (
            #"{ "VStack": [], "modifiers": [{ "searchable": { "prompt": "Send" } }] }"#, "searchable",
            "Prompt of “searchable” in test"
        ),
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
