import MizanBase
import MizanCatalogs
import Testing

/// Checks of translations: each rule with faults, and with what is right in the language.
@Suite struct TranslationRuleTests {
    struct Case: CustomTestStringConvertible, Sendable {
        let rule: String
        let source: String
        let language: String
        let text: String
        var severity: Diagnostic.Severity? = .warning

        var testDescription: String { "\(rule) \(language) \(text)" }

        static func wrong(
            _ rule: String, _ source: String, _ language: String, _ text: String,
            _ severity: Diagnostic.Severity = .warning
        ) -> Case {
            Case(rule: rule, source: source, language: language, text: text, severity: severity)
        }

        static func right(_ rule: String, _ source: String, _ language: String, _ text: String) -> Case {
            Case(rule: rule, source: source, language: language, text: text, severity: nil)
        }
    }

    static let links: [Case] = [
        .wrong(
            "link-differs", "Open [help](https://shop.example/help)", "de", "Öffne [Hilfe](https://evil.example/help)"),
        .wrong("link-differs", "Visit https://shop.example/help", "fr", "Visitez https://shop.example/aide"),
        .wrong("link-differs", "Visit https://shop.example now", "es", "Visítanos ahora"),
        .wrong("link-differs", "Write to help@shop.example today", "it", "Scrivi oggi ad aiuto@shop.example"),
        .wrong("link-differs", "See www.shop.example for more", "nl", "Zie www.winkel.example voor meer"),
        // The language of a page is the reader's.
        .right("link-differs", "Visit https://shop.example/en/help", "de", "Besuche https://shop.example/de/help"),
        .right("link-differs", "From https://en.shop.example/", "pt-BR", "De https://pt.shop.example"),
        .right("link-differs", "Visit https://shop.example/help.", "ja", "https://shop.example/help をご覧ください。"),
        .right("link-differs", "Visit shop.example, please", "ar", "يُرجى زيارة shop.example،"),
        // A prompt.
        .right("link-differs", "name@mail.example", "de", "benutzer@post.example"),
        .right("link-differs", "Rename it to Shop.app", "ca", "Reanomena-la a Botiga.app"),
    ]

    static let numbers: [Case] = [
        .wrong("number-differs", "Step 1 of 3", "de", "Schritt 1 von 4"),
        .wrong("number-differs", "Save 20% today", "ar", "وفّر ٣٠٪ اليوم"),
        .wrong("number-differs", "At most 1,500 files", "ru", "Не больше файлов"),
        .wrong("number-differs", "Save 20% today", "sv", "Spara 20 i dag"),
        // Digits, separators and the place of the percent sign are the language's.
        .right("number-differs", "Save 20% today", "ar", "وفّر ٢٠٪ اليوم"),
        .right("number-differs", "120 million users", "ja", "1億2000万人のユーザー"),
        .right("number-differs", "100,000 people", "hi", "1 लाख लोग"),
        .right("number-differs", "1,000,000 people", "de", "1 Million Menschen"),
        .right("number-differs", "Opens at 5:30 PM", "de", "Öffnet um 17:30 Uhr"),
        .right("number-differs", "January 2024", "th", "มกราคม 2567"),
        .right("doubled-word", "Step by step", "ar", "خطوة خطوة"),
        .right("doubled-word", "Day by day", "he", "יום יום"),
        .right("number-differs", "Save 50% today", "tr", "Bugün %50 tasarruf edin"),
        .right("number-differs", "Save 20% today", "eu", "Aurreztu % 20 gaur"),
        .right("number-differs", "Save 20% today", "zh-Hans", "今日立省百分之20"),
        .right("number-differs", "At most 1,500.5 m", "de", "Höchstens 1.500,5 m"),
        .right("number-differs", "At most 1,500 files", "fr", "Au plus 1\u{202F}500 fichiers"),
        .right("number-differs", "At most 10,000 files", "ja", "最大1万ファイル"),
        .right("number-differs", "Up to 100,000 files", "hi", "१,००,००० तक फ़ाइलें"),
        .right("number-differs", "Like 70-180 mg/dL", "fi", "Kuten 4-10 mmol/L"),
        .right("number-differs", "Wait 2 days", "ar", "انتظر يومين"),
        .right("number-differs", "Wait 30s", "de", "Warte 30 s"),
        .right("number-differs", "For macOS 14", "ko", "macOS 14용"),
        .right("number-differs", "See https://shop.example/2024", "de", "Siehe https://shop.example/2024"),
    ]

