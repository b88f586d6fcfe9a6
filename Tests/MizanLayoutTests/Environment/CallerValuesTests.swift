import Foundation
import MizanBase
import MizanControls
import MizanLayout
import MizanSwiftUI
import Testing

/// The values of the environment that a caller sets, and their defaults.
@Suite @MainActor struct CallerValuesTests {
    private struct Values: View {
        @Environment(\.horizontalSizeClass) private var horizontal
        @Environment(\.verticalSizeClass) private var vertical
        @Environment(\.scenePhase) private var phase
        @Environment(\.widgetFamily) private var family
        @Environment(\.sizeCategory) private var category
        @Environment(\.redactionReasons) private var reasons
        @Environment(\.accessibilityReduceMotion) private var isStill
        @Environment(\.isPresented) private var isPresented
        @Environment(\.controlSize) private var size

        var body: some View {
            Text(
                verbatim: [
                    horizontal?.rawValue ?? "-", vertical?.rawValue ?? "-", "\(phase)", "\(family)", "\(category)",
                    "\(reasons.rawValue)", "\(isStill)", "\(isPresented)", size.rawValue,
                ].joined(separator: " ")
            ).id("values")
        }
    }

    @Test func `they have the defaults of a telephone that is held upright`() throws {
        let text = try Values().laidOut(width: 400).text(at: "values")
        #expect(text.text.string == "compact regular active systemMedium large 0 false false regular")
    }

    @Test func `a caller sets them`() throws {
        let view = Values().environment(\.horizontalSizeClass, .regular).environment(\.verticalSizeClass, nil)
            .environment(\.scenePhase, .inactive).environment(\.widgetFamily, .accessoryCircular)
            .environment(\.sizeCategory, .extraLarge).environment(\.redactionReasons, [.invalidated, .privacy])
            .environment(\.accessibilityReduceMotion, true).environment(\.isPresented, true).controlSize(.mini)
        let text = try view.laidOut(width: 400).text(at: "values")
        #expect(text.text.string == "regular - inactive accessoryCircular extraLarge 6 true true mini")
    }

    @Test func `categories are the text sizes by other names`() {
        for size in DynamicTypeSize.allCases {
            #expect(ContentSizeCategory(size).flatMap { DynamicTypeSize($0) } == size)
            #expect(ContentSizeCategory(size)?.isAccessibilityCategory == size.isAccessibilitySize)
        }
    }

    @Test func `a calendar and a time zone reach dates`() throws {
        let zone = try #require(TimeZone(identifier: "Asia/Tokyo"))
        let date = Date(timeIntervalSinceReferenceDate: 0)
        let hour = Text(date, format: .dateTime.hour().minute()).id("date")
        #expect(try hour.laidOut(width: 200).text(at: "date").text.string.contains("12:00"))
        #expect(
            try hour.environment(\.timeZone, zone).laidOut(width: 200).text(at: "date").text.string.contains("9:00"))
        var environment = EnvironmentValues()
        #expect(environment.calendar.identifier == .gregorian)
        environment.calendar = Calendar(identifier: .buddhist)
        #expect(environment.calendar.identifier == .buddhist)
        #expect(environment.locale.calendar.identifier == .buddhist)
    }

    @Test func `an appearance is that of the content`() throws {
        #expect(try SchemeText().colorScheme(.dark).laidOut(width: 90).text(at: "scheme").text.string == "dark")
        #expect(
            try SchemeText().preferredColorScheme(.dark).laidOut(width: 90).text(at: "scheme").text.string == "dark")
        #expect(try SchemeText().preferredColorScheme(nil).laidOut(width: 90).text(at: "scheme").text.string == "light")
    }

    private struct SchemeText: View {
        @Environment(\.colorScheme) private var scheme
        var body: some View { Text(verbatim: scheme.rawValue).id("scheme") }
    }

    private struct Link: View {
        @Environment(\.openURL) private var openURL
        @Environment(\.dismiss) private var dismiss
        var body: some View {
            VStack {
                Button("go") { URL(string: "https://example.org").map { openURL($0) } }.id("go")
                Button("end") { dismiss() }.id("end")
            }
        }
    }

    @Test func `a caller opens links and takes views away`() throws {
        let diary = Diary()
        let session = try shown {
            Link().environment(\.openURL, OpenURLAction { _ in .systemAction })
                .environment(
                    \.openURL,
                    OpenURLAction { url in
                        diary.write("opened \(url)")
                        return .handled
                    }
                )
                .environment(\.dismiss, DismissAction { diary.write("dismissed") })
        }
        try session.tap("go")
        try session.tap("end")
        #expect(diary.lines == ["opened https://example.org", "dismissed"])
    }
}
