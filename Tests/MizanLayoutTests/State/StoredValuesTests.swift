import MizanBase
import MizanControls
import MizanLayout
import Testing

/// Settings, focus and namespaces of views in a session.
@Suite struct StoredValuesTests {
    private enum Theme: String { case light, dark }

    nonisolated private struct Settings: View {
        @AppStorage("count") private var count = 1
        @AppStorage("theme") private var theme = Theme.light
        @AppStorage("name") private var name: String?
        var body: some View {
            VStack {
                Button("more") {
                    count += 1
                    theme = .dark
                    name = "Noor"
                }.id("more")
                Text(verbatim: "\(count) \(theme) \(name ?? "-")").id("text")
            }
        }
    }

    nonisolated private struct Reader: View {
        @AppStorage("count") private var count = 1
        var body: some View { Text(verbatim: "\(count)").id("reader") }
    }

    @Test func `views share the settings of their session`() throws {
        let session = try shown {
            VStack {
                Settings(); Reader()
            }
        }
        #expect(try session.string("text") == "1 light -")
        try session.tap("more")
        #expect(try session.string("text") == "2 dark Noor")
        #expect(try session.string("reader") == "2")
        let other = try shown { Reader() }
        #expect(try other.string("reader") == "1")
    }

    @Test func `a caller passes settings, and reads them afterwards`() throws {
        let values = StoredValues()
        values["count"] = 5
        values["theme"] = "dark"
        #expect(
            try Settings().environment(\.storedValues, values).laidOut(width: 200).text(at: "text").text.string
                == "5 dark -")
        let session = try shown { Settings().environment(\.storedValues, values) }
        try session.tap("more")
        #expect(values["count"] as? Int == 6)
        #expect(values["name"] as? String == "Noor")
        values["count"] = 40
        try session.update()
        #expect(try session.string("text") == "40 dark Noor")
    }
}
