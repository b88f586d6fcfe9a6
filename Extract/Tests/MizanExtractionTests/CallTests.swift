import MizanExtraction
import Testing

/// Which calls are look-ups, and what their arguments say.
@Suite struct CallTests {
    struct Case: CustomTestStringConvertible, Sendable {
        let source: String
        let strings: [String]
        var functions: Set<String> = []
        var testDescription: String { source }
    }

    @Test(arguments: [
        // The listings of Apple's talks.
        Case(
            source: #"""
                let windPerceptionLabelText = String(
                    localized: "Wind is making it feel cooler",
                    comment: "Explains the wind is lowering the apparent temperature")
                """#,
            strings: [
                "Wind is making it feel cooler | comment: Explains the wind is lowering the apparent temperature"
            ]),
        Case(
            source: #"""
                let filter = String(
                    localized: "Archive.label", defaultValue: "Archive", comment: "Name of the Archive folder in the sidebar")
                let action = String(
                    localized: "Archive.menuItem", defaultValue: "Archive",
                    comment: "Menu item title for moving the email into the Archive folder")
                """#,
            strings: [
                "Archive.label | value: Archive | comment: Name of the Archive folder in the sidebar",
                "Archive.menuItem | value: Archive | comment: Menu item title for moving the email into the Archive folder",
            ]),
        Case(
            source: #"""
                let locationName: String
                String(localized: "Show weather in \(locationName)", comment: "Title for a user activity")
                """#,
            strings: ["Show weather in %@ | comment: Title for a user activity"]),
        Case(
            source: #"""
                func label(amountOfRain: String, numberOfHours: Int) -> String {
                    String(localized: "\(amountOfRain) in last ^[\(numberOfHours) hour](inflect: true).")
                }
                """#,
            strings: ["%@ in last ^[%lld hour](inflect: true)."]),
        Case(
            source: #"""
                if selectedCount == 1 {
                    return String(localized: "Remove this city from your favorites")
                } else {
                    return String(localized: "Remove these cities from your favorites")
                }
                """#,
            strings: ["Remove this city from your favorites", "Remove these cities from your favorites"]),
        Case(
            source: #"""
                func expectedPrecipitationIn24Hours(for valueInMillimeters: Measurement<UnitLength>) -> String {
                    let preferredUnit = UnitLength(forLocale: .current, usage: .rainfall)
                    let valueInPreferredSystem = valueInMillimeters.converted(to: preferredUnit)
                    let formattedValue = valueInPreferredSystem.formatted(.measurement(width: .narrow, usage: .asProvided))
                    let integerValue = Int(valueInPreferredSystem.value.rounded())
                    return String(
                        localized: "EXPECTED_RAINFALL",
                        defaultValue: "\(integerValue) \(formattedValue) expected in next \(24)h.",
                        comment: "Label - How much precipitation is expected")
                }
                """#,
            strings: [
                "EXPECTED_RAINFALL | value: %lld %@ expected in next %lldh. | comment: Label - How much precipitation is expected"
            ]),
        Case(
            source: #"let title = String(localized: "Wind", bundle: .module, comment: "Title for section")"#,
            strings: ["Wind | bundle: .module | comment: Title for section"]),
        Case(
            source: #"Text("Order", tableName: "Shop", bundle: Bundle.main, comment: "A button")"#,
            strings: ["Order | table: Shop | comment: A button"]),
        Case(
            source: #"AttributedString(localized: "**Bold**", table: "Shop")"#, strings: ["**Bold** | table: Shop"]),
        Case(source: #"AttributedText(localized: "Hi", in: localization)"#, strings: ["Hi"]),
        Case(
            source: #"LocalizedStringResource("TITLE", defaultValue: "Title", table: "Main", bundle: .atURL(url))"#,
            strings: ["TITLE | value: Title | table: Main | bundle: .atURL(url)"]),
        // Foundation's older look-ups.
        Case(
            source:
                #"NSLocalizedString("100% of %@", tableName: "Old", bundle: .module, value: "All of %@", comment: "")"#,
            strings: ["100% of %@ | value: All of %@ | table: Old | bundle: .module"]),
        Case(
            source:
                #"String.localizedStringWithFormat(NSLocalizedString("%d files", comment: "a count"), files.count)"#,
            strings: ["%d files | comment: a count"]),
        Case(
            source: #"Bundle.module.localizedString(forKey: "ok", value: "OK", table: nil)"#,
            strings: ["ok | value: OK | bundle: Bundle.module"]),
        // Views and modifiers.
        Case(
            source: #"""
                LabeledContent("Quiet hours", value: "22:00–07:00")
                Label("Share", systemImage: "square.and.arrow.up").help("Send it")
                Image("photo").accessibilityLabel(isPlaying ? "Pause" : "Play")
                list.searchable(text: $query, prompt: "Search mail").navigationTitle("Inbox")
                page.accessibilityInputLabels(["Send", "Post"]).accessibilityAction(named: "Undo") {}
                """#,
            strings: [
                "Quiet hours", "Share", "Send it", "Pause", "Play", "Search mail", "Inbox", "Send", "Post", "Undo",
            ]),
        Case(source: #"SwiftUI.Text("Hi"); Text.init("There")"#, strings: ["Hi", "There"]),
        Case(
            source:
                #"Text(verbatim: "no"); Text(name); Image("no"); Text(day, format: .dateTime); Picker(selection: $x) {}"#,
            strings: []),
        Case(source: #"Text(LocalizedStringKey("once"))"#, strings: ["once"]),
        // Names that a program gives its own meaning.
        Case(source: #"struct Text { init(_ text: String) {} }; Text("no")"#, strings: []),
        Case(source: #"import Foundation; Text("no"); NSLocalizedString("yes", comment: "")"#, strings: ["yes"]),
        Case(source: #"func help(_ text: String) {}; x.help("no")"#, strings: []),
        // A project's own look-ups.
        Case(
            source: #"tr("a", comment: "c"); L10n.tr("b"); "d".localized(comment: "e"); "f".localized; other("no")"#,
            strings: ["a | comment: c", "b", "d | comment: e", "f"], functions: ["tr", "L10n.tr", "localized"]),
    ])
    func `a call gives its strings`(_ listing: Case) {
        #expect(extracted(listing.source, functions: listing.functions) == listing.strings)
    }

    @Test(arguments: [
        #"#Preview { Text("no") }"#, #"#Preview("Name") { Text("no") }"#,
        #"struct A_Previews: PreviewProvider { static var previews: some View { Text("no") } }"#,
        #"import XCTest; Text("no")"#, #"import Testing; String(localized: "no")"#,
    ])
    func `previews and tests give nothing`(_ source: String) { #expect(extracted(source) == []) }

    @Test func `places count as the compiler does`() throws {
        let source = SwiftSource(file: "a/b.swift", text: "let é = 1\n/* é */ Text(\"x\")\n")
        let string = try #require(Extractor().strings(in: [source]).strings.first)
        #expect(string.place.description == "a/b.swift:2:15")
        #expect(string.origin == "Text")
    }

    @Test func `what is not taken up is said`() {
        #expect(notes(#"Text("Hello, " + name)"#) == ["string-concatenated"])
        #expect(notes(#"Text(first + name)"#) == [])
        #expect(notes(#"NSLocalizedString("Hello, \(name)", comment: "")"#) == ["key-interpolated"])
        #expect(notes(#"func tr(_ key: String) { NSLocalizedString(key, comment: "") }"#) == ["key-unknown"])
        #expect(notes(#"Text("Hi", tableName: table)"#) == ["table-unknown"])
        #expect(notes(#"String(localized: "Hi", comment: note)"#) == ["comment-unknown"])
        #expect(notes(#"String.localizedStringWithFormat("%d files", n)"#) == ["format-not-localized"])
        #expect(notes(#"Text("\(unknown) files")"#) == ["specifier-unsure"])
    }
}
