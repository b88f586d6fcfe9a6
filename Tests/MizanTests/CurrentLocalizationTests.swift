import Mizan
import MizanControls
import TestSupport
import Testing

/// Strings that are looked up without a word of whose they are: in the localization of the running task.
struct CurrentLocalizationTests {
    private static let german = localization("de")
    private static let arabic = localization("ar-EG")

    private static func localization(_ locale: LanguageTag) -> Localization {
        let catalog = """
            { "sourceLanguage": "en", "version": "1.0", "strings": {
              "Order %lld Tickets": { "localizations": {
                "de": { "stringUnit": { "state": "translated", "value": "%lld Karten bestellen" } },
                "ar": { "stringUnit": { "state": "translated", "value": "اطلب %lld تذاكر" } } } },
              "Back": { "localizations": {
                "de": { "stringUnit": { "state": "translated", "value": "Zurück" } },
                "ar": { "stringUnit": { "state": "translated", "value": "رجوع" } } } } } }
            """
        let tables = try? [StringCatalog(xcstrings: Array(catalog.utf8), file: "Localizable.xcstrings")]
        return Localization(catalogs: tables ?? [], locale: locale)
    }

    @Test func `each task has its own, and outside of them keys are shown`() async {
        #expect(String(localized: "Order \(3) Tickets") == "Order \u{2066}3\u{2069} Tickets")
        await withTaskGroup(of: Void.self) { group in
            for (reader, expected) in [
                (Self.german, "\u{2066}3\u{2069} Karten bestellen"), (Self.arabic, "اطلب \u{2067}٣\u{2069} تذاكر"),
            ] {
                group.addTask {
                    await Localization.$current.withValue(reader) {
                        await Task.yield()
                        #expect(String(localized: "Order \(3) Tickets") == expected)
                        let inner = await Task { String(localized: "Order \(3) Tickets") }.value
                        #expect(inner == expected)
                    }
                }
            }
        }
    }

