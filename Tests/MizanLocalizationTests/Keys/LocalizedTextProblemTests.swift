import Foundation
import MizanBase
import MizanLocalization
import Testing

/// What is wrong with a text is said with it, and the text is there all the same.
@Suite struct LocalizedTextProblemTests {
    private static func localization(_ locale: LanguageTag = "en") throws -> Localization {
        let strings = [
            Catalogs.entry("Hello", [("ar", "مرحبا")]), Catalogs.entry("%lld of %@", [("ar", "%lld من %@")]),
            Catalogs.entry("%1$@ in %2$@", []), Catalogs.entry("Rain", [("en", "Rain %@"), ("ar", "مطر")]),
            Catalogs.plural("%lld days", "en", [("one", "%lld day"), ("other", "%lld days")]),
        ].joined(separator: ",")
        let kit = StringBundle(tables: [], name: "Kit")
        return Localization(
            bundles: [StringBundle(tables: [try Catalogs.made(strings)]), kit], locale: locale)
    }

    /// The rules of a text's problems.
    private static func rules(_ resource: LocalizedStringResource, _ locale: LanguageTag = "en") throws -> [String] {
        try localization(locale).resolve(resource).problems.map { $0.diagnostic().rule }
    }

    @Test func `what is there has none`() throws {
        for locale in ["en", "ar", "de"] as [LanguageTag] {
            #expect(try Self.rules("Hello", locale) == [])
            #expect(try Self.rules("\(3) of \("x")", locale) == [])
            #expect(try Self.rules("\(1) days", locale) == [])
        }
        #expect(try Self.rules("\("a") in \("b")") == [], "its specifiers are numbered in the table")
        #expect(try Self.rules("") == [])
    }

    @Test func `a key, a table and a bundle that are not there`() throws {
        #expect(try Self.rules("Hullo") == ["unknown-string"])
        #expect(try Self.rules("Hullo", "ar") == ["unknown-string"])
        #expect(try Self.rules(LocalizedStringResource(key: "Hello", table: "Other")) == ["unknown-table"])
        #expect(try Self.rules(LocalizedStringResource(key: "Hello", bundle: "Kti")) == ["unknown-bundle"])
        let problem = try #require(try Self.localization().resolve("Hullo").problems.first)
        #expect(
            problem.diagnostic().description
                == "mizan: warning: the table “Localizable” has no string “Hullo”; add it there, or say a default value "
                + "[unknown-string]")
    }

    @Test func `without tables a key is its own text, and so is what the code says`() throws {
        #expect(Localization.empty.resolve("Hullo").problems == [])
        #expect(try Self.rules(LocalizedStringResource(key: "Hullo", bundle: "Kit")) == [])
        #expect(try Self.rules(LocalizedStringResource(key: "Hullo", defaultValue: "Hi")) == [])
    }

    @Test func `an argument that is missing, in whichever form, and only where the language asks for it`() throws {
        #expect(
            try Self.rules(LocalizedStringResource(key: "%lld of %@", arguments: [.integer(1)])) == ["missing-argument"]
        )
        #expect(try Self.rules(LocalizedStringResource(key: "%lld days")) == ["missing-argument"])
        #expect(try Self.rules("Rain") == ["missing-argument"])
        #expect(try Self.rules("Rain", "ar") == [])
        let text = try Self.localization("ar").resolve(
            LocalizedStringResource(key: "%lld of %@", arguments: [.integer(1)]))
        #expect(text.problems.map(\.cause) == [.missingArgument(2)])
        #expect(text.problems.map(\.language) == ["ar"])
    }

    @Test(arguments: [
        (LocalizedValue.text("three"), false), (.date(Date(timeIntervalSince1970: 0), style: .shortWeekday), false),
        (.list([.integer(1)]), false), (.directed(.text("3"), .leftToRight), false), (.integer(3), true),
        (.double(2.5), true), (.number(3, style: .decimal), true), (.directed(.integer(3), .leftToRight), true),
        (.formatted(3, format: IntegerFormatStyle<Int>()), true),
        (.measurement(3, unit: .millimeters, usage: nil, width: .abbreviated), true),
    ])
    func `a number is asked for`(value: LocalizedValue, isNumber: Bool) throws {
        let rules = try Self.rules(LocalizedStringResource(key: "%lld of %@", arguments: [value, value]))
        #expect(rules == (isNumber ? [] : ["wrong-argument"]))
    }

    @Test func `the texts among the arguments are looked at too`() throws {
        let inner = LocalizedStringResource(key: "Hullo")
        #expect(
            try Self.rules(LocalizedStringResource(key: "%lld of %@", arguments: [.integer(1), .resource(inner)]))
                == ["unknown-string"])
        let list = LocalizedValue.list([.resource(inner), .resource("Hello")])
        #expect(try Self.localization().format(list).problems.map(\.key) == ["Hullo"])
        var elsewhere = inner
        elsewhere.locale = "ar"
        #expect(try Self.localization().format(.resource(elsewhere)).problems.map(\.key) == ["Hullo"])
    }
}
