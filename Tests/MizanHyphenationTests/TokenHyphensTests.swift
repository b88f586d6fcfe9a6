import Foundation
import MizanBase
import MizanDocument
import TestSupport
import Testing

@testable import MizanHyphenation

/// Where words are parted.
@Suite struct TokenHyphensTests {
    /// A word with a hyphen at each place.
    static func parted(_ word: String, _ language: LanguageTag) -> String {
        let units = Array(word.utf16)
        let offsets = [0] + TokenHyphens(units) { _ in language }.offsets + [units.count]
        return zip(offsets, offsets.dropFirst()).map { String(decoding: units[$0..<$1], as: UTF16.self) }
            .joined(separator: "|")
    }

    struct Word: Decodable {
        let language: String
        let parts: String
    }

    /// The answers that two other programs give for the same files of patterns, where they agree.
    @Test func wordsArePartedAsOtherProgramsDo() throws {
        let bytes = try Checkout.bytes(of: "Tests/Fixtures/hyphenation/words.json")
        let words = try JSONDecoder().decode([Word].self, from: Data(bytes))
        #expect(words.count == 177 && Set(words.map(\.language)).count == PatternFile.all.count)
        for word in words {
            let whole = word.parts.replacingOccurrences(of: "-", with: "")
            let parted = Self.parted(whole, LanguageTag(word.language))
            #expect(parted == word.parts.replacingOccurrences(of: "-", with: "|"))
        }
    }

    /// Both are listed as exceptions, by TeX's own hyphen.tex too: the patterns alone don't part them so.
    @Test func listedWordsArePartedAsListed() {
        #expect(Self.parted("table", "en") == "ta|ble")
        #expect(Self.parted("Associate", "en") == "As|so|ciate")
        #expect(Self.parted("project", "en") == "project")
    }

    @Test func lettersInAnotherFormAreTheSame() {
        #expect(Self.parted("U\u{308}bersetzung", "de") == "U\u{308}ber|set|zung")
        #expect(Self.parted("ÜBERsetzung", "de") == "ÜBER|set|zung")
        #expect(Self.parted("İstanbullular", "tr") == "İs|tan|bul|lu|lar")
        #expect(Self.parted("ISITICIlar", "tr") == "ISI|TI|CI|lar")
        #expect(Self.parted("ΕΙΔΟποιήσεις", "el") == "ΕΙ|ΔΟ|ποι|ή|σεις")
    }

    @Test func eachPartOfAWordWithHyphensHasItsOwnEnds() {
        #expect(Self.parted("E-Mail-Benachrichtigung", "de") == "E-Mail-Be|nach|rich|ti|gung")
        #expect(Self.parted("(„Einstellungen“),", "de") == "(„Ein|stel|lun|gen“),")
        #expect(Self.parted("und/oder/Einstellungen", "de") == "und/oder/Ein|stel|lun|gen")
    }

    @Test func apostrophesJoinWords() {
        #expect(Self.parted("l'administration", "fr") == "l'ad|mi|nis|tra|tion")
        #expect(Self.parted("l’administration", "fr") == "l’ad|mi|nis|tra|tion")
        #expect(Self.parted("dell’applicazione", "it") == "del|l’ap|pli|ca|zio|ne")
        // The suffix is parted by its apostrophe already.
        #expect(Self.parted("İstanbul'dan", "tr") == "İs|tan|bul'dan")
        #expect(Self.parted("couldn’t", "en") == "couldn’t")
    }

    @Test func soSpelledAWordIsNotParted() {
        // After a hyphen the diaeresis would go: re-eel.
        #expect(Self.parted("reëel", "nl") == "reëel")
        #expect(Self.parted("ree\u{308}el", "nl") == "ree\u{308}el")
        #expect(Self.parted("geïnteresseerd", "nl") == "geïn|te|res|seerd")
    }

