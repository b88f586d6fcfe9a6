import MizanBase
import MizanUnicode

extension AttributedText {
    /// The text in another case, with its isolates and attributes where their characters are now. The parts between their edges
    /// are mapped each by itself.
    func mapped(_ textCase: Text.Case, language: LanguageTag) -> AttributedText {
        let edges = Set(
            isolates.flatMap { [$0.range.lowerBound, $0.range.upperBound] }
                + runs.flatMap { [$0.range.lowerBound, $0.range.upperBound] } + [0, utf16Count]
        ).sorted()
        let units = Array(string.utf16)
        var (result, places) = ("", [0: 0])
        for (start, end) in zip(edges, edges.dropFirst()) where end <= units.count {
            let part = String(decoding: units[start..<end], as: UTF16.self)
            let isUpper = textCase == .uppercase
            result +=
                isUpper
                ? CaseMapping.uppercased(part, language: language) : CaseMapping.lowercased(part, language: language)
            places[end] = result.utf16.count
        }
        func moved(_ range: Range<Int>) -> Range<Int> {
            let start = places[range.lowerBound] ?? 0
            return start..<max(start, places[range.upperBound] ?? start)
        }
        return AttributedText(
            result, isolates: isolates.map { Isolate(range: moved($0.range), direction: $0.direction) },
            runs: runs.map { Run(range: moved($0.range), attributes: $0.attributes) })
    }
}
