import MizanBase
import MizanUnicode
import Testing

@testable import MizanLocalization

/// The words of the interface itself.
@Suite struct SystemWordTests {
    /// A catalog of a program: one key in some languages.
    private static func bundle(
        _ name: String = StringBundle.mainName, _ key: String = "Hello", _ texts: [String: String]
    ) throws -> StringBundle {
        let units = texts.sorted { $0.key < $1.key }.map {
            #""\#($0.key)": { "stringUnit": { "state": "translated", "value": "\#($0.value)" } }"#
        }
        let json = """
            { "sourceLanguage": "en", "version": "1.0", "strings": { "\(key)": { "localizations": {
              \(units.joined(separator: ", ")) } } } }
            """
        return StringBundle(
            tables: [try StringCatalog(xcstrings: Array(json.utf8), file: "Localizable.xcstrings")], name: name)
    }

    private static func text(_ word: SystemWord, _ localization: Localization) -> String {
        localization.resolve(word.resource).plain
    }

    @Test func `every language has every word, with the argument where the English word has it`() {
        #expect(SystemWords.languages.count >= 41)
        for language in SystemWords.languages where language != .english {
            let words = SystemWords.words(in: language)
            #expect(Set(words.keys) == Set(SystemWord.allCases), "\(language)")
            for (word, text) in words {
                #expect(!text.isEmpty && text.trimmed == text, "\(language) \(word)")
                #expect(
                    text.split(separator: "%@", omittingEmptySubsequences: false).count
                        == word.rawValue.split(separator: "%@", omittingEmptySubsequences: false).count,
                    "\(language) \(word)")
                #expect(text.hasSuffix("…") == (word == .share), "\(language) \(word)")
                #expect(text.hasSuffix(" …") || !text.contains(" …"))
            }
        }
    }

    /// Words of one kind aren't the same, so that a button isn't taken for its opposite.
    @Test func `opposites differ in every language`() {
        let opposites: [(SystemWord, SystemWord)] = [
            (.ascending, .descending), (.collapse, .expand), (.decrement, .increment), (.nextMonth, .previousMonth),
            (.cancel, .ok), (.increment, .more), (.done, .cancel), (.back, .close),
        ]
        for language in SystemWords.languages where language != .english {
            let words = SystemWords.words(in: language)
            for (one, other) in opposites {
                #expect(words[one] != words[other], "\(language) \(one) \(other)")
            }
        }
    }

    @Test(arguments: [
        ("de-AT", "Abbrechen"), ("zh-TW", "取消"), ("pt-BR", "Cancelar"), ("sr-Latn-RS", "Otkaži"), ("sr", "Откажи"),
        ("nb-NO", "Avbryt"), ("uk", "Скасувати"), ("ko-KR", "취소"), ("en-GB", "Cancel"), ("he", "ביטול"),
    ])
    func `a reader sees the word of their language`(locale: LanguageTag, expected: String) {
        #expect(Self.text(.cancel, Localization(bundles: [], locale: locale)) == expected)
    }

    @Test func `the two scripts of Chinese differ`() {
        #expect(Self.text(.search, Localization(bundles: [], locale: "zh-CN")) == "搜索")
        #expect(Self.text(.search, Localization(bundles: [], locale: "zh-HK")) == "搜尋")
    }

    @Test func `a program's bundle replaces words key by key and language by language`() throws {
        let own = try Self.bundle(
            StringBundle.systemName, "Cancel", ["en": "Dismiss", "de": "Verwerfen", "yo": "Fagilé"])
        let main = try Self.bundle("main", "Hello", ["de": "Hallo", "fr": "Bonjour", "yo": "Báwo"])
        func program(_ locale: LanguageTag) -> Localization { Localization(bundles: [main, own], locale: locale) }
        #expect(Self.text(.cancel, program("de")) == "Verwerfen")
        #expect(Self.text(.search, program("de")) == "Suchen")
        #expect(Self.text(.cancel, program("fr")) == "Annuler")
        #expect(Self.text(.cancel, program("en")) == "Dismiss")
        #expect(Self.text(.cancel, program("yo")) == "Fagilé")
        #expect(Self.text(.search, program("yo")) == "Search")
    }

    @Test func `a program without a language has no words of it`() throws {
        let main = try Self.bundle("main", "Hello", ["de": "Hallo"])
        #expect(Self.text(.cancel, Localization(bundles: [main], locale: "ja")) == "Cancel")
        #expect(Self.text(.cancel, Localization(bundles: [main], locale: "de-CH")) == "Abbrechen")
    }

    @Test func `a word without a translation is a problem that names it and the language`() throws {
        let main = try Self.bundle("main", "Hello", ["de": "Hallo", "yo": "Báwo"])
        func problems(_ locale: LanguageTag, _ bundles: [StringBundle]) -> [LocalizedTextProblem] {
            Localization(bundles: bundles, locale: locale).resolve(SystemWord.cancel.resource).problems
        }
        let found = problems("yo", [main])
        #expect(found.map(\.cause) == [.missingWord])
        let diagnostic = try #require(found.first).diagnostic()
        #expect(diagnostic.severity == .warning && diagnostic.rule == "word-missing")
        #expect(diagnostic.key == "Cancel" && diagnostic.language == "yo")
        #expect(diagnostic.message == "the controls' word “Cancel” has no translation into yo")
        #expect(problems("de", [main]).isEmpty && problems("en-AU", [main]).isEmpty && problems("ja", [main]).isEmpty)
        let own = try Self.bundle(StringBundle.systemName, "Cancel", ["yo": "Fagilé"])
        #expect(problems("yo", [main, own]).isEmpty)
        let text = Localization(bundles: [main], locale: "yo")
        #expect(text.resolve("Hello").problems.isEmpty)
    }
}

extension String {
    fileprivate var trimmed: String {
        String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }
}