    static let placeholders: [Case] = [
        .wrong("placeholder-differs", "Hello ${name}", "de", "Hallo ${nmae}", .error),
        .wrong("placeholder-differs", "Hi {user}", "de", "Hallo {nutzer}", .error),
        .wrong("placeholder-differs", "%(count)s files", "fr", "fichiers", .error),
        .wrong("placeholder-differs", "{{count}} files", "es", "{count} archivos", .error),
        .right("placeholder-differs", "${count} of {total}", "ja", "{total}のうち${count}"),
        .right("placeholder-differs", "Use {…}", "de", "Benutze {...}"),
    ]

    static let tags: [Case] = [
        .wrong("tag-differs", "<b>Bold</b> text", "de", "<b>Fetter<b> Text"),
        .wrong("tag-differs", "Read the <a href=\"x\">rules</a>", "fr", "Lisez les règles"),
        .wrong("tag-differs", "Recovery key", "es", "<b>Clave de recuperación</b>"),
        .right("tag-differs", "<b>Bold</b> text", "ja", "<b>太字</b>のテキスト"),
        .right("tag-differs", "Choose <none>", "de", "<keine> wählen"),
    ]

    static let markdown: [Case] = [
        .wrong(
            "broken-markdown", "Read the [terms](https://a.example)", "de", "Lies die [Bedingungen(https://a.example)"),
        .wrong("broken-markdown", "Open [help](https://a.example)", "zh-Hans", "打开【帮助】(https://a.example)"),
        .wrong("broken-markdown", "Open [help](https://a.example)", "es", "Abre la [ayuda] (https://a.example)"),
        .wrong("broken-markdown", "Pay **now**", "fr", "Payez ** maintenant**"),
        .wrong("broken-markdown", "Run `start`", "ru", "Запустите `start"),
        .right("broken-markdown", "Pay **now**", "ar", "ادفع **الآن**"),
        .right("broken-markdown", "Pay **now**", "de", "Jetzt zahlen"),
        .right("broken-markdown", "2 * 3", "de", "2 * 3 *"),
    ]

    static let newlines: [Case] = [
        .wrong("newline-lost", "Name:\n%@", "de", "Name: %@"),
        .wrong("newline-lost", "Thank you!\n\nSee you soon", "es", "¡Gracias! Hasta pronto"),
        .wrong("newline-lost", "Thank you!\nSee you soon.", "pl", "Dziękujemy!\\nDo zobaczenia."),
        // It fits the label alone.
        .right("newline-lost", "Bluetooth\nOff", "de", "Bluetooth aus"),
        .right("newline-lost", "Picture-in-\nPicture:", "he", "תמונה בתוך תמונה:"),
        .right("newline-lost", "Thank you!\nSee you soon.", "fr", "Merci !\nÀ bientôt."),
    ]

    static let spaces: [Case] = [
        .wrong("outer-spaces", "Total: %@ EUR", "de", "Summe: %@ EUR "),
        .wrong("outer-spaces", "Privacy", "ca", " Privadesa"),
        .wrong("outer-spaces", "Connection to the server", "ru", "Соединение  с сервером"),
        .wrong("outer-spaces", "Name", "zh-Hant", "名稱\u{3000}"),
        .wrong("outer-spaces", "Size: %@", "ko", "크기: %@\n"),
        .right("outer-spaces", "Name:\n  first", "de", "Name:\n  erster"),
        .right("outer-spaces", "Are you sure?", "fr", "Êtes-vous sûr\u{202F}?"),
    ]

