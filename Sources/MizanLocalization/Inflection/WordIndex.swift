/// Words by each of their forms.
package struct WordIndex: Hashable, Sendable {
    /// One thing that a written word can be.
    package struct WordReading: Hashable, Sendable {
        package let word: WordForms
        package let cell: WordForms.FormFeatures

        package init(word: WordForms, cell: WordForms.FormFeatures) {
            self.word = word
            self.cell = cell
        }
    }

    package private(set) var words: [WordForms] = []
    private var readings: [String: [(word: Int, cell: WordForms.FormFeatures)]] = [:]

    package init(_ words: [WordForms] = []) { words.forEach { add($0) } }

    package mutating func add(_ word: WordForms) {
        let index = words.count
        words.append(word)
        for (cell, form) in word.forms {
            readings[form.lowercased(), default: []].append((index, cell))
        }
    }

    package var isEmpty: Bool { words.isEmpty }

    /// What a word in small letters can be; forms of one word in the order masculine, feminine, singular first.
    package func readings(_ form: String) -> [WordReading] {
        (readings[form] ?? []).sorted { left, right in
            left.word != right.word ? left.word < right.word : left.cell.order < right.cell.order
        }.map { WordReading(word: words[$0.word], cell: $0.cell) }
    }

    package static func == (left: WordIndex, right: WordIndex) -> Bool { left.words == right.words }

    package func hash(into hasher: inout Hasher) { hasher.combine(words) }
}

extension WordForms.FormFeatures {
    fileprivate var order: Int {
        let genders: [WordForms.Gender?] = [nil, .masculine, .feminine, .neuter]
        let context = WordForms.FormContext.allCases.firstIndex(of: context) ?? 0
        return (context * 2 + (isPlural ? 1 : 0)) * 4 + (genders.firstIndex(of: gender) ?? 0)
    }
}
