import MizanCatalogs
import MizanExtraction
import Testing

/// App Intents, App Shortcuts and widgets: keys in places where only a type or a label tells so.
@Suite struct IntentTests {
    @Test(
        arguments: [
            (
                "static var caseDisplayRepresentations: [Self: DisplayRepresentation] = [.next: .init(title: \"Next\", subtitle: \"Soon\")]",
                ["Next", "Soon"]
            ),
            (
                "static var caseDisplayRepresentations: [Unit: DisplayRepresentation] { [.a: .init(title: \"A\"), .b: \"B\"] }",
                ["A", "B"]
            ),
            ("let names: [Mode: DisplayRepresentation] = [.a: .init(stringLiteral: \"Today\")]", ["Today"]),
            (
                "let names: [Mode: DisplayRepresentation] = [.a: .init(title: .init(\"A\", table: \"Modes\", comment: \"c\"), image: .init(systemName: \"no\"))]",
                ["A | table: Modes | comment: c"]
            ),
            (
                "var displayRepresentation: DisplayRepresentation { .init(title: \"\\(name)\", synonyms: [\"Word\"]) }",
                ["Word", "%@"]
            ),
            (
                "var name: DisplayRepresentation { switch self { case .a: .init(title: \"A\"); case .b: return .init(title: \"B\") } }",
                ["A", "B"]
            ),
            (
                "static var type: TypeDisplayRepresentation { .init(name: \"City\", numericFormat: \"\\(placeholder: .int) cities\") }",
                ["City", "%lld cities"]
            ),
            (
                "static let description: IntentDescription = .init(\"Opens it\", categoryName: \"Mail\")",
                ["Opens it", "Mail"]
            ),
            ("[AppIntentRecommendation(intent: i, description: \"Holiday\")]", ["Holiday"]),
            ("static let deprecation: IntentDeprecation = .init(message: \"Old\")", ["Old"]),
            ("func perform() { return .result(dialog: \"Done\") }", ["Done"]),
            (
                "func perform() { return .result(value: 3, dialog: \"Done \\(3)\", view: Text(\"Seen\")) }",
                ["Done %lld", "Seen"]
            ),
            ("func perform() { return .result(dialog: .init(\"Done\")) }", ["Done"]),
            (
                "func perform() { return .result(dialog: .init(full: \"All is done\", supporting: \"Done\")) }",
                ["All is done", "Done"]
            ),
            ("func perform() { .result(dialog: isOn ? \"On\" : \"Off\") }", ["On", "Off"]),
            ("throw $city.needsValueError(\"Which city?\")", ["Which city?"]),
            ("try await $city.requestDisambiguation(among: list, dialog: \"Which one?\")", ["Which one?"]),
            (
                "@Parameter(title: \"City\", requestValueDialog: .init(\"Which?\")) var city: String",
                ["City", "Which?"]
            ),
            ("Summary(\"Add \\(\\.$text) to \\(\\.$list)\")", ["Add ${text} to ${list}"]),
        ] as [(String, [String])])
    func `intents say what they do`(source: String, strings: [String]) {
        #expect(extracted("import AppIntents\n" + source).sorted() == strings.sorted())
    }

    @Test func `the phrases of a shortcut are one string of their own table`() throws {
        let source = #"""
            import AppIntents
            struct Shortcuts: AppShortcutsProvider {
                static var appShortcuts: [AppShortcut] {
                    AppShortcut(
                        intent: OrderIntent(),
                        phrases: ["Order in \(.applicationName)", "100% tea with ${applicationName}", "\(.applicationName): \(\.$city)"],
                        shortTitle: "Order", systemImageName: "cup")
                    AppShortcut(intent: OpenIntent(), phrases: ["Open \(.applicationName)"], shortTitle: LocalizedStringResource("Open", table: "Intents"), systemImageName: "x")
                }
            }
            """#
        let found = Extractor().strings(in: [SwiftSource(file: "App.swift", text: source)])
        #expect(
            lines(found) == [
                "Order in ${applicationName} | table: AppShortcuts", "Order",
                "Open ${applicationName} | table: AppShortcuts",
                "Open | table: Intents",
            ])
        #expect(
            found.strings[0].phrases == [
                "Order in ${applicationName}", "100% tea with ${applicationName}", "${applicationName}: ${city}",
            ])
        #expect(found.notes == [])
    }

    @Test func `widgets have a name, a description and controls`() {
        let source = #"""
            import SwiftUI
            import WidgetKit
            struct W: Widget {
                var body: some WidgetConfiguration {
                    StaticConfiguration(kind: "no", provider: P()) { _ in Text("Seen") }
                        .configurationDisplayName("Orders")
                        .description("What is open.")
                    StaticControlConfiguration(kind: "no") { ControlWidgetToggle("Timer", isOn: x, action: A()) { Label($0 ? "On" : "Off", systemImage: "no") } }
                        .displayName("Tea")
                }
            }
            """#
        #expect(extracted(source) == ["Seen", "Orders", "What is open.", "Timer", "On", "Off", "Tea"])
        // Without the module a description is anything.
        #expect(extracted("import SwiftUI\nprint(x.description(\"no\"), y.result(dialog: \"no\"))") == [])
    }

    @Test func `texts that a look-up of a variable may mean are listed`() {
        let wrapper = "func tr(key: String) -> String { NSLocalizedString(key, comment: \"\") }\n"
        let screen = SwiftSource(
            file: "Screen.swift", text: wrapper + #"let title = tr(key: "Greeting \("no")" + "All done")"#)
        let tests = SwiftSource(file: "Tests.swift", text: "import Testing\nlet a = \"no test\"")
        #expect(Extractor().strings(in: [screen, tests]).spelled == ["no", "All done"])
        let known = SwiftSource(file: "Known.swift", text: #"let title = NSLocalizedString("Greeting", comment: "")"#)
        #expect(Extractor().strings(in: [known, tests]).spelled == [])
    }
}