    static let ends: [Case] = [
        .wrong("end-punctuation", "Are you sure?", "de", "Sind Sie sicher"),
        .wrong("end-punctuation", "Are you sure?", "ar", "هل أنت متأكد?"),
        .wrong("end-punctuation", "Are you sure?", "el", "Είστε βέβαιοι?"),
        .wrong("end-punctuation", "Loading…", "pt", "A carregar"),
        .wrong("end-punctuation", "Your order is on its way.", "hi", "आपका ऑर्डर रास्ते में है"),
        .wrong("end-punctuation", "Name:", "it", "Nome"),
        .wrong("end-punctuation", "Your order is on its way", "fr", "Votre commande est en route.", .note),
        .right("end-punctuation", "Are you sure?", "ar", "هل أنت متأكد؟"),
        .right("end-punctuation", "Are you sure?", "el", "Είστε βέβαιοι;"),
        .right("end-punctuation", "Are you sure?", "hy", "Համոզվա՞ծ եք։"),
        .right("end-punctuation", "Are you sure?", "hy-AM", "Համոզուա՞ծ ես"),
        .right("end-punctuation", "Are you sure?", "fr", "Êtes-vous sûr\u{202F}?"),
        .right("end-punctuation", "Are you sure?", "es", "¿Está seguro?"),
        .right("end-punctuation", "Are you sure?", "ja", "よろしいですか。"),
        .right("end-punctuation", "Are you sure?", "th", "คุณแน่ใจหรือไม่"),
        .right("end-punctuation", "Your order is on its way.", "zh-Hans", "您的订单正在配送中。"),
        .right("end-punctuation", "Your order is on its way.", "hi", "आपका ऑर्डर रास्ते में है।"),
        .right("end-punctuation", "Your order is on its way.", "hy", "Ձեր պատվերը ճանապարհին է:"),
        .right("end-punctuation", "Your order is on its way.", "am", "ትዕዛዝዎ በመንገድ ላይ ነው።"),
        .right("end-punctuation", "Your order is on its way.", "ur", "آپ کا آرڈر راستے میں ہے۔"),
        .right("end-punctuation", "Your order is on its way.", "th", "คำสั่งซื้อของคุณกำลังจัดส่ง"),
        .right("end-punctuation", "Loading…", "zh-Hant", "正在載入⋯⋯"),
        .right("end-punctuation", "Loading...", "de", "Wird geladen…"),
        .right("end-punctuation", "Name:", "zh-Hans", "名称："),
        .right("end-punctuation", "Done!", "ja", "完了"),
        .right("end-punctuation", "in five minutes", "de", "in fünf Min."),
        .right("end-punctuation", "Choose “Save.”", "de", "Wähle „Sichern“."),
        .right("end-punctuation", "Open the C: drive", "es", "Abrir el disco C:"),
    ]

    static let quotations: [Case] = [
        .wrong("quotation-marks", "Choose “Save”", "de", "Wähle „Sichern”"),
        .wrong("quotation-marks", "Choose “Save”", "ru", "Выберите “Сохранить”"),
        .wrong("quotation-marks", "Choose “Save”", "fr", "Choisissez «\u{A0}Enregistrer"),
        .wrong("quotation-marks", "Choose “Save”", "zh-Hans", "选择”存储”"),
        .right("quotation-marks", "Choose “Save”", "de", "Wähle „Sichern“"),
        .right("quotation-marks", "Choose “Save”", "sv", "Välj ”Spara”"),
        .right("quotation-marks", "Choose “Save”", "fr", "Choisissez «\u{A0}Enregistrer\u{A0}»"),
        .right("quotation-marks", "Choose “Save”", "ja", "「保存」を選択"),
        .right("quotation-marks", "Choose “Save”", "pl", "Wybierz „Zachowaj”"),
        .right("quotation-marks", "Choose “Save”", "he", "בחרו \"שמירה\""),
        .right("quotation-marks", "Choose “Save”", "ar", "اختر «حفظ»"),
        .right("quotation-marks", "It’s “Save”", "uk", "Це «Зберегти», об’єкт"),
        // CLDR knows nothing of it.
        .right("quotation-marks", "Choose “Save”", "tlh", "«choq»"),
    ]

    static let words: [Case] = [
        .wrong("doubled-word", "No drive was found", "es", "No se encontró ninguna unidad unidad"),
        .wrong("doubled-word", "Use local time", "it", "Usa l'ora locale locale."),
        .right("doubled-word", "All files", "id", "Semua berkas berkas"),
        .right("doubled-word", "Where you registered", "nl", "Waar je je hebt aangemeld"),
        .right("doubled-word", "We ask ourselves", "fr", "Nous nous demandons"),
        .right("doubled-word", "Slowly", "tr", "Yavaş yavaş"),
        .right("doubled-word", "New York New York", "de", "New York New York"),
    ]

    static let copies: [Case] = [
        .wrong("equals-source", "Settings", "de", "Settings", .note),
        .wrong("equals-source", "Your order is on its way.", "de", "Your order is on its way."),
        .wrong("equals-source", "defaults write shop total true", "de", "defaults write shop total true", .note),
        .right("equals-source", "OK", "de", "OK"), .right("equals-source", "HTTPS", "ar", "HTTPS"),
        .right("equals-source", "%@ – %@", "de", "%@ – %@"), .right("equals-source", "Colour", "en-GB", "Colour"),
        .wrong("empty-translation", "Delete", "de", "", .error),
        .wrong("empty-translation", "Delete", "ar", " ", .error),
        .right("empty-translation", "%@", "de", ""),
    ]

    @Test(
        arguments: links + numbers + placeholders + tags + markdown + newlines + spaces + ends + quotations + words
            + copies) func `a translation that is wrong, or right in its language`(example: Case) throws
    {
        let findings = try Linting.findings(key: example.source, [example.language: example.text])
            .filter { $0.rule == example.rule }
        #expect(findings.map(\.severity) == (example.severity.map { [$0] } ?? []), "\(findings.map(\.description))")
        #expect(findings.allSatisfy { $0.key == example.source && $0.language?.identifier == example.language })
    }

