import MizanBase
import MizanCatalogs
import MizanDocument

/// A package whose strings are as they should be, and one fault for each rule to put into them.
struct ShopProject {
    /// The files by path.
    private(set) var files: [String: String] = [
        "Shop/Package.swift": """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(
            name: "Shop", defaultLocalization: "en", targets: [.target(name: "Shop", resources: [.process("Resources")])])
        """,
        "Shop/Sources/Shop/Resources/Localizable.xcstrings": localizable,
        "Shop/Sources/Shop/Resources/Legal.xcstrings": legal,
        "Shop/Sources/Shop/OrderView.swift": orderView,
        "Shop/Sources/Shop/OldView.swift": "struct OldView {}\n",
        "Shop/Sources/Shop/Reader.swift": "import Mizan\nlet reader = Locale.current\n",
    ]

    /// A fault: what stands in a file, and what stands there in its place.
    struct Fault: Sendable {
        let rule: String
        let file: String
        let right: String
        let wrong: String
    }

    /// One fault for every rule.
    static let faults: [Fault] = [
        catalog("specifiers-differ", "%1$@ hat %2$lld gesendet", "%lld gesendet von %@"),
        catalog("broken-specifier", "أرسل %1$@ %2$lld", "أرسل % 1$@ %2$lld"),
        catalog("undefined-variable", "%#@files@ gelöscht", "%#@files@ in %#@folders@ gelöscht"),
        catalog("unused-variable", "удалено: %#@files@", "удалено: %lld"),
        catalog(
            "missing-plural-form",
            "\"few\" : { \"stringUnit\" : { \"state\" : \"translated\", \"value\" : \"%lld билета\" } },", ""),
        catalog(
            "plural-counts-text", "\"stringUnit\" : { \"state\" : \"translated\", \"value\" : \"Für %@\" }",
            """
            "variations" : { "plural" : { "one" : { "stringUnit" : { "state" : "translated", "value" : "Für %@" } },
              "other" : { "stringUnit" : { "state" : "translated", "value" : "Für alle: %@" } } } }
            """),
        catalog("number-not-shown", "\"%lld ночь\"", "\"Одна ночь\""),
        catalog(
            "missing-translation",
            "\"ar\" : { \"stringUnit\" : { \"state\" : \"translated\", \"value\" : \"الدفع\" } },", ""),
        catalog("missing-comment", "\"comment\" : \"Label above the price.\",", ""),
        catalog("comment-arguments", "The name of the person that the gift is for.", "Shown on gifts."),
        catalog("comment-without-context", "Title of the screen where one pays.", "Checkout"),
        catalog("empty-translation", "\"Kasse\"", "\"\""),
        catalog("equals-source", "\"Preis\"", "\"Price\""),
        catalog("placeholder-differs", "Hallo {name}", "Hallo {Name}"),
        catalog("link-differs", "Besuche https://shop.example/help", "Besuche https://laden.example/help"),
        catalog("number-differs", "Скидка 20 % сегодня", "Скидка 30 % сегодня"),
        catalog("tag-differs", "Lies unsere <b>Regeln</b>", "Lies unsere <b>Regeln<b>"),
        catalog("broken-markdown", "Lies die **Bedingungen**", "Lies die ** Bedingungen**"),
        catalog("newline-lost", "Vielen Dank!\\nIhre", "Vielen Dank! Ihre"),
        catalog("outer-spaces", "\"Willkommen in unserem Laden\"", "\" Willkommen in unserem Laden\""),
        catalog("end-punctuation", "حذف الطلب؟", "حذف الطلب"),
        catalog("quotation-marks", "„Sichern“", "“Sichern”"),
        catalog("doubled-word", "Ваш заказ уже", "Ваш заказ заказ уже"),
        catalog(
            "key-case", "\"Checkout\" : {",
            """
            "checkout" : { "comment" : "Address of the page.", "shouldTranslate" : false },
            "Checkout" : {
            """),
        catalog("concatenated-fragments", "\"Welcome to our shop\"", "\"Welcome to \""),
        catalog("bidi-controls", "\"السعر\"", "\"\\u2067السعر\""),
        catalog("number-is-reversed", "\"مرحبًا بكم في متجرنا\"", "\"مرحبًا بكم في متجرنا +972 2 123 4567\""),
        catalog("inflection-markup", "(inflect: true)", "(inflect: treu)"),
        catalog("inflection-unknown-word", "Im Warenkorb: %lld", "^[%lld Wolpertinger](inflect: true)"),
        Fault(
            rule: "languages-differ", file: "Shop/Sources/Shop/Resources/Legal.xcstrings",
            right: "\"ar\" : { \"stringUnit\" : { \"state\" : \"translated\", \"value\" : \"بيانات النشر\" } },",
            wrong: ""),
        Fault(
            rule: "merge-conflict", file: "Shop/Sources/Shop/OldView.swift", right: "struct OldView {}\n",
            wrong: "<<<<<<< HEAD\nstruct OldView {}\n=======\nstruct AgedView {}\n>>>>>>> main\n"),
        view("format-shown", "Text(total, format: .number)", "Text(String(format: \"%.2f\", total))"),
        Fault(
            rule: "process-locale", file: "Shop/Sources/Shop/Reader.swift", right: "import Mizan\n",
            wrong: "import Foundation\nimport Mizan\n"),
        view(
            "localized-argument", "Text(\"Remove the city\", bundle: .module)",
            "Text(\"Remove \\(String(localized: \"the city\", bundle: .module))\", bundle: .module)"),
        view("unit-beside-argument", "Text(\"\\(way.formatted()) away\"", "Text(\"\\(way) km away\""),
        view("typed-digits", "Text(\"Only \\(3) left\"", "Text(\"Only 3 left\""),
        view(
            "lookup-without-bundle", "Label(\"Price\", image: \"tag\", bundle: .module)",
            "Label(\"Price\", image: \"tag\")"),
        view(
            "short-key-two-views", "Button(\"Archive.command\", bundle: .module)",
            "Button(\"Archive\", bundle: .module)"),
    ]

