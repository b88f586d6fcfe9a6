import Foundation
import Mizan
import Testing

/// A file that imports Foundation next to Mizan, as many files of apps do: every name that both have is used here.
struct FoundationBesideMizanTests {
    private static func arabic(_ body: () throws -> Void) rethrows {
        try Localization.$current.withValue(Localization(bundles: [], locale: "ar-EG")) { try body() }
    }

    private func highScore(_ name: String, _ score: Int) -> String {
        String.localizedStringWithFormat("%@ got the high score of %d!", name, score)
    }

    @Test func `formats are Mizan's`() throws {
        let table = """
            { "sourceLanguage": "en", "version": "1.0", "strings": { "%lld oxen": { "localizations": { "en": { "variations": {
              "plural": { "one": { "stringUnit": { "state": "translated", "value": "%lld ox" } },
              "other": { "stringUnit": { "state": "translated", "value": "%lld oxen" } } } } } } } } }
            """
        let catalog = try StringCatalog(xcstrings: Array(table.utf8), file: "Localizable.xcstrings")
        Localization.$current.withValue(Localization(catalogs: [catalog], locale: "en")) {
            let format = NSLocalizedString("%lld oxen", comment: "")
            let expected = "\u{2066}1\u{2069} ox"
            #expect(String.localizedStringWithFormat(format, 1) == expected)
            #expect(String(format: format, 1) == expected)
            #expect(String(format: format, arguments: [1]) == expected)
            #expect(String(format: format, locale: .current, 1) == expected)
            let arguments: [any CVarArg] = [1]
            #expect(String(format: format, locale: Locale.current, arguments: arguments) == expected)
            #expect(highScore("Ida", 12) == "\u{2068}Ida\u{2069} got the high score of \u{2066}12\u{2069}!")
            // Foundation's own initializer, to which the format is an ordinary one.
            #expect(String(format: format, arguments: arguments) == "1 oxen")
            #expect(String(format: format, locale: nil, arguments: arguments) == "1 oxen")
        }
    }

    @Test func `values are written for the reader`() {
        Self.arabic {
            #expect(54.formatted(.percent) == "٥٤٪\u{61C}")
            #expect(54.formatted() == "٥٤" && 1.5.formatted() == "١٫٥" && Decimal(2).formatted() == "٢")
            #expect(["a", "b"].formatted().contains(" و"))
            let date = Date(timeIntervalSince1970: 0)
            #expect(date.formatted(.dateTime.year()) == "١٩٧٠")
            #expect(Duration.seconds(61).formatted(.time(pattern: .minuteSecond)) == "١:٠١")
            #expect(
                Measurement(value: 2, unit: UnitLength.meters).formatted(.measurement(width: .wide)).contains("متر"))
            #expect(
                Measurement<UnitLength>.FormatStyle(width: .narrow, usage: .asProvided).locale == .autoupdatingCurrent)
        }
    }

    @Test func `bundles and names are Mizan's`() throws {
        Self.arabic {
            #expect(Bundle.preferredLocalizations(from: ["bg", "ar"]) == ["ar"])
            #expect(Bundle.preferredLocalizations(from: ["bg", "ar"], forPreferences: nil) == ["ar"])
            #expect(Bundle.main.preferredLocalizations.first != nil)
            #expect(Bundle.main.localizedString(forKey: "Nothing", value: "none", table: nil) == "none")
            #expect(NSLocalizedString("Nothing", comment: "") == "Nothing")
            var name = PersonNameComponents()
            (name.givenName, name.familyName) = ("陽子", "田中")
            #expect(PersonNameComponentsFormatter().string(from: name) == "田中陽子")
            #expect(name.formatted(.name(style: .medium)) == "田中陽子")
        }
        let size: CGSize = CGSize(width: 1, height: 2)
        let rect: CGRect = CGRect(origin: CGPoint(x: 0, y: 0), size: size)
        #expect(rect.width == 1)
        var text = AttributedString(localized: "a **b**")
        #expect(text.runs.compactMap(\.inlinePresentationIntent) == [.stronglyEmphasized])
        text.inlinePresentationIntent = .code
        text.link = URL(string: "https://mizan.example")
        #expect(text.runs.allSatisfy { $0.inlinePresentationIntent == .code && $0.link != nil })
    }

    @Test func `resources take Foundation's bundles and locales`() {
        final class Owner {}
        let address = URL(fileURLWithPath: "/nowhere/app_Other.resources")
        let resources: [LocalizedStringResource] = [
            LocalizedStringResource("Back"), LocalizedStringResource("Back", bundle: .main),
            LocalizedStringResource("Back", bundle: .forClass(Owner.self)),
            LocalizedStringResource("Back", table: "T", locale: Locale(identifier: "fr_FR"), bundle: .atURL(address)),
            LocalizedStringResource("back", defaultValue: "Back", locale: .current, bundle: .main, comment: "a button"),
            LocalizedStringResource("Back", locale: "fr", bundle: Bundle.main), "Back",
        ]
        #expect(resources[3].bundle == "app_Other" && resources[3].locale == "fr-FR" && resources[0].bundle == nil)
        #expect(resources[1] == resources[0] && resources[2].bundle == nil && resources[5].locale == "fr")
        #expect(String(localized: "Back", locale: Locale(identifier: "de")) == "Back")
        #expect(String(localized: "Back", locale: .current, comment: "") == "Back")
        #expect(String(localized: "back", defaultValue: "Back", locale: Locale(identifier: "de")) == "Back")
        #expect(String(localized: "Back", locale: "de") == "Back")
        #expect(AttributedString(localized: "Back", locale: Locale(identifier: "de")) == AttributedString("Back"))
    }

    @Test func `the current locale is the process's, which lint reports`() {
        Self.arabic { #expect(Locale.current.identifier != "ar-EG") }
    }
}
