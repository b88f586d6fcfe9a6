/// Words by each of their forms.
struct WordIndex: Hashable, Sendable {
    /// One thing that a written word can be.
    struct Reading: Hashable, Sendable {
        let word: WordForms
        let cell: WordForms.Cell
    }

    private(set) var words: [WordForms] = []
    private var readings: [String: [(word: Int, cell: WordForms.Cell)]] = [:]

    init(_ words: [WordForms] = []) { words.forEach { add($0) } }

    mutating func add(_ word: WordForms) {
        let index = words.count
        words.append(word)
        for (cell, form) in word.forms {
            readings[form.lowercased(), default: []].append((index, cell))
        }
    }

    var isEmpty: Bool { words.isEmpty }

    /// What a word in small letters can be; forms of one word in the order masculine, feminine, singular first.
    func readings(_ form: String) -> [Reading] {
        (readings[form] ?? []).sorted { left, right in
            left.word != right.word ? left.word < right.word : left.cell.order < right.cell.order
        }.map { Reading(word: words[$0.word], cell: $0.cell) }
    }

    static func == (left: WordIndex, right: WordIndex) -> Bool { left.words == right.words }

    func hash(into hasher: inout Hasher) { hasher.combine(words) }
}

extension WordForms.Cell {
    fileprivate var order: Int {
        let genders: [WordForms.Gender?] = [nil, .masculine, .feminine, .neuter]
        let place = WordForms.Place.allCases.firstIndex(of: place) ?? 0
        return (place * 2 + (isPlural ? 1 : 0)) * 4 + (genders.firstIndex(of: gender) ?? 0)
    }
}