    @Test func `the thirteen planted faults of one catalog`() throws {
        let texts: KeyValuePairs<String, String> = [
            "Read the [terms](https://a.example/terms) **now**":
                "Lies die [Bedingungen(https://a.example/terms) **jetzt",
            "Open [help](https://a.example/help)": "Öffne [Hilfe](https://evil.example/help)",
            "Name:\n%@": "Name: %@", "Are you sure?": "Sind Sie sicher",
            "Visit https://a.example": "Besuche https://b.example", "Settings": "Settings",
            "<b>Bold</b> %@": "<b>Fett<b> %@", "Total: %@ EUR": "Summe: %@  EUR ", "Delete": "",
            "Save 20%% today": "Spare 30%% heute", "Step 1 of 3": "Schritt 1 von 4", "Hello ${name}": "Hallo ${nmae}",
            "Hi {user}": "Hallo {nutzer}",
        ]
        for (source, text) in texts {
            let findings = try Linting.findings(key: source, comment: "On the page of %@, a name.", ["de": text])
            #expect(findings.count == 1, "\(source): \(findings.map(\.description))")
        }
    }

    @Test func `a name is the same in most languages, and a word isn't`() throws {
        #expect(
            try Linting.findings(
                key: "Podcasts", ["de": "Podcasts", "fr": "Podcasts", "es": "Podcasts", "ru": "Подкасты"]) == [])
        let findings = try Linting.findings(
            key: "Password", ["de": "Passwort", "fr": "Mot de passe", "it": "Password", "ru": "Пароль"])
        #expect(findings.map(\.language) == ["it"])
    }

    @Test func `a space that other languages keep is lost`() throws {
        let findings = try Linting.findings(
            key: "name", ["en": "Name: ", "de": "Name: ", "fr": "Nom : ", "it": "Nome: ", "es": "Nombre:", "ja": "名前："])
        #expect(findings.filter { $0.rule == "outer-spaces" }.map(\.language) == ["es"])
    }

    @Test func `each form is compared with the source's of its number`() throws {
        let catalog = """
            { "sourceLanguage" : "en", "strings" : { "%lld days" : { "localizations" : {
              "en" : { "variations" : { "plural" : {
                "one" : { "stringUnit" : { "state" : "translated", "value" : "There is 1 day left." } },
                "other" : { "stringUnit" : { "state" : "translated", "value" : "There are %lld days left." } } } } },
              "ar" : { "variations" : { "plural" : {
                "zero" : { "stringUnit" : { "state" : "translated", "value" : "لم يبق أي يوم." } },
                "one" : { "stringUnit" : { "state" : "translated", "value" : "بقي يوم واحد." } },
                "two" : { "stringUnit" : { "state" : "translated", "value" : "بقي يومان." } },
                "few" : { "stringUnit" : { "state" : "translated", "value" : "بقيت %lld أيام." } },
                "many" : { "stringUnit" : { "state" : "translated", "value" : "بقي %lld يومًا" } },
                "other" : { "stringUnit" : { "state" : "translated", "value" : "بقي %lld يوم." } } } } } } } },
              "version" : "1.0" }
            """
        let findings = try Linting.findings(["L.xcstrings": catalog])
        #expect(findings.map(\.rule) == ["end-punctuation"])
        #expect(findings.first?.message.hasPrefix("the form “many”") == true)
    }

    @Test func `what isn't a translation isn't compared`() throws {
        // Documentation, untranslated, stale, excluded by a flag and by a comment.
        let catalog = """
            { "sourceLanguage" : "en", "strings" : {
              "Are you sure?" : { "localizations" : {
                "qqq" : { "stringUnit" : { "state" : "translated", "value" : "Asked before a deletion" } },
                "de" : { "stringUnit" : { "state" : "new", "value" : "Are you sure" } } } },
              "Ready?" : { "extractionState" : "stale", "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "Bereit" } } } },
              "Yahoo!?" : { "shouldTranslate" : false, "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "Yahoo" } } } },
              "Mizan %@?" : { "comment" : "Do not translate.", "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "Mizan %@" } } } }
            }, "version" : "1.0" }
            """
        #expect(try Linting.findings(["L.xcstrings": catalog]) == [])
        let missing = try Linting.findings(["L.xcstrings": catalog], without: ["missing-comment"])
        #expect(missing.map(\.key) == ["Are you sure?"])
    }
}
