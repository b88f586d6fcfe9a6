import Foundation
import MizanBase
import MizanLocalization
import Testing

/// `.strings` and `.stringsdict` files.
@Suite struct StringsTableTests {
    private static func dictionary(_ body: String, language: LanguageTag = "en") throws -> StringCatalog {
        let text =
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\">\n<dict>\n\(body)\n</dict>\n</plist>"
        return try StringCatalog(
            stringsDictionary: Array(text.utf8), file: "ar.lproj/Localizable.stringsdict", language: language)
    }

    private static func variable(_ name: String, _ forms: [(String, String)], type: String = "lld") -> String {
        let forms = forms.map { "<key>\($0.0)</key><string>\($0.1)</string>" }.joined()
        return """
            <key>\(name)</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>\(type)</string>\(forms)</dict>
            """
    }

    private static func entry(_ key: String, _ format: String, _ variables: String...) -> String {
        """
        <key>\(key)</key><dict><key>NSStringLocalizedFormatKey</key><string>\(format)</string>\(variables.joined())</dict>
        """
    }

    /// Each of six variables names all the others in each of six forms, 560 bytes and up: followed naively, 36 to the sixth.
    @Test func `variables that lead back to themselves are an error at their place`() throws {
        let names = ["a", "b", "c", "d", "e", "f"]
        let all = names.map { "%#@\($0)@" }.joined()
        let variables = names.map { name in
            Self.variable(name, ["zero", "one", "two", "few", "many", "other"].map { ($0, all) })
        }
        #expect {
            _ = try Self.dictionary(Self.entry("%lld", "%#@a@", variables.joined()))
        } throws: { error in
            "\(error)".hasPrefix(
                "ar.lproj/Localizable.stringsdict:4:81: error: the forms of %#@a@ lead back to it; take the reference out"
            )
        }
    }

    @Test func `a variable that nobody defines is an error, in both formats`() throws {
        #expect {
            _ = try Self.dictionary(Self.entry("%lld", "%#@a@ and %#@b@", Self.variable("a", [("other", "a")])))
        } throws: { "\($0)".contains(":4:1: error: nothing says what %#@b@ is; define the variable") }
        #expect {
            _ = try Catalogs.made(
                """
                "%lld": { "localizations": { "en": { "stringUnit": { "state": "translated", "value": "%#@a@" },
                  "substitutions": { "a": { "variations": { "plural": {
                    "other": { "stringUnit": { "state": "translated", "value": "%#@b@" } } } } } } } } }
                """)
        } throws: { "\($0)".contains("Localizable.xcstrings:3:48: error: nothing says what %#@b@ is") }
    }

    /// Eight variables, each twice in the one before: 256 pieces, made as eight. One more is too deep; thirty each are too many.
    @Test func `variables that share variables are made once, and have a bound`() throws {
        func chain(_ count: Int, times: Int) throws -> String {
            let names = (0..<count).map { "v\($0)" }
            let variables = names.enumerated().map { index, name in
                Self.variable(
                    name, [("other", index + 1 < count ? String(repeating: "%#@v\(index + 1)@", count: times) : "x")])
            }
            let catalog = try Self.dictionary(Self.entry("%lld", "%#@v0@", variables.joined()))
            return Localization(catalogs: [catalog], locale: "en").resolve("\(1)").text.plainText(.unmarked)
        }
        #expect(try chain(8, times: 2) == String(repeating: "x", count: 128))
        #expect { _ = try chain(9, times: 2) } throws: {
            "\($0)".contains("%#@v8@ stands in variables more than 8 deep")
        }
        #expect { _ = try chain(8, times: 30) } throws: {
            "\($0)".contains("stands for more than 10000 pieces of text")
        }
    }

    @Test(
        arguments: [
            (1, 1, "1 file in 1 folder"), (2, 1, "2 files in 1 folder"), (1, 5, "1 file in 5 folders"),
            (0, 0, "0 files in 0 folders"),
        ] as [(Int, Int, String)])
    func `several plural variables in one format`(files: Int, folders: Int, expected: String) throws {
        let catalog = try Self.dictionary(
            Self.entry(
                "%lld files in %lld folders", "%1$#@files@ in %2$#@folders@",
                Self.variable("files", [("one", "%lld file"), ("other", "%lld files")]),
                Self.variable("folders", [("one", "%lld folder"), ("other", "%lld folders")])))
        let text = Localization(catalogs: [catalog], locale: "en").resolve("\(files) files in \(folders) folders")
        #expect(text.plain == expected)
    }

    @Test(
        arguments: [
            (1, 3, "أول ٣ صفحات"), (2, 2, "ثاني صفحتين"), (5, 11, "٥ من ١١ صفحة"), (5, 100, "٥ من ١٠٠ صفحة"),
        ] as [(Int, Int, String)])
    func `a variable inside the forms of a variable, in Arabic`(page: Int, total: Int, expected: String) throws {
        let catalog = try Self.dictionary(
            Self.entry(
                "Page %lld of %lld", "%1$#@position@",
                Self.variable(
                    "position",
                    [("one", "أول %2$#@total@"), ("two", "ثاني %2$#@total@"), ("other", "%1$lld من %2$#@total@")]),
                Self.variable(
                    "total",
                    [
                        ("zero", "%2$lld صفحة"), ("one", "صفحة واحدة"), ("two", "صفحتين"), ("few", "%2$lld صفحات"),
                        ("many", "%2$lld صفحة"), ("other", "%2$lld صفحة"),
                    ])), language: "ar")
        let text = Localization(catalogs: [catalog], locale: "ar-EG").resolve("Page \(page) of \(total)")
        #expect(text.plain == expected)
    }

    @Test func `zero is for 0 where a language has no such category`() throws {
        let catalog = try Self.dictionary(
            Self.entry(
                "%lld tickets", "%#@tickets@",
                Self.variable("tickets", [("zero", "No tickets"), ("one", "%lld ticket"), ("other", "%lld tickets")])))
        let localization = Localization(catalogs: [catalog], locale: "en")
        #expect(
            [0, 1, 3].map { localization.resolve("\($0) tickets").plain } == ["No tickets", "1 ticket", "3 tickets"])
    }

    @Test func `texts by width and by device, and both`() throws {
        let catalog = try Self.dictionary(
            """
            <key>hello</key><dict><key>NSStringVariableWidthRuleType</key><dict>
              <key>1</key><string>Hi</string><key>22</key><string>Hello</string>
              <key>53</key><string>Greetings and Salutations</string></dict></dict>
            <key>open</key><dict><key>NSStringDeviceSpecificRuleType</key><dict>
              <key>mac</key><string>Click to open</string><key>applewatch</key><dict>
                <key>NSStringVariableWidthRuleType</key><dict><key>5</key><string>Tap</string>
                <key>20</key><string>Tap to open</string></dict></dict>
              <key>iphone</key>\(Self.entry("", "%#@n@", Self.variable("n", [("one", "Tap once"), ("other", "Tap %lld times")])).dropFirst("<key></key>".count))
              <key>other</key><string>Select to open</string></dict></dict>
            """)
        let mac = Localization(catalogs: [catalog], locale: "en", device: .mac)
        #expect(mac.resolve("hello").plain == "Greetings and Salutations")
        #expect(mac.fittingPresentationWidth(30).resolve("hello").plain == "Hello")
        #expect(mac.fittingPresentationWidth(0).resolve("hello").plain == "Hi")
        #expect(mac.presentationWidths(of: "hello") == [53, 22, 1])
        #expect(mac.resolve("open").plain == "Click to open")
        let watch = Localization(catalogs: [catalog], locale: "en", device: .appleWatch)
        #expect(watch.resolve("open").plain == "Tap to open")
        #expect(watch.fittingPresentationWidth(10).resolve("open").plain == "Tap")
        #expect(watch.presentationWidths(of: "open") == [20, 5])
        let phone = Localization(catalogs: [catalog], locale: "en", device: .iPhone)
        #expect(phone.resolve(LocalizedStringKey("open", arguments: [.integer(3)])).plain == "Tap 3 times")
        #expect(Localization(catalogs: [catalog], locale: "en").resolve("open").plain == "Select to open")
    }

    @Test func `a digit without a dollar, as released apps have it`() throws {
        let catalog = try Self.dictionary(
            Self.entry(
                "%lld new", "%1#@count@", Self.variable("count", [("one", "%d message"), ("other", "%d messages")])))
        #expect(Localization(catalogs: [catalog], locale: "en").resolve("\(2) new").plain == "2 messages")
    }

    @Test func `binary tables, as Xcode compiles them`() throws {
        let strings = try PropertyListSerialization.data(
            fromPropertyList: ["k": "שלום"], format: .binary, options: 0)
        let catalog = try StringCatalog(strings: [UInt8](strings), file: "he.lproj/A.strings", language: "he")
        #expect(Localization(catalogs: [catalog], locale: "he").resolve("k", table: "A").plain == "שלום")
        let forms: [String: Any] = [
            "NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "NSStringFormatValueTypeKey": "d", "one": "%d day",
            "other": "%d days",
        ]
        let dictionary = try PropertyListSerialization.data(
            fromPropertyList: ["%d days": ["NSStringLocalizedFormatKey": "%#@d@", "d": forms] as [String: Any]],
            format: .binary, options: 0)
        let plurals = try StringCatalog(
            stringsDictionary: [UInt8](dictionary), file: "en.lproj/Localizable.stringsdict", language: "en")
        let text = Localization(catalogs: [plurals], locale: "en").resolve(
            LocalizedStringKey("%d days", arguments: [.integer(1)]))
        #expect(text.plain == "1 day")
    }

    @Test func `comments come along, a key that stands twice is a warning, and the last one counts`() throws {
        let text = """
            /* Title of the window. */
            "Title" = "Titel";

            /* No comment provided by engineer. */
            "OK" = "OK";
            "Title" = "Überschrift";
            """
        let catalog = try StringCatalog(
            strings: Array(text.utf8), file: "de.lproj/Localizable.strings", language: "de", sourceLanguage: "en")
        #expect(catalog.keys == ["Title", "OK"])
        #expect(catalog.entries["OK"]?.comment == nil)
        #expect(
            catalog.warnings.map(\.description) == [
                """
                de.lproj/Localizable.strings:6:1: warning: the key “Title” stands twice, and this entry counts; remove one of \
                the two [duplicate-key]
                de.lproj/Localizable.strings:2:1: note: the first one is here
                """
            ])
        #expect(Localization(catalogs: [catalog], locale: "de").resolve("Title").plain == "Überschrift")
    }

    @Test(
        arguments: [
            ("<key>a</key><array/>", "4:13: error: this is an array; write a dictionary"),
            ("<key>a</key><dict/>", "4:13: error: an entry without NSStringLocalizedFormatKey"),
            (
                "<key>a</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string><key>n</key><dict/></dict>",
                "4:78: error: the variable “n” has no NSStringFormatSpecTypeKey"
            ),
            (
                """
                <key>a</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string><key>n</key><dict>
                <key>NSStringFormatSpecTypeKey</key><string>NSStringGenderRuleType</string></dict></dict>
                """, "5:37: error: there is no rule “NSStringGenderRuleType”"
            ),
            (
                "<key>a</key><dict><key>NSStringVariableWidthRuleType</key><dict><key>wide</key><string/></dict></dict>",
                "4:65: error: “wide” is no width"
            ),
            (
                "<key>a</key><dict><key>NSStringDeviceSpecificRuleType</key><dict/></dict>",
                "4:60: error: no device has a text"
            ),
        ] as [(String, String)])
    func `what is wrong in a stringsdict has its place`(body: String, message: String) throws {
        let error = #expect(throws: DiagnosticError.self) { try Self.dictionary(body) }
        #expect(
            error?.description.hasPrefix("ar.lproj/Localizable.stringsdict:\(message)") == true,
            "\(error?.description ?? "")")
    }

    @Test func `a plural without other is a warning`() throws {
        let catalog = try Self.dictionary(Self.entry("k", "%#@n@", Self.variable("n", [("one", "%lld day")])))
        #expect(catalog.warnings.map(\.rule) == ["plural-other"])
        #expect(catalog.warnings.first?.place?.line == 4)
    }

    @Test func `a file of nothing but keys is refused before it fills the memory`() throws {
        let tiny = Array((0..<40_000).map { "k\($0);" }.joined().utf8)
        let error = #expect(throws: DiagnosticError.self) {
            try StringCatalog(strings: tiny, file: "f.strings", language: "en")
        }
        #expect(error?.diagnostics.first?.rule == "table-size")
        #expect(error?.diagnostics.first?.place?.line == 1)
        let ordinary = Array(
            (0..<40_000).map { "\"settings.section.\($0).title\" = \"The title of section \($0)\";\n" }.joined().utf8)
        #expect(try StringCatalog(strings: ordinary, file: "f.strings", language: "en").keys.count == 40_000)
    }
}