    private static func catalog(_ rule: String, _ right: String, _ wrong: String) -> Fault {
        Fault(rule: rule, file: "Shop/Sources/Shop/Resources/Localizable.xcstrings", right: right, wrong: wrong)
    }

    private static func view(_ rule: String, _ right: String, _ wrong: String) -> Fault {
        Fault(rule: rule, file: "Shop/Sources/Shop/OrderView.swift", right: right, wrong: wrong)
    }

    /// The project with a fault; nil where what it takes the place of isn't there once.
    func with(_ fault: Fault) -> ShopProject? {
        guard let text = files[fault.file], text.ranges(of: fault.right).count == 1 else { return nil }
        var project = self
        project.files[fault.file] = text.replacing(fault.right, with: fault.wrong)
        return project
    }

    var sourceFiles: [SourceFile] {
        files.sorted { $0.key < $1.key }.map { SourceFile(name: $0.key, bytes: Array($0.value.utf8)) }
    }

    func findings() throws -> [Diagnostic] { try LintedProgram(files: sourceFiles).findings() }

    private static let orderView = """
        import SwiftUI

        struct OrderView: View {
            let way: Measurement<UnitLength>
            let total: Double

            var body: some View {
                Text("Checkout", bundle: .module)
                Text(total, format: .number)
                Text("Remove the city", bundle: .module)
                Text("\\(way.formatted()) away", bundle: .module)
                Text("Only \\(3) left", bundle: .module)
                Label("Price", image: "tag", bundle: .module)
                Label("Archive", image: "box", bundle: .module)
                Button("Archive.command", bundle: .module) {}
            }
        }

        #Preview { Text("12 km").padding() }
        """

    private static let legal = """
        { "sourceLanguage" : "en", "strings" : {
          "Imprint" : { "comment" : "Title of the page that says who runs the shop.", "localizations" : {
            "ar" : { "stringUnit" : { "state" : "translated", "value" : "بيانات النشر" } },
            "de" : { "stringUnit" : { "state" : "translated", "value" : "Impressum" } },
            "ru" : { "stringUnit" : { "state" : "translated", "value" : "Выходные данные" } } } }
        }, "version" : "1.0" }
        """

