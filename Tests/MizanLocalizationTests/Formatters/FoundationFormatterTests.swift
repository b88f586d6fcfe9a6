import Foundation
import MizanBase
import MizanLocalization
import Testing

@Suite("Formatters that Linux lacks") struct FoundationFormatterTests {
    private func reading<Result>(_ tag: LanguageTag, _ body: () throws -> Result) rethrows -> Result {
        try Localization.$current.withValue(Localization(bundles: [], locale: tag), operation: body)
    }

    @Test("relative dates have the words and digits of the reader")
    func relative() {
        let start = Date(timeIntervalSinceReferenceDate: 0)
        func text(_ tag: LanguageTag, named: Bool = false, days: Double) -> String {
            reading(tag) {
                let formatter = MizanLocalization.RelativeDateTimeFormatter()
                formatter.dateTimeStyle = named ? .named : .numeric
                return formatter.localizedString(for: start.addingTimeInterval(days * 86_400), relativeTo: start)
            }
        }
        #expect(text("en", days: 3) == "in 3 days")
        #expect(text("ar-EG", days: -3) == "قبل ٣ أيام")
        #expect(text("de", named: true, days: 1) == "morgen")
        reading("en") {
            let formatter = MizanLocalization.RelativeDateTimeFormatter()
            formatter.unitsStyle = .abbreviated
            #expect(formatter.localizedString(fromTimeInterval: -7_200) == "2h ago")
            #expect(formatter.localizedString(from: DateComponents(month: -2)) == "2mo ago")
        }
    }

    @Test("lists have the words of the reader")
    func list() {
        func text(_ tag: LanguageTag) -> String {
            reading(tag) { MizanLocalization.ListFormatter.localizedString(byJoining: ["1", "2", "3"]) }
        }
        #expect(text("en") == "1, 2, and 3")
        #expect(text("de") == "1, 2 und 3")
        #expect(text("he").contains("ו-"))
    }

    @Test("lengths of time have units or colons")
    func components() {
        func text(
            _ tag: LanguageTag, _ style: MizanLocalization.DateComponentsFormatter.UnitsStyle, _ seconds: Double,
            _ change: (MizanLocalization.DateComponentsFormatter) -> Void = { _ in }
        ) -> String? {
            reading(tag) {
                let formatter = MizanLocalization.DateComponentsFormatter()
                formatter.unitsStyle = style
                change(formatter)
                return formatter.string(from: seconds)
            }
        }
        #expect(text("en", .full, 7_500) == "2 hours, 5 minutes")
        #expect(text("en", .abbreviated, 7_500) == "2h 5m")
        #expect(text("en", .full, 7_500) { $0.maximumUnitCount = 1 } == "2 hours")
        #expect(text("en", .full, 90_000) { $0.allowedUnits = [.hour] } == "25 hours")
        #expect(text("en", .positional, 7_505) == "2:05:05")
        #expect(text("ar-EG", .positional, 7_505) == "٢:٠٥:٠٥")
        let pad = { (formatter: MizanLocalization.DateComponentsFormatter) in
            formatter.allowedUnits = [.minute, .second]
            formatter.zeroFormattingBehavior = .pad
        }
        #expect(text("en", .positional, 5, pad) == "00:05")
        #expect(text("en", .positional, 5) == "5")
        #expect(text("en", .full, .infinity) == nil)
        #expect(text("en", .full, 0) == "0 seconds")
    }

    @Test("markdown is read")
    func markdown() throws {
        let text = try AttributedString(markdown: "100% **bold** and [here](/x)", baseURL: URL(string: "https://a.b"))
        #expect(String(text.characters) == "100% bold and here")
        let bold = text.runs.first { $0.inlinePresentationIntent == .stronglyEmphasized }
        #expect(bold.map { String(text[$0.range].characters) } == "bold")
        #expect(text.runs.compactMap(\.link?.absoluteString) == ["https://a.b/x"])
        let lines = "a\nb\n\nc"
        #expect(try String(AttributedString(markdown: lines).characters) == "a b\nc")
        let options = AttributedString.MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
        #expect(try String(AttributedString(markdown: lines, options: options).characters) == lines)
    }
}
