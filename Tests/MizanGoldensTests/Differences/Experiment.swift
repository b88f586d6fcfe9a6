import Testing
@testable import MizanGoldens
@Suite struct Experiment {
    @Test func show() throws {
        func show(_ title: String, _ scene: @autoclosure () throws -> ChangedScene) rethrows {
            let scene = try scene()
            print("== \(title)")
            for w in scene.words { print("   \(w)") }
            let d = scene.difference
            for c in d.consequences.prefix(6) { print("      . \(c.text)") }
            let u = TreeTextDifference(from: scene.before, to: scene.after)
            print("   lines -\(u.removedCount) +\(u.addedCount)")
        }
        for v in ["en_w320", "en_w430", "ar-EG_w320"] {
        print("#### \(v)")
        try show("rain padding 16→17", ChangedScene("Forecast/Forecast", v, ("\"modifiers\": [{ \"padding\": 16 }, { \"frame\"", "\"modifiers\": [{ \"padding\": 17 }, { \"frame\"")))
        try show("root padding 16→20", ChangedScene("Forecast/Forecast", v, ("\"horizontal\": 16, \"vertical\": 24", "\"horizontal\": 20, \"vertical\": 24")))
        try show("root spacing", ChangedScene("Forecast/Forecast", v, ("\"alignment\": \"leading\", \"spacing\": 16", "\"alignment\": \"leading\", \"spacing\": 20")))
        try show("grid hspacing", ChangedScene("Forecast/Forecast", v, ("\"horizontalSpacing\": 12", "\"horizontalSpacing\": 14")))
        try show("grid vspacing", ChangedScene("Forecast/Forecast", v, ("\"verticalSpacing\": 10", "\"verticalSpacing\": 14")))
        try show("header font", ChangedScene("Forecast/Forecast", v, ("\"style\": \"footnote\"", "\"style\": \"title3\"")))
        try show("bar minimal width/height", ChangedScene("Forecast/Forecast", v, ("\"maxWidth\": \"infinity\", \"height\": 6", "\"maxWidth\": \"infinity\", \"height\": 8")))
        try show("icon column width", ChangedScene("Forecast/Forecast", v, ("{ \"Image\": { \"symbol\": \"$day.symbol\" }, \"id\": \"icon\" }", "{ \"Image\": { \"symbol\": \"$day.symbol\" }, \"id\": \"icon\", \"modifiers\": [{\"frame\": {\"width\": 30}}] }")))
        try show("drop gone", ChangedScene("Forecast/Forecast", v, ("{ \"Image\": { \"symbol\": \"drop.fill\" }, \"id\": \"drop\", \"modifiers\": [{ \"foregroundStyle\": \"rain\" }] },", "")))
        try show("id", ChangedScene("Forecast/Forecast", v, ("\"id\": \"high\"", "\"id\": \"maximum\"")))
        try show("wrap title", ChangedScene("Forecast/Forecast", v, ("{ \"Text\": { \"key\": \"Weather in %@\", \"arguments\": [\"$place\"] }, \"id\": \"title\",\n          \"modifiers\": [{ \"font\": { \"style\": \"largeTitle\", \"weight\": \"bold\" } }] }", "{\"VStack\": [{ \"Text\": { \"key\": \"Weather in %@\", \"arguments\": [\"$place\"] }, \"id\": \"title\",\n          \"modifiers\": [{ \"font\": { \"style\": \"largeTitle\", \"weight\": \"bold\" } }] }]}")))
        try show("icon after low", ChangedScene("Forecast/Forecast", v, ("{ \"Image\": { \"symbol\": \"$day.symbol\" }, \"id\": \"icon\" },", ""), ("{ \"Capsule\": {}, \"id\": \"bar\"", "{ \"Image\": { \"symbol\": \"$day.symbol\" }, \"id\": \"icon\" }, { \"Capsule\": {}, \"id\": \"bar\"")))
        try show("a day gone", ChangedScene("Forecast/Forecast", v, ("{ \"name\": { \"date\": \"2026-03-03\", \"format\": \"E\" }, \"symbol\": \"cloud.bolt\", \"low\": 7, \"high\": 12, \"from\": 2.5, \"to\": 20, \"bar\": \"cool\" },", "")))
        try show("one day's name", ChangedScene("Forecast/Forecast", v, ("{ \"date\": \"2026-03-03\", \"format\": \"E\" }", "\"Every third Tuesday\"")))
        try show("alignment", ChangedScene("Forecast/Forecast", v, ("\"alignment\": \"leading\", \"spacing\": 16", "\"alignment\": \"center\", \"spacing\": 16")))
        }
        try show("label", ChangedScene("Forecast/Forecast", "en_w320", catalog: true, ("Next days", "Following days")))
        try show("label2", ChangedScene("Forecast/Forecast", "ar-EG_w430", catalog: true, ("توقعات عشرة أيام", "توقعات عشرة أيام قادمة")))
    }
}