    private static let localizable = """
        { "sourceLanguage" : "en", "strings" : {
          "%@ sent %lld" : { "comment" : "%1$@ is the name of the sender, %2$lld the number of letters.", "localizations" : {
            "ar" : { "stringUnit" : { "state" : "translated", "value" : "أرسل %1$@ %2$lld" } },
            "de" : { "stringUnit" : { "state" : "translated", "value" : "%1$@ hat %2$lld gesendet" } },
            "ru" : { "stringUnit" : { "state" : "translated", "value" : "%1$@ — отправлено: %2$lld" } } } },
          "%lld files deleted" : { "comment" : "The number of files.", "localizations" : {
            "ar" : { "stringUnit" : { "state" : "translated", "value" : "الملفات المحذوفة: %lld" } },
            "de" : { "stringUnit" : { "state" : "translated", "value" : "%#@files@ gelöscht" }, "substitutions" : { "files" : {
              "argNum" : 1, "formatSpecifier" : "lld", "variations" : { "plural" : {
                "one" : { "stringUnit" : { "state" : "translated", "value" : "%arg Datei" } },
                "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg Dateien" } } } } } } },
            "ru" : { "stringUnit" : { "state" : "translated", "value" : "удалено: %#@files@" }, "substitutions" : { "files" : {
              "argNum" : 1, "formatSpecifier" : "lld", "variations" : { "plural" : {
                "one" : { "stringUnit" : { "state" : "translated", "value" : "%arg файл" } },
                "few" : { "stringUnit" : { "state" : "translated", "value" : "%arg файла" } },
                "many" : { "stringUnit" : { "state" : "translated", "value" : "%arg файлов" } },
                "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg файла" } } } } } } } } },
          "%lld tickets" : { "comment" : "The number of tickets.", "localizations" : {
            "ar" : { "stringUnit" : { "state" : "translated", "value" : "التذاكر: %lld" } },
            "de" : { "variations" : { "plural" : {
              "other" : { "stringUnit" : { "state" : "translated", "value" : "Tickets: %lld" } } } } },
            "ru" : { "variations" : { "plural" : {
              "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld билет" } },
              "few" : { "stringUnit" : { "state" : "translated", "value" : "%lld билета" } },
              "many" : { "stringUnit" : { "state" : "translated", "value" : "%lld билетов" } },
              "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld билета" } } } } } } },
          "%lld nights" : { "comment" : "The number of nights.", "localizations" : {
            "ar" : { "variations" : { "plural" : {
              "zero" : { "stringUnit" : { "state" : "translated", "value" : "بلا ليالٍ" } },
              "one" : { "stringUnit" : { "state" : "translated", "value" : "ليلة واحدة" } },
              "two" : { "stringUnit" : { "state" : "translated", "value" : "ليلتان" } },
              "few" : { "stringUnit" : { "state" : "translated", "value" : "%lld ليالٍ" } },
              "many" : { "stringUnit" : { "state" : "translated", "value" : "%lld ليلة" } },
              "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld ليلة" } } } } },
            "de" : { "variations" : { "plural" : {
              "one" : { "stringUnit" : { "state" : "translated", "value" : "Eine Nacht" } },
              "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld Nächte" } } } } },
            "ru" : { "variations" : { "plural" : {
              "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld ночь" } },
              "few" : { "stringUnit" : { "state" : "translated", "value" : "%lld ночи" } },
              "many" : { "stringUnit" : { "state" : "translated", "value" : "%lld ночей" } },
              "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld ночи" } } } } } } },
          "For %@" : { "comment" : "The name of the person that the gift is for.", "localizations" : {
            "ar" : { "stringUnit" : { "state" : "translated", "value" : "إلى %@" } },
            "de" : { "stringUnit" : { "state" : "translated", "value" : "Für %@" } },
            "ru" : { "stringUnit" : { "state" : "translated", "value" : "Кому: %@" } } } },
          "Checkout" : { "comment" : "Title of the screen where one pays.", "localizations" : {
            "ar" : { "stringUnit" : { "state" : "translated", "value" : "الدفع" } },
            "de" : { "stringUnit" : { "state" : "translated", "value" : "Kasse" } },
            "ru" : { "stringUnit" : { "state" : "translated", "value" : "Оплата" } } } },
          "Price" : { "comment" : "Label above the price.", "localizations" : {
            "ar" : { "stringUnit" : { "state" : "translated", "value" : "السعر" } },
            "de" : { "stringUnit" : { "state" : "translated", "value" : "Preis" } },
            "ru" : { "stringUnit" : { "state" : "translated", "value" : "Цена" } } } },
          "Visit https://shop.example/help" : { "comment" : "Last line of a message about an error.", "localizations" : {
            "ar" : { "stringUnit" : { "state" : "translated", "value" : "زوروا https://shop.example/help" } },
            "de" : { "stringUnit" : { "state" : "translated", "value" : "Besuche https://shop.example/help" } },
            "ru" : { "stringUnit" : { "state" : "translated", "value" : "Посетите https://shop.example/help" } } } },
          "Save 20% today" : { "comment" : "Banner above the list of offers.", "localizations" : {
            "ar" : { "stringUnit" : { "state" : "translated", "value" : "وفّر ٢٠٪ اليوم" } },
            "de" : { "stringUnit" : { "state" : "translated", "value" : "Spare heute 20 %" } },
            "ru" : { "stringUnit" : { "state" : "translated", "value" : "Скидка 20 % сегодня" } } } },
          "Hello {name}" : { "comment" : "Greeting on the account page; {name} is the first name.", "localizations" : {
            "ar" : { "stringUnit" : { "state" : "translated", "value" : "مرحبًا {name}" } },
            "de" : { "stringUnit" : { "state" : "translated", "value" : "Hallo {name}" } },
            "ru" : { "stringUnit" : { "state" : "translated", "value" : "Здравствуйте, {name}" } } } },
          "Read our <b>rules</b>" : { "comment" : "Link below the reviews.", "localizations" : {
            "ar" : { "stringUnit" : { "state" : "translated", "value" : "اقرأ <b>قواعدنا</b>" } },
            "de" : { "stringUnit" : { "state" : "translated", "value" : "Lies unsere <b>Regeln</b>" } },
            "ru" : { "stringUnit" : { "state" : "translated", "value" : "Прочитайте наши <b>правила</b>" } } } },
          "Read the **terms**" : { "comment" : "Link above the button that orders.", "localizations" : {
            "ar" : { "stringUnit" : { "state" : "translated", "value" : "اقرأ **الشروط**" } },
            "de" : { "stringUnit" : { "state" : "translated", "value" : "Lies die **Bedingungen**" } },
            "ru" : { "stringUnit" : { "state" : "translated", "value" : "Прочитайте **условия**" } } } },
          "Thank you!\\nYour order is on its way." : { "comment" : "Message after an order.", "localizations" : {
            "ar" : { "stringUnit" : { "state" : "translated", "value" : "شكرًا لكم!\\nطلبكم في الطريق." } },
            "de" : { "stringUnit" : { "state" : "translated", "value" : "Vielen Dank!\\nIhre Bestellung ist unterwegs." } },
            "ru" : { "stringUnit" : { "state" : "translated", "value" : "Спасибо!\\nВаш заказ уже в пути." } } } },
          "Delete the order?" : { "comment" : "Title of an alert.", "localizations" : {
            "ar" : { "stringUnit" : { "state" : "translated", "value" : "هل تريد حذف الطلب؟" } },
            "de" : { "stringUnit" : { "state" : "translated", "value" : "Bestellung löschen?" } },
            "ru" : { "stringUnit" : { "state" : "translated", "value" : "Удалить заказ?" } } } },
          "Choose “Save”" : { "comment" : "Hint about a button on the next screen.", "localizations" : {
            "ar" : { "stringUnit" : { "state" : "translated", "value" : "اختر «حفظ»" } },
            "de" : { "stringUnit" : { "state" : "translated", "value" : "Wähle „Sichern“" } },
            "ru" : { "stringUnit" : { "state" : "translated", "value" : "Выберите «Сохранить»" } } } },
          "booking.count" : { "comment" : "The number of tickets in the cart.", "localizations" : {
            "ar" : { "stringUnit" : { "state" : "translated", "value" : "في السلة: %lld" } },
            "de" : { "stringUnit" : { "state" : "translated", "value" : "Im Warenkorb: %lld" } },
            "en" : { "stringUnit" : { "state" : "translated", "value" : "^[%lld ticket](inflect: true)" } },
            "ru" : { "stringUnit" : { "state" : "translated", "value" : "В корзине: %lld" } } } },
          "greeting" : { "comment" : "Large title of the first screen.", "localizations" : {
            "ar" : { "stringUnit" : { "state" : "translated", "value" : "مرحبًا بكم في متجرنا" } },
            "de" : { "stringUnit" : { "state" : "translated", "value" : "Willkommen in unserem Laden" } },
            "en" : { "stringUnit" : { "state" : "translated", "value" : "Welcome to our shop" } },
            "ru" : { "stringUnit" : { "state" : "translated", "value" : "Добро пожаловать в наш магазин" } } } }
        }, "version" : "1.0" }
        """
}
