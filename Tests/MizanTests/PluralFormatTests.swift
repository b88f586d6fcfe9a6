import Mizan
import TestSupport
import Testing

/// Plural texts by the functions of Foundation that look a format up and print it later, in a file that imports Mizan alone.
struct PluralFormatTests {
    private static let languages = ["en", "ru", "ar-EG"]

    /// Tables of an app as `.stringsdict` files, read from a folder.
    private static func reader(_ locale: LanguageTag) throws -> Localization {
        func dictionary(_ forms: [(String, String)]) -> String {
            let forms = forms.map { "<key>\($0.0)</key><string>\($0.1)</string>" }.joined()
            return """
                <?xml version="1.0" encoding="UTF-8"?>
                <plist version="1.0"><dict>
                <key>Order %lld Tickets</key><dict>
                <key>NSStringLocalizedFormatKey</key><string>%#@tickets@</string>
                <key>tickets</key><dict>
                <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
                <key>NSStringFormatValueTypeKey</key><string>lld</string>\(forms)</dict></dict>
                </dict></plist>
                """
        }
        let folder = try TemporaryFolder()
        try folder.write(
            dictionary([("one", "Order %lld Ticket"), ("other", "Order %lld Tickets")]),
            to: "en.lproj/Localizable.stringsdict")
        try folder.write(
            dictionary([
                ("one", "Заказать %lld билет"), ("few", "Заказать %lld билета"), ("many", "Заказать %lld билетов"),
                ("other", "Заказать %lld билета"),
            ]), to: "ru.lproj/Localizable.stringsdict")
        try folder.write(
            dictionary([
                ("zero", "لا تطلب أي تذكرة"), ("one", "اطلب تذكرة واحدة"), ("two", "اطلب تذكرتين"),
                ("few", "اطلب %lld تذاكر"), ("many", "اطلب %lld تذكرة"), ("other", "اطلب %lld تذكرة"),
            ]), to: "ar.lproj/Localizable.stringsdict")
        return Localization(bundles: [try StringBundle(folder: folder.path)], locale: locale)
    }

    private static func inEachLanguage(_ body: () -> Void) throws {
        for locale in languages { Localization.$current.withValue(try reader(LanguageTag(locale))) { body() } }
    }

    private static var format: String { NSLocalizedString("Order %lld Tickets", comment: "the button of an order") }

    @Test func `every function takes the form of the reader's language`() throws {
        try Self.inEachLanguage {
            for count in [0, 1, 2, 3, 11, 21] {
                let expected = String(localized: "Order \(count) Tickets")
                #expect(String.localizedStringWithFormat(Self.format, count) == expected)
                #expect(String(format: Self.format, count) == expected)
                #expect(String(format: Self.format, arguments: [count]) == expected)
                #expect(String(format: Self.format, locale: .current, count) == expected)
                #expect(String(format: Self.format, locale: .current, arguments: [count]) == expected)
                #expect(String(format: Self.format, locale: nil, arguments: [count]) == expected)
                let arguments: [any CVarArg] = [count]
                #expect(String(format: Self.format, arguments: arguments) == expected)
                let found = Bundle.main.localizedString(forKey: "Order %lld Tickets", value: nil, table: nil)
                #expect(String(format: found, count) == expected)
            }
        }
    }

