import Foundation
import MizanLocalization

/// Words as the tables of the languages write them, separated by white space.
///
/// `foto` has the regular forms, `examen:exámenes` names its plural, `libre:libre:libres:libres` all four.
enum WordTable {
    static func entries(_ text: String) -> [[String]] {
        text.split(whereSeparator: \.isWhitespace).map { entry in
            entry.split(separator: ":", omittingEmptySubsequences: false).map {
                $0.replacingOccurrences(of: "_", with: " ")
            }
        }
    }

    /// Nouns of a gender.
    static func nouns(
        _ gender: WordForms.Gender?, _ text: String, plural: (String) -> String?
    ) -> [WordForms] {
        entries(text).map { entry in
            WordForms.noun(entry[0], entry.count > 1 ? entry[1] : plural(entry[0]), gender)
        }
    }

    /// Words with four forms; where there are two, the singulars.
    static func words(
        _ part: WordForms.PartOfSpeech, _ text: String, plural: (String) -> String? = { $0 },
        forms: (String) -> [String] = { [$0] }
    ) -> [WordForms] {
        entries(text).map { entry in
            switch entry.count {
            case 1: WordForms(part).with(forms(entry[0]))
            case 2: WordForms(part).with(entry + [plural(entry[0]) ?? "", plural(entry[1]) ?? ""])
            default: WordForms(part).with(entry)
            }
        }
    }

    /// Words with a form for one and one for many: verbs.
    static func numbered(_ part: WordForms.PartOfSpeech, _ text: String) -> [WordForms] {
        entries(text).map { entry in
            entry.dropFirst().prefix(1).reduce(WordForms(part).with(nil, isPlural: false, entry[0])) {
                $0.with(nil, isPlural: true, $1)
            }
        }
    }

    /// Words with one form.
    static func single(_ part: WordForms.PartOfSpeech, _ text: String) -> [WordForms] {
        entries(text).map { WordForms(part).with(nil, isPlural: false, $0[0]) }
    }
}
