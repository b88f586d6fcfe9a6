import MizanBase

/// Texts of one kind, as they are laid out: one language and one font size.
struct Corpus {
    let name: String
    let texts: [Text]

    struct Text {
        let string: String
        let units: [UInt16]
        let language: LanguageTag

        init(_ string: String, language: LanguageTag) {
            self.string = string
            units = Array(string.utf16)
            self.language = language
        }
    }

    /// How many sentences make a paragraph.
    private static let sentencesPerParagraph = 4

    /// The prose and the labels of a folder.
    static func all(in folder: String) throws -> [Corpus] {
        let prose = [("Latin", "en"), ("Arabic", "ar"), ("Hebrew", "he"), ("Devanagari", "hi"), ("Thai", "th")]
        var corpora = try prose.map { try paragraphs("\(folder)/\($1).txt", name: $0, language: LanguageTag($1)) }
        let mixed = try ["ar", "he"].map {
            try paragraphs("\(folder)/mixed-\($0).txt", name: "mixed", language: LanguageTag($0)).texts
        }
        corpora.insert(Corpus(name: "mixed bidi", texts: mixed.flatMap(\.self)), at: 3)
        corpora.append(Corpus(name: "labels", texts: try labels(in: folder, languages: prose.map(\.1))))
        return corpora
    }

    private static func paragraphs(_ file: String, name: String, language: LanguageTag) throws -> Corpus {
        let sentences = try TextFile.lines(of: file)
        let separator = language.language == "th" ? "" : " "
        let starts = stride(from: 0, to: sentences.count, by: sentencesPerParagraph)
        return Corpus(
            name: name,
            texts: starts.map { start in
                let part = sentences[start..<min(start + sentencesPerParagraph, sentences.count)]
                return Text(part.joined(separator: separator), language: language)
            })
    }

    /// 2,000 labels of each language: each verb with each noun, without and with a count.
    private static func labels(in folder: String, languages: [String]) throws -> [Text] {
        var texts: [Text] = []
        for language in languages {
            let words = try TextFile.lines(of: "\(folder)/labels-\(language).txt").map {
                $0.split(separator: "|").map(String.init)
            }
            guard words.count == 2 else { throw BenchmarkError(message: "labels-\(language).txt: not two lines") }
            for (number, verb) in words[0].enumerated() {
                for (other, noun) in words[1].enumerated() {
                    texts.append(Text("\(verb) \(noun)", language: LanguageTag(language)))
                    let count = 2 + (number * 7 + other * 13) % 140
                    texts.append(Text("\(verb) \(noun) (\(count))", language: LanguageTag(language)))
                }
            }
        }
        return texts
    }
}
