import Foundation
import MizanBase
import MizanRenderTree
import MizanScenes
import TestSupport
import Testing

/// What a translator does, and nothing else: a language more in the catalog, and it is in the picture.
@Suite struct NewLanguageTests {
    private static let romanian = [
        "Weather in %@": "Vremea în %@", "Ten-day forecast": "Prognoză pe zece zile", "Today": "Astăzi",
        "Next days": "Zilele următoare", "Play the radar": "Pornește radarul",
    ]

    @Test func `a language added to the forecast's catalog alone`() throws {
        let folder = try TemporaryFolder()
        let name = "Examples/Forecast/"
        try folder.write(Data(Checkout.bytes(of: name + "Forecast.scene.json")), to: "Forecast.scene.json")
        let bytes = try Checkout.bytes(of: name + "Localizable.xcstrings")
        var catalog = try #require(
            try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
        var strings = try #require(catalog["strings"] as? [String: [String: Any]])
        for (key, text) in Self.romanian {
            var localizations = try #require(strings[key]?["localizations"] as? [String: Any])
            #expect(localizations["ro"] == nil)
            localizations["ro"] = ["stringUnit": ["state": "translated", "value": text]]
            strings[key]?["localizations"] = localizations
        }
        catalog["strings"] = strings
        try folder.write(try JSONSerialization.data(withJSONObject: catalog), to: "Localizable.xcstrings")

        let scene = try Scene(path: folder.path + "/Forecast.scene.json")
        let romanian = try SceneFixture.tree(scene, #require(Variant(name: "ro_w320")))
        let english = try SceneFixture.tree(scene, #require(Variant(name: "en_w320")))
        #expect(romanian.text("title") == "Vremea în قسنطينة")
        #expect(romanian.text("header") == "Prognoză pe zece zile")
        #expect(romanian.text("days/row[0]/name") == "Astăzi")
        // Weekdays come from the locale, and what is untranslated from the source language.
        #expect(romanian.text("days/row[1]/name") == "lun.")
        #expect(romanian.text("rainfall")?.contains("expected in the next") == true)
        #expect(english.text("title") == "Weather in قسنطينة")
        #expect(romanian.nodes.count == english.nodes.count)
    }
}
