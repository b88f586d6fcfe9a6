import MizanBase

/// One of the shipped regular fonts.
struct BenchmarkFont {
    /// As the names of families and files have it; empty for Latin.
    private let script: String

    var family: String { script.isEmpty ? "Noto Sans" : "Noto Sans \(script)" }

    func path(in folder: String) -> String { "\(folder)/NotoSans\(script.filter { $0 != " " })-Regular.ttf" }

    /// In the order of the engine's fallback: the language's script first.
    static func all(for language: LanguageTag) -> [BenchmarkFont] {
        let own = ["ar": "Arabic UI", "he": "Hebrew", "hi": "Devanagari UI", "th": "Thai UI"][language.language] ?? ""
        let others = ["", "Thai UI", "Arabic UI", "Hebrew", "Devanagari UI"].filter { $0 != own }
        return ([own] + others).map(BenchmarkFont.init)
    }
}