    @Test(arguments: [
        "https://example.com/Benachrichtigungen", "www.benachrichtigungen.de", "benachrichtigung@example.com",
        "/usr/share/benachrichtigungen", "C:\\Benachrichtigungen", "benachrichtigung_einstellung", "BENACHRICHTIGUNG",
        "Benachrichtigung2", "2Benachrichtigung", "Be\u{AD}nachrichtigung", "1234567890", "Ja", "",
    ])
    func addressesNumbersCapitalsAndSoftHyphensAreLeftAlone(token: String) {
        #expect(Self.parted(token, "de") == token)
    }

    @Test func aLanguageWithoutPatternsPartsNothing() {
        for language in ["hu", "ug", "ar", "ja", "de-1901", ""] {
            #expect(Self.parted("Benachrichtigungen", LanguageTag(language)) == "Benachrichtigungen")
        }
        #expect(TokenHyphens(Array("Benachrichtigungen".utf16)) { _ in nil }.offsets.isEmpty)
    }

    /// The parts of any letters of a language make the word again, and the first and last are long enough.
    @Test(arguments: PatternFile.all) func partsAreLongEnough(file: PatternFile) throws {
        let tag = LanguageTag(file.language == "el-monoton" ? "el" : file.language)
        let bytes = try Checkout.bytes(of: "Sources/MizanHyphenation/Patterns/\(file.path)")
        let source = try #require(PatternSource(bytes))
        let letters = Set(source.patterns.joined().filter(\.properties.isAlphabetic)).sorted { $0.value < $1.value }
        var random = SeededGenerator(seed: 5)
        var count = 0
        for _ in 0..<200 {
            var word = String.UnicodeScalarView()
            for _ in 0..<Int.random(in: 1...14, using: &random) {
                if let letter = letters.randomElement(using: &random) { word.append(letter) }
            }
            let units = Array(String(word).utf16)
            let offsets = TokenHyphens(units) { _ in tag }.offsets
            #expect(offsets == Set(offsets).sorted())
            count += offsets.count
            guard let first = offsets.first, let last = offsets.last else { continue }
            #expect(String(decoding: units[..<first], as: UTF16.self).count >= file.leastBefore)
            #expect(String(decoding: units[last...], as: UTF16.self).count >= file.leastAfter)
        }
        #expect(count > 50)
    }

    /// What a file holds doesn't trap, and no part of a file has patterns, unless both groups are closed in it.
    @Test func aDamagedFileHasNoPatterns() throws {
        let bytes = try Checkout.bytes(of: "Sources/MizanHyphenation/Patterns/Permissive/hyph-pt.tex")
        #expect(HyphenationPatterns(bytes) != nil)
        for count in stride(from: 0, to: bytes.count, by: 97) {
            let part = Array(bytes[..<count])
            if HyphenationPatterns(part) != nil { #expect(part.contains(UInt8(ascii: "}"))) }
        }
        let open = "\\patterns{1a}\\hyphenation{"
        for text in ["", "\\patterns", "\\patterns{", "\\patterns a", "\\patterns{}", "\\", "{a1b}", open] {
            #expect(HyphenationPatterns(Array(text.utf8)) == nil, "\(text)")
        }
        #expect(HyphenationPatterns([0x5C, 0xFF, 0xFE]) == nil)
        #expect(HyphenationPatterns(Array("\\patterns{9 1a1 99b %}\n}".utf8))?.breakOffsets(in: [0x61, 0x61]) == [1])
    }

    @Test func aTokenWithoutEndIsNotParted() {
        let word = String(repeating: "Benachrichtigung", count: 65_536)
        #expect(TokenHyphens(Array(word.utf16)) { _ in "de" }.offsets.isEmpty)
    }

    @Test func threadsGetTheSamePatterns() async {
        let all = await withTaskGroup(of: [String].self) { group in
            for number in 0..<8 {
                group.addTask {
                    let languages = ["sv", "da", "lt", "hr", "sl", "be", "et", "sk"] as [LanguageTag]
                    let own = languages[number...] + languages[..<number]
                    return own.map { "\($0) \(Self.parted("konfiguracija", $0))" }.sorted()
                }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(all.count == 8 && Set(all).count == 1)
    }
}
