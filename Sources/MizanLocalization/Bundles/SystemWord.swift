import MizanUnicode

/// A word that the interface itself says: on a bar's button, at an empty search.
///
/// It is in the language that the program's own strings are shown in, where there is a translation here. A bundle of a program named
/// ``StringBundle/systemName`` says it in more languages, or in other words: its keys are the English ones.
package enum SystemWord: String, CaseIterable, Sendable {
    case ascending = "Ascending"
    case back = "Back"
    case cancel = "Cancel"
    case clear = "Clear text"
    case close = "Close"
    case collapse = "Collapse"
    case decrement = "Decrease"
    case delete = "Delete"
    case descending = "Descending"
    case done = "Done"
    case edit = "Edit"
    case expand = "Expand"
    case increment = "Increase"
    case more = "More"
    case nextMonth = "Next Month"
    case noResults = "No Results"
    case noResultsFor = "No Results for “%@”"
    case checkSpelling = "Check the spelling or try a new search."
    case ok = "OK"
    case paste = "Paste"
    case previousMonth = "Previous Month"
    case search = "Search"
    case share = "Share…"
    case showSidebar = "Show Sidebar"

    /// The word as a string to look up.
    package var resource: LocalizedStringResource {
        LocalizedStringResource(key: rawValue, bundle: StringBundle.systemName)
    }

    /// The word with its arguments.
    package func resource(_ arguments: LocalizedValue...) -> LocalizedStringResource {
        LocalizedStringResource(key: rawValue, bundle: StringBundle.systemName, arguments: arguments)
    }

    /// The translations by language.
    var translations: [String: String] {
        switch self {
        case .ascending:
            [
                "ar": "تصاعدي", "de": "Aufsteigend", "es": "Ascendente", "fa": "صعودی", "fr": "Croissant",
                "he": "סדר עולה", "hi": "आरोही", "ja": "昇順", "ur": "صعودی",
            ]
        case .back:
            [
                "ar": "رجوع", "de": "Zurück", "es": "Atrás", "fa": "بازگشت", "fr": "Retour", "he": "הקודם",
                "hi": "वापस", "ja": "戻る", "ur": "واپس",
            ]
        case .cancel:
            [
                "ar": "إلغاء", "de": "Abbrechen", "es": "Cancelar", "fa": "لغو", "fr": "Annuler", "he": "ביטול",
                "hi": "रद्द करें", "ja": "キャンセル", "ur": "منسوخ کریں",
            ]
        case .clear:
            [
                "ar": "مسح النص", "de": "Text löschen", "es": "Borrar texto", "fa": "پاک کردن متن",
                "fr": "Effacer le texte", "he": "ניקוי המלל", "hi": "टेक्स्ट साफ़ करें", "ja": "テキストを消去",
                "ur": "متن صاف کریں",
            ]
        case .close:
            [
                "ar": "إغلاق", "de": "Schließen", "es": "Cerrar", "fa": "بستن", "fr": "Fermer", "he": "סגירה",
                "hi": "बंद करें", "ja": "閉じる", "ur": "بند کریں",
            ]
        case .collapse:
            [
                "ar": "طي", "de": "Reduzieren", "es": "Contraer", "fa": "جمع کردن", "fr": "Réduire", "he": "כיווץ",
                "hi": "संक्षिप्त करें", "ja": "折りたたむ", "ur": "سمیٹیں",
            ]
        case .decrement:
            [
                "ar": "تقليل", "de": "Verringern", "es": "Reducir", "fa": "کاهش", "fr": "Diminuer", "he": "הקטנה",
                "hi": "घटाएँ", "ja": "減らす", "ur": "کم کریں",
            ]
        case .delete:
            [
                "ar": "حذف", "de": "Löschen", "es": "Eliminar", "fa": "حذف", "fr": "Supprimer", "he": "מחיקה",
                "hi": "हटाएँ", "ja": "削除", "ur": "حذف کریں",
            ]
        case .descending:
            [
                "ar": "تنازلي", "de": "Absteigend", "es": "Descendente", "fa": "نزولی", "fr": "Décroissant",
                "he": "סדר יורד", "hi": "अवरोही", "ja": "降順", "ur": "نزولی",
            ]
        case .done:
            [
                "ar": "تم", "de": "Fertig", "es": "Listo", "fa": "تمام", "fr": "OK", "he": "סיום", "hi": "पूर्ण",
                "ja": "完了", "ur": "مکمل",
            ]
        case .edit:
            [
                "ar": "تحرير", "de": "Bearbeiten", "es": "Editar", "fa": "ویرایش", "fr": "Modifier", "he": "עריכה",
                "hi": "संपादित करें", "ja": "編集", "ur": "ترمیم کریں",
            ]
        case .expand:
            [
                "ar": "توسيع", "de": "Erweitern", "es": "Expandir", "fa": "باز کردن", "fr": "Développer",
                "he": "הרחבה", "hi": "विस्तृत करें", "ja": "展開", "ur": "پھیلائیں",
            ]
        case .increment:
            [
                "ar": "زيادة", "de": "Erhöhen", "es": "Aumentar", "fa": "افزایش", "fr": "Augmenter", "he": "הגדלה",
                "hi": "बढ़ाएँ", "ja": "増やす", "ur": "بڑھائیں",
            ]
        case .more:
            [
                "ar": "المزيد", "de": "Mehr", "es": "Más", "fa": "بیشتر", "fr": "Plus", "he": "עוד", "hi": "अधिक",
                "ja": "その他", "ur": "مزید",
            ]
        case .noResults:
            [
                "ar": "لا توجد نتائج", "de": "Keine Ergebnisse", "es": "Sin resultados", "fa": "نتیجه‌ای یافت نشد",
                "fr": "Aucun résultat", "he": "אין תוצאות", "hi": "कोई परिणाम नहीं", "ja": "結果なし",
                "ur": "کوئی نتیجہ نہیں",
            ]
        case .nextMonth:
            [
                "ar": "الشهر التالي", "de": "Nächster Monat", "es": "Mes siguiente", "fa": "ماه بعد",
                "fr": "Mois suivant", "he": "החודש הבא", "hi": "अगला महीना", "ja": "次の月", "ur": "اگلا مہینہ",
            ]
        case .paste:
            [
                "ar": "لصق", "de": "Einfügen", "es": "Pegar", "fa": "جای‌گذاری", "fr": "Coller", "he": "הדבקה",
                "hi": "पेस्ट करें", "ja": "ペースト", "ur": "پیسٹ کریں",
            ]
        case .previousMonth:
            [
                "ar": "الشهر السابق", "de": "Vorheriger Monat", "es": "Mes anterior", "fa": "ماه قبل",
                "fr": "Mois précédent", "he": "החודש הקודם", "hi": "पिछला महीना", "ja": "前の月", "ur": "پچھلا مہینہ",
            ]
        case .noResultsFor:
            [
                "ar": "لا توجد نتائج لـ “%@”", "de": "Keine Ergebnisse für „%@“", "es": "Sin resultados para “%@”",
                "fa": "نتیجه‌ای برای «%@» یافت نشد", "fr": "Aucun résultat pour « %@ »",
                "he": "אין תוצאות עבור ״%@״", "hi": "“%@” के लिए कोई परिणाम नहीं", "ja": "“%@”の検索結果なし",
                "ur": "“%@” کے لیے کوئی نتیجہ نہیں",
            ]
        case .checkSpelling:
            [
                "ar": "تحقق من الإملاء أو جرّب بحثًا جديدًا.",
                "de": "Überprüfe die Schreibweise oder versuche eine neue Suche.",
                "es": "Revisa la ortografía o prueba una búsqueda nueva.",
                "fa": "املا را بررسی کنید یا جست‌وجوی دیگری را امتحان کنید.",
                "fr": "Vérifiez l’orthographe ou lancez une nouvelle recherche.",
                "he": "יש לבדוק את האיות או לנסות חיפוש חדש.",
                "hi": "वर्तनी जाँचें या नई खोज आज़माएँ।",
                "ja": "スペルを確認するか、別の検索を試してください。",
                "ur": "املا چیک کریں یا نئی تلاش آزمائیں۔",
            ]
        case .ok:
            [
                "ar": "موافق", "de": "OK", "es": "Aceptar", "fa": "تأیید", "fr": "OK", "he": "אישור", "hi": "ठीक",
                "ja": "OK", "ur": "ٹھیک ہے",
            ]
        case .search:
            [
                "ar": "بحث", "de": "Suchen", "es": "Buscar", "fa": "جست‌وجو", "fr": "Rechercher", "he": "חיפוש",
                "hi": "खोजें", "ja": "検索", "ur": "تلاش",
            ]
        case .share:
            [
                "ar": "مشاركة…", "de": "Teilen …", "es": "Compartir…", "fa": "هم‌رسانی…", "fr": "Partager…",
                "he": "שיתוף…", "hi": "शेयर करें…", "ja": "共有…", "ur": "شیئر کریں…",
            ]
        case .showSidebar:
            [
                "ar": "إظهار الشريط الجانبي", "de": "Seitenleiste einblenden", "es": "Mostrar barra lateral",
                "fa": "نمایش نوار کناری", "fr": "Afficher la barre latérale", "he": "הצגת סרגל הצד",
                "hi": "साइडबार दिखाएँ", "ja": "サイドバーを表示", "ur": "سائیڈ بار دکھائیں",
            ]
        }
    }
}

extension StringBundle {
    /// The name of the bundle of the words that the interface itself says.
    public static let systemName = "Mizan"

    /// The words that the interface itself says, in the languages that have translations here.
    static let system: StringBundle = {
        var table = StringCatalog(file: "Localizable", table: nil, sourceLanguage: .english)
        for word in SystemWord.allCases {
            let localizations = word.translations.map { language, text in
                (LanguageTag(language), StringCatalog.Localization(value: .unit(StringCatalog.Unit(value: text))))
            }
            table.insert(
                StringCatalog.Entry(
                    key: word.rawValue, place: SourcePlace(file: table.file, line: 1, column: 1),
                    localizations: Dictionary(localizations) { first, _ in first }))
        }
        return StringBundle(tables: [table], name: systemName)
    }()
}