    @Test func `Foundation's functions answer for the reader, with isolates`() {
        Localization.$current.withValue(Self.arabic) {
            #expect(NSLocalizedString("Back", comment: "a button") == "رجوع")
            #expect(NSLocalizedString("Nothing", value: "none", comment: "") == "none")
            #expect(
                String.localizedStringWithFormat("%lld: %@", 3, "Ida" as NSString)
                    == "\u{2067}٣\u{2069}: \u{2068}Ida\u{2069}")
            #expect(Bundle.preferredLocalizations(from: ["bg", "ar", "en"]) == ["ar"])
            #expect(AttributedString(localized: "Back") == AttributedString("رجوع"))
            #expect(
                String(localized: "back.key", defaultValue: "Order \(1) Tickets", comment: "")
                    == "Order \u{2067}١\u{2069} Tickets")
        }
    }

    @Test func `attributes of a localized text are Foundation's`() throws {
        let text = AttributedString(localized: "See [the rules](https://mizan.example/rules) of \("سارة")")
        #expect(String(text.characters) == "See the rules of \u{2068}سارة\u{2069}")
        let links = text.runs.compactMap { run in
            run.link.map { (String(text[run.range].characters), $0.absoluteString) }
        }
        #expect(links.map(\.0) == ["the rules"] && links.map(\.1) == ["https://mizan.example/rules"])
    }

    @Test func `markup of a localized text is Foundation's inline presentation intent, and comes back to a view`() {
        let markup = "a *em* **strong** `code` ~~x~~ ***both***"
        let text = AttributedString(localized: "a *em* **strong** `code` ~~x~~ ***both***")
        let intents = text.runs.compactMap { run in
            run.inlinePresentationIntent.map { (String(text[run.range].characters), $0) }
        }
        #expect(intents.map(\.0) == ["em", "strong", "code", "x", "both"])
        #expect(
            intents.map(\.1) == [
                .emphasized, .stronglyEmphasized, .code, .strikethrough, [.emphasized, .stronglyEmphasized],
            ])
        let localization = Localization(bundles: [], locale: "en")
        let resolved = localization.resolve(LocalizedStringResource(key: markup)).text
        let back = AttributedText(text)
        #expect(back.string == resolved.string && AttributedString(back) == text)
    }

    @Test func `a reader whom no localization suits gets the language of development`() {
        let bundle = StringBundle(tables: [], developmentLanguage: "en")
        let servers = ["bg", "de", "en", "es", "kk", "uk"]
        Localization.$current.withValue(Localization(bundles: [bundle], locale: "fr")) {
            #expect(Bundle.preferredLocalizations(from: servers) == ["en"])
            #expect(Bundle.preferredLocalizations(from: servers, forPreferences: ["fr"]) == ["en"])
            #expect(Bundle.preferredLocalizations(from: servers, forPreferences: ["ru", "kk"]).first == "kk")
            #expect(Bundle.preferredLocalizations(from: ["bg", "en-GB"]) == ["en-GB"])
            #expect(Bundle.preferredLocalizations(from: ["bg", "de"]) == ["bg"])
            #expect(Bundle.preferredLocalizations(from: []) == [])
        }
        Localization.$current.withValue(Localization(bundles: [bundle], locale: "es-MX")) {
            #expect(Bundle.preferredLocalizations(from: servers) == ["es"])
        }
    }

    private struct Titled: View {
        var body: some View { Text(verbatim: String(localized: "Back")) }
    }

    private final class Heard: @unchecked Sendable { var words: [String] = [] }

    @Test func `a layout sets its own for bodies, another locale inside for those inside, and a session for actions`()
        throws
    {
        let heard = Heard()
        let view = VStack {
            Titled()
            Titled().environment(\.locale, "ar")
            Button("press") { heard.words.append(String(localized: "Back")) }
        }
        let environment = EnvironmentValues(localization: Self.german, fonts: FontCollection(faces: []))
        let session = LayoutSession(view, proposal: ProposedViewSize(width: 200, height: 200), environment: environment)
        let tree = try session.update().tree
        let texts = tree.nodes.compactMap { node -> String? in
            if case .text(let text) = node.content { text.text.string } else { nil }
        }
        #expect(texts == ["Zurück", "رجوع", "press"])
        #expect(try view.renderTree(proposal: .unspecified, environment: environment).text.contains("Zurück"))
        let button = try #require(tree.nodes.first { "\($0.name)".contains("Button") })
        _ = try session.send(.action(.default, path: "\(button.name)"))
        _ = try session.update()
        #expect(heard.words == ["Zurück"])
        #expect(Localization.current == nil)
    }

    @Test func `a module's strings are read from its resources, unless the localization has that bundle`() throws {
        let folder = try TemporaryFolder()
        try folder.write("\"Back\" = \"Retour\";\n", to: "app_Kit.resources/fr.lproj/Localizable.strings")
        try folder.write("\"Back\" = \"Back\";\n", to: "app_Kit.resources/en.lproj/Localizable.strings")
        let bundle = try #require(Bundle(path: folder.path + "/app_Kit.resources"))
        let french = Localization(bundles: [], locale: "fr")
        Localization.$current.withValue(french) {
            #expect(String(localized: "Back", bundle: bundle) == "Retour")
            #expect(
                String(
                    localized: LocalizedStringResource("Back", table: nil, locale: "en", bundle: bundle, comment: ""))
                    == "Back")
            #expect(NSLocalizedString("Back", bundle: bundle, comment: "") == "Retour")
        }
        let table = """
            { "sourceLanguage": "en", "version": "1.0", "strings": { "Back": { "localizations": {
              "fr": { "stringUnit": { "state": "translated", "value": "En arrière" } } } } } }
            """
        let own = StringBundle(
            tables: [try StringCatalog(xcstrings: Array(table.utf8), file: "Localizable.xcstrings")], name: "app_Kit")
        let laid = Localization(bundles: [StringBundle(tables: []), own], locale: "fr")
        Localization.$current.withValue(laid) { #expect(String(localized: "Back", bundle: bundle) == "En arrière") }
        let text = try Text("Back", bundle: bundle).renderTree(
            proposal: .unspecified,
            environment: EnvironmentValues(localization: french, fonts: FontCollection(faces: []))
        ).text
        #expect(text.contains("Retour"))
    }
}
