import Foundation
import MizanBase
import MizanLocalization
import Testing

@Suite struct PersonNameTests {
    private typealias Style = PersonNameComponents.FormatStyle.Style

    /// The name in Apple's documentation of `PersonNameComponents.FormatStyle.style`.
    private static var clark: PersonNameComponents {
        var name = PersonNameComponents()
        name.namePrefix = "Dr."
        name.givenName = "Thomas"
        name.middleName = "Louis"
        name.familyName = "Clark"
        name.nameSuffix = "Esq."
        name.nickname = "Tom"
        return name
    }

    private func name(_ given: String?, _ family: String?) -> PersonNameComponents {
        var name = PersonNameComponents()
        name.givenName = given
        name.familyName = family
        return name
    }

    private func format(
        _ name: PersonNameComponents, _ locale: String, _ style: PersonNameComponents.FormatStyle.Style = .medium
    ) -> String {
        name.formatted(.name(style: style).locale(Locale(identifier: locale)))
    }

    @Test(
        arguments: [
            (.long, "Dr. Thomas Louis Clark Esq."), (.medium, "Thomas Clark"), (.short, "Tom"), (.abbreviated, "TC"),
        ] as [(PersonNameComponents.FormatStyle.Style, String)])
    func `the styles of Apple's documentation`(style: PersonNameComponents.FormatStyle.Style, expected: String) {
        #expect(format(Self.clark, "en_US", style) == expected)
        #expect(format(Self.clark, "us_EN", style) == expected)
    }

    /// What macOS shows of a name in Latin letters to readers of Chinese.
    @Test(
        arguments: [
            (.long, "Dr. Clark Thomas Louis Esq."), (.medium, "Clark Thomas"), (.short, "Tom"), (.abbreviated, "CT"),
        ] as [(PersonNameComponents.FormatStyle.Style, String)])
    func `a name that no script orders takes the reader's order`(
        style: PersonNameComponents.FormatStyle.Style, expected: String
    ) {
        #expect(format(Self.clark, "zh_CN", style) == expected)
    }

    @Test(arguments: ["en", "es", "de", "ar-EG", "ar-MA", "he", "hi", "uk", "ja", "zh-Hans", "ko"])
    func `an East Asian name is the same for every reader`(locale: String) {
        #expect(format(name("陽子", "田中"), locale) == "田中陽子")
        #expect(format(name("ようこ", "田中"), locale) == "田中ようこ")
        #expect(format(name("振宁", "杨"), locale) == "杨振宁")
        #expect(format(name("민수", "김"), locale) == "김민수")
        #expect(format(name("陽子", "田中"), locale, .abbreviated) == "田")
    }

    @Test(
        arguments: [
            ("en", "Andreas Neusüß"), ("es", "Andreas Neusüß"), ("de", "Andreas Neusüß"), ("ar-EG", "Andreas Neusüß"),
            ("he", "Andreas Neusüß"), ("hi", "Andreas Neusüß"), ("uk", "Andreas Neusüß"), ("hu", "Neusüß Andreas"),
            ("ja", "Neusüß Andreas"),
        ])
    func `the order of the reader's language`(locale: String, expected: String) {
        #expect(format(name("Andreas", "Neusüß"), locale) == expected)
    }

    @Test func `names in other scripts`() {
        #expect(format(name("أحمد", "المصري"), "ar-EG") == "أحمد المصري")
        #expect(format(name("أحمد", "المصري"), "ar-EG", .abbreviated) == "أ.ا")
        // The letters would join: the script's own form, whoever reads it.
        #expect(format(name("أحمد", "المصري"), "en", .abbreviated) == "أ.ا")
        #expect(format(name("Ana", "Ruiz"), "ar-EG", .abbreviated) == "AR")
        #expect(format(name("Олена", "Шевченко"), "uk") == "Олена Шевченко")
        #expect(format(name("אורי", "לוי"), "ja") == "אורי לוי")
        #expect(format(name("John", "王"), "en") == "John 王")
    }

    @Test func `parts that are missing`() {
        #expect(format(name("Ana", nil), "de") == "Ana")
        #expect(format(name(nil, "Ruiz"), "de", .abbreviated) == "R")
        #expect(format(name("  ", "Ruiz"), "de", .long) == "Ruiz")
        #expect(format(PersonNameComponents(), "de", .long) == "")
        #expect(format(name("Ana", "Ruiz"), "de", .short) == "Ana")
    }

    @Test func `the older interface`() {
        let english = Locale(identifier: "en_US")
        let formatter = PersonNameComponentsFormatter(locale: english)
        #expect(formatter.string(from: name("Andreas", "Neusüß")) == "Andreas Neusüß")
        #expect(formatter.string(from: name("陽子", "田中")) == "田中陽子")
        #expect(
            PersonNameComponentsFormatter.localizedString(from: Self.clark, style: .long, locale: english)
                == "Dr. Thomas Louis Clark Esq.")
    }

    @Test func `a name is text of a user: its isolate is by first strong`() {
        let english = Localization(catalogs: [], locale: "en")
        #expect(
            english.resolve("\(name("أحمد", "المصري"), format: .name(style: .medium))!").marked
                == "\u{2068}أحمد المصري\u{2069}!")
        #expect(
            Localization(catalogs: [], locale: "ja").resolve("\(name("陽子", "田中"), format: .name(style: .medium))")
                .plain == "田中陽子")
    }
}