    @Test func `the texts are true`() throws {
        func texts(_ locale: LanguageTag) throws -> [String] {
            Localization.$current.withValue(try Self.reader(locale)) {
                [0, 1, 3, 21].map { String.localizedStringWithFormat(Self.format, $0).filter { $0 != "\u{2066}" } }
                    .map { $0.replacing("\u{2067}", with: "").replacing("\u{2069}", with: "") }
            }
        }
        #expect(try texts("en") == ["Order 0 Tickets", "Order 1 Ticket", "Order 3 Tickets", "Order 21 Tickets"])
        #expect(
            try texts("ru") == [
                "Заказать 0 билетов", "Заказать 1 билет", "Заказать 3 билета", "Заказать 21 билет",
            ])
        #expect(try texts("ar-EG") == ["لا تطلب أي تذكرة", "اطلب تذكرة واحدة", "اطلب ٣ تذاكر", "اطلب ٢١ تذكرة"])
    }

    @Test func `copies of the format keep its forms, however they are kept`() throws {
        struct Row { let format: String }
        try Localization.$current.withValue(try Self.reader("ru")) {
            let expected = String(localized: "Order \(3) Tickets")
            let row = Row(format: Self.format)
            let table = ["a": row]
            let optional: String? = table["a"]?.format
            let format = try #require([optional].compactMap { $0 }.first)
            #expect(String(format: format, 3) == expected)
            let later = { format }
            #expect(String(format: later(), 3) == expected)
        }
    }

    @Test func `a short format keeps its forms`() throws {
        let table = """
            { "sourceLanguage": "en", "version": "1.0", "strings": { "n": { "localizations": { "en": { "variations": {
              "plural": { "one": { "stringUnit": { "state": "translated", "value": "%d ox" } },
              "other": { "stringUnit": { "state": "translated", "value": "%d oxen" } } } } } } } } }
            """
        let catalog = try StringCatalog(xcstrings: Array(table.utf8), file: "Localizable.xcstrings")
        Localization.$current.withValue(Localization(catalogs: [catalog], locale: "en")) {
            let format = NSLocalizedString("n", comment: "")
            #expect(format == "%d oxen")
            #expect(String(format: format, 1) == "\u{2066}1\u{2069} ox")
        }
    }

    @Test func `a format that is kept for all readers takes the forms of each`() throws {
        let format = Localization.$current.withValue(try Self.reader("en")) { Self.format }
        Localization.$current.withValue(try Self.reader("ru")) {
            #expect(String(format: format, 3) == String(localized: "Order \(3) Tickets"))
        }
    }

    // MARK: The format is seen nowhere

    @Test func `a format equals the text that it reads as, and prints as it`() throws {
        Localization.$current.withValue(try Self.reader("en")) {
            let (format, plain) = (Self.format, "Order %lld Tickets")
            #expect(format == plain && format.hashValue == plain.hashValue && !(format < plain))
            #expect(format.count == 18 && Array(format.unicodeScalars) == Array(plain.unicodeScalars))
            var printed = ""
            print(format, terminator: "", to: &printed)
            #expect(Array(printed.utf8) == Array(plain.utf8))
            #expect(
                "\(format)" == plain && String(describing: format) == plain
                    && String(reflecting: format) == "\"\(plain)\"")
            #expect(format + "!" == plain + "!" && [format: 1][plain] == 1 && Set([format, plain]).count == 1)
        }
    }

    @Test func `a format goes into files, addresses and JSON as the text that it reads as`() throws {
        struct Saved: Codable, Equatable { var title: String }
        try Localization.$current.withValue(try Self.reader("en")) {
            let (format, plain) = (Self.format, "Order %lld Tickets")
            let folder = try TemporaryFolder()
            let file = URL(fileURLWithPath: folder.path + "/a.txt")
            try format.write(to: file, atomically: true, encoding: .utf8)
            #expect(try Data(contentsOf: file) == Data(plain.utf8))
            let encoder = JSONEncoder()
            #expect(try encoder.encode(Saved(title: format)) == encoder.encode(Saved(title: plain)))
            #expect(try encoder.encode([format: 1]) == encoder.encode([plain: 1]))
            var address = URLComponents()
            (address.scheme, address.host, address.path) = ("https", "mizan.example", "/" + format)
            address.queryItems = [URLQueryItem(name: format, value: format)]
            #expect(
                address.string
                    == "https://mizan.example/Order%20%25lld%20Tickets?Order%20%25lld%20Tickets=Order%20%25lld%20Tickets"
            )
            let list = try PropertyListSerialization.data(fromPropertyList: [format: format], format: .xml, options: 0)
            #expect(
                list == (try PropertyListSerialization.data(fromPropertyList: [plain: plain], format: .xml, options: 0))
            )
            #expect(
                NSString(string: format).isEqual(to: plain) && format.data(using: .utf16) == plain.data(using: .utf16))
        }
    }

    @Test func `a text that is made of a format is another text`() throws {
        Localization.$current.withValue(try Self.reader("en")) {
            var format = Self.format
            format += "!"
            #expect(String(format: format, 1) == "Order 1 Tickets!")
            #expect(String(format: Self.format.lowercased(), 1) == "order 1 tickets")
            // What was changed is a copy.
            #expect(String(format: Self.format, 1) == String(localized: "Order \(1) Tickets"))
        }
    }

    @Test func `only texts with forms are remembered`() throws {
        Localization.$current.withValue(try Self.reader("ru")) {
            // Neither table has the key, so that its characters are its format.
            let format = NSLocalizedString("%lld rows", comment: "")
            #expect(String(format: format, 3) == "3 rows")
            #expect(String(format: "Order %lld Tickets", 3) == "Order 3 Tickets")
        }
    }

    // MARK: Nothing crashes

    @Test(
        arguments: [
            ("%#@tickets@", [3], "%#@tickets@"), ("%@", [3], "3"), ("%@ %@", ["a"], "a %2$@"), ("%s", [3], "3"),
            ("%s", ["x"], "x"), ("%d", ["x"], "x"), ("%lld", [2.0], "2"), ("%f", [1], "1.000000"), ("%n", [1], "%n"),
            ("%3$@ %1$@", ["a"], "%3$@ a"), ("%*d", ["a", 3], "%*d"), ("%0$@", ["a"], "%0$@"),
            ("%99999999999999999999$@", ["a"], "%99999999999999999999$@"), ("%", [1], "%"), ("%@", [], "%@"),
        ] as [(String, [any CVarArg & Sendable], String)])
    func `a format that doesn't fit its arguments is shown`(
        format: String, arguments: [any CVarArg & Sendable], expected: String
    ) {
        let text = String(format: format, arguments: arguments)
        #expect(text.filter { !"\u{2066}\u{2067}\u{2068}\u{2069}".contains($0) } == expected)
    }

    @Test func `a format that fits its arguments is printed as C does`() {
        #expect(String(format: "%05d %.2f %x %@ %%", 42, 1.5, 255, "a") == "00042 1.50 ff a %")
        #expect(String(format: "%2$@ %1$lld", 3, "b") == "b 3")
        #expect(String(format: "%*d|%-5.1f|", 5, 3, 2.25) == "    3|2.2  |")
        #expect("abc".withCString { String(format: "%s", $0) } == "abc")
        #expect(String(format: "%d %@", 3, "c" as NSString) == "3 c")
        #expect(String(format: "%d", true) == "1")
        #expect(String(format: "no arguments") == "no arguments")
        #expect(String(format: "%.1f", locale: Locale(identifier: "de"), 1.5) == "1,5")
    }
}
